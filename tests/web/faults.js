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

  /** Buttons, fields and links outside of running text that are hard to hit with a finger. */
  small() {
    return [...document.querySelectorAll("button:enabled, select, summary, a.button, nav a")]
      .filter((one) => one.checkVisibility() && !one.closest(".skip, .log li"))
      .map((one) => [one, one.getBoundingClientRect()])
      .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
      .map(([one, box]) => `${name(one)}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
  },

  /** Violations of axe-core's rules. */
  async axe() {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.map((one) => {
      const places = one.nodes.slice(0, 3).map((node) => {
        const why = [...node.any, ...node.all].map((check) => check.message);
        return `${node.target.join(" ")}: ${why.join("; ")}`;
      });
      return `${one.id} (${one.help}) at ${places.join(" | ")}`;
    });
  },
};

function name(element) {
  if (!element) return "nothing";
  const text = element.textContent?.trim().slice(0, 30);
  return `${element.tagName}.${element.getAttribute("class") ?? ""} "${text}"`;
}
