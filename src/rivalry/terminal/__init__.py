"""The terminal: commands, boards and the words around them."""
