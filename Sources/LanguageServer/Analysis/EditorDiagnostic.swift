/// A diagnostic at a range of a document's text.
struct EditorDiagnostic: Sendable, Hashable {
  /// The severity.
  ///
  /// Source: Language Server Protocol 3.17, “DiagnosticSeverity”.
  enum Severity: Int, Sendable, Hashable {
    case error = 1
    case warning, information, hint
  }

  /// A second location, which helps to understand a diagnostic.
  struct RelatedLocation: Sendable, Hashable {
    var address: DocumentAddress
    /// The line and the column, both from 1.
    ///
    /// The location may be in a file that is not open.
    var line, column: Int
    var message: String
  }

  /// The range of the diagnostic, as byte offsets in the document's text.
  var range: Range<Int>
  var severity: Severity
  /// The id of the rule or, for a diagnostic that is not a finding, the kind of the diagnostic.
  var code: String
  /// The address of the rule's description, or `nil` if there is none.
  var reference: String?
  var message: String
  var related: [RelatedLocation] = []

  init(at range: Range<Int>, _ severity: Severity, code: String, _ message: String) {
    self.range = range
    self.severity = severity
    self.code = code
    self.message = message
  }
}

extension [EditorDiagnostic] {
  /// The diagnostics in the order of the text, without duplicates.
  ///
  /// Several screens of a file can contain the same element, and therefore the same findings.
  var inOrderOfText: [EditorDiagnostic] {
    var seen: Set<EditorDiagnostic> = []
    return filter { seen.insert($0).inserted }.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      return (first.lowerBound, first.upperBound, left.offset)
        < (second.lowerBound, second.upperBound, right.offset)
    }.map(\.element)
  }
}
