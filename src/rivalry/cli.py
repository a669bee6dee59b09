"""The command `rivalry`: every wrong input ends in one line and an exit code, never a traceback."""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

STOPPED = 130  # the exit code of a program that Ctrl-C ended


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    try:
        import rich  # noqa: F401
        import typer
    except ImportError:
        way = 'in a checkout of Rivalry, pip install ".[cli]"'
        _leave(f"the terminal needs Typer and Rich: {way}", 1)
    import rivalry
    from rivalry.bots.spread import ONE_CORE
    from rivalry.files import FileProblem
    from rivalry.terminal.app import app
    from rivalry.terminal.arguments import Refused

    os.environ.update(ONE_CORE)  # before a bot loads NumPy
    try:
        given = sys.argv[1:] if arguments is None else list(arguments)
        if given == ["--version"]:
            print(f"rivalry {rivalry.__version__}")
            sys.exit(0)
        code = app(given or ["--help"], prog_name="rivalry", standalone_mode=False)
    except Refused as error:
        _leave(str(error), error.code)
    except FileProblem as error:
        _leave(str(error), 1)
    except BrokenPipeError:
        # A reader such as `head` has had enough; keep Python from complaining when it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except (KeyboardInterrupt, typer.Abort):
        code = STOPPED
    except Exception as error:
        # Typer's usage errors: what the command line itself could not understand.
        if not hasattr(error, "format_message"):
            raise
        _leave(f"{error.format_message()} (see: rivalry --help)", 2)
    if code == STOPPED:
        _leave("stopped", STOPPED)
    sys.exit(code if isinstance(code, int) else 0)


def _leave(message: str, code: int) -> NoReturn:
    print(f"rivalry: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    main()
