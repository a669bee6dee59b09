"""Which text a database can hold, and how text from outside is made safe to send back."""

LONGEST = 300  # characters of a sentence that quotes what somebody sent


def storable(given: object) -> bool:
    """Whether all text in this JSON value can be stored: no NUL, no half of a surrogate pair.

    >>> storable({"seed": ["ok"]}), storable(["\\x00"]), storable({"\\ud800": 1})
    (True, False, False)
    """
    waiting = [given]  # no recursion: strangers nest values as deeply as they like
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            if "\x00" in one or any("\ud800" <= c <= "\udfff" for c in one):
                return False
        elif isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list):
            waiting += one
    return True


def sayable(sentence: str) -> str:
    """A sentence that may quote anything, cut short and in characters that can be sent.

    >>> sayable("no \\ud800"), len(sayable("x" * 1000))
    ('no ?', 300)
    """
    short = sentence if len(sentence) <= LONGEST else f"{sentence[: LONGEST - 4]} ..."
    return short.encode("utf-8", "replace").decode()
