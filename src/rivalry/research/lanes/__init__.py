"""Games side by side in one buffer: the part of the research library that is compiled."""
