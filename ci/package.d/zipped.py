#!/usr/bin/env python3
"""Packs a folder as a zip file with the same bytes for the same content. Arguments: the folder and the file."""
import os
import sys
import zipfile

folder, target = sys.argv[1:]
base = os.path.dirname(folder)
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    paths = sorted(os.path.join(place, name) for place, _, names in os.walk(folder) for name in names)
    for path in paths:
        entry = zipfile.ZipInfo(os.path.relpath(path, base), (1980, 1, 1, 0, 0, 0))
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = (0o100755 if os.access(path, os.X_OK) else 0o100644) << 16
        with open(path, "rb") as file:
            archive.writestr(entry, file.read())
