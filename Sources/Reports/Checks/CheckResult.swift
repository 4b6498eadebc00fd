package import Scenarios
package import Simulator
package import TextIO

/// What came of checking documents: what the formats write.
package struct CheckResult {
  package var reports: [DocumentReport]
  /// Paths that held no document.
  package var refused: [InputError] = []
  /// The paths as they were typed.
  package var named: [String] = []
  package var options = ScenarioOptions()
  /// Whether the documents are a part of those that were named, which may hold nothing to compare.
  package var isPart = false

  package init(
    reports: [DocumentReport], refused: [InputError] = [], named: [String] = [],
    options: ScenarioOptions = ScenarioOptions()
  ) {
    self.reports = reports
    self.refused = refused
    self.named = named
    self.options = options
  }

  /// Whether there is nothing that anything could differ from: no table of readers anywhere.
  package var comparesNothing: Bool {
    !isPart && refused.isEmpty && reports.allSatisfy { $0.checks.isEmpty && $0.problems.isEmpty }
  }

  /// 0 when all is as expected, 1 with differences, with diagnostics that fail or when something was
  /// written, 2 with problems and where nothing was compared.
  package var status: Int32 {
    if comparesNothing { return 2 }
    if !refused.isEmpty || reports.contains(where: { !$0.problems.isEmpty }) { return 2 }
    let isSame = reports.allSatisfy {
      $0.differences.isEmpty && $0.recordedCells == 0 && $0.strictDiagnostics.isEmpty
    }
    return isSame ? 0 : 1
  }

  /// Whether a document was asked for by name although there is no scenario in it.
  func lacksScenarios(_ report: DocumentReport) -> Bool {
    report.checks.isEmpty && report.problems.isEmpty && named.contains(report.file)
  }
}

extension DocumentReport {
  /// The file as people call it.
  package var place: String { file == "-" ? "standard input" : file }

  /// A place in the document, or in a file that it links to: `file:line:column`.
  package func place(of position: Node.Position) -> String {
    "\(position.file ?? place):\(position.line):\(position.column)"
  }
}

extension ColumnCheck {
  /// What is read there, and by whom: `Sign up, TalkBack, hints off`.
  package var title: String {
    let screen = screen.isEmpty ? heading : screen
    return screen.isEmpty ? column : "\(screen), \(column)"
  }
}
