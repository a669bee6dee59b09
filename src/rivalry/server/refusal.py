"""A refusal: what is not allowed, as a stable code and a sentence for people."""


class Refusal(Exception):
    """Something that is not allowed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
