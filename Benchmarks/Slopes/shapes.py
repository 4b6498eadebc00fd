"""Adversarial inputs of any size: each shape repeats one construct that a careless algorithm would compare with all others."""
import json

PAGE = '<!DOCTYPE html><html lang="en"><title>Page</title>{}'
TABLE = "| VoiceOver |\n| --- |\n"


def page(body):
    return "page.html", PAGE.format(body)


def repeat(count, text, separator=""):
    return separator.join(text.replace("%", str(index)) for index in range(count))


def nested(count, start, end, inside="x"):
    return start * count + inside + end * count


# CSS

def css_variables(n):
    return page("<style>:root{--a0:none}" + "".join(f":root{{--a{i + 1}:var(--a{i})}}" for i in range(n))
                + f"p{{display:var(--a{n})}}</style><p>Hello<button>Go</button>")


def css_inherited_variables(n):
    return page("<style>p{display:var(--a0,block)}</style>"
                + "".join(f'<div style="--a{i + 1}:var(--a{i})">' for i in range(min(n, 250)))
                + repeat(n, '<p style="--b%:var(--a1)">x</p>'))


def css_layers(n):
    return page("<style>@layer " + repeat(n, "a%", ",") + ";" + repeat(n, "@layer a%{p{color:red}}") + "</style><p>Hello")


def css_nested_layers(n):
    return page("<style>" + repeat(n, "@layer a.b%{p{display:block}}") + "</style><p>Hello")


def css_rules(n):
    return page("<style>" + repeat(n, ".c%{display:none}") + "</style>" + repeat(n, '<p class="c%">x</p>'))


def css_descendants(n):
    return page("<style>" + repeat(n, "div p.c%{display:none}") + "</style>" + repeat(n, "<p>x</p>"))


def css_siblings(n):
    return page("<style>p ~ p ~ p{display:block} p:nth-child(3n+1){color:red}</style>" + repeat(n, "<p>x</p>"))


def css_has(n):
    return page("<style>div:has(p.x){display:none}</style>" + repeat(n, "<div><p>x</p></div>"))


def css_counters(n):
    return page("<style>p::before{counter-increment:a;content:counter(a)}</style>" + repeat(n, "<p>x</p>"))


def css_custom_properties(n):
    return page("<style>:root{" + repeat(n, "--a%:b;") + "}</style>" + repeat(n, "<p>x</p>"))


# HTML

def html_form(n):
    return page(repeat(n, '<label for="f%">Field %</label><input id="f%" aria-describedby="d%"><p id="d%">Help %</p>'))


def html_emoji(n):
    return page("<button>" + "\u200d".join(["👩"] * n) + "</button>")


def html_combining(n):
    return page("<button>a" + "\u0301" * n + "</button>")


def html_flags(n):
    return page("<button>" + "🇩" * n + "</button>")


def html_svg_use(n):
    return page('<svg role="img"><g id="u0"><title>x</title></g>'
                + "".join(f'<g id="u{i + 1}"><use href="#u{i}"/></g>' for i in range(n)) + "</svg>")


def html_svg_use_same(n):
    return page('<svg><symbol id="s"><title>Icon</title></symbol></svg>'
                + repeat(n, '<button><svg><use href="#s"/></svg></button>'))


def html_labelledby_many(n):
    return page(repeat(n, '<i id="a%">w%</i> ') + '<input aria-labelledby="' + repeat(n, "a%", " ") + '">')


def html_labelledby_chain(n):
    return page(repeat(n, '<button id="a%" aria-labelledby="a% b%">x%</button><i id="b%">y</i>'))


def html_labelledby_next(n):
    return page("".join(f'<button id="a{i}" aria-labelledby="a{i + 1} a{i}">x{i}</button>' for i in range(n)))


def html_labelledby_missing(n):
    return page('<input aria-labelledby="' + repeat(n, "a%", " ") + '">')


def html_describedby_same(n):
    return page('<p id="d">Help</p>' + repeat(n, '<input aria-label="f%" aria-describedby="d">'))


