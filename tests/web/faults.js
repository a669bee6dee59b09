// What can be wrong with a screen; each function gives the faults in words. Put into the page by
// the tests (browsing.py).
window.faults = {
  /** Things that make the page scroll sideways. */
  wide() {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
      .filter((one) => one.getBoundingClientRect().right > width + 1)
      .map(name)
      .slice(-5);
  },

  /** Things to click that something else lies over, at their centre. */
  covered() {
    const top = document.querySelector("dialog[open]") ?? document.body;
    const found = [];
    for (const one of top.querySelectorAll("button:enabled, a[href], select, input, summary")) {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (one.closest(".skip, .hidden")) continue;
      one.scrollIntoView({ block: "center", inline: "center" });
      const box = one.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const own = hit && (one.contains(hit) || hit.contains(one));
      if (!own && !hit?.closest("label")?.contains(one)) found.push(`${name(one)} under ${name(hit)}`);
    }
    scrollTo(0, 0);
    return found;
  },

  /** What of the table is not in the window, not on the board, outside of its part of the board,
   * or under the dock. */
  outside() {
    rooms = new Map();
    const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const board = document.querySelector(".board");
    const table = board.getBoundingClientRect();
    const found = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1)
      found.push(`the page is ${root.scrollWidth} x ${root.scrollHeight}`);
    const look = (one, room) => {
      const box = seen(one, board);
      if (box && !within(box, room)) found.push(`${name(one)} at ${corners(box)}`);
    };
    for (const one of document.querySelectorAll(".table-head, .table-head *, .dock, .dock > *"))
      if (!one.closest(".hidden")) look(one, window_);
    for (const one of board.querySelectorAll("section, article, li, p, h2, button, [role=img]")) {
      if (one.closest(".hidden, dialog, [popover]") !== null) continue;
      look(one, table);
      const part = one.parentElement.closest("section");
      if (part !== board) look(one, part.getBoundingClientRect());
      if (one.matches("[data-words], [data-hand]") && isShown(one) && isCut(one, board))
        found.push(`${name(one)} is cut off`);
    }
    const dock = document.querySelector(".dock").getBoundingClientRect();
    if (dock.top < table.bottom - 1) found.push("the dock lies over the board");
    return found;
  },

  /** Options that the board does not show: neither at their place nor by the card they are of. */
  unseen() {
    const board = document.querySelector(".board");
    const shown = [...board.querySelectorAll("[data-words], [data-hand]")].filter(isShown);
    const marked = new Set(shown.flatMap((one) => [one.dataset.words, one.dataset.hand]));
    const verbs = new Set(shown.map((one) => one.dataset.words?.split(" ")[0]));
    return [...document.querySelectorAll(".options button")]
      .map((one) => one.dataset.words)
      .filter((words) => !marked.has(words) && !marked.has(words.split(" ").slice(1).join(" ")))
      .filter((words) => !(words.startsWith("bid ") && verbs.has("bid"))); // by steps
  },

  /** Buttons, fields and links outside of running text that are hard to hit with a finger. The
   * places of a landscape, which is shown whole however wide it grows, may be smaller: each of them
   * is in the list of moves at full size too. */
  small() {
    const least = (one) => (one.matches("[data-x]") ? 20.5 : 44) - 0.5;
    return [...document.querySelectorAll("button:enabled, select, summary, a.button, nav a")]
      .filter((one) => one.checkVisibility() && !one.closest(".skip, .log li"))
      .map((one) => [one, one.getBoundingClientRect()])
      .filter(([one, box]) => box.height < least(one) || box.width < least(one))
      .map(([one, box]) => `${name(one)}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
  },

  /** Violations of axe-core's rules, or of some of them. */
  async axe(rules) {
    const some = rules.length > 0 ? { runOnly: rules } : {};
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...some });
    return violations.map((one) => {
      const places = one.nodes.slice(0, 3).map((node) => {
        const why = [...node.any, ...node.all].map((check) => check.message);
        return `${node.target.join(" ")}: ${why.join("; ")}`;
      });
      return `${one.id} (${one.help}) at ${places.join(" | ")}`;
    });
  },
};

function isShown(one) {
  const box = one.getBoundingClientRect();
  return one.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1;
}

/** The part of a thing that is seen within the board: what is cut away by others is not. */
function seen(one, board) {
  if (!isShown(one)) return null;
  const box = common(one.getBoundingClientRect(), room(one.parentElement, board));
  return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
}

let rooms = new Map(); // what things leave of what is in them, remembered for one look

/** Where what is in a thing can be seen. */
function room(over, board) {
  if (!board.contains(over)) return { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };
  const known = rooms.get(over);
  if (known) return known;
  const around = room(over.parentElement, board);
  const cuts = getComputedStyle(over).overflow !== "visible";
  const found = cuts ? common(over.getBoundingClientRect(), around) : around;
  rooms.set(over, found);
  return found;
}

function common(one, other) {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Whether less than the whole of it is seen; a list that is there to be scrolled may be longer. */
function isCut(one, board) {
  if (one.closest("[data-scrolls]")) return false;
  const whole = one.getBoundingClientRect();
  const part = seen(one, board);
  return !part || !within(whole, part);
}

const ROOM = 8; // pixels that a card which is turned or raised may stand out

function within(box, room) {
  return (
    box.left >= room.left - ROOM &&
    box.top >= room.top - ROOM &&
    box.right <= room.right + ROOM &&
    box.bottom <= room.bottom + ROOM
  );
}

function corners(box) {
  return [box.left, box.top, box.right, box.bottom].map(Math.round).join(",");
}

function name(element) {
  if (!element) return "nothing";
  const text = element.textContent?.trim().slice(0, 30);
  return `${element.tagName}.${element.getAttribute("class") ?? ""} "${text}"`;
}
