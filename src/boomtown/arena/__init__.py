"""Which bot is better, and by how much: many games on paired deals, and what they come to."""
