"""The cards, one module per set. Importing a module declares its cards."""
