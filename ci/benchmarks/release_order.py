# SPDX-License-Identifier: MIT
"""Eight requests, each with a job of its own, run at once in a random order: how many get another version than by their
titles in the order of the merges. The titles are in the messages, in the host only (for jobs of requests and of
pushes), or some jobs never run."""

import http.server
import json
import os
import random
import shutil
import subprocess
import tempfile
import threading

MODES = ["titles in the message", "titles in the host", "jobs of pushes", "jobs dropped"]
IDENTITY = dict(
    GIT_CONFIG_GLOBAL="/dev/null",
    GIT_CONFIG_SYSTEM="/dev/null",
    GIT_AUTHOR_NAME="Ada",
    GIT_AUTHOR_EMAIL="ada@example.com",
    GIT_COMMITTER_NAME="Ada",
    GIT_COMMITTER_EMAIL="ada@example.com",
    GIT_AUTHOR_DATE="2026-01-01T00:00:00Z",
    GIT_COMMITTER_DATE="2026-01-01T00:00:00Z",
)


def git(folder, *arguments):
    environment = dict(os.environ, **IDENTITY)
    run = subprocess.run(
        ["git", *arguments], cwd=folder, env=environment, check=True, capture_output=True, text=True
    )
    return run.stdout.strip()


def bumped(version, title):
    major, minor, patch = version
    word = title.split()[0]
    if word == "MAJOR":
        return major + 1, 0, 0
    return (major, minor + 1, 0) if word == "MINOR" else (major, minor, patch + 1)


class Host:
    """What GitHub says of each request and each commit."""

    def __init__(self, requests):
        answers = {}
        for number, title, commit, _ in requests:
            pull = dict(
                number=number, title=title, body=None, merged_at="2026-01-01T00:00:00Z",
                merge_commit_sha=commit, base=dict(ref="main"), labels=[], user=dict(login="bo"),
            )
            answers[f"/repos/o/r/pulls/{number}"] = pull
            answers[f"/repos/o/r/commits/{commit}/pulls?per_page=100"] = [pull]

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                found = self.path in answers
                body = json.dumps(answers[self.path] if found else {}).encode()
                self.send_response(200 if found else 404)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *arguments):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def wrong(tool, mode, seed):
    """How many of the eight have no tag, or another than theirs; a job that fails counts too."""
    chance = random.Random(f"{mode} {seed}")
    folder = tempfile.mkdtemp()
    remote, clone = os.path.join(folder, "remote.git"), os.path.join(folder, "clone")
    host = None
    try:
        git(folder, "init", "--quiet", "--bare", "-b", "main", remote)
        git(folder, "init", "--quiet", "-b", "main", clone)
        git(clone, "remote", "add", "origin", "file://" + remote)
        git(clone, "commit", "--quiet", "--allow-empty", "-m", "Start")
        git(clone, "push", "--quiet", "origin", "HEAD", "HEAD:refs/tags/v1.0.0")
        version, requests = (1, 0, 0), []
        for number in range(1, 9):
            title = f"{chance.choice(['MAJOR', 'MINOR', 'PATCH', 'Fix'])} thing {number}"
            version = bumped(version, title)
            message = chance.choice([f"work {number} (#{number})", f"work {number}"])
            if mode == MODES[0]:
                message = f"Merge pull request #{number} from o/b\n\n{title}"
            git(clone, "commit", "--quiet", "--allow-empty", "-m", message)
            commit = git(clone, "rev-parse", "HEAD")
            requests.append((number, title, commit, "v%d.%d.%d" % version))
        git(clone, "push", "--quiet", "origin", "HEAD")
        host = Host(requests)
        jobs = list(requests)
        if mode == MODES[3]:
            # The last one always runs, or nobody could tag it.
            jobs = [job for job in jobs[:-1] if chance.random() < 0.5] + [jobs[-1]]
        chance.shuffle(jobs)
        processes = []
        for number, title, commit, _ in jobs:
            place = os.path.join(folder, f"job-{number}")
            git(folder, "clone", "--quiet", "--no-checkout", "--no-tags", "file://" + remote, place)
            event = dict(
                pull_request=dict(
                    number=number, title=title, merged=True, merge_commit_sha=commit,
                    base=dict(ref="main"), labels=[],
                )
            )
            if mode == MODES[2]:
                event = dict(ref="refs/heads/main", after=commit)
            with open(os.path.join(folder, f"event-{number}.json"), "w") as file:
                json.dump(event, file)
            environment = dict(
                os.environ, **IDENTITY, GITHUB_ACTIONS="true", GITHUB_REPOSITORY="o/r",
                GITHUB_EVENT_PATH=file.name, GITHUB_SHA=commit, GITHUB_REF="refs/heads/main",
                GITHUB_EVENT_NAME="push" if mode == MODES[2] else "pull_request",
                GITHUB_API_URL=host.address, GITHUB_TOKEN="t0ken",
            )
            processes.append(
                subprocess.Popen(
                    [tool, "tag", "--push", "--retries", "30"], cwd=place, env=environment,
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                )
            )
        failed = sum(process.wait() != 0 for process in processes)
        tags = dict(
            reversed(line.split("\trefs/tags/"))
            for line in git(clone, "ls-remote", "--tags", "origin").splitlines()
        )
        missing = sum(tags.get(tag) != commit for _, _, commit, tag in requests)
        return failed + missing + max(0, len(tags) - 9)
    finally:
        if host:
            host.close()
        shutil.rmtree(folder)


def measure(tool, seeds):
    """Titles that were released wrong; none may be."""
    for mode in MODES:
        count = sum(wrong(tool, mode, seed) for seed in range(seeds))
        yield f"order, {mode}", count, f"of {8 * seeds} requests", 1, "wrong", 0
