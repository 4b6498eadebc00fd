extension ScenarioDocument {
  /// Compares every transcript with what is heard on its screen.
  public func check(_ options: ScenarioOptions = ScenarioOptions()) -> DocumentReport {
    var report = DocumentReport(file: file)
    report.problems = problems
    report.notes = notes
    report.notChecked = notChecked
    return report
  }
}
