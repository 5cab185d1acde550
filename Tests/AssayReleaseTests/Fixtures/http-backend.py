# SPDX-License-Identifier: MIT
"""Serves a folder of bare repositories over smart HTTP with `git http-backend`, on a port of its own that is
printed. With a share of drops, that many answers in a hundred are cut in the middle or never begun."""

import http.server
import os
import random
import subprocess
import sys

ROOT, DROPS, SEED = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
RANDOM = random.Random(SEED)


class Handler(http.server.BaseHTTPRequestHandler):
    def serve(self):
        drop = RANDOM.randrange(100) < DROPS
        if drop and RANDOM.random() < 0.5:
            self.close_connection = True
            return
        path, _, query = self.path.partition("?")
        length = int(self.headers.get("Content-Length") or 0)
        if self.headers.get("Transfer-Encoding") == "chunked":
            body = b""
            while size := int(self.rfile.readline(), 16):
                body += self.rfile.read(size)
                self.rfile.readline()
            self.rfile.readline()
        else:
            body = self.rfile.read(length)
        environment = dict(
            os.environ,
            GIT_PROJECT_ROOT=ROOT,
            GIT_HTTP_EXPORT_ALL="1",
            PATH_INFO=path,
            QUERY_STRING=query,
            REQUEST_METHOD=self.command,
            CONTENT_TYPE=self.headers.get("Content-Type", ""),
            CONTENT_LENGTH=str(len(body)),
            HTTP_CONTENT_ENCODING=self.headers.get("Content-Encoding", ""),
            GIT_PROTOCOL=self.headers.get("Git-Protocol", ""),
            REMOTE_USER="tester",
            REMOTE_ADDR="127.0.0.1",
        )
        answer = subprocess.run(["git", "http-backend"], input=body, env=environment, capture_output=True)
        head, _, content = answer.stdout.partition(b"\r\n\r\n")
        status = 200
        headers = []
        for line in head.decode().split("\r\n"):
            name, _, value = line.partition(": ")
            if name == "Status":
                status = int(value.split()[0])
            else:
                headers.append((name, value))
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        # A cut answer: git has done what it was asked for, and the asker does not learn of it.
        self.wfile.write(content[: len(content) // 2] if drop else content)
        self.close_connection = drop

    do_GET = serve
    do_POST = serve

    def log_message(self, *arguments):
        pass


class Server(http.server.ThreadingHTTPServer):
    request_queue_size = 128
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass


server = Server(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
server.serve_forever()
