#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the pipeline file of every host with `assay init`, and runs its commands as the host would: with its variables,
in its order, with stand-ins for what installs packages and for the compiler.

  written.py <assay> <folder>    leaves each file in <folder>/<host>, for the check against its schema

Each file runs three times: all is good, the tests fail, the check has a finding. Twice more it is that of a package that does
not bring the tool: with the address and the hash of one, and with a wrong hash. At last it comes to a repository that has a
file of the host already, which keeps its own job."""

import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from ruamel.yaml import YAML

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shop", dependencies: [.package(path: "../assay")],
  targets: [
    .target(name: "Shop"),
    .testTarget(name: "ShopTests", dependencies: ["Shop", .product(name: "AssaySnapshots", package: "assay")]),
  ])
"""
# Of a package that does not depend on Assay.
WITHOUT = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Shop", targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])
"""
CLEAN = "import SwiftUI\n"
# An animation that ignores Reduce Motion.
FINDING = """import SwiftUI

struct Card: View {
  @State private var isOpen = false
  var body: some View { Text("Card").onTapGesture { withAnimation { isOpen.toggle() } } }
}
"""

# What the host sets, beside CI where it sets that: from the pages that the sources of Assay name.
VARIABLES = {
    "github": {"CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "@here", "GITHUB_STEP_SUMMARY": "@here/summary.md"},
    "gitlab": {"CI": "true", "GITLAB_CI": "true"},
    "azure": {"TF_BUILD": "True"},
    "bitrise": {"CI": "true", "BITRISE_IO": "true"},
    "circleci": {"CI": "true", "CIRCLECI": "true"},
    "jenkins": {"CI": "true", "JENKINS_URL": "http://localhost/"},
    "xcode-cloud": {"CI": "TRUE", "CI_XCODE_CLOUD": "TRUE", "CI_PRIMARY_REPOSITORY_PATH": "@here"},
}
# A file that the host reads already, with a job of its own.
EXISTING = {
    "github": (".github/workflows/assay.yml", "on: push\njobs:\n  own:\n    runs-on: x\n    steps: [{run: make}]\n"),
    "gitlab": (".gitlab-ci.yml", "own:\n  script: make\n"),
    "azure": ("azure-pipelines.yml", "steps:\n- script: make\n"),
    "bitrise": ("bitrise.yml", 'format_version: "13"\nworkflows:\n    own:\n        steps: []\n'),
    "circleci": (
        ".circleci/config.yml",
        "version: 2.1\njobs:\n  build:\n    docker: [{image: x}]\n    steps: [{run: make}]\n"),
    "jenkins": ("Jenkinsfile", "pipeline { }\n"),
    "xcode-cloud": ("ci_scripts/ci_post_clone.sh", "#!/bin/sh\nmake\n"),
}
# What asks for the whole history and its tags.
HISTORY = {
    "github": "fetch-depth: 0", "gitlab": "GIT_DEPTH: 0", "azure": 'fetchTags: "true"', "bitrise": 'fetch_tags: "yes"',
    # It clones all of it.
    "circleci": "- checkout", "jenkins": "git fetch --quiet --tags", "xcode-cloud": "git fetch --quiet --unshallow --tags",
}

PATHS = [
    ".github/workflows/assay.yml", ".gitlab-ci.yml", "azure-pipelines.yml", "bitrise.yml", ".circleci/config.yml", "Jenkinsfile",
    "ci_scripts/ci_post_clone.sh",
]

# Each writes down its call. Docker's arguments end with the image and a command.
STAND_INS = {
    "apt-get": "",
    "brew": "",
    "chown": "",
    "docker": 'while [ "$1" != bash ]; do shift; done\nexec "$@"\n',
    "swift": """case "$1 ${2:-}" in
  "test "*) exit "$SWIFT_TEST" ;;
  "package assay") shift 2; exec "@assay" "$@" ;;
  *) exec "@swift" "$@" ;;
