# SPDX-License-Identifier: MIT
"""Writes the JSON Schema and the guide's pages of view descriptions, which Swift generates from the forms of kinds
and modifiers in Sources/AssayNodes. Builds with warnings as errors, as ci/test does, so that nothing is built twice.
"""

import os
import subprocess
import sys

os.environ["ASSAY_WARNINGS"] = "error"
build = ["swift", "build", "--product", "DescriptionForms"]
subprocess.run(build, check=True, stdout=sys.stderr)
folder = subprocess.run(build + ["--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
subprocess.run([f"{folder}/DescriptionForms"], check=True)
