"""The command `rivalry`: says what is missing if Typer or Rich is, and hands over otherwise."""

import sys


def main() -> None:
    """Run the command line."""
    try:
        import rich  # noqa: F401
        import typer  # noqa: F401
    except ImportError:
        sys.exit('rivalry: the terminal needs Typer and Rich: pip install "rivalry[cli]"')
    from rivalry.terminal.app import app

    app()


if __name__ == "__main__":
    main()
