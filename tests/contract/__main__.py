"""Write the fixtures again; read the diff."""

from tests.contract.files import write

write()
