"""The rules, module by module."""
