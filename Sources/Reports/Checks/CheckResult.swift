package import Scenarios
package import Simulator
package import TextIO

/// The result of checking documents, in the form that all output formats use.
package struct CheckResult {
  package var reports: [DocumentReport]
  /// Errors for paths at which there is no document.
  package var refused: [InputError] = []
  /// The paths as the user typed them.
  package var named: [String] = []
  package var options = ScenarioOptions()
  /// Whether only one shard of the documents was checked, and only documents of other shards have
  /// tables.
  ///
  /// If so, it is not an error that nothing was compared.
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

  /// Whether no document has a table of readers, so that nothing was compared.
  package var comparesNothing: Bool {
    !isPart && refused.isEmpty && reports.allSatisfy { $0.checks.isEmpty && $0.problems.isEmpty }
  }

  /// The exit status of the check.
  ///
  /// The status is 0 if everything matches. It is 1 for differences, strict import diagnostics or
  /// written cells. It is 2 for problems, or if nothing was compared.
  package var status: Int32 {
    if comparesNothing { return 2 }
    if !refused.isEmpty || reports.contains(where: { !$0.problems.isEmpty }) { return 2 }
    let isSame = reports.allSatisfy {
      $0.differences.isEmpty && $0.recordedCells == 0 && $0.strictDiagnostics.isEmpty
    }
    return isSame ? 0 : 1
  }

  /// Whether the user named a document that has no scenario.
  func lacksScenarios(_ report: DocumentReport) -> Bool {
    report.checks.isEmpty && report.problems.isEmpty && named.contains(report.file)
  }
}

extension DocumentReport {
  /// The name of the file in reports.
  package var displayName: String { file == "-" ? "standard input" : file }

  /// Returns a location in the document or in a linked file: `file:line:column`.
  package func location(of position: Node.Position) -> String {
    "\(position.file ?? displayName):\(position.line):\(position.column)"
  }
}

extension ColumnCheck {
  /// The screen and the reader of the column: `Sign up, TalkBack, hints off`.
  package var title: String {
    let screen = screen.isEmpty ? heading : screen
    return screen.isEmpty ? column : "\(screen), \(column)"
  }
}
