"""The stops that Chrome on Android has on a page, from Chromium's accessibility tree.

Follows browser_accessibility_android.cc: IsLeaf and IsInterestingOnAndroid.
"""

CONTROLS = {
    "button", "checkbox", "ColorWell", "combobox", "Date", "DateTime", "InputTime", "DisclosureTriangle",
    "DisclosureTriangleGrouped", "listbox", "menuitem", "menuitemcheckbox", "menuitemradio", "option",
    "radio", "scrollbar", "searchbox", "slider", "spinbutton", "switch", "tab", "textbox", "tree",
    "treegrid", "treeitem",
}
NAMED_BY_CONTENT = {
    "button", "cell", "checkbox", "columnheader", "DisclosureTriangle", "DisclosureTriangleGrouped",
    "gridcell", "heading", "link", "menuitem", "menuitemcheckbox", "menuitemradio", "option", "radio",
    "row", "rowheader", "switch", "tab", "tooltip", "treeitem",
}
TABLE_PARTS = {"table", "grid", "treegrid", "row", "cell", "gridcell", "columnheader", "rowheader"}
ALWAYS_LEAVES = {"image", "meter", "scrollbar", "spinbutton", "slider", "splitter", "separator", "progressbar",
                 "StaticText", "LineBreak"}
TEXTS = {"StaticText", "LineBreak"}
FIELDS = {"textbox", "searchbox"}
LINKS = {"link", "doc-backlink", "doc-biblioref", "doc-glossref", "doc-noteref"}
FRAMES = {"Iframe", "IframePresentational"}
MEDIA = {"Video", "Audio"}
# Chromium's name of media that it cannot play, such as media of a page whose files are not there.
UNPLAYABLE = "Unable to play media."


class Tree:
    def __init__(self, nodes):
        self.nodes = {node["nodeId"]: node for node in nodes}
        self.root = nodes[0]["nodeId"]
        # The unignored children of each node; parents come before children in no given order.
        self.below = {}
        order, waiting = [], [self.root]
        while waiting:
            node = waiting.pop()
            order.append(node)
            waiting += [c for c in self.nodes[node].get("childIds", []) if c in self.nodes]
        for node in reversed(order):
            children = []
            for child in self.nodes[node].get("childIds", []):
                if child in self.nodes and self.role(child) != "InlineTextBox":
                    children += self.below.get(child, []) if self.nodes[child]["ignored"] else [child]
            self.below[node] = children

    def role(self, node):
        return self.nodes[node].get("role", {}).get("value", "")

    def name(self, node):
        name = self.nodes[node].get("name", {}).get("value") or ""
        return self.nodes[node].get("label", "") if name == UNPLAYABLE else name

    def property(self, node, name):
        for item in self.nodes[node].get("properties", []):
            if item["name"] == name:
                return item["value"].get("value")
        return None

    def is_focusable(self, node):
        if self.role(node) in FRAMES | {"RootWebArea"} and not self.name(node):
            return False
        return self.property(node, "focusable") is True or self.nodes[node].get("tag") == "dialog"

    def is_control(self, node):
        return self.role(node) in CONTROLS

    def is_field(self, node):
        role, tag = self.role(node), self.nodes[node].get("tag")
        return tag in ("input", "textarea") and (role in FIELDS or role == "combobox")

    def holds_only_text(self, node):
        children = self.below[node]
        return bool(children) and all(self.role(c) in TEXTS for c in children)

    def words(self, node):
        """All text inside a node."""
        texts, waiting = [], [node]
        while waiting:
            node = waiting.pop()
            if self.role(node) == "StaticText":
                texts.append(self.name(node))
            waiting += reversed(self.below[node])
        return "".join(texts)

    def text(self, node):
        """The text that Android gets: the name, or the content of what is named by it."""
        role = self.role(node)
        if role in FRAMES:
            return ""
        if self.name(node):
            return self.name(node)
        # A name that the author left empty, such as `alt=""`, stays empty.
        if (role == "image" or role in LINKS) and self.property(node, "url") and not self.nodes[node].get("emptied"):
            return address(self.property(node, "url"))
        # aria-expanded-expected-android: the content of a separator is no text.
        if role in ("separator", "image"):
            return ""
        children = self.below[node]
        only = all(self.role(c) in TEXTS or self.role(c) == "image" for c in children)
        if self.holds_only_text(node) or self.is_focusable(node) and children and only:
            return self.words(node)
        return ""

    def said(self, node):
        """The words of a stop that surely are heard; a filled field is heard without its name."""
        role = self.role(node)
        if role in ("ColorWell", "Date", "DateTime", "InputTime", "spinbutton") or self.is_field(node):
            return ""
        if role in FIELDS or role in MEDIA:
            return ""
        return self.name(node) if role == "StaticText" else self.text(node)

    def is_leaf(self, node):
        role, children = self.role(node), self.below[node]
        if not children or role in ALWAYS_LEAVES or self.is_field(node):
            return True
        if node == self.root or role in FRAMES or role == "RootWebArea":
            return False
        is_toggle = self.property(node, "pressed") is not None or self.property(node, "hasPopup")
        if role == "button" and not is_toggle or role in ("Date", "DateTime", "InputTime"):
            return True
        if role in LINKS or role in ("listbox", "tabpanel", "tablist"):
            return False
        is_focusable = self.is_focusable(node)
        by_attribute = self.nodes[node].get("named")
        if is_focusable and by_attribute and not role.startswith("menuitem") and role != "combobox":
            return self.holds_only_text(node)
        if (role == "heading" or is_focusable) and self.text(node).strip():
            return not self.holds(node)
        return self.holds_only_text(node)

    def holds(self, node):
        """Whether something focusable or a part of a table is inside."""
        waiting = list(self.below[node])
        while waiting:
            node = waiting.pop()
            if self.is_focusable(node) or self.role(node) in TABLE_PARTS:
                return True
            waiting += self.below[node]
        return False


def address(url):
    """The last part of an address without its extension."""
    last = url.split("#")[0].split("?")[0].rstrip("/").split("/")[-1]
    if len(last) == 69 and last.endswith(".html"):
        # The page itself has another address elsewhere.
        return ""
    return last.rsplit(".", 1)[0]


def stops(nodes):
    """The names of the stops of a page, in order."""
    tree = Tree(nodes)
    found, waiting = [], [(c, False, False) for c in reversed(tree.below[tree.root])]
    while waiting:
        node, in_control, in_link = waiting.pop()
        role = tree.role(node)
        is_leaf = tree.is_leaf(node)
        if is_stop(tree, node, is_leaf, in_control, in_link):
            found.append(tree.said(node))
        # The controls of media are not the same on phones.
        if is_leaf or role in LINKS or role in MEDIA or role == "combobox" and tree.nodes[node].get("tag") == "select":
            continue
        inside = (in_control or tree.is_control(node), in_link)
        waiting += [(child, *inside) for child in reversed(tree.below[node])]
    return found


def is_stop(tree, node, is_leaf, in_control, in_link):
    role = tree.role(node)
    if role == "option":
        return True
    is_focusable = tree.is_focusable(node)
    if in_link or in_control and not is_focusable or role == "menu":
        return False
    if is_focusable or tree.is_control(node) or role == "progressbar":
        return True
    # aria-menu-expected-android: a link that cannot take focus.
    if role in LINKS and tree.text(node).strip():
        return True
    return is_leaf and bool(tree.text(node).strip())
