/// A block of a Markdown document that may matter to scenarios.
struct MarkdownBlock {
  /// What a block is.
  enum Kind {
    /// A heading with its text.
    case heading(String)
    /// Code: the info string, absent without a fence, and the text.
    case code(info: String?, text: String)
    /// A paragraph: its text, and its first link where it has one.
    case paragraph(text: String, link: Link?)
    /// HTML that stands alone.
    case html
    case table(ParsedTable)
    /// Anything else that stands between two others.
    case other
  }

  /// A link of a paragraph.
  struct Link {
    var text: String
    var target: String
  }

  /// What it is.
  var kind: Kind
  /// Its lines in the document, from 1.
  var lines: ClosedRange<Int>
  /// The column at which it begins, in bytes from 1.
  var column: Int
}

/// A table as the parser sees it.
struct ParsedTable {
  /// How each column is aligned.
  var alignments: [TranscriptColumn.Alignment]
  /// The rows from the header on. A cell is its plain texts: several where `<br>` divides it.
  var rows: [[[String]]]
}
