"""The tests; `docs/architecture.md` says which folder asks which question."""
