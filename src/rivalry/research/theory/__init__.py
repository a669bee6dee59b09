"""Small games for theory: small enough to be solved, with chance explicit, and what solves them.

They keep the ideas of the large games, not their size: `expeditions` is Lost Cities with two or
three colours and few cards, where one plays or discards and draws; `auction` is Rivals with some
cards that are sold one by one. `cfr` has counterfactual regret minimisation and exploitability,
`open_spiel` the same games as OpenSpiel's.
"""
