#!/usr/bin/env python3
"""Writes a Homebrew formula and a Dockerfile for what was packaged. Arguments: the version, the architecture (Debian's
name) and the folder of the packages.

ASSAY_ADDRESS is the folder on the web that will hold the files; https://example.com/assay stands for it otherwise.
"""
import hashlib
import os
import sys

version, machine, out = sys.argv[1:]
ADDRESS = os.environ.get("ASSAY_ADDRESS", "https://example.com/assay").rstrip("/")
if any(character in ADDRESS for character in "\"'\\ \n#$"):
    sys.exit("ci/package: ASSAY_ADDRESS is not the address of a folder")


def checksum(name):
    with open(os.path.join(out, name), "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def release():
    """The name and version of this system, such as debian and bookworm."""
    with open("/etc/os-release", encoding="utf-8") as file:
        fields = dict(line.rstrip().split("=", 1) for line in file if "=" in line)
    return fields["ID"].strip('"'), fields["VERSION_CODENAME"].strip('"')


source = f"assay-{version}.tar.gz"
package = f"assay_{version}_{machine}.deb"
# Built where it is installed: the binaries of the tarball need the libraries of the system that they were built on.
with open(os.path.join(out, "assay.rb"), "w", encoding="utf-8") as file:
    file.write(f"""class Assay < Formula
  desc "Snapshot tests, dead code, accessibility and release tags for Swift"
  homepage "{ADDRESS}"
  url "{ADDRESS}/{source}"
  sha256 "{checksum(source)}"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on "freetype"
  depends_on "harfbuzz"
  depends_on "icu4c"
  depends_on "jpeg-turbo"
  depends_on "libdeflate"
  depends_on "libevent"
  depends_on "libpng"
  depends_on "libyaml"
  depends_on "xxhash"
  uses_from_macos "swift" => :build

  def install
    ["assay", "assay-release"].each do |name|
      system "swift", "build", "--disable-sandbox", "-c", "release", "--product", name
      bin.install ".build/release/#{{name}}"
      generate_completions_from_executable(bin/name, "--generate-completion-script")
    end
  end

  test do
    assert_equal "{version}", shell_output("#{{bin}}/assay --version").strip
  end
end
""")
system, codename = release()
with open(os.path.join(out, "Dockerfile"), "w", encoding="utf-8") as file:
    file.write(f"""# The system that the package was built on.
FROM {system}:{codename}
ADD --checksum=sha256:{checksum(package)} \\
  {ADDRESS}/{package} /tmp/
RUN apt-get update \\
  && apt-get install --yes --no-install-recommends /tmp/{package} git \\
  && rm -rf /tmp/{package} /var/lib/apt/lists/*
WORKDIR /work
ENTRYPOINT ["assay"]
""")
