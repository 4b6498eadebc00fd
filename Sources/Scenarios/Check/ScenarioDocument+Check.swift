internal import Importers
internal import Simulator

extension ScenarioDocument {
  /// Compares every transcript with what is heard on its screen; the tables of a screen that cannot
  /// be read are not compared.
  public func check(_ options: ScenarioOptions = ScenarioOptions()) -> DocumentReport {
    var report = DocumentReport(file: file)
    report.problems = problems
    report.notes = notes
    report.notChecked = notChecked
    let screens = ScenarioScreens(
      document: file, options: options.importing, folder: options.folder)
    for scenario in scenarios {
      do {
        let imported = try screens.screen(of: scenario.source)
        for table in scenario.transcripts {
          report.checks += TableCheck(table, on: imported, options).checks(of: scenario)
        }
      } catch {
        report.problems.append(error)
      }
    }
    return report
  }
}
