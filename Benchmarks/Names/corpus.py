"""The pages that are compared: own cases, one a line, and pages of folders and JSON lines."""

import hashlib
import json
import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))


def cases(folder):
    """The cases of the text files of a folder: a line each; `#` begins a topic, a tab goes on."""
    for name in sorted(os.listdir(folder)):
        topic, number = "", 0
        for line in open(os.path.join(folder, name), encoding="utf-8"):
            line = line.rstrip("\n")
            if line.startswith("# "):
                topic = line[2:]
            elif line.strip():
                number += 1
                yield "%s/%s:%d" % (name.removesuffix(".txt"), topic, number), page(line)


def page(text):
    """A case as a whole page; what begins with a doctype is one already."""
    if re.match(r"\s*(<!doctype|<html)", text, re.I):
        return text
    viewport = '<meta name="viewport" content="width=device-width">'
    return '<!doctype html><html lang="en"><title>Case</title>%s<body>%s' % (viewport, text)


def pages(paths):
    """The pages of files and folders; of JSON lines those in `input` or `html`."""
    for path in paths:
        if os.path.isdir(path):
            for folder, folders, names in sorted(os.walk(path)):
                folders.sort()
                for name in sorted(names):
                    yield from read(os.path.join(folder, name))
        else:
            yield from read(path)


def read(path):
    if path.endswith((".html", ".htm")):
        data = open(path, "rb").read()
        if len(data) < 2_000_000:
            yield path, data.decode("utf-8", "replace")
    elif path.endswith(".jsonl"):
        for number, line in enumerate(open(path, encoding="utf-8"), 1):
            record = json.loads(line)
            if record.get("input_kind", record.get("kind", "html")) == "html":
                text = record.get("html") or record.get("input")
                if isinstance(text, str) and "<" in text:
                    yield "%s:%d" % (path, number), text
            elif isinstance(record.get("html"), str):
                yield "%s:%d" % (path, number), record["html"]


def collected(own, others):
    """Pages by content, each once, with whether it is kept aside."""
    seen = {}
    for name, text in [*own, *others]:
        seen.setdefault(still(text), name)
    for text, name in seen.items():
        yield name, text, aside(text)


def aside(text):
    """Whether a page is one of the third that nobody looks at while rules are tuned."""
    return int(hashlib.sha256(text.encode()).hexdigest(), 16) % 3 == 0


def still(text):
    """A page whose scripts do not run, for both sides alike; the elements stay where they are."""
    text = re.sub(r"<script\b", '<script type="text/plain"', text, flags=re.I)
    return re.sub(r"<meta[^>]*http-equiv=[\"']?refresh[^>]*>", "<meta>", text, flags=re.I)
