"""PyTorch, Minari and what needs them are no part of what the tests install: they are tested where
they are there. `make test-matrix` installs them.
"""

from importlib.util import find_spec

NEEDS = {
    "test_train.py": "torch",
    "test_sb3.py": "sb3_contrib",
    "test_nfsp.py": "torch",
    "test_minari.py": "minari",
}
"""The package without which a file has nothing to test."""

collect_ignore = [file for file, package in NEEDS.items() if not find_spec(package)]