def html_references(n):
    return page("<p>" + "&amp;&lt;&#8217;" * n)


def html_form_attributes(n):
    return page(repeat(n, '<form id="f%"></form><input form="f%" aria-label="x%">'))


def html_form_attribute_same(n):
    return page('<form id="f"></form>' + repeat(n, '<input form="f" aria-label="x%"><input type="radio" name="r" form="f">'))


def html_popover_targets(n):
    return page(repeat(n, '<button popovertarget="p%">x%</button><div popover id="p%">y</div>'))


def html_ruby(n):
    return page("<p>" + "<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>" * n)


def html_ruby_one(n):
    return page("<p><ruby>" + "漢<rt>kan</rt>" * n + "</ruby>")


def html_duplicate_ids(n):
    return page(repeat(n, '<input id="a" aria-label="x%"><label for="a">y</label>'))


def html_same_name(n):
    return page('<a href="/x">More</a><button>Go</button>' * n)


def html_radios(n):
    return page('<input type="radio" name="r" aria-label="x">' * n)


def html_options(n):
    return page("<select>" + repeat(n, "<option>x%</option>") + "</select>")


def html_table(n):
    return page("<table>" + "<tr><th>h</th><td>x</td><td><button>Go</button></td></tr>" * n + "</table>")


def html_table_row(n):
    return page("<table><tr>" + "<th>h</th>" * n + "</tr><tr>" + "<td>x</td>" * n + "</tr></table>")


def html_deep(n):
    return page(nested(n, "<div>", "</div>", "<button>x</button>"))


def html_deep_groups(n):
    return page(nested(n, '<div role="group" aria-label="g">', "</div>", "<button>x</button>"))


def html_deep_inline(n):
    return page(nested(n, "<b>", "</b>"))


def html_unclosed(n):
    return page("<p><b><i><a href=x>" * n)


def html_text(n):
    return page("<p>" + "word " * n)


def html_one_word(n):
    return page("<button>" + "w" * n + "</button>")


def html_attributes(n):
    return page("<input " + repeat(n, "data-a%=x", " ") + ">")


def html_ignore_comments(n):
    return page(repeat(n, "<!-- announce-ignore label-missing: known -->\n<input>\n"))


def html_ignore_comments_one_line(n):
    return page("<!-- announce-ignore label-missing: known -->" * n + "<input>")


def html_headings(n):
    return page(repeat(n, "<h2>Part %</h2><p>x"))


def html_lists(n):
    return page("<ul>" + repeat(n, "<li>x%") + "</ul>")


def html_alerts(n):
    return page('<div role="alert">x</div>' * n)


def html_owns(n):
    return page(repeat(n, '<i id="a%">w</i>') + '<div role="list" aria-owns="' + repeat(n, "a%", " ") + '"></div>')


def html_controls(n):
    return page(repeat(n, '<button aria-controls="a%" aria-expanded="false">x%</button><div hidden id="a%">y</div>'))


def html_backticks(n):
    return page("<p>" + "`_~*[]" * n)


# Sources of apps

def jsx_deep(n):
    return "screen.tsx", "export default function A() { return (" + nested(n, "<View>", "</View>", "<Text>x</Text>") + ") }"


def jsx_flat(n):
    return "screen.tsx", "export default function A() { return (<View>" + "<Pressable><Text>x</Text></Pressable>\n" * n + "</View>) }"


def jsx_chain(n):
    parts = [f"function A{i}() {{ return <View><A{i + 1} /></View> }}\n" for i in range(n)]
    return "screen.tsx", "".join(parts) + f"function A{n}() {{ return <Text>x</Text> }}\nexport default A0\n"


def jsx_twice(n):
    parts = [f"function A{i}() {{ return <View><A{i + 1} /><A{i + 1} /></View> }}\n" for i in range(n)]
    return "screen.tsx", "".join(parts) + f"function A{n}() {{ return <Text>x</Text> }}\nexport default A0\n"


