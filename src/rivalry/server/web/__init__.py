"""The border to browsers: HTTP, sockets, and the built page."""
