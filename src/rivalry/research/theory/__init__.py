"""Small games for theory: small enough to solve, with explicit chance, and what solves them.

They keep the ideas of the large games, not their size: `expeditions` is Lost Cities with two or
three colours and few cards, in which players play or discard and then draw; `auction` is Rivals
with a few cards that are sold one by one. `cfr` has counterfactual regret minimisation and
exploitability, `open_spiel` the same games for OpenSpiel.
"""
