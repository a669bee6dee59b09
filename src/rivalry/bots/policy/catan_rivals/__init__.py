"""Rules of thumb for Rivals for Catan: what to build next and after that, and how to pay for it."""
