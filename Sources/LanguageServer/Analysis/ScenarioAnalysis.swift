internal import Encoding
internal import Importers
internal import Scenarios
internal import Simulator
internal import TextIO

/// The comparison of a Markdown document with what readers announce on the screens in the document.
struct ScenarioAnalysis: Sendable {
  /// A difference between a table cell and the announcement, with the range of the cell in the
  /// text.
  struct PlacedDifference: Sendable {
    let difference: CellDifference
    let range: Range<Int>
  }

  let text: DocumentText
  let address: DocumentAddress
  let report: DocumentReport
  let differences: [PlacedDifference]
  private let document: ScenarioDocument
  private let options: ScenarioOptions

  init(of text: DocumentText, at address: DocumentAddress, _ settings: AnalysisSettings) {
    self.text = text
    self.address = address
    options = settings.scenarios
    document = ScenarioDocument(reading: text.importedBytes, file: address.path)
    var reading = options
    reading.keepsReadings = true
    report = document.check(reading)
    differences = report.differences.map { difference in
      PlacedDifference(
        difference: difference, range: text.cell(at: difference.position))
    }
  }

  /// The diagnostics about the document, not sorted.
  var diagnostics: [EditorDiagnostic] {
    var all = report.problems.map(diagnostic(of:))
    all += differences.map { placed in
      let difference = placed.difference
      let isWorse = difference.severity == .lost || difference.severity == .reworded
      return EditorDiagnostic(
        at: placed.range, isWorse ? .error : .warning, code: difference.severity.rawValue,
        ScenarioAnalysis.message(of: difference))
    }
    all += report.notes.map {
      EditorDiagnostic(at: text.rest(from: $0.position), .information, code: "note", $0.message)
    }
    all += report.notChecked.map {
      EditorDiagnostic(
        at: text.rest(from: $0.position), .information, code: "not-checked", $0.message)
    }
    all += report.checks.flatMap(\.assumed).map {
      EditorDiagnostic(
        at: text.cell(at: $0.position), .hint, code: "assumed",
        "“\($0.words)”: the rule \($0.rule.name) is not confirmed by a source")
    }
    for diagnostic in report.diagnostics {
      guard let position = diagnostic.position, isOwn(position.file) else { continue }
      let isDoubtful = ImportDiagnostic.Kind.doubtful.contains(diagnostic.kind)
      all.append(
        EditorDiagnostic(
          at: text.rest(from: position), isDoubtful ? .information : .hint,
          code: diagnostic.kind.rawValue, diagnostic.message))
    }
    return all
  }

  private func isOwn(_ file: String?) -> Bool { file == nil || file == address.path }

  private static func message(of difference: CellDifference) -> String {
    let heard = difference.heard.map { $0.isEmpty ? Announcement.silence : $0 }
    let first =
      difference.expected == nil
      ? "\(difference.column) has a stop that the table does not expect: \(heard ?? "")"
      : "\(difference.column): \(heard ?? "there is no such stop")"
    return ([first] + difference.parts.map(\.text) + difference.explanations)
      .joined(separator: "\n")
  }

  /// Returns the diagnostic of a problem.
  ///
  /// If the problem is in another file, the diagnostic is at the document's link to that file.
  private func diagnostic(of error: InputError) -> EditorDiagnostic {
    let sentence = "\(error.problem); \(error.remedy)"
    guard isOwn(error.file) else {
      let name = PathName(error.file ?? "").name
      let link = text.bytes.range(ofBytes: Array(name.utf8))
      return EditorDiagnostic(
        at: link ?? text.rest(from: Node.Position(line: 1, column: 1)), .error, code: "problem",
        error.description)
    }
    let position = Node.Position(
      line: error.position?.line ?? 1, column: error.position?.column ?? 1)
    return EditorDiagnostic(at: text.rest(from: position), .error, code: "problem", sentence)
  }
}

// MARK: - Recording

extension ScenarioAnalysis {
  /// Returns the edit that writes the reader's actual announcement into one cell, or `nil` if the
  /// difference would remain after this edit.
  func edit(recording placed: PlacedDifference) -> OffsetEdit? {
    guard placed.difference.expected != nil, let heard = placed.difference.heard else { return nil }
    let words =
      heard.allSatisfy(\.isWhitespace)
      ? Announcement.silence
      : MarkdownText.escaped(TranscriptMarkdown.literal(heard), in: .cell)
    let edit = OffsetEdit(placed.range, words)
    var bytes = text.importedBytes
    bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    let after = ScenarioDocument(reading: bytes, file: address.path).check(options)
    return after.problems.count <= report.problems.count
      && after.differences.count < report.differences.count ? edit : nil
  }

  /// The edit that writes every missing or different announcement into the document, or `nil` if
  /// nothing has to be written.
  var editRecordingAll: OffsetEdit? {
    let recorded = document.recorded(.changed, options).bytes
    let old = text.importedBytes
    guard recorded != old else { return nil }
    // Replace whole lines, so that the edit does not begin or end inside a character.
    var start = zip(old, recorded).prefix { $0 == $1 }.count
    while start > 0, old[start - 1] != 0x0A { start -= 1 }
    let most = min(old.count, recorded.count) - start
    var shared = zip(old.reversed(), recorded.reversed()).prefix(most).prefix { $0 == $1 }.count
    while shared > 0, shared < old.count, old[old.count - shared - 1] != 0x0A { shared -= 1 }
    return OffsetEdit(
      start..<(old.count - shared),
      String(decoding: recorded[start..<(recorded.count - shared)], as: UTF8.self))
  }
}
