"""What every game shares: decisions, chance, logs, matches, effects, hidden cards."""
