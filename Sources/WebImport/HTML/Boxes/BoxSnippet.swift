/// A program that a user runs in the console of a browser to get the boxes of a page.
///
/// The program copies JSON to the clipboard. For each visible element, the JSON has the path from
/// `body`, the identifier, the beginning of the element's own text, and the box in the page. The
/// program does not use properties such as `id` or `children`. A form field with the name `id` or
/// `children` would replace the property of its form.
enum BoxSnippet {
  static let lines = [
    "(() => {",
    "  const boxes = [];",
    "  const round = (number) => Math.round(number * 100) / 100;",
    "  const words = (element) => {",
    "    let text = '';",
    "    for (let node = element.firstChild; node; node = node.nextSibling)",
    "      if (node.nodeType === 3) text += node.data;",
    "    text = text.replace(/[ \\t\\n\\f\\r]+/g, ' ').replace(/^ | $/g, '');",
    "    return [...text].slice(0, 40).join('');",
    "  };",
    "  const look = (element, path) => {",
    "    const { left, top, width, height } = element.getBoundingClientRect();",
    "    if (width || height) {",
    "      const box = [left + scrollX, top + scrollY, width, height].map(round);",
    "      const id = element.getAttribute('id') || undefined;",
    "      boxes.push({ path, id, text: words(element) || undefined, box });",
    "    }",
    "    const all = new Map(), met = new Map();",
    "    for (let child = element.firstElementChild; child; child = child.nextElementSibling)",
    "      all.set(child.localName, (all.get(child.localName) || 0) + 1);",
    "    for (let child = element.firstElementChild; child; child = child.nextElementSibling) {",
    "      const name = child.localName, number = (met.get(name) || 0) + 1;",
    "      met.set(name, number);",
    "      const step = all.get(name) > 1 ? `${name}:nth-of-type(${number})` : name;",
    "      look(child, `${path} > ${step}`);",
    "    }",
    "  };",
    "  look(document.body, 'body');",
    "  copy(JSON.stringify({ viewport: [innerWidth, innerHeight], boxes }));",
    "})();",
  ]
}
