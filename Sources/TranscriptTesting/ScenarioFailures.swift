public import Importers
public import Scenarios
public import Simulator
internal import TextIO

/// Why a test of scenario documents fails: a failure for each row that is heard differently, each
/// document with problems, and each that was written; none when all is as expected.
///
/// `assertScenarios` reports exactly these; call it yourself to build an assertion of your own.
///
/// - Parameters:
///   - path: A document or a folder, and all else, as for `assertScenarios`.
///   - filePath: The test's own source file.
public func scenarioFailures(
  in path: String, comparing comparison: Comparison = .asHeard, record mode: RecordMode? = nil,
  strict: Bool = false, importing: ImportOptions = ImportOptions(), filePath: String = #filePath
) -> [ScenarioFailure] {
  let folder = PackageFolder(of: filePath)
  guard path.hasPrefix("/") || folder != nil else {
    return [
      ScenarioFailure(
        "there is no Package.swift above “\(filePath)” to look for “\(path)” from; "
          + "give an absolute path")
    ]
  }
  let request = RecordingRequest(mode)
  if let problem = request.problem { return [ScenarioFailure(problem)] }
  var options = ScenarioOptions()
  options.comparison = comparison
  options.record = request.mode
  options.importing = folder.map { importing.relative(to: $0) } ?? importing
  options.strict = strict ? Set(ImportDiagnostic.Kind.doubtful) : []
  options.folder = folder?.path
  options.livePages = LivePageScope.screens ?? MissingLivePages()
  let place = path.hasPrefix("/") ? path : (folder.map { PathName($0.path) }?.appending(path).path)
  do {
    var run = try ScenarioRun([place ?? path], options: options)
    run.given = options.given
    let reports = run.reports()
    return ScenarioFailures(folder: folder, isRefused: request.isRefused).of(reports, in: path)
  } catch {
    return [ScenarioFailure("\(error.description)")]
  }
}

extension ScenarioOptions {
  /// What the test itself decides; the configuration of the repository decides on the rest.
  fileprivate var given: Set<String> {
    let usual = ScenarioOptions()
    let decided: [(name: String, isDecided: Bool)] = [
      ("exact", comparison != usual.comparison), ("strict", !strict.isEmpty),
      ("resources", !importing.resources.isEmpty), ("aliases", importing.aliases != nil),
      ("translations", importing.translations != nil),
      ("assume", !importing.assumptions.isEmpty), ("assume-hint", importing.assumesHint),
      ("design-time", importing.usesDesignTime), ("inflate-stubs", importing.inflatesStubs),
    ]
    return Set(decided.filter(\.isDecided).map(\.name))
  }
}

/// Makes failures of reports.
private struct ScenarioFailures {
  /// What documents are named relative to.
  let folder: PackageFolder?
  /// Whether writing was asked for where it is not allowed.
  let isRefused: Bool

  func of(_ reports: [DocumentReport], in path: String) -> [ScenarioFailure] {
    let failures = reports.flatMap(failures)
    guard failures.isEmpty, reports.allSatisfy(\.checks.isEmpty) else { return failures }
    return [
      ScenarioFailure("no scenario in “\(path)”: no screen is followed by a table of readers")
    ]
  }

  private func failures(of report: DocumentReport) -> [ScenarioFailure] {
    // A path that leads nowhere is wrong in the test, where an editor can open it.
    guard report.wasRead else { return report.problems.map { ScenarioFailure($0.description) } }
    var failures = report.problems.map { ScenarioFailure($0, of: report.file) }
    let advice = advice(for: report)
    for check in report.checks {
      failures += check.differences.map {
        ScenarioFailure($0, in: check, of: report.file, advice: advice)
      }
    }
    failures += report.strictDiagnostics.map {
      ScenarioFailure("\($0.kind.rawValue): \($0.message)", at: $0.position, of: report.file)
    }
    if report.recordedCells > 0 {
      let cells = report.recordedCells == 1 ? "1 cell was" : "\(report.recordedCells) cells were"
      failures.append(
        ScenarioFailure(
          "\(cells) recorded; read what changed, then run the test without recording",
          at: nil, of: report.file))
    }
    return failures
  }

  private func advice(for report: DocumentReport) -> String {
    let document = folder?.relative(report.file) ?? report.file
    return isRefused
      ? "nothing is recorded where CI is set"
      : "what is heard is accepted by: announce check --record changed \(document)"
  }
}