esac
""",
}

# What ci/setup installs to compile with and to draw with.
SETUP = pathlib.Path(__file__).resolve().parents[1] / "setup"
NEEDED = set(re.findall(r"\b(?:lib[a-z]+-dev|pkg-config|fonts-[a-z-]+)\b", SETUP.read_text().split(")")[0]))


class Step:
    def __init__(self, command, always=False, goes_on=False):
        self.command = command
        # Runs after a step that failed.
        self.always = always
        # The next steps run after it failed, which the job does not forget.
        self.goes_on = goes_on


def steps(host, path):
    text = path.read_text()
    if host == "xcode-cloud":
        assert os.access(path, os.X_OK), f"{path}: is not executable"
        return [Step(str(path))]
    if host == "jenkins":
        assert text.count("{") == text.count("}"), f"{path}: braces do not match"
        found = []
        for block, command in re.findall(r"(catchError\([^\n]*\{\s*)?sh '([^'\n]*)'", text):
            found.append(Step(command, always="chown" in command, goes_on=bool(block)))
        return found
    tree = YAML(typ="safe").load(text)
    if host == "github":
        listed = tree["jobs"]["check"]["steps"]
        return [Step(step["run"], always="if" in step) for step in listed if "run" in step]
    if host == "gitlab":
        job = tree["assay"]
        # One shell runs both lists.
        return [Step("\n".join(["set -o pipefail"] + job["before_script"] + job["script"]))]
    if host == "azure":
        return [Step(step["script"], always="condition" in step) for step in tree["steps"] if "script" in step]
    if host == "circleci":
        runs = [step["run"] for step in tree["jobs"]["assay"]["steps"] if "run" in step]
        return [Step(run["command"], always=run.get("when") == "always") for run in runs]
    scripts = [step["script@1"] for step in tree["workflows"]["assay"]["steps"] if "script@1" in step]
    return [Step(script["inputs"][0]["content"]) for script in scripts]


def package(folder, source, manifest):
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "Sources/Shop").mkdir(parents=True)
    (folder / "Tests/ShopTests").mkdir(parents=True)
    (folder / "Tests/ShopTests/ShopTests.swift").write_text("import Testing\n")
    (folder / "Package.swift").write_text(manifest)
    (folder / "Sources/Shop/Shop.swift").write_text(source)
    # Without the scan for dead code, which would build.
    (folder / ".assay.yml").write_text("check:\n  audit:\n    sources: Sources\n")
    subprocess.run(["git", "init", "--quiet", str(folder)], check=True)


def run(steps, folder, environment):
    """Whether the job fails."""
    failed = later = False
    for step in steps:
        if failed and not step.always:
            continue
        command = ["bash", "-e", "-c", step.command]
        if subprocess.run(command, cwd=folder, env=environment, capture_output=True).returncode == 0:
            continue
        if step.goes_on:
            later = True
        else:
            failed = True
    return failed or later


def main():
    assay, out = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    swift = shutil.which("swift")
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        tools = work / "bin"
        tools.mkdir()
        for name, body in STAND_INS.items():
            tool = tools / name
            body = body.replace("@assay", assay).replace("@swift", swift)
            # On one line: docker's last argument is a script.
            tool.write_text(f'#!/bin/bash\nprintf "%s\\n" "{name} ${{*//$\'\\n\'/ }}" >>"$CALLS"\n{body}')
            tool.chmod(0o755)
        for host, variables in VARIABLES.items():
            fetch(host, variables, assay, tools, work)
            check(host, variables, assay, tools, work, out)
            add(host, variables, assay, tools, work)


def surroundings(folder, variables, tools, work, test):
    """The variables of a run whose tests end with an exit code."""
    found = {"PATH": f"{tools}:{os.environ['PATH']}", "HOME": str(work), "CALLS": str(work / "calls"), "SWIFT_TEST": str(test)}
    return found | {key: value.replace("@here", str(folder)) for key, value in variables.items()}


def add(host, variables, assay, tools, work):
    """A repository whose file exists keeps it, and the file beside it or the printed lines run the check."""
    folder = work / "added" / host
    package(folder, CLEAN, MANIFEST)
    name, text = EXISTING[host]
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    command = [assay, "init", "--yes", "--pipeline", host]
    words = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout
    assert path.read_text() == text, f"{host}: {name} changed"
    beside = re.search(r"wrote (\S*(?:yml|Jenkinsfile\.assay|assay\.sh))\n", words)
    if beside:
        path = folder / beside[1]
        if host in ["gitlab", "xcode-cloud"]:
            assert f"Add to {name}" in words and words.count(beside[1]) > 1, f"{host}: {words}"
    else:
        path.write_text(with_parts(text, words))
        tree = YAML(typ="safe").load(path.read_text())
        assert host != "circleci" or tree["workflows"]["assay"]["jobs"] == ["assay", "build"], f"{host}: {tree}"
        assert host != "bitrise" or list(tree["workflows"]) == ["assay", "own"], f"{host}: {tree}"
    assert not run(steps(host, path), folder, surroundings(folder, variables, tools, work, 0)), f"{host}: added, the job failed"
    assert (folder / "assay.xml").exists(), f"{host}: added, the check did not run"


def with_parts(text, words):
    """A file with the lines that were printed for it, each where its line says."""
    lines = text.splitlines()
    for place, part in re.findall(r"^  (below .*|at its end):\n((?:    .*\n)+)", words, re.M):
        line = re.search(r"\(line (\d+)\)", place)
        index = int(line[1]) if line else len(lines)
        lines[index:index] = [added[4:] for added in part.splitlines()]
    return "\n".join(lines) + "\n"


def fetch(host, variables, assay, tools, work):
    """The file of a package without the tool fetches one, and runs none with another hash."""
    folder = work / "fetched" / host
    with open(assay, "rb") as tool:
        digest = hashlib.file_digest(tool, "sha256").hexdigest()
    for good in [True, False]:
        package(folder, CLEAN, WITHOUT)
        subprocess.run([assay, "init", "--yes", "--pipeline", host], cwd=folder, check=True, capture_output=True)
        path = next(folder / name for name in PATHS if (folder / name).exists())
        environment = surroundings(folder, variables, tools, work, 0)
        environment |= {"ASSAY_TOOL_ADDRESS": f"file://{assay}", "ASSAY_TOOL_SHA256": digest if good else "0" * 64}
        failed = run(steps(host, path), folder, environment)
        assert failed != good, f"{host}: a tool with {'the' if good else 'another'} hash: the job failed: {failed}"
        assert (folder / "assay.xml").exists() == good, f"{host}: the check ran with {'the' if good else 'another'} hash"


def check(host, variables, assay, tools, work, out):
    for name, source, test, bad in [("good", CLEAN, 0, False), ("tests", CLEAN, 1, True), ("finding", FINDING, 0, True)]:
        folder = out / host
        package(folder, source, MANIFEST)
        written = subprocess.run([assay, "init", "--yes", "--pipeline", host], cwd=folder, capture_output=True, text=True)
        assert written.returncode == 0, f"{host}: {written.stderr}"
        path = folder / re.search(r"wrote (\S*(?:yml|Jenkinsfile|sh))\n", written.stdout)[1]
        calls = work / "calls"
        calls.write_text("")
        environment = surroundings(folder, variables, tools, work, test)
        failed = run(steps(host, path), folder, environment)
        made = calls.read_text()
        assert failed == bad, f"{host}, {name}: the job {'failed' if failed else 'did not fail'}\n{made}"
        installed = set(re.search(r"^(?:apt-get|brew) install (.*)", made, re.M)[1].split())
        needed = {"libdeflate", "freetype"} if host == "xcode-cloud" else NEEDED
        assert needed <= installed, f"{host}: does not install {sorted(needed - installed)}"
        checked = re.search(r"^swift package assay check --junit assay.xml", made, re.M) is not None
        assert checked, f"{host}, {name}: the check did not run\n{made}"
        assert (folder / "assay.xml").exists(), f"{host}, {name}: no report\n{made}"
        assert HISTORY[host] in path.read_text(), f"{host}: the file does not ask for the whole history"
    print(f"{host}: {path.relative_to(folder)}")


main()
