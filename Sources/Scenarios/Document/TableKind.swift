/// The kind of a table, determined by its header.
enum TableKind {
  /// A table of announcements: the readers from left to right.
  case transcript([ReaderHeader])
  /// A table of readers with mistakes in its header.
  ///
  /// The array has the mistake of each column, or `nil` if the column has none.
  case mistaken([HeaderMistake?])
  /// A table of gestures.
  case script
  /// A table of expected findings.
  case findings
  /// A table in which only some of the column headers are readers.
  case mixed
  /// Any other table.
  case prose

  init(_ header: [String]) {
    let words = header.map { $0.lowercased() }
    if words.first == "gesture" {
      self = .script
    } else if words.starts(with: ["finding", "element"]) {
      self = .findings
    } else {
      let readers = header.map { ReaderHeader($0) }
      let known = readers.compactMap { $0 }
      let mistakes = zip(header, readers).map { $1 == nil ? HeaderMistake($0) : nil }
      if known.count == readers.count, !known.isEmpty {
        self = .transcript(known)
      } else if known.count + mistakes.count(where: { $0 != nil }) == readers.count {
        self = .mistaken(mistakes)
      } else {
        self = known.isEmpty ? .prose : .mixed
      }
    }
  }

  /// Whether the header belongs to a table of readers.
  static func isTranscript(_ header: [String]) -> Bool {
    if case .transcript = TableKind(header) { true } else { false }
  }

  /// Returns whether a table with this header is checked.
  static func isChecked(_ header: [String]) -> Bool {
    switch TableKind(header) {
    case .transcript, .findings, .script: true
    case .mistaken, .mixed, .prose: false
    }
  }
}
