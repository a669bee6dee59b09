"""PyTorch, Minari and what needs them are no part of what the tests install: they are tested where
they are there. `make test-matrix` installs them.
"""

from importlib.util import find_spec

NEEDS = {
    "test_minari.py": ["minari"],
    "test_nfsp.py": ["torch", "tree"],
    "test_sb3.py": ["sb3_contrib"],
    "test_tianshou.py": ["tianshou"],
    "test_train.py": ["torch"],
    "test_train_catan_rivals.py": ["torch"],
    "test_train_rivals.py": ["torch"],
}
"""The packages without which a file has nothing to test."""

collect_ignore = [file for file, packages in NEEDS.items() if not all(map(find_spec, packages))]
