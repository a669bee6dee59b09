"""Games side by side in one buffer: the compiled part of the research library."""
