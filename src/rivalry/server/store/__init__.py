"""The database: its schema, its history, and the one way to read and write it."""
