"""The option that a policy likes best."""

from mypy_extensions import i64


def best_of(judged: list[float]) -> i64:
    """The place of the highest value, the first of equal ones.

    >>> int(best_of([0.5, 2.0, 2.0]))
    1
    """
    found: i64 = 0
    most: float = judged[0]
    i: i64 = 1
    while i < len(judged):
        if judged[i] > most:
            most = judged[i]
            found = i
        i += 1
    return found
