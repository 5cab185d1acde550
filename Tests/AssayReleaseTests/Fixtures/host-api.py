# SPDX-License-Identifier: MIT
"""Answers requests as recorded: the file of the first argument holds one JSON array of {"status", "body", "headers"},
taken in turn, or one object of them by "METHOD path"; what was asked goes to the file of the second, one JSON object a
line. `$HEADER` in a body stands for the request's token, as a careless proxy would echo it, and `$PORT` for the server's
port, which it prints."""

import http.server
import json
import sys

ANSWERS = json.load(open(sys.argv[1]))
LOG = open(sys.argv[2], "w")


class Handler(http.server.BaseHTTPRequestHandler):
    def serve(self):
        length = int(self.headers.get("Content-Length") or 0)
        token = next(
            (self.headers[name] for name in ("Authorization", "PRIVATE-TOKEN", "JOB-TOKEN") if self.headers[name]), ""
        )
        asked = {
            "method": self.command,
            "path": self.path,
            "headers": {name.lower(): value for name, value in self.headers.items()},
            "body": self.rfile.read(length).decode(),
        }
        LOG.write(json.dumps(asked) + "\n")
        LOG.flush()
        if isinstance(ANSWERS, dict):
            answer = ANSWERS.get(f"{self.command} {self.path}", {"status": 404, "body": "{}"})
        else:
            answer = ANSWERS.pop(0) if ANSWERS else {"status": 500, "body": "nothing more is recorded"}
        port = str(self.server.server_address[1])
        body = answer["body"].replace("$HEADER", token).replace("$PORT", port).encode()
        self.send_response(answer["status"])
        for name, value in answer.get("headers", {}).items():
            self.send_header(name, value.replace("$PORT", port))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = serve
    do_POST = serve
    do_PATCH = serve

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
server.serve_forever()
