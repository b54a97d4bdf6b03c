"""The rules of Beim Zeus!: a file per chapter of the rulebook."""
