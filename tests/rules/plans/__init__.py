"""City plans: each kind met and not met, what it marks, how far a sheet is (R6)."""
