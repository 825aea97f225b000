"""Every kind of requirement on a plan card, by its word in the editions (R6.7)."""

from collections.abc import Mapping

from boomtown.rules.plan import Requirement
from boomtown.rules.plans.all_parks import AllParks
from boomtown.rules.plans.all_parks_and_pools import AllParksAndPools
from boomtown.rules.plans.all_parks_pools_and_roundabout import AllParksPoolsAndRoundabout
from boomtown.rules.plans.all_pools import AllPools
from boomtown.rules.plans.bis_in_one_street import BisInOneStreet
from boomtown.rules.plans.estates import Estates
from boomtown.rules.plans.estates_at_every_street_end import EstatesAtEveryStreetEnd
from boomtown.rules.plans.estates_in_one_street import EstatesInOneStreet
from boomtown.rules.plans.estates_in_street import EstatesInStreet
from boomtown.rules.plans.estates_with import EstatesWith
from boomtown.rules.plans.full_improvement_columns import FullImprovementColumns
from boomtown.rules.plans.improvements import Improvements
from boomtown.rules.plans.parks import Parks
from boomtown.rules.plans.parks_in_every_street import ParksInEveryStreet
from boomtown.rules.plans.street_complete import StreetComplete
from boomtown.rules.plans.street_ends import StreetEnds
from boomtown.rules.plans.temps import Temps

REQUIREMENTS: Mapping[str, type[Requirement]] = {
    requirement.kind: requirement
    for requirement in (
        AllParks,
        AllParksAndPools,
        AllParksPoolsAndRoundabout,
        AllPools,
        BisInOneStreet,
        Estates,
        EstatesAtEveryStreetEnd,
        EstatesInOneStreet,
        EstatesInStreet,
        EstatesWith,
        FullImprovementColumns,
        Improvements,
        Parks,
        ParksInEveryStreet,
        StreetComplete,
        StreetEnds,
        Temps,
    )
}
