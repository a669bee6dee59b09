"""Rules of thumb over states, compiled with the engine, for bots and for the playouts of search.

A policy looks at a state only where the seat that is asked may look, so a bot, which has no state,
asks it about any world that its view leaves possible.
"""
