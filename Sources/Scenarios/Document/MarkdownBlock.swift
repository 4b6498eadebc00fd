internal import Simulator

/// A block of a document that matters to scenarios.
struct MarkdownBlock: Sendable {
  enum Content: Sendable {
    /// A heading with its plain text, and whether it would link to a screen if it were none.
    case heading(String, linksToScreen: Bool)
    /// A fenced block with what stands behind the fence.
    case fence(info: String, BlockText)
    /// A fenced block that nothing closes, so that it takes in the rest of the document.
    case openFence(info: String, mark: String)
    /// Tags without a fence.
    case snippet(BlockText)
    /// A paragraph of `Screen:` and a link, with the link's text and target.
    case screen(name: String, target: String, isLive: Bool)
    /// A paragraph in which a line begins with `Screen:` and is no screen, with the line's place.
    case screenMistake(ScreenMistake, Node.Position)
    case table(TableBlock)
    /// Lines that would be a table of readers but for the row of dashes below its header.
    case tableMistake(TableMistake, Node.Position)
    /// Anything else.
    case prose
  }

  var content: Content
  /// The line on which it begins, and the column of its first character there.
  var position: Node.Position
}

/// The text of a block with the place of each of its lines.
struct BlockText: Sendable {
  /// The text; each line ends with a line feed.
  var text: String
  /// For each line its own line in the document and the column at which it begins.
  var lines: [Node.Position]
}

/// A table of a document.
struct TableBlock: Sendable {
  /// Its lines, from the header to the last row.
  var lines: ClosedRange<Int>
  /// What stands before it on the line of its header, such as `> `, or `- ` where it begins an item.
  var margin: String
  var alignments: [TranscriptColumn.Alignment]
  var header: [TableCell]
  /// The rows with their lines; none where nobody asked for them.
  var rows: [(line: Int, cells: [TableCell])]
  /// What is wrong with its rows.
  var mistakes: [RowMistake]
}

/// A cell of a table.
struct TableCell: Sendable {
  /// The cell as it stands in the document, trimmed.
  var source: String
  /// Its column in its line, in Unicode scalars from 1.
  var column: Int
  /// The plain text of it, cut at each `<br>`.
  var texts: [String]

  /// The plain text in one line.
  var text: String { texts.joined(separator: " ") }
}
