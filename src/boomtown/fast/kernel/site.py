"""Where the figures of a ruleset stand: one row of integers for all that is printed and ruled.

A sheet's houses are bits, from the first of the first street to the last of the third, 33 at most.
As a gap a bit is the one to the house's left; the end of a street and the start of the next share
one.
"""

STREETS = 3

# What is printed (R2.1, R2.3).
FIRST_AT = 0  # of each street its first house; the last one's end
CELLS = 4
POOLS = 5
PARK_BOXES = 6  # of each street
COLUMN_BOXES = 9  # of each estate size
TEMP_BOXES = 15
BIS_BOXES = 16
REFUSAL_BOXES = 17
ROUNDABOUT_BOXES = 18
FIRSTS = 19  # the first house of each street, and the end of the last

# The switches (R14); 0 and 1 where nothing else is said.
BIS_ACROSS = 20
ADJUSTED = 21
TURN_START = 22
BOX_ALWAYS = 23
FULL_STOPS = 24
ZERO_RANKED = 25
AS_HOUSE = 26  # 0 none, 1 street, 2 street and ends
A_TURN = 27
RESHUFFLE = 28  # 0 never, 1 first plan, 2 each plan
RECYCLE = 29
HIGHER = 30

MASS_AT = 31  # for each number, and one more, where the count of cards with lower ones begins

# How the cards come (R1); plan cards and deck follow the figures in the same row.
DECK = 32  # how many cards, and where they begin
DECK_AT = 33
HAND = 34  # cards of which one goes on
SEATS = 35
MODE = 36
RESHUFFLES = 37  # whether a reshuffle may be asked for at all
PILE = 38  # of each plan pile how many cards, and where their rows are listed
PILE_AT = 41

STREET_CELLS = 160  # of each street its houses
CHOOSE_AT = 163  # how many ways to choose few of many: eight figures for each number of many

# What is scored (R9): values by boxes crossed.
PARK_VALUES = 44  # eight for each street
POOL_VALUES = 68
BIS_VALUES = 80
REFUSAL_VALUES = 92
ROUNDABOUT_VALUES = 98
COLUMN_VALUES = 102  # six for each estate size
TEMP_POINTS = 138  # of each place
TEMP_SCORING = 142  # 0 by rank, 1 by a minimum, 2 by a table
TEMP_AMOUNTS = 143  # the minimum, or the boxes of each place

# The AAA's card (R12.5).
LISTED = 148  # a bit for each plan it validates
RIVAL = 149  # points for a park, a pool, a temp, a fence
EXTENSION = 153
IMPROVED = 154
SCORES = 155
WIDTH = 164
MANY = 34
FEW = 8

# A plan card's row (R6.7).
KIND = 0
NEED = 1  # estates by size, a byte each
STREET = 2
COUNT = 3
POOLS_EACH = 4
BIS_EACH = 5
HIGH = 6
LOW = 7
PLAN_WIDTH = 8

# Kinds of requirement, those on estates first.
ESTATES = 0
ESTATES_IN_STREET = 1
ESTATES_IN_ONE_STREET = 2
ESTATES_WITH = 3
ESTATES_AT_ENDS = 4
STREET_COMPLETE = 5
STREET_ENDS = 6
ALL_PARKS = 7
ALL_POOLS = 8
ALL_PARKS_AND_POOLS = 9
ALL_AND_ROUNDABOUT = 10
BIS_IN_ONE = 11
TEMPS = 12
PARKS = 13
PARKS_IN_EVERY = 14
IMPROVEMENTS = 15
FULL_COLUMNS = 16

# Actions, in the order in which cards sort.
BIS = 0
LANDSCAPER = 1
POOL = 2
REAL_ESTATE = 3
SURVEYOR = 4
TEMP = 5

# Tracks in the tally: four bits each.
COLUMNS_AT = 12
POOLS_AT = 36
TEMPS_AT = 40
BIS_AT = 44
REFUSALS_AT = 48
ROUNDABOUTS_AT = 52
BOX = 15

# Modes.
STANDARD = 0
SOLO = 1
EXPERT = 2
AAA = 3
