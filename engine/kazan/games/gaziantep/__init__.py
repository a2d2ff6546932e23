"""Mangala IV of Gaziantep."""
