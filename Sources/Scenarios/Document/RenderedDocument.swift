internal import CMarkGFM
internal import Simulator
internal import SystemLibrary

/// A document rendered as HTML.
///
/// Raw HTML and links with schemes other than http, https and mailto are left out. A link to
/// another Markdown document leads to the HTML page of that document.
package struct RenderedDocument: Sendable {
  /// The first heading; empty if there is none.
  package let title: String
  /// The text of headings and paragraphs, for searching.
  package let words: String
  /// The HTML of the body.
  package let html: String

  /// Renders Markdown.
  package init(_ bytes: [UInt8]) {
    let rendered = CMarkTree.read(bytes) { root in
      var title = ""
      var words: [String] = []
      var next: CMarkNode? = root
      while let node = next {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HEADING:
          let text = InlineMarkdown(node).text
          if title.isEmpty { title = text }
          words.append(text)
        case CMARK_NODE_PARAGRAPH: words.append(InlineMarkdown(node).text)
        case CMARK_NODE_LINK, CMARK_NODE_IMAGE: RenderedDocument.rewriteTarget(node)
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: RenderedDocument.removeMarkup(node)
        default: break
        }
        next = cmark_node_first_child(node) ?? CMarkTree.following(node, in: root)
      }
      // Unsafe HTML has been removed from the tree; only `<br>` is left.
      let characters = cmark_render_html(root, CMARK_OPT_UNSAFE, nil)
      defer { free(characters) }
      return (title, words.joined(separator: " "), CMarkTree.text(characters))
    }
    (title, words, html) = rendered ?? ("", "", "")
  }

  /// Removes raw HTML except line breaks.
  private static func removeMarkup(_ node: CMarkNode) {
    let tag = CMarkTree.text(cmark_node_get_literal(node)).lowercased()
      .filter { !$0.isWhitespace && $0 != "/" }
    _ = (tag == "<br>" ? "<br>" : "").withCString { cmark_node_set_literal(node, $0) }
  }

  /// Changes a link to another document into a link to that document's page.
  private static func rewriteTarget(_ link: CMarkNode) {
    let target = CMarkTree.text(cmark_node_get_url(link))
    let path = target.prefix { $0 != "#" }
    // Control characters and white space can hide a scheme.
    let letters = target.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    let scheme = String(String.UnicodeScalarView(letters)).lowercased().prefix {
      !"/?#".contains($0)
    }
    let isPlain =
      !scheme.contains(":") || ["http:", "https:", "mailto:"].contains { scheme.hasPrefix($0) }
    var rewritten = isPlain ? target : ""
    if isPlain, path.hasSuffix(".md"), !path.contains(":") {
      rewritten = path.dropLast(3) + ".html" + target.dropFirst(path.count)
    }
    guard rewritten != target else { return }
    _ = rewritten.withCString { cmark_node_set_url(link, $0) }
  }
}
