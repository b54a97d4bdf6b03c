#!/bin/sh
# Install pessoi on Debian from its wheel and the locked packages, with a user and a folder for its data.
# Run as root: deploy/install.sh build/wheels/pessoi-….whl locks/serve.txt
set -eu
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends ca-certificates python3-venv
rm -rf /var/lib/apt/lists/*
python3 -m venv /opt/pessoi/.venv
pip() { /opt/pessoi/.venv/bin/pip install --quiet --no-cache-dir --disable-pip-version-check "$@"; }
pip --require-hashes --requirement "$2"
pip --no-deps "$1"
useradd --system --home-dir /data --no-create-home pessoi
install --directory --owner=pessoi /data
