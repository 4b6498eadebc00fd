internal import Simulator

/// A search for a screen in the tags directly before a table, outside fenced blocks.
struct SnippetSearch {
  /// The screen in the snippet, or `nil` if none was found.
  private(set) var source: ScreenSource?

  /// The maximum number of blocks in one snippet.
  ///
  /// An empty line begins another block.
  private static let blockLimit = 32
  /// The maximum number of bytes in a snippet.
  private static let byteLimit = 1 << 20

  /// Searches for complete elements before a block.
  ///
  /// The snippet is the longest run of blocks that consists of whole elements of screens. It may
  /// contain empty lines, such as between a label and its field.
  init(_ blocks: [MarkdownBlock], before index: Int) {
    var snippet = BlockText(text: "", lines: [])
    var first = index - 1
    while first >= 0, index - first <= SnippetSearch.blockLimit,
      case .snippet(let text) = blocks[first].content
    {
      guard snippet.text.utf8.count + text.text.utf8.count <= SnippetSearch.byteLimit else {
        return
      }
      snippet = SnippetSearch.joined(text, snippet)
      let tags = SnippetTags(snippet.text)
      if tags.isScreen {
        source = ScreenSource(
          name: nil, content: .text(snippet.text, language: "", lines: snippet.lines),
          position: blocks[first].position)
      } else if tags.isWhole {
        return
      }
      first -= 1
    }
  }

  /// Returns two texts joined with the empty lines between them.
  private static func joined(_ first: BlockText, _ second: BlockText) -> BlockText {
    guard let end = first.lines.last?.line, let start = second.lines.first?.line else {
      return first.lines.isEmpty ? second : first
    }
    var joined = first
    for line in stride(from: end + 1, to: start, by: 1) {
      joined.text += "\n"
      joined.lines.append(Node.Position(line: line, column: 1))
    }
    joined.text += second.text
    joined.lines += second.lines
    return joined
  }
}
