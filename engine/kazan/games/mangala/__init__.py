"""Turkish Mangala."""
