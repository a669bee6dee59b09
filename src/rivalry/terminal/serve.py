"""The command `rivalry serve`."""

from pathlib import Path
from typing import Annotated

import typer

from rivalry.terminal.arguments import Refused, missing


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = 8000,
    data: Annotated[Path, typer.Option(metavar="DIR", help="Where games are kept.")] = Path("data"),
    database: Annotated[
        str, typer.Option(metavar="URL", help="postgresql://...; SQLite in DIR if not given.")
    ] = "",
    workers: Annotated[int, typer.Option(min=1, help="Cores for bots that search.")] = 1,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another site that may use this one.")
    ] = None,
    proxy: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The proxy whose headers are trusted.")
    ] = "127.0.0.1",
    web: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A built page to serve instead of ours.")
    ] = None,
    open_page: Annotated[
        bool, typer.Option("--open", help="Show the page in a browser, if there is one.")
    ] = False,
) -> None:
    """Serve tables to browsers and bots."""
    try:
        from rivalry.server.config import Config
        from rivalry.server.run import Problem, run
    except ImportError as error:
        raise missing(f"the server needs {error.name}", "server") from None
    config = Config(
        data=data,
        host=host,
        port=port,
        database=database,
        workers=workers,
        origins=tuple(origin or ()),
        proxies=proxy,
        web=web or built_page(),
        open_page=open_page,
    )
    try:
        run(config)
    except Problem as problem:
        raise Refused(str(problem), code=1) from None


def built_page() -> Path | None:
    """The page that came with this program, or was built in the checkout it runs from."""
    installed = Path(__file__).parents[1] / "server" / "web" / "dist"
    checkout = Path(__file__).parents[3] / "web" / "dist"
    for folder in (checkout, installed):
        if (folder / "index.html").is_file():
            return folder
    return None
