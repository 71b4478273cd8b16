"""`python -m obelisk.server`: the server with settings from the environment, as the fault tests start it."""

from obelisk.server.crew import run
from obelisk.server.settings import settings

run(settings())
