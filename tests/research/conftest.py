"""PyTorch and what needs it are no part of what the tests install: training is tested where they
are there. `make test-matrix` installs them.
"""

from importlib.util import find_spec

collect_ignore = [
    file
    for package, file in (("torch", "test_train.py"), ("sb3_contrib", "test_sb3.py"))
    if not find_spec(package)
]
