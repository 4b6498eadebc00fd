"""Compares our reader of Kotlin with tree-sitter-kotlin; see README.md."""

import argparse
import collections
import hashlib
import os
import pathlib
import random
import subprocess
import sys

import second_opinion

KINDS = ("function", "type", "case", "variable", "call", "closure", "string", "number",
         "boolean", "null", "if", "when", "for", "while", "index")
LINE = b"\n"
# Kinds of which our lines have more details than are compared.
DETAILS = {"function": 2, "type": 1, "for": 0, "while": 0, "null": 0}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", help="the executable announce-kotlin-syntax")
    parser.add_argument("paths", nargs="+", help="files and folders")
    parser.add_argument("--mutations", type=int, default=0, help="of each file")
    parser.add_argument("--part", choices=("all", "tuned", "aside"), default="all")
    parser.add_argument("--worst", type=int, default=0, help="differences to print of each kind")
    parser.add_argument("--most", type=int, default=0, help="files to read at most")
    parser.add_argument("--least", type=float, help="share of nodes to reach")
    options = parser.parse_args()

    files = sorted(find(options.paths))
    if options.most:
        files = sorted(random.Random(1).sample(files, min(options.most, len(files))))
    if options.part != "all":
        files = [f for f in files if is_aside(f) == (options.part == "aside")]
    report = Report(options.worst)
    folder = pathlib.Path(".build/kotlin-syntax")
    folder.mkdir(parents=True, exist_ok=True)
    originals = []
    mutants = []
    for number, file in enumerate(files):
        source = pathlib.Path(file).read_bytes()
        originals.append(file)
        for mutation in range(options.mutations):
            path = folder / f"{number}-{mutation}.kt"
            path.write_bytes(mutate(source, random.Random(f"{file}{mutation}")))
            mutants.append((str(path), file))
    before = {}
    for path, rows in ours(options.program, originals):
        report.compare(path, pathlib.Path(path).read_bytes(), rows)
        if mutants:
            before[path] = (kept(rows), kept(second_opinion.nodes(
                pathlib.Path(path).read_bytes())[0]))
    share = report.show("Files")
    if mutants:
        show_mutations(options.program, mutants, before)
    if options.least and share < options.least:
        sys.exit(1)


def kept(rows):
    """Returns the nodes without their places, which a change elsewhere moves."""
    return collections.Counter(
        (row[0], *map(str, row[3:3 + DETAILS.get(row[0], 2)])) for row in rows if row[0] in KINDS)


def show_mutations(program, mutants, before):
    """Shows how many nodes of a file both readers still find after a mutation."""
    all_nodes = [0, 0]
    found = [0, 0]
    sources = dict(mutants)
    for path, rows in ours(program, list(sources)):
        theirs, _ = second_opinion.nodes(pathlib.Path(path).read_bytes())
        os.remove(path)
        for side, after in enumerate((rows, theirs)):
            nodes = before[sources[path]][side]
            all_nodes[side] += sum(nodes.values())
            found[side] += sum((nodes & kept(after)).values())
    shares = [100 * found[side] / max(all_nodes[side], 1) for side in (0, 1)]
    print(f"Mutations: {len(mutants)}; nodes of the whole file still found: "
          f"{shares[0]:.1f} % by our reader, {shares[1]:.1f} % by tree-sitter")


def find(paths):
    for path in paths:
        if os.path.isdir(path):
            for root, _, names in os.walk(path):
                yield from (os.path.join(root, n) for n in names if n.endswith((".kt", ".kts")))
        else:
            yield path


def is_aside(file):
    """Whether a file is in the third that is kept aside while the reader is tuned."""
    return hashlib.sha256(os.path.basename(file).encode()).digest()[0] % 3 == 0


