"""The application: all endpoints, behind the border."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from rivalry.server import protocol
from rivalry.server.config import Config
from rivalry.server.node import DataInUse, Node
from rivalry.server.refusal import Refusal
from rivalry.server.storable import sayable
from rivalry.server.store.database import StoreProblem
from rivalry.server.web import advice, archive, decks, identity, lobby
from rivalry.server.web.border import STATUS, Border
from rivalry.server.web.endpoint import TheNode, problems
from rivalry.server.web.model import About, Problem, State
from rivalry.server.web.page import Page
from rivalry.server.web.preview import preview_of
from rivalry.server.web.websocket import serve_socket


def create_app(config: Config) -> FastAPI:
    """The server as an ASGI application; its node is `app.state.node`."""
    page = None if config.web is None else Page(config.web)
    node = Node(config, version("rivalry") if page is None else page.build)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            await node.open()
        except DataInUse as problem:
            app.state.failure = str(problem)
            raise
        except (StoreProblem, SQLAlchemyError, OSError) as problem:
            app.state.failure = f"the database cannot be used ({type(problem).__name__})"
            raise
        try:
            yield
        finally:
            await node.close()

    app = FastAPI(
        title="Rivalry",
        version=version("rivalry"),
        description="Tables for games of rival expeditions and rival princes. Live play goes over "
        "the socket /api/tables/{table_id}/socket; its messages are in /api/socket.json.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.node = node
    app.state.failure = ""
    app.include_router(identity.router)
    app.include_router(lobby.router)
    app.include_router(advice.router)
    app.include_router(archive.router)
    app.include_router(decks.router)
    _add_operation(app)
    _add_socket(app, node)
    _add_errors(app, page)
    if page is None:
        app.add_api_route("/", _bare, include_in_schema=False)
    app.add_middleware(Border, node=node)
    return app


def _add_operation(app: FastAPI) -> None:
    @app.get("/health", tags=["operation"])
    async def health() -> State:
        """The process is alive."""
        return State(status="alive")

    @app.get(
        "/ready",
        tags=["operation"],
        responses={503: {"model": Problem, "description": "unavailable"}},
    )
    async def ready(node: TheNode) -> State:
        """The server can take moves: the database answers."""
        if node.stopping:
            raise Refusal("unavailable", "the server is stopping")
        await node.store.ping()
        return State(status="ready")

    @app.get("/metrics", tags=["operation"], response_class=PlainTextResponse)
    async def metrics(node: TheNode) -> Response:
        """Figures for Prometheus."""
        return PlainTextResponse(node.metrics.text())

    @app.get("/api/about", tags=["operation"], responses=problems())
    async def about(node: TheNode) -> About:
        """The version of this server, and the build of the page it serves."""
        return About(version=version("rivalry"), build=node.services.build)

    @app.get("/api/socket.json", tags=["operation"], responses=problems())
    async def socket_schema() -> dict[str, Any]:
        """The JSON schema of every message on a socket."""
        return protocol.schema()


def _add_socket(app: FastAPI, node: Node) -> None:
    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(
        web: WebSocket, table_id: str, n: Annotated[int, Query(ge=0, le=10**9)] = 0
    ) -> None:
        await serve_socket(node, web, table_id, n)


def _add_errors(app: FastAPI, page: Page | None) -> None:
    @app.exception_handler(Refusal)
    async def refused(_: Request, error: Refusal) -> JSONResponse:
        return _problem(error.code, error.message)

    @app.exception_handler(StoreProblem)
    async def not_stored(_: Request, error: StoreProblem) -> JSONResponse:
        return _problem("unavailable", "this could not be stored or read; try again")

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return _problem("invalid", f"{where}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and page is not None:
            # Whatever is not an endpoint belongs to the page.
            preview = await preview_of(app.state.node, request.url.path)
            shown = page.response(request.scope, preview)
            if shown is not None:
                return shown
        code = {404: "not-found", 405: "bad-method"}.get(error.status_code, "invalid")
        response = _problem(code, str(error.detail))
        response.headers.update(error.headers or {})
        return response


def _problem(code: str, message: str) -> JSONResponse:
    headers = {"retry-after": "10"} if code == "too-many" else None
    return JSONResponse({"code": code, "message": sayable(message)}, STATUS[code], headers)


async def _bare() -> PlainTextResponse:
    return PlainTextResponse("Rivalry is running. Its interface: /openapi.json, /api/socket.json\n")
