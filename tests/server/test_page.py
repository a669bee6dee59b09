"""The page that the server gives to browsers, and the files its types are generated from."""

import gzip
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from kit import Process, Served, served

import rivalry
from rivalry.server import export

WEB = Path(__file__).parents[2] / "web"
SCRIPT = "export const words = '" + "rivals " * 200 + "';\n"
INDEX = '<!doctype html><script type="module" src="/assets/main-1a2b.js"></script>\n'


@pytest.fixture
def built(folder: Path) -> Path:
    """A small built page."""
    (folder / "dist" / "assets").mkdir(parents=True)
    (folder / "dist" / "index.html").write_text(INDEX)
    (folder / "dist" / "icon.svg").write_text("<svg/>")
    (folder / "dist" / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder / "dist" / "assets" / "card-3c4d.png").write_bytes(b"\x89PNG")
    return folder / "dist"


@pytest.fixture
def site(folder: Path, built: Path) -> Iterator[Served]:
    """A server that has it."""
    with served(folder / "data", web=built) as running:
        yield running


def get(site: Served, path: str, **headers: str) -> httpx.Response:
    with httpx.Client(base_url=site.url, verify=False) as browser:
        plain = {
            "accept-encoding": "identity",
            **{k.replace("_", "-"): headers[k] for k in headers},
        }
        return browser.get(path, headers=plain)


@pytest.mark.parametrize(
    "route",
    ["/", "/play/lost-cities", "/table/0123", "/replay/0123?k=5", "/help/a/b", "/settings"]
    + ["/verify", "/recover", "/index.html", "/assets-of-mine", "/apiary"],
)
def test_every_route_of_the_client_is_its_index(site: Served, route: str) -> None:
    reply = get(site, route)
    assert reply.status_code == 200 and reply.text == INDEX
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in reply.headers["content-security-policy"]


def test_what_is_no_endpoint_stays_an_error_in_json(site: Served) -> None:
    for path in ("/api", "/api/", "/api/nonsense", "/assets/main-old.js", "/assets/%2e%2e/x"):
        reply = get(site, path)
        assert (reply.status_code, reply.json()["code"]) == (404, "not-found"), path
    with httpx.Client(base_url=site.url, verify=False) as browser:
        assert browser.post("/settings").status_code == 404
        assert browser.post("/api/games").status_code == 405
        assert browser.head("/settings").status_code == 200
        assert browser.get("/health").json() == {"status": "alive"}


def test_nothing_outside_the_folder_can_be_had(site: Served) -> None:
    for path in ("/../data/lock", "/%2e%2e/data/lock", "/..%2fdata%2flock", "//etc/passwd"):
        assert get(site, path).text in (INDEX, ""), path


def test_files_with_a_hash_in_their_name_are_kept_for_ever(site: Served) -> None:
    reply = get(site, "/assets/main-1a2b.js")
    assert reply.text == SCRIPT
    assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert get(site, "/icon.svg").headers["cache-control"] == "no-cache"


def test_a_file_that_has_not_changed_is_not_sent_again(site: Served) -> None:
    tag = get(site, "/").headers["etag"]
    reply = get(site, "/settings", if_none_match=tag)
    assert reply.status_code == 304 and not reply.content
    assert get(site, "/", if_none_match='W/"another"').status_code == 200


def test_text_is_compressed_for_browsers_that_take_it(site: Served) -> None:
    reply = get(site, "/assets/main-1a2b.js", accept_encoding="gzip, br")
    assert reply.headers["content-encoding"] == "gzip" and reply.text == SCRIPT
    assert int(reply.headers["content-length"]) < len(SCRIPT) / 5
    assert reply.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in get(site, "/assets/main-1a2b.js").headers
    picture = get(site, "/assets/card-3c4d.png", accept_encoding="gzip")
    assert "content-encoding" not in picture.headers and picture.content == b"\x89PNG"


def test_a_file_that_was_compressed_by_the_build_is_sent_as_it_is(
    folder: Path, built: Path
) -> None:
    (built / "icon.svg.gz").write_bytes(gzip.compress(b"<svg/>", mtime=7))
    with served(folder / "data", web=built) as site:
        assert get(site, "/icon.svg", accept_encoding="gzip").text == "<svg/>"
        assert get(site, "/icon.svg.gz").text == INDEX, "it is no file of its own"


def test_a_browser_hears_that_the_page_has_changed(folder: Path, built: Path) -> None:
    with served(folder / "data", web=built) as site:
        ann = site.player()
        table = ann.table("lost-cities", "me random")
        with ann.open(table) as seat:
            before = seat.news["build"]
        assert ann.get("/api/about") == {"version": rivalry.__version__, "build": before}
    (built / "index.html").write_text(INDEX.replace("1a2b", "5e6f"))
    with served(folder / "data", web=built) as site:
        again = site.player(rivalry=ann.cookie)
        with again.open(table) as seat:
            assert seat.news["build"] != before
            assert seat.news["build"] == again.get("/api/about")["build"]


TAGS = """<meta property="og:title" content="Rivalry" />
<meta property="og:description" content="Play." />
<meta property="og:image" content="/preview.png" />
"""


def test_a_link_to_a_waiting_table_is_shown_as_an_invitation(folder: Path, built: Path) -> None:
    (built / "index.html").write_text(INDEX + TAGS)
    with served(folder / "data", web=built) as site:
        ann = site.player()
        ann.post("/api/me")
        ann.post("/api/me/name", {"name": "Ann O'Lee"})
        table = ann.table("lost-cities-rivals", "me person")
        shown = get(site, f"/table/{table}").text
        assert 'og:title" content="Ann O&#x27;Lee invites you to Lost Cities: Rivals"' in shown
        assert f'og:image" content="{site.url}/preview.png"' in shown
        site.player().join(table)
        for path in (f"/table/{table}", f"/table/{'0' * 32}", "/table/x", "/"):
            shown = get(site, path).text
            assert 'og:title" content="Rivalry"' in shown and "Ann" not in shown
        hostile = get(site, "/", host='x"><script>')
        assert 'content="/preview.png"' in hostile.text or hostile.status_code == 400


def test_without_a_page_the_server_says_where_its_interface_is(server: Served) -> None:
    assert "/openapi.json" in server.player().http.get("/").text
    assert server.player().http.get("/settings").json()["code"] == "not-found"
    assert server.player().get("/api/about")["build"] == rivalry.__version__


def test_serve_gives_the_page_it_is_told(built: Path) -> None:
    with Process(built.parent / "data", more=["--web", str(built)]) as process:
        assert httpx.get(f"{process.url}/table/0").text == INDEX


def test_serve_refuses_a_folder_without_a_page_in_one_line(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "rivalry.cli", "serve", "--port", "0", "--data", str(tmp_path / "d")]
        + ["--web", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert ended.returncode == 1
    assert ended.stderr == f"rivalry: there is no built page in {tmp_path}: it has no index.html\n"


@pytest.mark.parametrize("name", sorted(export.files()))
def test_what_the_client_is_generated_from_is_not_stale(name: str) -> None:
    kept = (WEB / "src" / "generated" / name).read_text(encoding="utf-8")
    made = export.files()[name]
    assert json.loads(kept) == json.loads(made) and kept == made, (
        "run: python -m rivalry.server.export web/src/generated"
    )
