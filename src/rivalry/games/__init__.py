"""The games. Each folder holds the rules of one game and imports nothing but the core."""
