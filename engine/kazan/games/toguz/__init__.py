"""Toguz Korgool / Togyz Kumalak."""
