"""The rules of Rhodes: a file per chapter of the rulebook."""
