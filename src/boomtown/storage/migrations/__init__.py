"""The steps by which a database came to its present shape; `0001.sql` is the first."""
