// What is wrong with a page as it lies there; runs inside the page.

/** Returns one sentence for everything that cannot be read, reached or touched. */
export function measured() {
  // A television is read from a sofa, and may hide what lies at its edge.
  const television = document.querySelector("main.tv") !== null;
  const FLOOR = television ? 24 : 11;
  const EDGE = television ? 0.05 : 0;
  // Wide and high. What is pressed in every turn is for a thumb; the rest may be smaller where the
  // drawings make it so: a street's lots, the bar of 38, a ledger of two lines in 55.
  const LEAST = [
    // The lesson says goodbye in two lines, with the streets at rest.
    [".table:has(.ends) .lot", [29, 44]],
    [".table:is(.low, :has(.banner)) .plan", [30, 24]],
    [".face, .whole, .card.sel .act, .go, .undo, .prev, .plan, .strip div button, .rvend, .close", [30, 44]],
    [".small .lot", [26, 56]],
    [".table.low .lot, .table.low .slot", [28, 48]],
    [".lot", [29, 56]],
    [".slot", [28, 56]],
    [".ledger .cell, .ledger .col", [24, 24]],
    ["*", [28, 28]],
  ];
  // Art that scales with its lot or its seat, and what no eye sees.
  // A skip link is seen once it has the focus.
  const UNREAD = ".lot svg, .tok, .mini s, .nbr .mini, .sr, .skip, script, style, noscript, option, symbol, defs";
  const PRINTED = "button, a, .card, .xc, .plan, .chip, .sign, label, th, td, dt, dd, li";
  const STEP = 2;
  const FINEST = [24, 24];
  const problems = [];
  const dialog = document.querySelector("dialog[open]");
  // What lies on top is all that can be touched.
  const root = dialog ?? document.querySelector(".reveal")?.parentElement ?? document.body;
  const shown = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.getClientRects().length > 0;
  const what = (element) => {
    const at = element.closest("[data-at], [data-do]");
    const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40);
    const kind = `${element.localName}${[...element.classList].map((one) => `.${one}`).join("")}`;
    return `${kind}${at ? ` in ${at.dataset.at ?? at.dataset.do}` : ""} “${name}”`;
  };
  const say = (problem) => {
    if (!problems.includes(problem)) problems.push(problem);
  };
  const round = (value) => Math.round(value * 10) / 10;

  // The page itself
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) say(`the page is ${page.scrollWidth} wide, the screen ${innerWidth}`);
  if (Math.abs(visualViewport.scale - 1) > 0.001) say(`the page is zoomed by ${visualViewport.scale}`);
  const table = !dialog && document.querySelector("main.table:not(.textboard)");
  // Where letters are set to be very large the table may scroll.
  const large = matchMedia("(max-width: 18em)").matches;
  if (table && !large && page.scrollHeight > innerHeight) say(`the table is ${page.scrollHeight} high, the screen ${innerHeight}`);

  // Whatever can be touched. While fences are chosen, houses stop being targets.
  const fencing = document.querySelector(".slot") !== null;
  const controls = [...root.querySelectorAll("button, a[href], input, select, textarea")].filter(
    (element) => shown(element) && !element.matches(".skip") && (!root.querySelector(".reveal") || element.closest(".reveal")) && !element.disabled && !element.closest("[inert]") && !(fencing && element.matches(".lot")),
  );
  // A neighbour's sheet in a slip is only looked at; panels of the desktop may scroll for themselves.
  const scrolls = (element) => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(outer).overflowY) && outer.scrollHeight > outer.clientHeight + 1) return true;
    }
    return false;
  };
  for (const element of controls) {
    if (!table || large || scrolls(element)) element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) {
      say(`${what(element)} lies outside: ${[left, top, right, bottom].map(round).join(" ")}`);
      continue;
    }
    const across = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(...across);
    const label = element.closest("label");
    const isHit = (found) => found !== null && (element.contains(found) || label?.contains(found));
    // The bubble goes away on the next touch, wherever that is.
    if (hit?.closest(".why") && !element.closest(".why")) continue;
    if (!isHit(hit)) {
      say(`${what(element)} is covered by ${hit ? what(hit) : "nothing"}`);
      continue;
    }
    const least = leastSize(element);
    const size = [0, 1].map((axis) => reach(across, axis, isHit, least[axis]));
    if (size.some((length, axis) => length < least[axis] - STEP)) say(`${what(element)} can be touched on ${size.join(" × ")}, at least ${least.join(" × ")}`);
  }
  page.scrollTo({ top: 0, behavior: "instant" });

  /** How far a touch may go astray from the middle along an axis, both ways together. */
  function reach(middle, axis, isHit, enough) {
    const ways = [-1, 1].map((way) => {
      const point = [...middle];
      let far = 0;
      for (; far < enough; far += STEP) {
        point[axis] += way * STEP;
        if (!isHit(document.elementFromPoint(...point))) break;
      }
      return far;
    });
    return ways[0] + ways[1] + STEP;
  }

  function leastSize(element) {
    if (innerWidth >= 700) return FINEST;
    return LEAST.find(([selector]) => element.matches(selector))[1];
  }

  // Whatever can be read
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === "" || !element || !shown(element) || element.closest(UNREAD)) continue;
    const style = getComputedStyle(element);
    const scale = element instanceof SVGElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(style.fontSize) * scale;
    const place = rectOf(node);
    if (!element.closest(".hero, .nbr .last") && place.width > 0 && (place.left < -1 || place.right > innerWidth + 1)) say(`${what(element)} lies outside: ${round(place.left)} to ${round(place.right)}`);
    const [across, down] = [innerWidth * EDGE, innerHeight * EDGE];
    if (television && place.width > 0 && (place.left < across - 1 || place.right > innerWidth - across + 1 || place.top < down - 1 || place.bottom > innerHeight - down + 1)) say(`${what(element)} lies at the edge of the television: ${[place.left, place.top, place.right, place.bottom].map(round).join(" ")}`);
    if (size < FLOOR - 0.05) say(`${what(element)} has letters of ${round(size)} px`);
    cut(element, place);
    if (!element.closest(".hero, .town, .wm, .nbr .last")) spilled(element, place);
  }
  /** Letters that reach out of what they are printed on. */
  function spilled(element, { left, right, top, bottom, width }) {
    const paper = element.closest(PRINTED);
    if (!paper || width === 0) return;
    const edge = paper.getBoundingClientRect();
    if (left < edge.left - 1 || right > edge.right + 1) say(`${what(paper)} lets letters out sideways: ${[left, right].map(round).join(" to ")} in ${[edge.left, edge.right].map(round).join(" to ")}`);
    // A flag stands over its card.
    if (element.closest(".role")) return;
    if (top < edge.top - 4 || bottom > edge.bottom + 4) say(`${what(paper)} lets letters out above or below: ${[top, bottom].map(round).join(" to ")} in ${[edge.top, edge.bottom].map(round).join(" to ")}`);
  }
  function rectOf(node) {
    const range = document.createRange();
    range.selectNode(node);
    return range.getBoundingClientRect();
  }
  function cut(element, { bottom }) {
    if (element instanceof SVGElement) return;
    for (let outer = element; outer && outer !== root; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.display === "inline") continue;
      const wide = outer.scrollWidth > outer.clientWidth + 1 && /hidden|clip/.test(style.overflowX);
      // Letters reach a little beyond a tight line.
      const high = outer.scrollHeight > outer.clientHeight + 4 && /hidden|clip/.test(style.overflowY);
      // The button beside it says the rest, and so does the neighbour's slip.
      if (outer.matches(".nbr .last")) return;
      // The hint of the line gives way where there is no room for both.
      if (outer.matches(".table > .say, .bar2 .say") && (element.closest("em") || bottom < outer.getBoundingClientRect().bottom + 2)) return;
      if (outer.matches(".table:has(.bar > .ask) > .say")) return;
      if (outer.matches("main.table, .town *, .onesheet, .onesheet *, .hero, .hero *, svg, .card, .xc, .mini *")) return;
      if (wide || high) return say(`${what(outer)} is cut: ${outer.scrollWidth} × ${outer.scrollHeight} in ${outer.clientWidth} × ${outer.clientHeight}`);
    }
  }
  return problems;
}
