"""The rules of Peloponnes: a file per chapter of the rulebook."""
