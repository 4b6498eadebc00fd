/// A diagnostic at a range of a document's text.
struct EditorDiagnostic: Sendable, Hashable {
  /// The severity.
  ///
  /// Source: Language Server Protocol 3.17, “DiagnosticSeverity”.
  enum Severity: Int, Sendable, Hashable {
    case error = 1
    case warning, information, hint
  }

  /// Another location that explains a diagnostic.
  struct Related: Sendable, Hashable {
    var address: DocumentAddress
    /// The range, which the client counts; a file that is not open has only a line and a column.
    var line, column: Int
    var message: String
  }

  /// The offsets of the text.
  var range: Range<Int>
  var severity: Severity
  /// The id of a rule, or the kind of another diagnostic.
  var code: String
  /// The address of the rule's description.
  var reference: String?
  var message: String
  var related: [Related] = []

  init(at range: Range<Int>, _ severity: Severity, code: String, _ message: String) {
    self.range = range
    self.severity = severity
    self.code = code
    self.message = message
  }
}

extension [EditorDiagnostic] {
  /// The diagnostics in the order of the text, each once.
  ///
  /// Screens of a file share elements, and therefore findings.
  var inOrderOfText: [EditorDiagnostic] {
    var seen: Set<EditorDiagnostic> = []
    return filter { seen.insert($0).inserted }.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      return (first.lowerBound, first.upperBound, left.offset)
        < (second.lowerBound, second.upperBound, right.offset)
    }.map(\.element)
  }
}
