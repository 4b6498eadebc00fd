/// What a table in a document is, by its header.
enum TableKind {
  /// What each reader says; the readers from left to right.
  case transcript([ReaderHeader])
  /// Readers of which some are not written as they should be; for each column what is wrong.
  case mistaken([HeaderMistake?])
  /// Gestures.
  case script
  /// Findings that are expected.
  case findings
  /// Readers beside other columns.
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

  /// Whether the header is that of a transcript.
  static func isTranscript(_ header: [String]) -> Bool {
    if case .transcript = TableKind(header) { true } else { false }
  }

  /// Whether a table with that header is compared with something.
  static func isChecked(_ header: [String]) -> Bool {
    switch TableKind(header) {
    case .transcript, .findings, .script: true
    case .mistaken, .mixed, .prose: false
    }
  }
}
