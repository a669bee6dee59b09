"""One table: its journal, what a command does to it, who acts on it, and what is shown."""