def jsx_recursive(n):
    return "screen.tsx", repeat(n, "function A%() { return <View><A% /><Button title='x' /></View> }\n") + "export default A0\n"


def jsx_mapped(n):
    return "screen.tsx", ("const items = [" + repeat(n, "{a: 'x%'}", ",")
                          + "]\nexport default function A() { return <View>{items.map(i => <Text>{i.a}</Text>)}</View> }\n")


def jsx_expression(n):
    return "screen.tsx", "export default function A() { return <Text>{" + "'x' + " * n + "'y'}</Text> }"


def jsx_components(n):
    return "screen.tsx", (repeat(n, "function A%() { return <Text>x</Text> }\n")
                          + "export default function A() { return <View>" + repeat(n, "<A% />") + "</View> }")


def jsx_ignored(n):
    return "screen.tsx", ("export default function A() { return (<View>\n"
                          + "{/* announce-ignore label-missing: known */}\n<TextInput />\n" * n + "</View>) }")


def swiftui_flat(n):
    return "Screen.swift", "import SwiftUI\nstruct A: View { var body: some View { VStack {\n" + 'Button("x") {}\n' * n + "} } }\n"


def swiftui_deep(n):
    return "Screen.swift", ("import SwiftUI\nstruct A: View { var body: some View { "
                            + nested(n, "VStack { ", "} ", 'Text("x") ') + "} }\n")


def swiftui_modifiers(n):
    return "Screen.swift", ('import SwiftUI\nstruct A: View { var body: some View { Text("x")\n'
                            + ".padding()\n" * n + "} }\n")


def swiftui_chain(n):
    parts = [f"struct A{i}: View {{ var body: some View {{ VStack {{ A{i + 1}() }} }} }}\n" for i in range(n)]
    return "Screen.swift", "import SwiftUI\n" + "".join(parts) + f'struct A{n}: View {{ var body: some View {{ Text("x") }} }}\n'


def kotlin_flat(n):
    return "Screen.kt", "@Composable\nfun A() { Column {\n" + 'Button(onClick = {}) { Text("x") }\n' * n + "} }\n"


def kotlin_deep(n):
    return "Screen.kt", "@Composable\nfun A() { " + nested(n, "Column { ", "} ", 'Text("x") ') + "}\n"


def kotlin_modifiers(n):
    return "Screen.kt", '@Composable\nfun A() { Text("x", modifier = Modifier' + ".padding(1.dp)\n" * n + ") }\n"


# Layouts, dumps and outlines

ANDROID = 'xmlns:android="http://schemas.android.com/apk/res/android"'


def layout_flat(n):
    return "layout.xml", f"<LinearLayout {ANDROID}>" + '<Button android:text="x"/>\n' * n + "</LinearLayout>"


def layout_deep(n):
    start = "<LinearLayout>"
    return "layout.xml", (f"<LinearLayout {ANDROID}>" + nested(n, start, "</LinearLayout>", '<Button android:text="x"/>')
                          + "</LinearLayout>")


def layout_deep_clickable(n):
    start = '<FrameLayout android:clickable="true" android:contentDescription="x">'
    return "layout.xml", (f"<LinearLayout {ANDROID}>" + nested(n, start, "</FrameLayout>", '<Button android:text="x"/>')
                          + "</LinearLayout>")


def layout_label_for(n):
    return "layout.xml", (f"<LinearLayout {ANDROID}>" + repeat(
        n, '<TextView android:text="x%" android:labelFor="@+id/f%"/><EditText android:id="@+id/f%"/>\n') + "</LinearLayout>")


def layout_constraints(n):
    inner = repeat(n, '<Button android:id="@+id/b%" android:text="x%" app:layout_constraintTop_toBottomOf="@id/a%"/>\n')
    return "layout.xml", (f'<androidx.constraintlayout.widget.ConstraintLayout {ANDROID} '
                          f'xmlns:app="http://schemas.android.com/apk/res-auto">{inner}'
                          "</androidx.constraintlayout.widget.ConstraintLayout>")


