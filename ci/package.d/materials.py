#!/usr/bin/env python3
"""Writes what the binaries are made of: a bill of materials (SPDX 2.3) and the licenses of others.

Arguments: the version and the folder. Versions come from Package.resolved, licenses from the checkouts: of ci/package's
own build, or of another one where ASSAY_BINARIES are packaged.
"""
import datetime
import hashlib
import json
import os
import sys

version, folder = sys.argv[1:]
CHECKOUTS = [".build/package/checkouts", ".build/checkouts"]
RESOLVED = "Package.resolved"
# Linked into the binaries, and not a package of SwiftPM: the name, the license, the address, and the packages of Debian
# and Ubuntu that bring its text.
SYSTEM = [
    ("Swift standard library and FoundationEssentials", "Apache-2.0 WITH Swift-exception", "https://swift.org", []),
    ("libjpeg-turbo (in assay; based in part on the work of the Independent JPEG Group)", "IJG AND BSD-3-Clause AND Zlib",
     "https://libjpeg-turbo.org", ["libjpeg62-turbo-dev", "libjpeg-turbo8-dev"]),
    ("libevent (in assay)", "BSD-3-Clause", "https://libevent.org", ["libevent-dev"]),
    ("libyaml (in assay-release)", "MIT", "https://pyyaml.org/wiki/LibYAML", ["libyaml-dev"]),
    ("GNU C Library (in assay-release)", "LGPL-2.1-or-later", "https://sourceware.org/glibc/", ["libc6-dev"]),
]


def fail(words):
    sys.exit(f"ci/package: {words}")


def license_file(package):
    paths = [os.path.join(folder, package) for folder in CHECKOUTS]
    path = next((path for path in paths if os.path.isdir(path)), None)
    if path is None:
        fail(f"no checkout of '{package}' in {' or '.join(CHECKOUTS)}; run 'swift package resolve'")
    names = sorted(n for n in os.listdir(path) if n.upper().startswith(("LICENSE", "LICENCE", "COPYING")))
    if not names:
        fail(f"'{package}' has no license file in {path}")
    with open(os.path.join(path, names[0]), encoding="utf-8") as file:
        return file.read()


def copyright(names):
    """What a package of the system says of its license; empty where none of them is installed."""
    for name in names:
        path = f"/usr/share/doc/{name}/copyright"
        if os.path.isfile(path):
            with open(path, encoding="utf-8", errors="replace") as file:
                return file.read().strip()
    return ""


def identifier(text):
    head = " ".join(text.split())[:400]
    exception = " WITH Swift-exception" if "Runtime Library Exception" in text else ""
    if "Apache License" in head:
        return "Apache-2.0" + exception
    if "Permission is hereby granted, free of charge" in " ".join(text.split()):
        return "MIT"
    return "NOASSERTION"


def package(name, version, license, url):
    mark = "".join(c if c.isalnum() or c in ".-" else "-" for c in name)
    return {
        "SPDXID": f"SPDXRef-{mark}", "name": name, "versionInfo": version, "downloadLocation": url,
        "filesAnalyzed": False, "licenseConcluded": license, "licenseDeclared": license,
        "copyrightText": "NOASSERTION",
    }


with open(RESOLVED, encoding="utf-8") as file:
    pins = sorted(json.load(file)["pins"], key=lambda pin: pin["identity"])
packages, notices = [package("assay", version, "MIT", "NOASSERTION")], []
for pin in pins:
    name = pin["location"].rstrip("/").split("/")[-1].removesuffix(".git")
    text = license_file(name)
    packages.append(package(name, pin["state"].get("version", pin["state"]["revision"]), identifier(text), pin["location"]))
    notices.append((name, packages[-1]["versionInfo"], text))
for name, license, url, _ in SYSTEM:
    packages.append(package(name, "NOASSERTION", license, url))

relations = [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-assay"}]
relations += [
    {"spdxElementId": "SPDXRef-assay", "relationshipType": "DEPENDS_ON", "relatedSpdxElement": other["SPDXID"]}
    for other in packages[1:]
]
created = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
digest = hashlib.sha256(json.dumps(packages, sort_keys=True).encode()).hexdigest()
document = {
    "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"assay-{version}",
    "documentNamespace": f"https://spdx.org/spdxdocs/assay-{version}-{digest}",
    "creationInfo": {"created": created.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: ci/package"]},
    "packages": packages, "relationships": relations,
}
with open(os.path.join(folder, "assay.spdx.json"), "w", encoding="utf-8") as file:
    json.dump(document, file, indent=2)
    file.write("\n")
with open(os.path.join(folder, "THIRD-PARTY-NOTICES.txt"), "w", encoding="utf-8") as file:
    file.write("Assay's binaries contain the following software of others.\n")
    for name, number, text in notices:
        file.write(f"\n{'=' * 78}\n{name} {number}\n{'=' * 78}\n\n{text.strip()}\n")
    for name, license, url, brought in SYSTEM:
        text = copyright(brought)
        file.write(f"\n{'=' * 78}\n{name}\n{'=' * 78}\n\n{license}; its source and license: {url}\n")
        if text:
            file.write(f"\n{text}\n")
unknown = [p["name"] for p in packages if p["licenseConcluded"] == "NOASSERTION"]
if unknown:
    fail(f"the license of {', '.join(unknown)} is not one that this script knows; add it")
