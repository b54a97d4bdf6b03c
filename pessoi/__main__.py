"""`python -m pessoi` is `pessoi`."""

import sys

from pessoi.cli import main

sys.exit(main())
