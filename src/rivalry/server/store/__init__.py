"""The database: its schema, its history, and the only way to read and write it."""
