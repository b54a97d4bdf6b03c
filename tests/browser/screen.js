// What is wrong with a table on a screen, as a list of sentences. Sizes are in px of the screen.
() => {
  const LARGEST_U = 2;
  const PAD = 20;
  const LEAST_SHARE = 38;
  const LEAST_TEXT = 11;
  const LEAST_NUMBER = 13;
  const MOST_BUTTONS = 4;
  const ROUNDING = 0.4;

  const faults = [];
  const box = (one) => one.getBoundingClientRect();
  const named = (one) => one.dataset.place ?? one.dataset.region ?? String(one.className.baseVal ?? one.className);
  const isIn = (inner, outer) =>
    inner.left >= outer.left - 1 &&
    inner.top >= outer.top - 1 &&
    inner.right <= outer.right + 1 &&
    inner.bottom <= outer.bottom + 1;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const window_ = new DOMRect(0, 0, innerWidth, innerHeight);

  // Nothing scrolls, and every region is in the window.
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`scrolls sideways by ${root.scrollWidth - innerWidth}`);
  if (root.scrollHeight > innerHeight) faults.push(`scrolls down by ${root.scrollHeight - innerHeight}`);
  for (const region of all(".bar, .stage, .prompt, [data-region=hand]"))
    if (!isIn(box(region), window_)) faults.push(`${named(region)} is not in the window`);

  // The board fills its stage in one direction and has its share of the window.
  const stage = document.querySelector(".stage");
  const canvas = stage.querySelector(".canvas");
  const room = box(stage);
  const zoom = Number(canvas.style.getPropertyValue("--zoom"));
  const u = Number(stage.style.getPropertyValue("--u"));
  const board = { width: canvas.offsetWidth * u, height: canvas.offsetHeight * u };
  const fills = room.width - board.width <= PAD + 1 || room.height - board.height <= PAD + 1;
  if (!fills && u < LARGEST_U) faults.push(`the board (${board.width}×${board.height}) leaves room on all sides`);
  const share = (board.width * board.height) / (innerWidth * innerHeight);
  if (Math.round(share * 100) < LEAST_SHARE && u < LARGEST_U) faults.push(`the board takes ${Math.round(share * 100)} % of the window`);
  if (zoom === 1 && !isIn(box(canvas), room)) faults.push("the board is not in its stage");

  // Text can be read on the whole board, and numbers to decide by where the camera shows them.
  const small = new Set();
  for (const walk = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT); walk.nextNode(); ) {
    const text = walk.currentNode.data.trim();
    const parent = walk.currentNode.parentElement;
    if (!text || parent.closest(".hidden, .notice, .recap") || !parent.checkVisibility({ opacityProperty: true })) continue;
    const matrix = parent instanceof SVGElement ? parent.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : parent.offsetWidth ? box(parent).width / parent.offsetWidth : u;
    const shown = parseFloat(getComputedStyle(parent).fontSize) * scale;
    const decides = parent.closest(".place.lit") && /^[\d½+−×%\s.,/]+$/.test(text);
    const [size, least] = decides ? [shown, LEAST_NUMBER] : [shown / zoom, LEAST_TEXT];
    if (size < least - ROUNDING) small.add(`“${text.slice(0, 20)}” is ${size.toFixed(1)} px high`);
  }
  faults.push(...[...small].slice(0, 5));

  // Everything that is lit can be reached: the middle of it or of a part of it is in its region, with nothing over it.
  for (const place of all(".place.lit")) {
    const region = place.closest(".stage, .lifted, [data-region=hand], .prompt, [popover]") ?? stage;
    const around = box(region);
    const middles = [place, ...place.querySelectorAll("rect, path, circle, svg")].map(box).map((part) => ({
      x: part.left + part.width / 2,
      y: part.top + part.height / 2,
    }));
    const inside = middles.filter(
      ({ x, y }) => x >= around.left && x <= around.right && y >= around.top && y <= around.bottom,
    );
    if (!inside.length) faults.push(`${named(place)} is lit outside ${named(region)}`);
    else if (!inside.some(({ x, y }) => document.elementFromPoint(x, y)?.closest(".place.lit") === place))
      faults.push(`${named(place)} is lit, but covered`);
  }

  // The prompt says all it has to say.
  if (all(".prompt .doing > button").length > MOST_BUTTONS) faults.push("the prompt has too many buttons");
  for (const button of all(".prompt button, .bar button"))
    if (box(button).width && !isIn(box(button), window_)) faults.push(`a button is cut: ${button.innerText}`);
  for (const said of all(".prompt .question, .prompt button > span"))
    if (said.scrollWidth > said.clientWidth + 1 || said.scrollHeight > said.clientHeight + 3)
      if (said.checkVisibility()) faults.push(`cut: ${said.innerText}`);
  const lost = document.body.innerText.match(/⟦.*?⟧/g);
  if (lost) faults.push(`no message: ${lost.join(" ")}`);
  return faults;
};
