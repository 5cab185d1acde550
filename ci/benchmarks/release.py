# SPDX-License-Identifier: MIT
"""Release measures: the CPU time of `assay-release next` beside the bare git commands that it needs, and beside other
tools on the same repositories, with each one's answer beside the right one; and how long the tool takes to start."""

import argparse
import math
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile

import release_order
from measures import report

ROUNDS = 31
# A peer's CPU seconds on one answer, after which it is stopped.
LIMIT = 60
PEERS = ["git-cliff", "python-semantic-release", "commitizen"]
IDENTITY = "Ada <ada@example.com> 1767225600 +0000"
RIGHT = "v1.1.0"


def environment():
    return dict(
        os.environ,
        GIT_CONFIG_GLOBAL="/dev/null",
        GIT_CONFIG_SYSTEM="/dev/null",
        NO_COLOR="1",
        LC_ALL="C.UTF-8",
    )


def built(folder, commits, tags):
    """A bare remote and its clone: a linear history whose last commit but one is v1.0.0 and whose last says
    `feat`, so that v1.1.0 is right. Half of the tags are releases below it, the rest prereleases, names that only
    look like versions, and versions of other prefixes."""
    remote, clone = os.path.join(folder, "remote.git"), os.path.join(folder, "clone")
    subprocess.run(["git", "init", "--quiet", "--bare", "-b", "main", remote], check=True)
    lines = []
    for number in range(1, commits + 1):
        kind = "feat" if number % 5 == 0 or number == commits else "fix"
        message = f"{kind}: thing {number} (#{number})"
        lines.append(
            f"commit refs/heads/main\nmark :{number}\ncommitter {IDENTITY}\n"
            f"data {len(message)}\n{message}\n"
            + (f"from :{number - 1}\n" if number > 1 else "")
            + f"M 100644 inline f{number % 50}\ndata {len(str(number))}\n{number}\n\n"
        )
    for number in range(tags - 1):
        place = 1 + (number * (commits - 2)) // tags
        name = [
            f"v0.{number}.0",
            f"v0.{number}.0",
            f"v0.{number}.0",
            f"v0.{number}.0-rc.{number % 7}",
            f"build-{number}",
            f"app/v{number}.0.0",
            f"v{number}",
        ][number % 7]
        lines.append(f"reset refs/tags/{name}\nfrom :{place}\n\n")
    lines.append(f"reset refs/tags/v1.0.0\nfrom :{commits - 1}\n\n")
    subprocess.run(
        ["git", "fast-import", "--quiet"], input="".join(lines).encode(), cwd=remote, check=True
    )
    subprocess.run(["git", "pack-refs", "--all"], cwd=remote, check=True)
    subprocess.run(["git", "clone", "--quiet", "file://" + remote, clone], check=True)
    return clone


def limited():
    resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))


