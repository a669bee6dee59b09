"""Why an answer is good, game by game: the words of each reason, and which one fits."""
