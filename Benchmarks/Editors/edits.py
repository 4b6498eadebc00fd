#!/usr/bin/env python3
"""Types in an open document, and measures the server: edits.py PROGRAM [EDITS].

The page has 1,000 fields. Prints the time from a keystroke to its diagnostics, and the memory of the server after each tenth of the
edits. Exits with status 1 if the last tenth needs a quarter more memory than the first half did.
"""
import json
import subprocess
import sys
import tempfile
import time

FIELDS = 1000
URI = "file:///nowhere/form.html"


def page():
    fields = (f'<p><label for="f{n}">Field {n}</label> <input id="f{n}" type="email"></p>\n' for n in range(FIELDS))
    return '<!doctype html>\n<html lang="en"><head><title>Form</title></head><body>\n' + "".join(fields) + "</body></html>\n"


class Server:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.ask("initialize", {"capabilities": {"textDocument": {"diagnostic": {}}}})
        self.tell("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def start(self, method, parameters):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        return self.number

    def ask(self, method, parameters):
        return self.answer(self.start(method, parameters))

    def answer(self, number):
        while True:
            size = 0
            while (line := self.process.stdout.readline().strip()):
                size = int(line.split(b":")[1])
            message = json.loads(self.process.stdout.read(size))
            if message.get("id") == number and "method" not in message:
                return message

    def memory(self):
        """Returns the resident memory in megabytes (Linux)."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def main():
    program, edits = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    server = Server(program)
    document = {"uri": URI, "languageId": "html", "version": 0, "text": page()}
    server.tell("textDocument/didOpen", {"textDocument": document})
    times, memory = [], []
    for number in range(1, edits + 1):
        line = 2 + number % FIELDS
        is_typed = number // FIELDS % 2 == 0
        place = {"start": {"line": line, "character": 0}, "end": {"line": line, "character": 0 if is_typed else 1}}
        server.tell("textDocument/didChange", {
            "textDocument": {"uri": URI, "version": number},
            "contentChanges": [{"range": place, "text": "x" if is_typed else ""}],
        })
        if number % 10:
            # The answer is out of date with the next edit, which comes at once.
            server.start("textDocument/hover", {"textDocument": {"uri": URI}, "position": place["start"]})
            continue
        begin = time.monotonic()
        server.ask("textDocument/diagnostic", {"textDocument": {"uri": URI}})
        times.append(time.monotonic() - begin)
        if number % max(1, edits // 10) == 0:
            memory.append(server.memory())
            print(f"{number:6} edits: {memory[-1]:.1f} MB", flush=True)
    times.sort()
    half, most = times[len(times) // 2], times[len(times) * 95 // 100]
    print(f"diagnostics after {half * 1000:.0f} ms (median), {most * 1000:.0f} ms (95 %)")
    server.ask("shutdown", None)
    server.tell("exit", None)
    server.process.wait(5)
    return 1 if len(memory) > 2 and memory[-1] > max(memory[: len(memory) // 2]) * 1.25 else 0


if __name__ == "__main__":
    sys.exit(main())
