internal import CMarkGFM
internal import Simulator
internal import SystemLibrary

/// A document as HTML, as forges show it.
///
/// Markup in the document is left out, and so are links that are no addresses of http, https or mail; links to
/// documents lead to their pages.
package struct RenderedDocument: Sendable {
  /// The first heading; empty without one.
  package let title: String
  /// Headings and paragraphs as text, for whoever searches.
  package let words: String
  /// What stands in the body.
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
        case CMARK_NODE_LINK, CMARK_NODE_IMAGE: RenderedDocument.turn(node)
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: RenderedDocument.disarm(node)
        default: break
        }
        next = cmark_node_first_child(node) ?? CMarkTree.following(node, in: root)
      }
      // What could do harm is gone from the tree, so that `<br>` need not go with it.
      let characters = cmark_render_html(root, CMARK_OPT_UNSAFE, nil)
      defer { free(characters) }
      return (title, words.joined(separator: " "), CMarkTree.text(characters))
    }
    (title, words, html) = rendered ?? ("", "", "")
  }

  /// Leaves nothing of markup but line breaks.
  private static func disarm(_ node: CMarkNode) {
    let tag = CMarkTree.text(cmark_node_get_literal(node)).lowercased()
      .filter { !$0.isWhitespace && $0 != "/" }
    _ = (tag == "<br>" ? "<br>" : "").withCString { cmark_node_set_literal(node, $0) }
  }

  /// Leads a link to another document to that one's page.
  private static func turn(_ link: CMarkNode) {
    let target = CMarkTree.text(cmark_node_get_url(link))
    let path = target.prefix { $0 != "#" }
    // Control characters and white space hide schemes from those who look for them.
    let letters = target.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    let scheme = String(String.UnicodeScalarView(letters)).lowercased().prefix {
      !"/?#".contains($0)
    }
    let isPlain =
      !scheme.contains(":") || ["http:", "https:", "mailto:"].contains { scheme.hasPrefix($0) }
    var turned = isPlain ? target : ""
    if isPlain, path.hasSuffix(".md"), !path.contains(":") {
      turned = path.dropLast(3) + ".html" + target.dropFirst(path.count)
    }
    guard turned != target else { return }
    _ = turned.withCString { cmark_node_set_url(link, $0) }
  }
}
