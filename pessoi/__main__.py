"""Run the command line as `python -m pessoi`."""

import sys

from pessoi.cli import main

sys.exit(main())
