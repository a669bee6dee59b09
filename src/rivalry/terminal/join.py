"""The command `join`: a bot, or a program that speaks HTTP, takes a seat at a table on a server."""

from importlib.util import find_spec
from typing import Annotated

import typer

from rivalry.bots.joining import NotJoined, play
from rivalry.bots.remote import NoReply
from rivalry.core.decision import BadOption
from rivalry.terminal.arguments import Refused, missing


def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="http://HOST/table/ID")],
    bot: Annotated[
        str, typer.Option(metavar="NAME", help="A bot, or a player's address: http://...")
    ],
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="This seat; any open one if not given.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0, help="Thinking time per decision.")] = 1.0,
) -> None:
    """Let a bot, or a program of yours, play at a table of a server."""
    if find_spec("websockets") is None:
        raise missing("playing on a server needs websockets", "server")
    try:
        result = play(link, bot, seconds, seat)
    except (NotJoined, NoReply, BadOption) as error:
        raise Refused(str(error), code=1) from None
    if "scores" in result:
        winners = " and ".join(f"seat {one}" for one in result["winners"])
        scores = ", ".join(f"seat {one} {score}" for one, score in enumerate(result["scores"]))
        typer.echo(f"Result: {scores}; won by {winners} ({result['reason']}).")
    else:
        typer.echo(f"The table is {result['reason']}.")