def layout_relative(n):
    inner = "".join(f'<Button android:id="@+id/b{i}" android:text="x" android:layout_below="@id/b{i + 1}"/>\n' for i in range(n))
    return "layout.xml", f"<RelativeLayout {ANDROID}>{inner}</RelativeLayout>"


def node_of_dump(text, bounds, children=""):
    return (f'<node class="android.widget.Button" text="{text}" package="a" content-desc="" clickable="true" enabled="true" '
            f'focusable="true" bounds="{bounds}">{children}</node>')


def dump_flat(n):
    return "dump.xml", ('<?xml version="1.0"?><hierarchy rotation="0">'
                        + "".join(node_of_dump(f"x{i}", f"[0,{i * 10}][100,{i * 10 + 10}]") for i in range(n)) + "</hierarchy>")


def dump_overlapping(n):
    return "dump.xml", ('<?xml version="1.0"?><hierarchy rotation="0">'
                        + "".join(node_of_dump(f"x{i}", f"[{i % 7},{i % 11}][100,100]") for i in range(n)) + "</hierarchy>")


def dump_deep(n):
    start = node_of_dump("x", "[0,0][100,100]", "%").split("%")
    return "dump.xml", '<?xml version="1.0"?><hierarchy rotation="0">' + nested(n, start[0], start[1], "") + "</hierarchy>"


def outline_flat(n):
    return "screen.outline", repeat(n, '- button "x%"\n')


def outline_deep(n):
    return "screen.outline", "".join("  " * i + f'- group "g{i}":\n' for i in range(n)) + "  " * n + '- button "x"\n'


def snapshot_flat(n):
    children = [{"type": "Text", "props": {}, "children": [f"x{i}"]} for i in range(n)]
    return "screen.json", json.dumps({"type": "View", "props": {}, "children": children})


def snapshot_deep(n):
    return "screen.json", nested(n, '{"type":"View","props":{},"children":[', "]}", '{"type":"Text","props":{},"children":["x"]}')


# Documents, scripts and logs

def markdown_document(blocks, rows):
    return "doc.md", f"# Screen\n\n```html\n{blocks}\n```\n\n{TABLE}{rows}"


def document_rows(n):
    return markdown_document(repeat(n, "<button>x%</button>\n"), repeat(n, "| x%, button |\n"))


def document_stops_without_rows(n):
    return markdown_document(repeat(n, "<button>x%</button>\n"), "| y |\n")


def document_rows_without_stops(n):
    return markdown_document("<p>x</p>", repeat(n, "| y% |\n"))


def document_other_rows(n):
    return markdown_document(repeat(n, "<button>x%</button>\n"), repeat(n, "| z%, link |\n"))


def document_reversed_rows(n):
    return markdown_document(repeat(n, "<button>x%</button>\n"), "".join(f"| x{i}, button |\n" for i in reversed(range(n))))


def document_same_rows(n):
    return markdown_document("<button>x</button>\n" * n, "| x, button |\n" * n)


def document_screens(n):
    return "doc.md", ("# Screen\n\n```html\n<button>x</button>\n```\n\n" + TABLE + "| x, button |\n\n") * n


FORMATS = ("css", "html", "jsx", "swiftui", "kotlin", "layout", "dump", "outline", "snapshot", "document")
ALL = {name: shape for name, shape in list(globals().items()) if callable(shape) and name.split("_")[0] in FORMATS}
# The most repetitions that the program accepts: importers limit the depth of files and the attributes of a tag.
MOST = {
    "html_deep": 4800, "html_deep_groups": 4800, "html_deep_inline": 4800, "html_unclosed": 400, "html_attributes": 900,
    "layout_deep": 4800, "layout_deep_clickable": 4800, "dump_deep": 4800, "snapshot_deep": 2400, "outline_deep": 1900,
    "jsx_deep": 4000, "swiftui_deep": 4000, "kotlin_deep": 4000, "css_inherited_variables": 16000,
}
