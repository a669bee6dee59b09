"""Bots: players that choose from views."""
