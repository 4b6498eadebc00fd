internal import Simulator

/// A block of a document.
struct MarkdownBlock: Sendable {
  enum Content: Sendable {
    /// A heading with its plain text, and whether it contains a link to a screen.
    case heading(String, linksToScreen: Bool)
    case fence(info: String, BlockText)
    /// A fenced block without a closing fence.
    ///
    /// It contains the rest of the document.
    case openFence(info: String, mark: String)
    /// Tags outside fenced blocks.
    case snippet(BlockText)
    /// A paragraph that consists of `Screen:` and a link, with the link's text and target.
    case screen(name: String, target: String, isLive: Bool)
    /// A paragraph with a line that begins with `Screen:` but does not link to a screen.
    ///
    /// The position is that of the line.
    case screenMistake(ScreenMistake, Node.Position)
    case table(TableBlock)
    /// Lines that look like a table of readers, but whose row of dashes below the header is missing
    /// or incorrect.
    case tableMistake(TableMistake, Node.Position)
    /// Any other block.
    case prose
  }

  var content: Content
  /// The line and column at which the block begins.
  var position: Node.Position
}

/// The text of a block with the position of each line.
struct BlockText: Sendable {
  /// The text of the block, in which each line ends with a line feed.
  var text: String
  /// The line and column at which each line begins in the document.
  var lines: [Node.Position]
}

/// A table of a document.
struct TableBlock: Sendable {
  /// The lines of the table, from the header to the last row.
  var lines: ClosedRange<Int>
  /// The text before the header, such as `> `, or `- ` if the table begins a list item.
  var margin: String
  var alignments: [TranscriptColumn.Alignment]
  var header: [TableCell]
  /// The rows with their lines; empty if the caller did not ask for rows.
  var rows: [(line: Int, cells: [TableCell])]
  var mistakes: [RowMistake]
}

struct TableCell: Sendable {
  /// The Markdown of the cell, trimmed.
  var source: String
  /// The column at which the cell begins in its line, in Unicode scalars from 1.
  var column: Int
  /// The plain text, split at each `<br>`.
  var texts: [String]

  /// The plain text on one line.
  var text: String { texts.joined(separator: " ") }
}
