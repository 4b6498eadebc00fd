import Reports
internal import TextIO

extension Option {
  static let with = Option(
    name: "with", value: .text("FILE"), isRepeatable: true,
    summary: "Also report the findings of another checker. FILE is SARIF, or results of axe-core, "
      + "Accessibility Scanner, the Accessibility Test Framework or Xcode's accessibility audit. "
      + "Findings of the same rule at the same element are reported once.")
  static let axe = Option(
    name: "axe", value: .text("FILE"),
    summary: "Run axe-core in each live page, and report its findings, too. FILE is axe.min.js.")

  /// The options for the findings of other accessibility checkers.
  static let checkers = [with, axe]
}

/// The findings of other accessibility checkers, chosen on the command line.
struct OtherCheckers {
  let results: [CheckerResults]
  /// The script of axe-core, or `nil` if axe-core does not run.
  let script: String?

  /// Reads the files that the options name.
  init(_ arguments: Arguments) throws(UsageError) {
    do throws(InputError) {
      var results: [CheckerResults] = []
      for file in arguments.values(of: .with) {
        results.append(try CheckerResults(reading: FileBytes.contents(ofFile: file), file: file))
      }
      self.results = results
      script = try arguments.value(of: .axe).map { file throws(InputError) in
        try TextBytes.decode(
          FileBytes.contents(ofFile: file), file: file, limit: FileBytes.documentLimit)
      }
    } catch {
      let position = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      throw UsageError("\(error.file ?? "")\(position): \(error.problem)", remedy: error.remedy)
    }
  }

  /// Adds the results to the reports of their pages, and returns a sentence for each file.
  func add(to reports: inout [CheckerResults.AuditedReport]) -> [String] {
    results.map { $0.add(to: &reports) }
  }
}
