"""Calls the tools of `announce mcp` with the client of the package `mcp`, and checks what comes back.

usage: client.py PROGRAM

The client checks structured results against the schemas of the tools itself. The script ends with status 1 if anything differs.
"""
import asyncio
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import mcp_types as types
from mcp import Client, ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

PROGRAM = sys.argv[1]
META = "io.modelcontextprotocol/"
FORM = """<!doctype html><html lang=en><title>Sign up</title><main><h1>Sign up</h1>
<label for=e>Email</label><input id=e type=email required>
<img src=x.png>
<button>Send</button></main></html>
"""
failures = []


def expect(condition, what):
    if not condition:
        failures.append(what)
        print("FAILED:", what)


def text(result):
    return "\n".join(block.text for block in result.content)


def tokens(words):
    """Returns an upper estimate of tokens: a word has one token for each four letters, other characters one each."""
    import re

    return sum(-(-len(part) // 4) if part.isalnum() else 1 for part in re.findall(r"[A-Za-z0-9]+|[^\sA-Za-z0-9]", words))


def project(folder):
    folder = pathlib.Path(folder)
    (folder / "form.html").write_text(FORM)
    stops = "".join(f"<button>Choice number {n}</button>\n" for n in range(1, 21))
    (folder / "twenty.html").write_text(f"<!doctype html><html lang=en><title>T</title><main>{stops}</main>")
    (folder / "many").mkdir()
    for number in range(60):
        (folder / "many" / f"{number}.html").write_text(FORM)
    subprocess.run(
        "git init -q . && git add . && git -c user.name=a -c user.email=a@example.org commit -qm first",
        shell=True, cwd=folder, check=True,
    )
    return folder


async def call_tools(client, folder):
    """Calls each tool of a connected client."""
    tools = (await client.list_tools()).tools
    names = [tool.name for tool in tools]
    expect(names == ["announce", "explain", "audit", "play", "diff", "check", "tree"], f"tools are {names}")
    expect(all(tool.annotations.read_only_hint for tool in tools), "all tools are read-only")
    size = tokens(json.dumps([tool.model_dump(by_alias=True, exclude_none=True) for tool in tools]))
    print(f"  tools/list: about {size} tokens")

    said = await client.call_tool("announce", {"file": "form.html"})
    expect(not said.is_error and "Email, text field, required" in text(said), "announce reads a file")
    expect(said.structured_content["screens"][0]["readers"][0]["count"] > 3, "announce has stops")
    twenty = await client.call_tool("announce", {"file": "twenty.html"})
    print(f"  a screen of 20 stops: about {tokens(text(twenty))} tokens of text")
    expect(tokens(text(twenty)) < 600, "a screen of 20 stops costs under 600 tokens")
    cut = await client.call_tool("announce", {"file": "twenty.html", "limit": 5})
    expect("15 more, ask for stops 6-20" in text(cut), "a limited answer names the rest")
    rest = await client.call_tool("announce", {"file": "twenty.html", "stops": "6-20"})
    expect("\n6 Choice number 6, button" in text(rest), "the rest can be asked for")

    explained = await client.call_tool("explain", {"file": "form.html", "stops": "1"})
    expect("Confidence" in text(explained) and explained.structured_content["stops"], "explain tells rules")
    audited = await client.call_tool("audit", {"file": "form.html"})
    rules = [finding["rule"] for finding in audited.structured_content["findings"]]
    expect("image-alt-missing" in rules, f"audit finds the picture: {rules}")
    played = await client.call_tool("play", {"file": "form.html", "gestures": "swipe right; swipe right"})
    expect(len(played.structured_content["sessions"]) == 2, "play has both readers")
    fixed = FORM.replace("<img src=x.png>", '<img src=x.png alt="A letter">')
    compared = await client.call_tool("diff", {"file": "form.html", "source": fixed})
    expect(compared.structured_content["differs"], "diff sees the change that is not saved")
    (folder / "form.html").write_text(fixed)
    compared = await client.call_tool("diff", {"file": "form.html", "since": "HEAD"})
    expect("A letter" in text(compared), "diff compares with a revision")
    (folder / "form.html").write_text(FORM)
    document = "Screen: [form](form.html)\n\n| VoiceOver |\n| --- |\n| Wrong |\n"
    (folder / "golden.md").write_text(document)
    checked = await client.call_tool("check", {"file": "golden.md"})
    expect(checked.structured_content["status"] == "differs", "check finds the difference")
    tree = await client.call_tool("tree", {"file": "form.html"})
    expect('textbox "Email"' in tree.structured_content["outline"], "tree prints the outline")

    for arguments in [
        {"file": "missing.html"}, {"file": "../../etc/passwd"}, {"file": "/etc/passwd"}, {"file": 3}, {},
        {"fil": "form.html"}, {"file": "form.html", "limit": 0}, {"file": "https://example.org"},
    ]:
        refused = await client.call_tool("announce", arguments)
        expect(refused.is_error and len(text(refused)) > 10, f"{arguments} is refused in words")
    prompts = (await client.list_prompts()).prompts
    expect(len(prompts) == 2, "there are two prompts")
    prompt = await client.get_prompt("prove-the-fix", {"file": "form.html"})
    expect("form.html" in prompt.messages[0].content.text, "a prompt names the file")

    heard = []

    async def listen(progress, total, message):
        heard.append((progress, total))

    await client.call_tool("audit", {"file": "many"}, progress_callback=listen)
    expect(heard == sorted(heard) and len(heard) > 5, f"progress rises: {heard[:5]}")


async def modern(folder):
    server = StdioServerParameters(command=PROGRAM, args=["mcp"], cwd=str(folder))
    async with Client(server, mode="auto") as client:
        print("auto:", client.protocol_version)
        expect(client.protocol_version == "2026-07-28", "the newest revision is chosen")
        expect(client.server_info is not None and client.server_info.name == "announce", "the server names itself")
        await call_tools(client, folder)


async def legacy(folder):
    server = StdioServerParameters(command=PROGRAM, args=["mcp"], cwd=str(folder))
    async with Client(server, mode="legacy") as client:
        print("legacy:", client.protocol_version)
        expect(client.protocol_version == "2025-11-25", "initialize chooses the newest of its revisions")
        await call_tools(client, folder)


async def session_with_roots(folder):
    """Reads below the roots of the client only, although the server runs elsewhere."""

    async def roots(context):
        return types.ListRootsResult(roots=[types.Root(uri=(folder / "many").as_uri())])

    server = StdioServerParameters(command=PROGRAM, args=["mcp"], cwd="/")
    async with stdio_client(server) as (read, write):
        async with ClientSession(read, write, list_roots_callback=roots) as session:
            await session.initialize()
            inside = await session.call_tool("announce", {"file": "1.html"})
            expect(not inside.is_error, f"a file below the root is read: {text(inside)}")
            outside = await session.call_tool("announce", {"file": str(folder / "form.html")})
            expect(outside.is_error, "a file outside the root is refused")


def state(process):
    """Returns the memory in KB, the number of open files and the number of child processes."""
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    memory = int(status.split("VmRSS:")[1].split()[0])
    files = len(os.listdir(f"/proc/{process.pid}/fd"))
    children = pathlib.Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return memory, files, len(children)


def many_requests(folder, count):
    """Sends many requests of all kinds and watches memory, files and processes."""
    start = time.monotonic()
    process = subprocess.Popen([PROGRAM, "mcp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    meta = {META + "protocolVersion": "2026-07-28", META + "clientCapabilities": {}}

    def ask(number, method, parameters):
        message = {"jsonrpc": "2.0", "id": number, "method": method, "params": {**parameters, "_meta": meta}}
        process.stdin.write(json.dumps(message).encode() + b"\n")
        process.stdin.flush()
        return json.loads(process.stdout.readline())

    ask(0, "server/discover", {})
    print(f"start to first answer: {(time.monotonic() - start) * 1000:.0f} ms")
    calls = [
        ("announce", {"file": "form.html"}), ("audit", {"file": "form.html"}), ("tree", {"file": "form.html"}),
        ("explain", {"file": "form.html", "stops": "2"}), ("diff", {"file": "form.html", "since": "HEAD"}),
        ("play", {"file": "form.html", "gestures": "walk"}), ("check", {"file": "golden.md"}),
        ("announce", {"source": FORM, "file": "new.html"}), ("announce", {"file": "missing"}),
    ]
    early = None
    start = time.monotonic()
    for number in range(1, count + 1):
        name, arguments = calls[number % len(calls)]
        answer = ask(number, "tools/call", {"name": name, "arguments": arguments})
        expect(answer["id"] == number and "result" in answer, f"request {number} is answered: {str(answer)[:200]}")
        if number == count // 5:
            early = state(process)
    late = state(process)
    print(f"{count} requests: {(time.monotonic() - start) / count * 1000:.1f} ms each")
    print(f"memory {early[0]} KB after {count // 5} requests, {late[0]} KB at the end; files {early[1]}, {late[1]}")
    expect(late[0] < early[0] * 1.15 + 4096, f"memory stays flat: {early[0]} KB, {late[0]} KB")
    expect(late[1] <= early[1] and late[2] == 0, "no file or process is left")
    process.stdin.close()
    expect(process.wait(timeout=10) == 0, "the server ends when its input ends")


async def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = project(folder)
        await modern(folder)
        await legacy(folder)
        await session_with_roots(folder)
        many_requests(folder, int(os.environ.get("REQUESTS", "1000")))
    print(f"{len(failures)} failures" if failures else "all as expected")
    sys.exit(1 if failures else 0)


asyncio.run(main())
