"""The pages of docs/: their examples run, and the game they show keeps the contract."""

import re
from pathlib import Path
from typing import Any

import pytest

import rivalry
from rivalry.core import effects

DOCS = Path(__file__).parent.parent / "docs"


def code_blocks(page: str) -> list[str]:
    """The Python code of a page, block by block."""
    text = (DOCS / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert blocks, f"{page} has no example"
    return blocks


def run(code: str, page: str, names: dict[str, Any]) -> None:
    exec(compile(code, page, "exec"), names)


def test_the_files_of_the_page_on_games_are_those_of_the_example() -> None:
    text = (DOCS / "add-a-game.md").read_text(encoding="utf-8")
    shown = dict(re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', text, re.MULTILINE | re.DOTALL))
    example = DOCS.parent / "examples" / "high_card"
    files = [path for path in example.rglob("*.*") if path.suffix in (".py", ".toml", ".json")]
    assert shown == {
        path.relative_to(example).as_posix(): path.read_text(encoding="utf-8") for path in files
    }


def test_the_example_of_the_page_on_games_runs_as_written(fifth: str) -> None:
    [code] = code_blocks("add-a-game.md")
    run(code, "add-a-game.md", {})


def test_the_example_of_the_page_on_effects_runs_as_written() -> None:
    names: dict[str, Any] = {}
    try:
        for block in code_blocks("how-effects-work.md"):
            run(block, "how-effects-work.md", names)
    finally:
        effects.check_digests(False)
    assert names["s"].coins == [6, 0]


def test_links_between_the_pages_lead_somewhere() -> None:
    for page in sorted(DOCS.glob("*.md")):
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (DOCS / link).exists(), f"{page.name} links to {link}"


def test_the_ten_lines_of_the_readme_run_and_print_what_they_say(
    capsys: pytest.CaptureFixture[str],
) -> None:
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    code = re.findall(r"^```python\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)[0]
    names: dict[str, Any] = {}
    run(code, "README.md", names)
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] in code and printed[2] in code  # as the comments beside the lines say
    assert names["again"].scores() == names["match"].scores()
    assert names["state"].decision.player == rivalry.CHANCE


# An install command up to the end of the command; lines that go on are joined before.
INSTALL = re.compile(r"\bpip3?\b[^\n;&|`]*?\binstall\b([^\n;&|`]*)")


def names_to_install(text: str) -> list[str]:
    """What the commands of a text install by our name, which no index has.

    >>> names_to_install("pip install -c x 'rivalry[server]'; pip install dist/rivalry-1.whl")
    ['rivalry[server]']
    """
    commands = INSTALL.findall(text.replace("\\\n", " "))
    words = [word.strip("\"'`().,") for command in commands for word in command.split()]
    return [word for word in words if re.fullmatch(r"rivalry(\[.*|[=<>~!].*)?", word)]


def test_nothing_says_to_install_a_name_that_is_not_published() -> None:
    """Rivalry is on no package index: it is installed from a checkout or from a built wheel."""
    root = DOCS.parent
    ours = [
        path for name in ("docs", "src", "examples", "tools") for path in (root / name).rglob("*")
    ]
    texts = [path for path in ours if path.suffix in (".md", ".py", ".toml")]
    files = [*root.glob("*.md"), root / "Containerfile", root / "Makefile", *texts]
    wrong = {
        path.relative_to(root).as_posix(): found
        for path in files
        if (found := names_to_install(path.read_text(encoding="utf-8")))
    }
    assert wrong == {}


@pytest.mark.parametrize(
    "command",
    [
        "pip install rivalry",
        "pip3 install 'rivalry[server]'",
        "python -m pip install -q -c requirements.lock rivalry",
        'pip --quiet install --find-links /wheels --no-compile "rivalry[server]" && rm -rf /wheels',
        "RUN pip install \\\n  -c x \\\n  rivalry==1.0",
        "(`pip install rivalry`)",
    ],
)
def test_a_command_that_installs_by_name_is_noticed(command: str) -> None:
    assert len(names_to_install(command)) == 1


@pytest.mark.parametrize(
    "command",
    [
        "pip install dist/rivalry-1.0-py3-none-any.whl",
        'pip install -c requirements.lock "$(ls dist/rivalry-*-linux*.whl)[server]"',
        "pip install --editable '.[server]'; rivalry serve",
        "pip freeze --exclude rivalry",
        "pip install rivalry-plays",
    ],
)
def test_a_command_that_installs_a_file_is_not(command: str) -> None:
    assert names_to_install(command) == []