def measured(command, folder, limit=None):
    """CPU milliseconds of a command with its children, and the last line that it printed. A limit is for peers only:
    to set it, Python copies itself, which is counted with the command."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=environment(),
            stdout=output,
            stderr=subprocess.DEVNULL,
            preexec_fn=limit,
        )
        _, status, usage = os.wait4(process.pid, 0)
        output.seek(0)
        lines = output.read().decode(errors="replace").strip().splitlines()
    answer = f"nothing within {LIMIT} s" if os.WIFSIGNALED(status) else "nothing"
    return (usage.ru_utime + usage.ru_stime) * 1000, lines[-1] if lines else answer


def median(command, folder, rounds=ROUNDS, limit=None):
    samples = [measured(command, folder, limit) for _ in range(rounds)]
    return statistics.median(sample[0] for sample in samples), samples[-1][1]


def bare(folder):
    """The git commands of a script that answers the same, one for each question: which commit, which tags has the
    remote, does the highest come before the commit, what was merged since. And the two calls that the tool makes of
    them where the answer is as usual."""
    head = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=folder, check=True, capture_output=True, text=True
    ).stdout.strip()
    tag = subprocess.run(
        ["git", "rev-parse", "v1.0.0"], cwd=folder, check=True, capture_output=True, text=True
    ).stdout.strip()
    tags = ["git", "ls-remote", "--tags", "origin", "refs/tags/v*"]
    script = [
        ["git", "rev-parse", "--is-shallow-repository", "--git-common-dir", "HEAD^{commit}"],
        tags,
        ["git", "merge-base", "--is-ancestor", tag, head],
        ["git", "log", "-z", "--first-parent", "--format=%H%n%P%n%B", head, "^" + tag, "--"],
    ]
    walk = ["git", "log", "-z", "--first-parent", "--boundary", "--format=%m%H%n%P%n%B"]
    return script, [tags, walk + ["HEAD^{commit}", "^" + tag, "--"]]


def peers(folder):
    """A virtual environment with the other tools."""
    place = os.path.join(folder, "peers")
    subprocess.run([sys.executable, "-m", "venv", place], check=True)
    subprocess.run([os.path.join(place, "bin", "pip"), "install", "--quiet"] + PEERS, check=True)
    tools = os.path.join(place, "bin")
    return {
        "git-cliff": [os.path.join(tools, "git-cliff"), "--bumped-version"],
        "python-semantic-release": [
            os.path.join(tools, "semantic-release"), "--noop", "version", "--print",
        ],
        "commitizen": [os.path.join(tools, "cz"), "bump", "--get-next", "--yes"],
    }


def configure_peers(clone):
    """Says to each peer what is true of the repository and what it cannot find out: the versions are tags that begin
    with `v`, and titles are Conventional Commits. Untracked files, outside of what is measured for ours."""
    with open(os.path.join(clone, ".cz.toml"), "w") as file:
        file.write(
            '[tool.commitizen]\nname = "cz_conventional_commits"\nversion_provider = "scm"\n'
            'version_scheme = "semver"\ntag_format = "v$version"\n'
        )


def highest(tool):
    """The CPU of `next` beside `git tag --merged HEAD`, for each kind of highest tag: a release before the commit, a
    prerelease before it, or one of a branch that the commit does not come from."""
    for commits in (20_000, 200_000):
        folder = tempfile.mkdtemp()
        try:
            clone = built(folder, commits, 2000)
            remote = os.path.join(folder, "remote.git")
            tree = subprocess.run(
                ["git", "rev-parse", "HEAD~50^{tree}"], cwd=clone, check=True, capture_output=True, text=True
            ).stdout.strip()
            side = subprocess.run(
                ["git", "commit-tree", tree, "-p", "HEAD~50", "-m", "side"],
                cwd=clone, check=True, capture_output=True, text=True,
                env=dict(
                    environment(), GIT_AUTHOR_NAME="Ada", GIT_AUTHOR_EMAIL="a@b",
                    GIT_COMMITTER_NAME="Ada", GIT_COMMITTER_EMAIL="a@b",
                ),
            ).stdout.strip()
            for kind, tag, place, right in (
                ("stable", None, None, RIGHT),
                ("prerelease", "v1.1.0-rc.1", "HEAD~1", RIGHT),
                ("of another branch", "v3.0.0", side, RIGHT),
            ):
                if tag:
                    subprocess.run(
                        ["git", "push", "--quiet", remote, f"{place}:refs/tags/{tag}"], cwd=clone, check=True
                    )
                    subprocess.run(["git", "fetch", "--quiet", "--tags"], cwd=clone, check=True)
                ours, git = [], []
                for _ in range(5):
                    milliseconds, answer = measured([tool, "next", "--rule", "conventional"], clone)
                    ours.append(milliseconds)
                    git.append(measured(["git", "tag", "--merged", "HEAD"], clone)[0])
                if answer != right:
                    sys.exit(f"assay-release says {answer} and {right} is right ({kind}, {commits})")
                if tag:
                    subprocess.run(["git", "push", "--quiet", remote, f":refs/tags/{tag}"], cwd=clone, check=True)
                    subprocess.run(["git", "tag", "--delete", tag], cwd=clone, check=True, capture_output=True)
                yield (
                    f"next, highest is {kind}, {commits} commits", statistics.median(ours),
                    "git tag --merged", statistics.median(git), "ms", 1.3,
                )
        finally:
            shutil.rmtree(folder)


def measure(tool, with_peers):
    folder = tempfile.mkdtemp()
    try:
        start, _ = median([tool, "--version"], folder, 30)
        yield "release-start", start, "bar", 5, "ms", 1.0
        yield "release-size", os.path.getsize(tool) / 1e6, "bar", 15, "MB", 1.0
        others = peers(folder) if with_peers else {}
        for name, commits, tags in (("small", 100, 20), ("large", 20_000, 5_000)):
            place = os.path.join(folder, name)
            os.mkdir(place)
            clone = built(place, commits, tags)
            command = [tool, "next", "--rule", "conventional"]
            script, calls = bare(clone)
            # Ours and git's in turn, so that what else the machine does meets both.
            ours, git, own = [], [], []
            for _ in range(ROUNDS):
                milliseconds, answer = measured(command, clone)
                ours.append(milliseconds)
                git.append(sum(measured(one, clone)[0] for one in script))
                own.append(sum(measured(one, clone)[0] for one in calls))
            if answer != RIGHT:
                sys.exit(f"assay-release says {answer} and {RIGHT} is right ({name})")
            configure_peers(clone)
            ours = statistics.median(ours)
            yield f"next-{name}", ours, "bare git", statistics.median(git), "ms", 1.3
            # No bar: fewer calls raise it. It tells what the tool adds to git's own work.
            yield f"next-{name}", ours, "its own calls", statistics.median(own), "ms", math.inf
            for peer, other in others.items():
                theirs, answer = median(other, clone, 1 if commits > 1000 else 3, limited)
                print(f"{name}: {peer} answers '{answer}', right is {RIGHT}", flush=True)
                yield f"next-{name}", ours, peer, theirs, "ms", 1.0
    finally:
        shutil.rmtree(folder)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True, help="assay-release, built for release")
    parser.add_argument("--no-peers", action="store_true", help="install and run no other tools")
    parser.add_argument("--seeds", type=int, default=50, help="of the orders of jobs")
    options = parser.parse_args()
    tool = os.path.abspath(options.tool)
    sys.exit(report(measures(tool, not options.no_peers, options.seeds)))


def measures(tool, with_peers, seeds):
    yield from release_order.measure(tool, seeds)
    yield from highest(tool)
    yield from measure(tool, with_peers)


main()
