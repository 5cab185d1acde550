#!/usr/bin/env python3
"""Writes the control files of the Debian package. Arguments: the version, the architecture and its folder.

What it depends on comes from the binaries (which library is in which package) and from the table of fonts.
"""
import gzip
import os
import re
import subprocess
import sys

version, machine, folder = sys.argv[1:]
# Who answers for the package, as Debian writes it: the author of the last commit, where nobody else is named.
MAINTAINER = os.environ.get("ASSAY_MAINTAINER") or subprocess.run(
    ["git", "log", "-1", "--format=%an <%ae>"], capture_output=True, text=True, check=True).stdout.strip()
EPOCH = int(os.environ["SOURCE_DATE_EPOCH"])


def run(*arguments):
    return subprocess.run(arguments, capture_output=True, text=True, check=False).stdout


def libraries(binaries):
    """The packages that hold the libraries which the binaries name themselves."""
    places = {}
    for binary in binaries:
        needed = set(re.findall(r"NEEDED\s+(\S+)", run("objdump", "-p", binary)))
        for name, path in re.findall(r"(\S+) => (\S+)", run("ldd", binary)):
            if name in needed:
                # Debian's files are known by their place before /usr was merged, or after.
                real = os.path.realpath(path)
                places[path] = {path, real, real.removeprefix("/usr"), "/usr" + path}
    owners = {}
    for line in run("dpkg", "-S", *sorted(set().union(*places.values(), {"/bin/sh"}))).splitlines():
        owner, _, path = line.partition(": ")
        owners[path] = owner.split(":")[0]
    packages, unowned = set(), []
    for path, names in sorted(places.items()):
        found = {owners[name] for name in names if name in owners}
        packages |= found
        if not found:
            unowned.append(path)
    if unowned:
        print(
            f"ci/package: no package of this system holds {len(unowned)} libraries, such as {unowned[0]}; they are not "
            "among the dependencies", file=sys.stderr)
    return packages


with open("Sources/AssayText/Fonts/FontTable.swift", encoding="utf-8") as file:
    fonts = set(re.findall(r"^    \S+ \S+ \d+ (fonts-\S+) [0-9a-f]{32}$", file.read(), re.M))
binaries = [os.path.join(folder, "usr/bin", name) for name in ("assay", "assay-release")]
depends = libraries(binaries) | fonts
if "libc6" in depends:
    # Its symbols have versions: the newest that a binary asks for says which it starts with.
    symbols = re.findall(r"\(GLIBC_([\d.]+)\)", "".join(run("objdump", "-T", binary) for binary in binaries))
    newest = max(symbols, key=lambda text: [int(number) for number in text.split(".")])
    depends = depends - {"libc6"} | {f"libc6 (>= {newest})"}
if any("libicuuc.so." in open(binary, "rb").read().decode("latin-1") for binary in binaries):
    # Found when a command starts (ci/package.d/icu-any): of Debian 12 and 13, Ubuntu 24.04 and 22.04.
    depends = depends - {name for name in depends if name.startswith("libicu")}
    depends |= {"libicu72 | libicu76 | libicu74 | libicu70"}
depends = sorted(depends)

for name in os.listdir(os.path.join(folder, "usr/share/man/man1")):
    path = os.path.join(folder, "usr/share/man/man1", name)
    with open(path, "rb") as page, open(path + ".gz", "wb") as packed:
        with gzip.GzipFile("", "wb", 9, packed, mtime=0) as zipped:
            zipped.write(page.read())
    os.remove(path)

documents = os.path.join(folder, "usr/share/doc/assay")
with open("LICENSE", encoding="utf-8") as file:
    license = file.read().strip()
holder = re.search(r"Copyright.*", license).group(0)
with open(os.path.join(documents, "copyright"), "w", encoding="utf-8") as file:
    paragraphs = license.split("\n")[license.split("\n").index(holder) + 1:]
    body = "\n".join(" " + (line or ".") for line in "\n".join(paragraphs).strip().split("\n"))
    file.write(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: assay\n\nFiles: *\nCopyright: {holder.removeprefix('Copyright').replace('(c)', '').strip()}\n"
        f"License: Expat\n{body}\n")
date = run("date", "-R", "-u", "-d", f"@{EPOCH}").strip()
changelog = f"assay ({version}) unstable; urgency=medium\n\n  * See CHANGELOG.md.\n\n -- {MAINTAINER}  {date}\n"
with open(os.path.join(documents, "changelog.gz"), "wb") as packed:
    with gzip.GzipFile("", "wb", 9, packed, mtime=0) as zipped:
        zipped.write(changelog.encode())

# What lintian would say, and why it is so.
overrides = os.path.join(folder, "usr/share/lintian/overrides")
os.makedirs(overrides)
with open(os.path.join(overrides, "assay"), "w", encoding="utf-8") as file:
    file.write("""# Debian and Ubuntu name libjpeg differently, so it is inside.
assay: embedded-library libjpeg *
# One file that a release job copies to where it runs.
assay: statically-linked-binary [usr/bin/assay-release]
assay: embedded-library libyaml [usr/bin/assay-release]
# At fixed addresses it starts in a third of the time.
assay: hardening-no-pie [usr/bin/assay]
""")

size = sum(
    os.path.getsize(os.path.join(place, name)) for place, _, names in os.walk(folder) for name in names) // 1024
with open(os.path.join(folder, "DEBIAN/control"), "w", encoding="utf-8") as file:
    file.write(f"""Package: assay
Version: {version}
Architecture: {machine}
Maintainer: {MAINTAINER}
Installed-Size: {size}
Depends: {', '.join(depends)}
Recommends: git, curl
Section: devel
Priority: optional
Description: snapshot tests, dead code, accessibility and release tags for Swift
 Assay draws SwiftUI-like views without a Mac and compares them with reference
 pictures, finds Swift code that nothing uses, audits contrast and
 accessibility, and turns merged titles into version tags.
""")
