internal import Importers
internal import Simulator

extension ScenarioDocument {
  /// Compares every table with what readers announce on the screen of the table.
  ///
  /// Tables of a screen that cannot be read are not compared.
  ///
  /// - Parameter options: How to compare, and how to import screens.
  /// - Returns: The result of each column, and the problems of the document.
  public func check(_ options: ScenarioOptions = ScenarioOptions()) -> DocumentReport {
    var report = DocumentReport(file: file)
    report.problems = problems
    report.notes = notes
    report.notChecked = notChecked
    let screens = ScenarioScreens(
      document: file, options: importing(options), folder: options.folder,
      livePages: options.livePages)
    for scenario in scenarios {
      do {
        let imported = try screens.screen(of: scenario.source)
        report.add(imported, of: scenario.source, options)
        for table in scenario.transcripts {
          report.checks += TableCheck(table, on: imported, options).checks(of: scenario)
        }
        let named = try NamedScreens(namedScreens, wantedBy: scenario.gestures, from: screens)
        for table in scenario.gestures {
          report.checks += GestureCheck(table, on: imported, showing: named).checks(of: scenario)
        }
        for table in scenario.findings {
          let check = FindingsCheck(
            table, on: imported, acting: scenario.gestures, showing: named)
          report.checks.append(check.check(of: scenario))
        }
      } catch {
        report.problems.append(error)
      }
    }
    return report
  }
}

extension ScenarioDocument {
  /// Returns the given options with all the additional options that the document's tables need.
  ///
  /// A table of findings needs the source's elements. A table of gestures without an app script
  /// needs the behaviour of the screen's component.
  func importing(_ options: ScenarioOptions) -> ImportOptions {
    var importing = options.importing
    importing.keepsSource = scenarios.contains { !$0.findings.isEmpty }
    importing.readsApp = scenarios.contains { $0.gestures.contains { $0.app.lines.isEmpty } }
    return importing
  }
}

extension DocumentReport {
  /// Adds the import diagnostics of a screen.
  ///
  /// Equal diagnostics are added only once.
  fileprivate mutating func add(
    _ imported: ImportedScreen, of source: ScreenSource, _ options: ScenarioOptions
  ) {
    for var diagnostic in imported.screen.diagnostics + (imported.android?.diagnostics ?? []) {
      var position = diagnostic.position ?? source.position
      if diagnostic.position != nil, position.file == nil, imported.screen.file != file {
        position.file = imported.screen.file
      }
      diagnostic.position = position
      guard !diagnostics.contains(diagnostic) else { continue }
      diagnostics.append(diagnostic)
      if options.strict.contains(diagnostic.kind) { strictDiagnostics.append(diagnostic) }
    }
  }
}
