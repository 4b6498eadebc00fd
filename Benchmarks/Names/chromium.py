"""A headless Chromium on its DevTools pipe: what it makes of every element of a page."""

import json
import os
import subprocess
import tempfile

VIEWPORT = (393, 852)

# What of an element's computed style matters to hearing it, by path; open shadow trees included.
STYLES = """(() => {
  const out = {};
  const of = (element, name) => {
    const style = getComputedStyle(element, name);
    return style.content === 'normal' || style.content === 'none' || style.display === 'none'
      ? null : [style.content, style.display];
  };
  const walk = (parent, path) => {
    const counts = {};
    for (const child of parent.children) {
      const name = child.localName.toLowerCase();
      counts[name] = (counts[name] ?? 0) + 1;
      const own = path + '/' + name + '.' + counts[name];
      const style = getComputedStyle(child);
      out[own] = {
        display: style.display, visibility: style.visibility, list: style.listStyleType,
        space: style.whiteSpaceCollapse, content: style.contentVisibility,
        before: of(child, '::before'), after: of(child, '::after'),
      };
      walk(child, own);
      if (child.shadowRoot) walk(child.shadowRoot, own + '/#shadow');
    }
  };
  walk(document, '');
  return JSON.stringify(out);
})()"""


class Chromium:
    """A browser with one page; use as a context manager."""

    def __init__(self, program="chromium"):
        ours_in, theirs_out = os.pipe()
        theirs_in, ours_out = os.pipe()
        self.profile = tempfile.TemporaryDirectory(prefix="names-benchmark-")
        # The browser reads commands on descriptor 3 and answers on 4.
        command = 'exec "$@" 3<&%d 4>&%d' % (theirs_in, theirs_out)
        self.process = subprocess.Popen(
            [
                "/bin/bash", "-c", command, "chromium", program, "--headless", "--no-sandbox",
                "--disable-gpu", "--no-first-run", "--remote-debugging-pipe",
                "--force-renderer-accessibility", "--user-data-dir=" + self.profile.name,
                "about:blank",
            ],
            pass_fds=(theirs_in, theirs_out),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self.reader = os.fdopen(ours_in, "rb", buffering=0)
        self.writer = os.fdopen(ours_out, "wb", buffering=0)
        self.pending = b""
        self.number = 0
        self.session = None
        self.events = []
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(t["targetId"] for t in targets if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        for domain in ("Page", "DOM", "Accessibility", "Runtime"):
            self.call(domain + ".enable")
        self.call(
            "Emulation.setDeviceMetricsOverride", width=VIEWPORT[0], height=VIEWPORT[1],
            deviceScaleFactor=3, mobile=True)
        self.call("Emulation.setTouchEmulationEnabled", enabled=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.writer.close()
        self.process.wait(timeout=20)
        self.reader.close()
        self.profile.cleanup()

    def _message(self):
        while b"\0" not in self.pending:
            data = self.reader.read(1 << 20)
            if not data:
                raise RuntimeError("the browser is gone")
            self.pending += data
        message, self.pending = self.pending.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **params):
        """Sends a command and waits for its answer."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        self.writer.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self._message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise LookupError(method + ": " + answer["error"]["message"])
                return answer["result"]
            self.events.append(answer)

    def version(self):
        return self.call("Browser.getVersion")["product"]

    def elements(self, path):
        """What the browser makes of each element of a file, by path."""
        self.events.clear()
        self.call("Page.navigate", url="file://" + path)
        while not any(e.get("method") == "Page.loadEventFired" for e in self.events):
            self.events.append(self._message())
        root = self.call("DOM.getDocument", depth=-1, pierce=True)["root"]
        styles = json.loads(self.call("Runtime.evaluate", expression=STYLES)["result"]["value"])
        tree = self.call("Accessibility.getFullAXTree")["nodes"]
        known = {n["backendDOMNodeId"]: n for n in tree if "backendDOMNodeId" in n}
        found = {}
        for place, node in walk(root):
            exposed = known.get(node)
            if exposed is None or exposed["ignored"]:
                nodes = self.call(
                    "Accessibility.getPartialAXTree", backendNodeId=node, fetchRelatives=False)
                exposed = nodes["nodes"][0]
            found[place] = facts(exposed)
            if place in styles:
                found[place]["style"] = styles[place]
        return found

    def tree(self, path):
        """The browser's whole tree of a file, documents of frames included.

        Elements have a tag, and what their attributes say about their names.
        """
        self.events.clear()
        self.call("Page.navigate", url="file://" + path)
        while not any(e.get("method") == "Page.loadEventFired" for e in self.events):
            self.events.append(self._message())
        root = self.call("DOM.getDocument", depth=-1, pierce=True)["root"]
        elements = {node["backendNodeId"]: node for node in every(root)}
        tree = self.call("Accessibility.getFullAXTree")["nodes"]
        for exposed in tree:
            node = elements.get(exposed.get("backendDOMNodeId"), {})
            if node.get("nodeType") == 1:
                attributes = dict(zip(node["attributes"][::2], node["attributes"][1::2]))
                exposed["tag"] = node["localName"].lower()
                by_others = attributes.get("aria-labelledby")
                exposed["named"] = not by_others and bool(attributes.get("aria-label") or attributes.get("alt"))
                exposed["emptied"] = attributes.get("alt") == ""
                exposed["label"] = attributes.get("aria-label") or attributes.get("title") or ""
                if exposed["tag"] == "iframe" and is_in_page(attributes) and not exposed["ignored"]:
                    tree += self.document(node, exposed)
        return tree

    def document(self, frame, exposed):
        """The tree of the document of a frame, below the node of the frame; its nodes are listed later."""
        try:
            nodes = self.call("Accessibility.getFullAXTree", frameId=frame["frameId"])["nodes"]
        except (LookupError, KeyError):
            return []
        elements = {node["backendNodeId"]: node for node in every(frame.get("contentDocument", frame))}
        for node in nodes:
            node["nodeId"] = frame["frameId"] + node["nodeId"]
            node["childIds"] = [frame["frameId"] + child for child in node.get("childIds", [])]
            element = elements.get(node.pop("backendDOMNodeId", None), {})
            if element.get("nodeType") == 1:
                node["tag"] = element["localName"].lower()
        exposed["childIds"] = [nodes[0]["nodeId"]] if nodes else []
        return nodes


def is_in_page(attributes):
    """Whether the document of a frame is in the page itself."""
    return "srcdoc" in attributes or attributes.get("src", "").startswith("data:text/html")


def every(root):
    """All nodes of a document."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.get("children", []) + node.get("shadowRoots", [])


def walk(root):
    """Paths and nodes of all elements, shadow trees included, documents in frames not."""
    waiting = [(root, "")]
    while waiting:
        parent, path = waiting.pop()
        counts = {}
        for child in parent.get("children", []):
            if child["nodeType"] != 1:
                continue
            name = child["localName"].lower()
            counts[name] = counts.get(name, 0) + 1
            own = "%s/%s.%d" % (path, name, counts[name])
            yield own, child["backendNodeId"]
            waiting.append((child, own))
            for shadow in child.get("shadowRoots", []):
                if shadow["shadowRootType"] != "user-agent":
                    waiting.append((shadow, own + "/#shadow"))


def text(node, key):
    return str(node.get(key, {}).get("value", "") or "")


# Reasons for which nobody is told of an element, or of what is in it; with any other the element
# only has nothing to say of itself.
HIDING = {
    "activeModalDialog", "activeFullscreenElement", "activeAriaModalDialog", "ariaHiddenElement",
    "ariaHiddenSubtree", "inertElement", "inertSubtree", "notRendered", "notVisible",
}


def facts(node):
    """Role, name, description and state of an accessibility node."""
    reasons = [r["name"] for r in node.get("ignoredReasons", [])]
    state = "exposed"
    if node["ignored"]:
        state = "hidden" if HIDING & set(reasons) else "dropped"
    return {
        "state": state,
        "reasons": reasons,
        "role": text(node, "role"),
        "name": text(node, "name"),
        "description": text(node, "description"),
    }
