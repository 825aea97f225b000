"""Drawing: a sheet, the table around it, scores; lines of text, with or without colour."""
