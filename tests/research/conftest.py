"""PyTorch is no part of what the tests install: training is tested where it is there.

`make test-matrix` installs it.
"""

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") else ["test_train.py"]
