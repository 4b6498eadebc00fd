#!/usr/bin/env python3
"""audit.py PROGRAM LIST.tsv: audits each file of the list once and prints the findings of each case, a line of JSON each."""
import collections
import json
import subprocess
import sys

FORMATS = {
    "html": "html", "jsx": "jsx", "jsx-web": "jsx", "android-layout": "android-layout",
    "android-nodes": "uiautomator", "ui-tree": "appium-ios", "storyboard": "interface-builder",
}


def audit(program, kind, paths):
    """The findings of files of one kind; of one that cannot be read, none."""
    found = collections.defaultdict(list)
    for start in range(0, len(paths), 200):
        result = subprocess.run(
            [program, "audit", "--no-config", "--format", "json", "--input", FORMATS[kind], *paths[start:start + 200]],
            capture_output=True, text=True)
        if result.stderr:
            sys.stderr.write(result.stderr)
        for file in json.loads(result.stdout or '{"files": []}')["files"]:
            for screen in file["screens"]:
                for finding in screen["findings"]:
                    place = finding["element"]
                    entry = {"rule": finding["rule"], "aliases": finding["aliases"], "review": finding["review"]}
                    if place["line"] is not None:
                        entry["line"] = place["line"]
                    if place["selector"] is not None:
                        entry["selector"] = place["selector"]
                    found[file["file"]].append(entry)
            found[file["file"]] += []
    return found


def main():
    program, listing = sys.argv[1:]
    rows = [line.rstrip("\n").split("\t") for line in open(listing, encoding="utf-8")]
    by_kind = collections.defaultdict(dict)
    for case, kind, path, *_ in rows:
        by_kind[kind].setdefault(path, []).append(case)
    for kind, paths in by_kind.items():
        found = audit(program, kind, list(paths))
        for path, cases in paths.items():
            for case in cases:
                if path in found:
                    print(json.dumps({"case": case, "findings": found[path]}))


if __name__ == "__main__":
    main()
