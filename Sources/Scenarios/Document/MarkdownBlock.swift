internal import Simulator

/// A block of a document.
struct MarkdownBlock: Sendable {
  enum Content: Sendable {
    /// A heading with its plain text, and whether it contains a link to a screen.
    case heading(String, linksToScreen: Bool)
    case fence(info: String, BlockText)
    /// A fenced block that is not closed and includes the rest of the document.
    case openFence(info: String, mark: String)
    /// Tags without a fence.
    case snippet(BlockText)
    /// A paragraph of `Screen:` and a link, with the link's text and target.
    case screen(name: String, target: String, isLive: Bool)
    /// A paragraph in which a line begins with `Screen:` but is not a screen, with the position of
    /// the line.
    case screenMistake(ScreenMistake, Node.Position)
    case table(TableBlock)
    /// Lines that would be a table of readers with a correct delimiter row.
    case tableMistake(TableMistake, Node.Position)
    /// Anything else.
    case prose
  }

  var content: Content
  /// The line and column at which the block begins.
  var position: Node.Position
}

/// The text of a block with the position of each line.
struct BlockText: Sendable {
  /// The text; each line ends with a line feed.
  var text: String
  /// The line and column at which each line begins in the document.
  var lines: [Node.Position]
}

/// A table of a document.
struct TableBlock: Sendable {
  /// Its lines, from the header to the last row.
  var lines: ClosedRange<Int>
  /// The text before its header, such as `> `, or `- ` if it begins a list item.
  var margin: String
  var alignments: [TranscriptColumn.Alignment]
  var header: [TableCell]
  /// The rows with their lines; empty if they were not requested.
  var rows: [(line: Int, cells: [TableCell])]
  /// The mistakes in its rows.
  var mistakes: [RowMistake]
}

struct TableCell: Sendable {
  /// The Markdown of the cell, trimmed.
  var source: String
  /// Its column in its line, in Unicode scalars from 1.
  var column: Int
  /// The plain text, split at each `<br>`.
  var texts: [String]

  /// The plain text in one line.
  var text: String { texts.joined(separator: " ") }
}
