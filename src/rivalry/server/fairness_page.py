"""A page without scripts that checks a finished game: /fairness?table=..."""

from html import escape
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import HTMLResponse

from rivalry.server.http import TheNode
from rivalry.server.lobby import get_fairness
from rivalry.server.services import Refusal

router = APIRouter()

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Was the deal fair?</title>
<h1>Was the deal fair?</h1>
<form>
<label>The id of a table: <input name="table" size="34" value="{table}"></label>
<button>Check</button>
</form>
{result}
</html>
"""


@router.get("/fairness", include_in_schema=False)
async def fairness_page(
    node: TheNode, table: Annotated[str, Query(max_length=64)] = ""
) -> HTMLResponse:
    """What was promised before the deal, and whether it was kept."""
    result = ""
    if table:
        try:
            found = await get_fairness(node, table)
        except Refusal as refusal:
            result = f"<p role=alert>{escape(refusal.message)}</p>"
        else:
            kept = {None: "The game is not over", True: "Yes", False: "No"}[found.fair]
            rows = {
                "Answer": f"{kept}: {found.words}",
                "Commitment, shown before the deal": found.commitment,
                "Seed, shown after the game": found.seed or "not yet",
            }
            result = "<dl>{}</dl>".format(
                "".join(f"<dt>{escape(k)}</dt><dd>{escape(v)}</dd>" for k, v in rows.items())
            )
    return HTMLResponse(PAGE.format(table=escape(table, quote=True), result=result))
