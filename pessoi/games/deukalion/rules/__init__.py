"""The rules of Deukalion: a file per chapter of the rulebook."""
