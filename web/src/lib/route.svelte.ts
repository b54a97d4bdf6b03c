/** Where one is. A seat's token stands behind the #, where no server and no log sees it. */
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

/** Links within the page are followed without loading it anew. */
export function follow(click: MouseEvent): void {
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  const plain = click.button === 0 && !click.ctrlKey && !click.metaKey && !click.shiftKey && !click.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.getAttribute("href")?.startsWith("#")) return;
  click.preventDefault();
  go(link.pathname + link.search + link.hash);
}
