"""Which text a database can hold, and how text from outside is made safe to send back."""

LONGEST = 300  # characters of a sentence that quotes what somebody sent


def storable(given: object) -> bool:
    """Whether all text in this JSON value can be stored: no NUL, no half of a surrogate pair.

    >>> storable({"seed": ["ok"]}), storable(["\\x00"]), storable({"\\ud800": 1})
    (True, False, False)
    """
    if isinstance(given, str):
        return "\x00" not in given and not any("\ud800" <= c <= "\udfff" for c in given)
    if isinstance(given, dict):
        return all(storable(key) and storable(value) for key, value in given.items())
    if isinstance(given, list):
        return all(storable(item) for item in given)
    return True


def sayable(sentence: str) -> str:
    """A sentence that may quote anything, cut short and in characters that can be sent.

    >>> sayable("no \\ud800"), len(sayable("x" * 1000))
    ('no ?', 300)
    """
    short = sentence if len(sentence) <= LONGEST else f"{sentence[: LONGEST - 4]} ..."
    return short.encode("utf-8", "replace").decode()
