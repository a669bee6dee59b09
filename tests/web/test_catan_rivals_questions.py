"""A walk through every question that Rivals for Catan can ask a player, in a real browser.

The page is the real one; the other end of its socket is the test, which asks each
question in the recorded position that `web/questions.py` kept of it.
"""

import json
from typing import Any

import pytest
from asking import Table
from browsing import ROOT, NewPage, no_overflow, until

GENERATED = ROOT / "web" / "src" / "generated"
PHONE = {"size": (390, 844), "has_touch": True}
DESK = {"size": (1440, 900)}
SHOWN = """({ n, options, card }) => {
  if (document.querySelector(".board")?.dataset.n !== String(n)) return null;
  const seen = [...document.querySelectorAll(".board button[data-words]")]
    .filter(one => one.checkVisibility())
    .filter(one => one.getBoundingClientRect().width >= (one.matches("[data-x]") ? 20 : 43.5))
    .map(one => one.dataset.words);
  if (seen.length === 0) return null;
  const faces = card ? [...document.querySelectorAll(`.board [data-card="${card}"]`)] : [];
  return {
    question: document.querySelector(".dock .question").textContent,
    missing: options.filter(words => !seen.includes(words)),
    card: !card || faces.some(one => one.checkVisibility()),
  };
}"""
"""What the page shows at place `n`: the question, the options that are nowhere on the board or too
small for a finger, and whether the card that asks is there to be tapped and read."""


CHOOSE = """words => {
  const found = [...document.querySelectorAll(".board button[data-words]")];
  const one = found.find(each => each.dataset.words === words && each.checkVisibility());
  if (one.closest("[data-scrolls]")) one.scrollIntoView({ block: "center" });
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (one.contains(hit)) one.click();
  return one.contains(hit);
}"""
"""Choose an option where it lies; false if something covers it."""


@pytest.mark.parametrize(("lang", "where"), [("en", PHONE), ("de", DESK)], ids=["phone", "desk"])
def test_every_question_is_shown_with_its_options_and_answered(
    new_page: NewPage, lang: str, where: dict[str, Any]
) -> None:
    """In English on a phone, in German on a desk."""
    questions = json.loads((GENERATED / "questions" / "catan-rivals.json").read_text())
    words = json.loads((GENERATED / "prompts.json").read_text())["catan-rivals"]
    page = new_page(lang=lang, **where)
    table = Table(page)
    for n, (why, asked) in enumerate(questions.items(), start=1):
        options = [option["words"] for option in asked["options"]]
        card = asked["view"]["asked"]["card"]
        table.ask(n, asked)
        found = until(page, SHOWN, {"n": n, "options": options, "card": card})
        amount = str(asked["view"]["asked"]["amount"])
        english = words[why].replace("{n}", amount) in found["question"]
        assert english == (lang == "en") and found["question"].strip(), why
        assert found["missing"] == [] and found["card"], why
        chosen = options[-1]
        assert page.evaluate(CHOOSE, chosen), why
        while len(table.answers) < n:
            page.wait_for_timeout(1)
        assert table.answers[-1] == {"type": "answer", "n": n, "action": chosen}, why
        table.sockets[-1].send(json.dumps({"type": "accepted", "n": n}))
    assert len(table.answers) == len(questions) > 60
    no_overflow(page)
