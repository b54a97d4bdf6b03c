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
  if (Math.round(share * 100) < LEAST_SHARE && u < LARGEST_U)
    faults.push(`the board takes ${Math.round(share * 100)} % of the window`);
  if (zoom === 1 && !isIn(box(canvas), room)) faults.push("the board is not in its stage");

  // Nothing sticks out of the board, or of what is told about a rival.
  if (canvas.scrollWidth > canvas.offsetWidth + 1)
    faults.push(`the board is ${canvas.scrollWidth - canvas.offsetWidth} wider than its plan`);
  for (const rival of all(".compact .rival"))
    if (rival.scrollWidth > rival.clientWidth + 1) faults.push(`a rival is cut: ${rival.innerText}`);

  // Text can be read on the whole board and in the hand, and numbers to decide by where the camera shows them.
  const small = new Set();
  for (const region of [stage, ...all("[data-region=hand]")])
    for (const walk = document.createTreeWalker(region, NodeFilter.SHOW_TEXT); walk.nextNode();) {
      const text = walk.currentNode.data.trim();
      const parent = walk.currentNode.parentElement;
      if (!text || parent.closest(".hidden, .notice, .recap, title")) continue;
      if (!parent.checkVisibility({ opacityProperty: true })) continue;
      const matrix = parent instanceof SVGElement ? parent.getScreenCTM() : null;
      const drawn = matrix
        ? Math.hypot(matrix.a, matrix.b)
        : parent.offsetWidth
          ? box(parent).width / parent.offsetWidth
          : 0;
      const scale = drawn || (region === stage ? u : 1);
      const shown = parseFloat(getComputedStyle(parent).fontSize) * scale;
      const decides = parent.closest(".place.lit") && /^[\d½+−×%\s.,/]+$/.test(text);
      const whole = region === stage ? zoom : 1;
      const [size, least] = decides ? [shown, LEAST_NUMBER] : [shown / whole, LEAST_TEXT];
      if (size < least - ROUNDING) small.add(`“${text.slice(0, 20)}” is ${size.toFixed(1)} px high`);
    }
  faults.push(...[...small].slice(0, 5));

  // Nothing in the hand is cut, or has to be scrolled to; a text that ends in dots is whole in its explanation.
  for (const part of all("[data-region=hand], [data-region=hand] *")) {
    const { overflowY, webkitLineClamp } = getComputedStyle(part);
    if (overflowY === "visible" || webkitLineClamp !== "none" || part.closest(".hidden, svg, input")) continue;
    const [wider, higher] = [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight];
    if (wider > 1 || higher > 1) faults.push(`in the hand, ${named(part)} is cut by ${wider}×${higher}`);
  }

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
  for (const said of all(".prompt .question, .prompt .second, .prompt button > span"))
    if (said.scrollWidth > said.clientWidth + 1 || said.scrollHeight > said.clientHeight + 3)
      if (said.checkVisibility()) faults.push(`cut: ${said.innerText}`);

  // No word is broken where nothing divides it.
  for (const region of all(".prompt, [data-region=hand]"))
    for (const walk = document.createTreeWalker(region, NodeFilter.SHOW_TEXT); walk.nextNode();) {
      const text = walk.currentNode;
      if (text.parentElement.closest(".hidden") || !text.parentElement.checkVisibility()) continue;
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          faults.push(`broken: ${word}`);
      }
    }

  // No caption of the board is under a coin.
  const coins = [...stage.querySelectorAll(".coin")].map(box);
  for (const caption of stage.querySelectorAll("text.caption")) {
    const { left, right, top, bottom } = box(caption);
    if (
      coins.some(
        (coin) => coin.left < right - 1 && coin.right > left + 1 && coin.top < bottom - 3 && coin.bottom > top + 3,
      )
    )
      faults.push(`a coin covers “${caption.textContent}”`);
  }

  // A plate to bid covers no other tile and no disaster.
  for (const plate of stage.querySelectorAll(".plate")) {
    const { left, right, top, bottom } = box(plate);
    for (const other of stage.querySelectorAll(".slot .under, .slot .heading > *, [data-explain^=disaster]")) {
      const part = box(other);
      if (other.contains(plate) || !part.width) continue;
      if (part.left < right - 1 && part.right > left + 1 && part.top < bottom - 1 && part.bottom > top + 1)
        faults.push(`the plate covers ${named(other)}`);
    }
  }
  const lost = document.body.innerText.match(/⟦.*?⟧/g);
  if (lost) faults.push(`no message: ${lost.join(" ")}`);
  return faults;
};
