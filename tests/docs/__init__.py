"""The documentation is true: rules have tests, links resolve, files keep their size."""