def mutate(source, chance):
    """Returns a half-typed file: some bytes are removed, repeated or exchanged."""
    result = bytearray(source)
    for _ in range(chance.randint(1, 3)):
        if not result:
            break
        place = chance.randrange(len(result))
        kind = chance.randrange(4)
        if kind == 0:
            del result[place:place + chance.randint(1, 12)]
        elif kind == 1:
            result[place:place] = result[place:place + chance.randint(1, 12)]
        elif kind == 2:
            result[place:place] = chance.choice((b"(", b")", b"{", b"}", b'"', b"$", b",", b"<"))
        else:
            line = result.find(b"\n", place)
            if line > place:
                del result[place:line]
    return bytes(result)


def ours(program, paths):
    """Yields the path and the nodes of each file, read by our reader in one process."""
    process = subprocess.run([program], input="\n".join(paths) + "\n", text=True, check=True,
                             capture_output=True, errors="replace")
    path = None
    rows = []
    for line in process.stdout.split("\n"):
        parts = line.split("\t")
        if parts[0] == "file":
            if path:
                yield path, rows
            path, rows = parts[1], []
        elif len(parts) >= 3:
            rows.append(parts)
    if path:
        yield path, rows


class Report:
    def __init__(self, worst):
        self.worst = worst
        self.files = self.same_files = self.unread = self.ours_unread = 0
        self.nodes = self.same_nodes = 0
        self.missing = collections.Counter()
        self.added = collections.Counter()
        self.total = collections.Counter()
        self.examples = collections.defaultdict(list)
        self.only_ours_wrong = []

    def compare(self, path, source, rows):
        theirs, error = second_opinion.nodes(source)
        problems = [row for row in rows if row[0] == "problem"]
        if error is not None:
            self.unread += 1
            self.ours_unread += bool(problems)
            return
        if problems:
            self.only_ours_wrong.append((path, problems[0]))
        self.files += 1
        mine = collections.Counter(
            tuple(row[:3 + DETAILS.get(row[0], 2)]) for row in rows if row[0] in KINDS)
        other = collections.Counter(tuple(map(str, row)) for row in theirs)
        mine = collections.Counter({trim(row): n for row, n in mine.items()})
        other = collections.Counter({trim(row): n for row, n in other.items()})
        same = mine & other
        self.nodes += sum((mine | other).values())
        self.same_nodes += sum(same.values())
        self.same_files += mine == other
        for row, count in mine.items():
            self.total[row[0]] += count
        for row, count in (other - mine).items():
            self.missing[row[0]] += count
            self.examples["-" + row[0]].append((path, row))
        for row, count in (mine - other).items():
            self.added[row[0]] += count
            self.examples["+" + row[0]].append((path, row))

    def show(self, title):
        share = 100 * self.same_nodes / max(self.nodes, 1)
        print(f"{title}: {self.files} that tree-sitter reads, "
              f"{100 * self.same_files / max(self.files, 1):.1f} % equal; "
              f"nodes: {self.nodes}, {share:.3f} % equal")
        if self.unread:
            print(f"  {self.unread} that tree-sitter cannot read; "
                  f"our reader has problems with {self.ours_unread} of them")
        for path, problem in self.only_ours_wrong[:20]:
            print("  only our reader cannot read", path, *problem[1:])
        for kind in KINDS:
            if self.missing[kind] or self.added[kind]:
                print(f"  {kind}: {self.total[kind]}, only there {self.missing[kind]}, "
                      f"only here {self.added[kind]}")
        chance = random.Random(1)
        for kind, examples in sorted(self.examples.items()):
            for path, row in chance.sample(examples, min(self.worst, len(examples))):
                source = pathlib.Path(path).read_bytes()
                start, end = int(row[1]), int(row[2])
                print(f"  {kind} {path}:{1 + source[:start].count(LINE)} {row[3:]} "
                      f"{source[start:end][:90]!r}")
        return share


DECLARATIONS = ("function", "type", "case", "variable")


def trim(row):
    """Returns a row without empty details at its end, and a declaration without its start.

    tree-sitter-kotlin leaves the first annotation outside of a declaration.
    """
    row = list(row)
    if row[0] in DECLARATIONS:
        row[1] = row[2]
    while row and row[-1] == "":
        row.pop()
    return tuple(row)


main()
