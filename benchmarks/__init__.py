"""Speed, measured beside other libraries in one run. Start with `make bench`."""
