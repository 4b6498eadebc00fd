internal import Simulator

/// A snippet without a fence that stands alone directly before a table.
struct SnippetSearch {
  /// The screen it makes, if there is one.
  private(set) var source: ScreenSource?

  /// The most blocks that make one snippet; an empty line within it starts another block.
  private static let blockLimit = 32
  /// The most bytes of a snippet.
  private static let byteLimit = 1 << 20

  /// Looks before a block for tags of elements that belong together.
  ///
  /// The longest run of blocks that is whole counts, since a label and its field may stand apart.
  init(_ blocks: [MarkdownBlock], before index: Int) {
    var snippet = BlockText(text: "", lines: [])
    var place = index - 1
    while place >= 0, index - place <= SnippetSearch.blockLimit,
      case .snippet(let text) = blocks[place].content
    {
      guard snippet.text.utf8.count + text.text.utf8.count <= SnippetSearch.byteLimit else {
        return
      }
      snippet = SnippetSearch.joined(text, snippet)
      let tags = SnippetTags(snippet.text)
      if tags.isScreen {
        source = ScreenSource(
          name: nil, content: .text(snippet.text, language: "", lines: snippet.lines),
          position: blocks[place].position)
      } else if tags.isWhole {
        return
      }
      place -= 1
    }
  }

  /// Two texts with the empty lines between them.
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
