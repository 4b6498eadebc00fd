public import Importers
public import Scenarios
public import Simulator
internal import TextIO

/// A failure in a test of scenario documents, together with its location.
///
///     for failure in scenarioFailures(in: "Scenarios") {
///       print(failure.file ?? "", failure.line, failure.message)
///     }
public struct ScenarioFailure: Sendable, Hashable {
  /// The absolute path of the document, or of a screen's file; `nil` if the failure is in the test
  /// itself.
  public var file: String?
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int
  /// The description of the failure, in one line or several.
  public var message: String

  /// Creates a failure.
  ///
  /// If `file` is `nil`, the failure is in the test itself.
  init(_ message: String, at position: Node.Position? = nil, of file: String? = nil) {
    self.file = position?.file ?? file
    line = max(position?.line ?? 1, 1)
    column = max(position?.column ?? 1, 1)
    self.message = message
  }

  /// Creates a failure for an error in a document, or in the file of one of its screens.
  fileprivate init(_ problem: InputError, of document: String) {
    self.init(
      "\(problem.problem); \(problem.remedy)",
      at: problem.position.map { Node.Position(line: $0.line, column: $0.column) },
      of: problem.file ?? document)
  }

  /// Creates a failure for a cell whose text differs from the announcement.
  ///
  /// - Parameter advice: A sentence that says how to accept the actual announcement.
  fileprivate init(
    _ difference: CellDifference, in check: ColumnCheck, of document: String, advice: String
  ) {
    let stop = difference.stop.map { ", stop \($0)" } ?? ""
    let names = [check.heading, check.screen, difference.column].filter { !$0.isEmpty }
    var lines = [
      "\(difference.severity.rawValue): \(names.joined(separator: ", "))\(stop) (- expected, + heard)",
      "  - \(difference.expected ?? "(no stop)")",
      "  + \(difference.heard ?? "(no stop)")",
    ]
    lines += difference.parts.map { "    \($0.text)" }
    lines += difference.explanations.map { "    \($0)" }
    lines.append(advice)
    self.init(lines.joined(separator: "\n"), at: difference.position, of: document)
  }
}

/// Compares scenario documents with what the readers announce.
///
/// `assertScenarios` reports the returned failures. Call this function to build an assertion of
/// your own.
///
/// - Parameters:
///   - path: A document or a folder of documents: an absolute path, or a path relative to the root
///     of the test's package.
///   - comparison: Whether to compare as heard or character by character.
///   - mode: Which cells to record; `nil` leaves that to ``withRecording(_:_:)`` or the environment
///     variable `ANNOUNCE_RECORD`.
///   - strict: Whether the test fails for import diagnostics that may make announcements wrong.
///   - importing: Options for the files of screens, such as aliases and translations.
///   - filePath: The source file of the test.
/// - Returns: One failure for each row that differs, each document with an error, and each document
///   in which cells were recorded; an empty array if all documents agree.
public func scenarioFailures(
  in path: String, comparing comparison: Comparison = .asHeard, record mode: RecordMode? = nil,
  strict: Bool = false, importing: ImportOptions = ImportOptions(), filePath: String = #filePath
) -> [ScenarioFailure] {
  let folder = PackageFolder(of: filePath)
  guard path.hasPrefix("/") || folder != nil else {
    return [
      ScenarioFailure(
        "“\(path)” is relative to a package, but no folder above “\(filePath)” has a "
          + "Package.swift; give an absolute path")
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
  do {
    var run = try ScenarioRun([folder?.absolute(path) ?? path], options: options)
    run.given = options.given
    let reports = run.reports()
    let failures = reports.flatMap {
      $0.failures(relativeTo: folder, isRecordingRefused: request.isRefused)
    }
    guard failures.isEmpty, reports.allSatisfy(\.checks.isEmpty) else { return failures }
    return [
      ScenarioFailure("no scenario in “\(path)”: no screen is followed by a table of readers")
    ]
  } catch {
    return [ScenarioFailure("\(error.description)")]
  }
}

extension ScenarioOptions {
  /// The names of the settings that the test sets.
  ///
  /// The other settings come from the repository's configuration.
  fileprivate var given: Set<String> {
    let defaults = ScenarioOptions()
    let settings: [(name: String, isGiven: Bool)] = [
      ("exact", comparison != defaults.comparison), ("strict", !strict.isEmpty),
      ("resources", !importing.resources.isEmpty), ("aliases", importing.aliases != nil),
      ("translations", importing.translations != nil),
      ("assume", !importing.assumptions.isEmpty), ("assume-hint", importing.assumesHint),
      ("flutter-version", importing.flutterVersion != nil),
      ("compose-version", importing.composeVersion != nil),
      ("design-time", importing.usesDesignTime), ("inflate-stubs", importing.inflatesStubs),
    ]
    return Set(settings.filter(\.isGiven).map(\.name))
  }
}

extension DocumentReport {
  fileprivate func failures(
    relativeTo folder: PackageFolder?, isRecordingRefused: Bool
  ) -> [ScenarioFailure] {
    // If no document could be read at the path, the path in the test is wrong.
    guard wasRead else { return problems.map { ScenarioFailure($0.description) } }
    let advice =
      isRecordingRefused
      ? RecordingRequest.refusal
      : "to accept what is heard, run: announce check --record changed "
        + (folder?.relative(file) ?? file)
    var failures = problems.map { ScenarioFailure($0, of: file) }
    for check in checks {
      failures += check.differences.map { ScenarioFailure($0, in: check, of: file, advice: advice) }
    }
    failures += strictDiagnostics.map {
      ScenarioFailure("\($0.kind.rawValue): \($0.message)", at: $0.position, of: file)
    }
    if recordedCells > 0 {
      let cells = recordedCells == 1 ? "1 cell was" : "\(recordedCells) cells were"
      failures.append(
        ScenarioFailure(
          "\(cells) recorded; read what changed, then run the test without recording", of: file))
    }
    return failures
  }
}
