"""The editions: what is in their boxes, and what a file of one's own may get wrong (R1.2)."""
