internal import CMarkGFM
internal import Simulator

/// The plain text of a block, with the text of links and pictures and the content of code.
struct InlineMarkdown {
  /// The text, split at each `<br>` and trimmed.
  private(set) var pieces = [""]
  private(set) var links: [(text: String, target: String)] = []
  /// The whole text in one line.
  ///
  /// If the initializer was called with `leavingOutLinks`, the text of links is left out.
  var text: String { pieces.filter { !$0.isEmpty }.joined(separator: " ") }

  /// Collects the text of a node.
  init(_ node: CMarkNode, leavingOutLinks: Bool = false) {
    var next = cmark_node_first_child(node)
    while let inline = next {
      let type = cmark_node_get_type(inline)
      if leavingOutLinks, type == CMARK_NODE_LINK {
        links.append((InlineMarkdown(inline).text, CMarkTree.text(cmark_node_get_url(inline))))
        next = CMarkTree.following(inline, in: node)
        continue
      }
      append(inline, type)
      next = cmark_node_first_child(inline) ?? CMarkTree.following(inline, in: node)
    }
    pieces = pieces.map { String($0.trimmed) }
  }

  private mutating func append(_ inline: CMarkNode, _ type: cmark_node_type) {
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE:
      pieces[pieces.count - 1] += CMarkTree.text(cmark_node_get_literal(inline))
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
      pieces[pieces.count - 1] += " "
    case CMARK_NODE_HTML_INLINE where isBreak(CMarkTree.text(cmark_node_get_literal(inline))):
      pieces.append("")
    default: break
    }
  }

  /// Returns whether a tag is `<br>`, `<br/>` or `<br />`, in upper or lower case.
  private func isBreak(_ tag: String) -> Bool {
    let name = tag.lowercased().filter { !$0.isWhitespace && $0 != "/" }
    return name == "<br>"
  }
}
