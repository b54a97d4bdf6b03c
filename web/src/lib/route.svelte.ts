/** The current route. A seat's token is in the fragment, which browsers do not send to the server. */
let path = $state(location.pathname);
let fragment = $state(location.hash.slice(1));

function read(): void {
  path = location.pathname;
  fragment = location.hash.slice(1);
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

export const route = {
  get path(): string {
    return path;
  },
  get fragment(): string {
    return fragment;
  },
};

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  read();
  if (!replace) scrollTo(0, 0);
}

/** Follow links within the page without reloading it. */
export function follow(click: MouseEvent): void {
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  const plain = click.button === 0 && !click.ctrlKey && !click.metaKey && !click.shiftKey && !click.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.getAttribute("href")?.startsWith("#")) return;
  click.preventDefault();
  go(link.pathname + link.search + link.hash);
}
