internal import ImportSupport
import Scenarios
import Simulator
internal import TextIO

/// A document as a suite of test cases: the view of it that build servers have.
struct CheckSuite: Sendable {
  /// A column of a transcript, a problem, or something that is not checked.
  struct Case: Sendable {
    /// What it is called, by no other of its suite.
    var name: String
    var outcome: Outcome
    /// Where it is: the file and line of a table, a problem or what is left out.
    var place: (file: String, line: Int)?
  }

  /// What came of a case.
  enum Outcome: Sendable {
    case passed
    /// Heard otherwise; with the gravest grade.
    case failed(DifferenceSeverity, [DifferenceWords])
    /// Not to be read.
    case broken(InputError)
    /// Not checked, and why.
    case skipped(String)
  }

  private(set) var name: String
  /// Its cases in the order of the document, problems first.
  private(set) var cases: [Case] = []
  /// What else there is to say of the document, a line each.
  private(set) var remarks: [String] = []
  /// Who was heard in it.
  private(set) var readers = CheckedReaders(of: [])
  private var uses: [String: Int] = [:]

  /// How many cases are not checked.
  var skipped: Int { cases.count { if case .skipped = $0.outcome { true } else { false } } }

  init(_ report: DocumentReport, lacksScenarios: Bool) {
    name = report.place
    for problem in report.problems { add("problem", .broken(problem), at: place(of: problem)) }
    for diagnostic in report.strictDiagnostics {
      let error = InputError(
        file: diagnostic.position?.file ?? report.file, position: diagnostic.position,
        problem: "a loss of the kind “\(diagnostic.kind.rawValue)” fails here",
        remedy: diagnostic.message)
      add("loss: \(diagnostic.kind.rawValue)", .broken(error), at: place(of: error))
    }
    for check in report.checks { add(check, of: report) }
    for left in report.notChecked {
      let line = "line \(left.position.line): \(left.message)"
      add("not checked: \(left.kind.rawValue)", .skipped(line), at: (name, left.position.line))
    }
    readers = CheckedReaders(of: report.checks)
    remarks = report.checks.flatMap(\.assumed).map {
      "\(report.place(of: $0.position)): \($0.sentence)"
    }
    remarks += report.notes.map { "\(report.place(of: $0.position)): note: \($0.message)" }
    if lacksScenarios { remarks.append("\(report.place): no scenario") }
  }

  /// Paths that held no document.
  init(refused: [InputError]) {
    name = "announce check"
    for problem in refused { add("problem", .broken(problem), at: place(of: problem)) }
  }

  /// Where something is that cannot be read; the suite's document where it does not say so itself.
  private func place(of problem: InputError) -> (file: String, line: Int) {
    let file = problem.file ?? name
    return (file == "-" ? name : file, problem.position?.line ?? 1)
  }

  private mutating func add(_ check: ColumnCheck, of report: DocumentReport) {
    let words = check.differences.map { DifferenceWords($0, in: check, of: report) }
    let grades = check.differences.map(\.grade)
    guard let gravest = DifferenceSeverity.allCases.first(where: grades.contains) else {
      return add(check.title, .passed, at: (name, check.position.line))
    }
    // A build server that links one place links the first that is to be looked at.
    let line = check.differences.first?.position.line ?? check.position.line
    add(check.title, .failed(gravest, words), at: (name, line))
  }

  /// Lines change with every edit, so that the second of a name is told apart by its number.
  private mutating func add(
    _ name: String, _ outcome: Outcome, at place: (file: String, line: Int)
  ) {
    let use = uses[name, default: 0] + 1
    uses[name] = use
    cases.append(Case(name: use == 1 ? name : "\(name) (\(use))", outcome: outcome, place: place))
  }
}
