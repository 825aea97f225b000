"""Towns in notation: the moment of round 20 that the drawings show, and others around it."""

ADA = """\
1*3 3*3 4p*3 | 6 6b | . . . 12 .
2 . . 7p . o 3 . | 8 8b 11
2*3 3p*3 4*3 5*3 | 8 . . 10 . | 12 | . 15
; parks 1 1 2 ; temps 2 ; estates 0 0 1 0 0 0 ; plans - - 7"""
BRUNO = """\
1 2 4 6 | 8 . 11 | 12 . .
. 3 5 | 6 7p 7b 9 | 10p . 13 .
1 . 5 5b . . 8p | 10 . . 14 .
; parks 1 1 1 ; pools 4 ; temps 4"""
CLEO = """\
2*3 5*3 6*3 | 7 8 . 11 13 . .
. . . 6 7p | 9 9b . 12 | 14 .
. . 3*3 4*3 6*3 7*3 | 8 11 . . 15 .
; parks 1 1 0 ; pools 2 ; temps 2 ; plans - - 7"""
DEV = """\
. 3 4 5 | 7 9p o 4 . 12
. . 5 6 | 8p 10 | 11 . . . .
1 . . 6 . . 9p | 10 12 12b . .
; parks 1 2 0 ; pools 4 ; temps 1 ; refusals 2"""

# The round after: 9 with its pool is written; Sunnyside 6 lies between two numbers to copy.
NEXT_ROUND = ADA.replace(". . . 12 .", ". 9p . 12 .").replace("8 . . 10", "8 . 9 10")
# Two plans are met once a 9 stands on Sunnyside 6: three of four estates of 3 are wanted.
CLAIMS = """\
1 3 4p | 6 6b 7 | . . 12 .
2 . . 7p . o 3 5 | 8 8b 11
2 3p 4 5 | 8 . 10 | . . | 12 | . 15
; parks 1 1 2 ; temps 2 ; estates 0 0 1 0 0 0"""
# Nothing from 2, 10 and 3 fits.
TIGHT = """\
1*3 3*3 4p*3 | 6 6b | 7 9p 10 12 13
2 5 6 7p 9 | o 3 . | 8 8b 11
2*3 3p*3 4*3 5*3 | 8 . 9 10 . | 12 | . 15
; parks 2 2 2 ; temps 2 ; estates 0 0 1 0 0 0 ; refusals 1 ; plans - - 7"""
# Every box of temps crossed: a number is written as printed, or not at all.
LATE = ADA.replace("temps 2", "temps 11")
FULL = """\
1 3 4p | 6 6b | 7 9p 10p 12 13
2 5 6 7p 9 | o 3 4p | 8 8b 11
2 3p 4 5 | 8 8b 9p | 10 11 12 | 14 15p
; parks 3 4 5 ; temps 5 ; estates 1 1 2 1 0 0 ; plans 8 - 7"""
# As many points with one estate fewer: the tie is broken by estates.
FULL_TOO = FULL.replace("4p | 6 6b |", "4p 6 6b |").replace("5 | 8 8b 9p", "5 | 7 8 9p")

BLUEPRINT = """\
2 4p | 5 . . . 11 . 14
1 . . 5 6 7p | 9 9b . o 4 .
. | 3 4 6 | 8 . . | 13 14 . . .
; parks 1 2 0 ; temps 4 ; estates 0 0 1 0 0 0"""
BLUEPRINT_BRUNO = """\
1 . 4 | 7 8p . | . 12 15
2 3 4 | 5 . 8p . . 10 . 12 .
. . 2 | 5 6 . 9 . | 11 . . .
; parks 1 1 1 ; temps 1"""
AGENCY = """\
1 3 4p | 6 6b | . . . . .
. . . . . o 3 . | 8 8b 11
2 3p 4 5 | 8 . . . . | 12 | . .
; parks 1 1 2 ; temps 4"""
