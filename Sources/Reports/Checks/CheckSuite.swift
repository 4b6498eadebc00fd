internal import ImportSupport
import Scenarios
import Simulator
internal import TextIO

/// A document as a suite of test cases, for build servers.
struct CheckSuite: Sendable {
  /// A test case: a column of a transcript table, a problem, or a table or block that is not
  /// checked.
  struct Case: Sendable {
    /// The name of the case, unique in its suite.
    var name: String
    var outcome: Outcome
    /// The file and line of the table or problem.
    var location: (file: String, line: Int)?
  }

  /// The outcome of a case.
  enum Outcome: Sendable {
    case passed
    /// An announcement differs; contains the highest severity.
    case failed(DifferenceSeverity, [DifferenceWords])
    /// The document could not be read.
    case broken(InputError)
    /// The table or block was not checked; contains the reason.
    case skipped(String)
  }

  private(set) var name: String
  /// The cases: first the problems, then the other cases in the order of the document.
  private(set) var cases: [Case] = []
  /// Other remarks on the document, one line each.
  private(set) var remarks: [String] = []
  /// The readers that the document was compared with.
  private(set) var readers = CheckedReaders(of: [])
  private var uses: [String: Int] = [:]

  /// The number of cases that were not checked.
  var skipped: Int { cases.count { if case .skipped = $0.outcome { true } else { false } } }

  init(_ report: DocumentReport, lacksScenarios: Bool) {
    name = report.displayName
    for problem in report.problems { add("problem", .broken(problem), at: location(of: problem)) }
    for diagnostic in report.strictDiagnostics {
      let error = InputError(
        file: diagnostic.position?.file ?? report.file, position: diagnostic.position,
        problem: "import diagnostics of the kind “\(diagnostic.kind.rawValue)” fail this check",
        remedy: diagnostic.message)
      add("import diagnostic: \(diagnostic.kind.rawValue)", .broken(error), at: location(of: error))
    }
    for check in report.checks { add(check, of: report) }
    for left in report.notChecked {
      let line = "line \(left.position.line): \(left.message)"
      add("not checked: \(left.kind.rawValue)", .skipped(line), at: (name, left.position.line))
    }
    readers = CheckedReaders(of: report.checks)
    remarks = report.checks.flatMap(\.assumed).map {
      "\(report.location(of: $0.position)): \($0.sentence)"
    }
    remarks += report.notes.map { "\(report.location(of: $0.position)): note: \($0.message)" }
    if lacksScenarios { remarks.append("\(report.displayName): no scenario") }
  }

  /// Creates a suite with an error for each path at which there is no document.
  init(refused: [InputError]) {
    name = "announce check"
    for problem in refused { add("problem", .broken(problem), at: location(of: problem)) }
  }

  /// Returns the file and line of a problem.
  ///
  /// A problem without a file is in the document of the suite.
  private func location(of problem: InputError) -> (file: String, line: Int) {
    let file = problem.file ?? name
    return (file == "-" ? name : file, problem.position?.line ?? 1)
  }

  private mutating func add(_ check: ColumnCheck, of report: DocumentReport) {
    let words = check.differences.map { DifferenceWords($0, in: check, of: report) }
    let severities = check.differences.map(\.severity)
    guard let highest = DifferenceSeverity.allCases.first(where: severities.contains) else {
      return add(check.title, .passed, at: (name, check.position.line))
    }
    // Build servers link one line, so this is the line of the first difference.
    let line = check.differences.first?.position.line ?? check.position.line
    add(check.title, .failed(highest, words), at: (name, line))
  }

  /// Adds a case.
  ///
  /// If several cases have the same name, the later ones get a number. Line numbers are not used,
  /// because they change with every edit.
  private mutating func add(
    _ name: String, _ outcome: Outcome, at location: (file: String, line: Int)
  ) {
    let use = uses[name, default: 0] + 1
    uses[name] = use
    cases.append(
      Case(name: use == 1 ? name : "\(name) (\(use))", outcome: outcome, location: location))
  }
}
