import Importers
import Reports
import Scenarios
import Simulator
internal import TextIO

/// `announce check [PATH…]`: compares documents with their expected transcripts.
struct CheckCommand: Command {
  static let record = Option(
    name: "record", value: .oneOf(RecordMode.allCases.map(\.rawValue)),
    summary:
      "Write announcements into the documents: “missing” fills tables that have no rows, "
      + "“changed” also replaces cells that differ. Nothing is written if the variable CI is set.")
  static let browser = Option(
    name: "browser", value: .none,
    summary: "Allow documents to open the live pages that they name in a browser.")
  static let exact = Option(
    name: "exact", value: .none,
    summary: "Compare letter by letter. By default case, punctuation and hyphens do not matter.")
  static let assumed = Option(
    name: "assumed", value: .none,
    summary: "Also list matching words whose rule nobody has confirmed (confidence: assumed).")
  static let reader = Option(
    name: "reader", value: .oneOf(readerNames), isRepeatable: true,
    summary: "Compare only the columns of this reader. Repeat to add readers.")
  static let format = Option.format(CheckFormat.allCases.map(\.rawValue))
  static let declaration = Declaration(
    name: "check",
    summary: "Check that readers say what Markdown documents expect. A document contains screens, "
      + "each followed by a table of the expected announcements.",
    discussion: [
      "PATH is a document (.md, .markdown, .mdx), a folder to search for documents, or - for "
        + "standard input. Without PATH, the working folder is searched. A screen in a document is "
        + "a fenced block or a line “Screen: [name](file)”. The table below it has a column for "
        + "each reader and a row for each stop. See Documentation/Scenarios.md.",
      "Each difference is of one kind, worst first: lost (information is gone), reworded, "
        + "reordered, added. The exit status is 2 when nothing could be compared.",
    ],
    operands: .paths,
    options: [record, exact, assumed, reader, format, .plain, .shard, .watch] + importing
      + [browser, .browserPath, .waitFor, .orientation, .prefers, .allowOrigin] + Option.access,
    examples: [
      ("announce check Scenarios", "check every document in a folder"),
      ("announce check --record missing login.md", "fill in an empty table"),
      ("announce check --format junit Scenarios > report.xml", "write JUnit for a build server"),
    ])

  /// The import options of a check, without options that select screens.
  ///
  /// Each document selects its screens itself.
  private static let importing: [Option] = [
    .resources, .aliases, .translations, .assume, .assumeHint, .flutterVersion, .composeVersion,
    .designTime,
    .inflateStubs, .limit, .strict,
  ]

  private let arguments: Arguments
  private let options: ScenarioOptions
  private let format: CheckFormat
  private let browsing: Browsing
  private let shard: Shard?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    format = arguments.value(of: CheckCommand.format).flatMap(CheckFormat.init) ?? .text
    var options = ScenarioOptions()
    options.comparison = arguments.has(CheckCommand.exact) ? .exact : .asHeard
    options.record = arguments.value(of: CheckCommand.record).flatMap(RecordMode.init)
    options.importing = try ImportOptions(arguments)
    browsing = try Browsing(arguments, options.importing)
    options.strict = arguments.strictKinds
    options.listsAssumed = arguments.has(CheckCommand.assumed)
    options.readers = arguments.values(of: CheckCommand.reader)
    guard options.record == nil || options.readers.isEmpty else {
      throw UsageError(
        "--record writes the columns of all readers, so it cannot be combined with --reader",
        remedy: "leave out --reader")
    }
    self.options = options
    shard = try Shard(arguments)
    guard options.record == nil || !arguments.has(.watch) else {
      throw UsageError(
        "--watch would record again and again", remedy: "leave out --watch or --record")
    }
    try CheckCommand.checkOperands(arguments.operands, isRecording: options.record != nil)
  }

  private static func checkOperands(
    _ operands: [String], isRecording: Bool
  ) throws(UsageError) {
    guard operands.contains("-") else { return }
    guard operands.count == 1 else {
      throw UsageError("- cannot be combined with other documents", remedy: "leave out the others")
    }
    guard !isRecording else {
      throw UsageError(
        "a document on standard input cannot be recorded", remedy: "name its file")
    }
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    var options = options
    if options.record != nil, environment.isContinuousIntegration {
      options.record = nil
      streams.writeError("announce: nothing is recorded, since CI is set; this only checks")
    }
    // The command blocks signals and restricts writing before it starts other threads, because new
    // threads inherit both restrictions.
    if options.record != nil { environment.interruption.hold() }
    options.livePages = browsing.screens(in: environment)
    // A restricted process cannot start a browser.
    if options.livePages == nil {
      environment.keepOnlyWriting(options.record == nil ? [] : foldersToRecord)
    }
    defer {
      if options.record != nil {
        streams.errors.flush()
        environment.interruption.release()
      }
    }
    let (reports, refused) = reports(options, in: environment, &streams)
    for problem in reports.flatMap(\.problems) { streams.writeError(problem) }
    var result = CheckResult(
      reports: reports, refused: refused, named: arguments.operands, options: options)
    result.isPart = shard != nil && result.comparesNothing && hasScenariosElsewhere(options)
    format.write(
      result, style: environment.style(arguments), by: Program.header, to: &streams.output)
    if result.comparesNothing {
      streams.writeError(
        "announce: nothing was compared, since no screen is followed by a table of readers; "
          + "write such a document with “announce document FILE”")
    }
    if !format.hasSummary { streams.writeError(CheckSummary(result).line) }
    return result.status
  }

  /// The folders of the documents into which announcements are written.
  private var foldersToRecord: [String] {
    arguments.operands.map { operand in
      let path = PathName(operand)
      return CommandEnvironment.isFolder(operand) ? path.path : path.folder.path
    }
  }

  /// Whether another shard has a scenario.
  ///
  /// If so, a shard without scenarios is no error.
  private func hasScenariosElsewhere(_ options: ScenarioOptions) -> Bool {
    guard let shard, let all = try? ScenarioRun(arguments.operands, options: options).documents
    else { return false }
    let own = Set(shard.filter(all))
    return all.contains { document in
      guard !own.contains(document) else { return false }
      return (try? ScenarioDocument.contents(ofFile: document))?.scenarios.isEmpty == false
    }
  }

  /// Checks every document, and returns the reports and the errors of paths without documents.
  private func reports(
    _ options: ScenarioOptions, in environment: CommandEnvironment, _ streams: inout Streams
  ) -> (reports: [DocumentReport], refused: [InputError]) {
    if let file = arguments.operands.first, arguments.operands.count == 1,
      file == "-" || environment.unsaved.contains(file)
    {
      return text(of: file, options, in: environment, &streams)
    }
    var paths = arguments.operands
    var refused: [InputError] = []
    while !paths.isEmpty {
      do {
        var run = try ScenarioRun(paths, options: options)
        run.documents = run.documents.filter { run.isNamed($0) || environment.mayRead($0) }
        if let shard { run.documents = shard.filter(run.documents) }
        if !arguments.has(.noConfig) { run.given = arguments.givenNames }
        streams.errors.flush()
        let progress = Progress(of: run.documents.count, in: environment) {
          "checked \($0) of \($1) documents"
        }
        let reports = run.reports(
          progress: { progress.update($0) }, isInterrupted: environment.interruption.isPending)
        progress.end()
        return (reports, refused)
      } catch {
        // An error in one path does not prevent the check of the other paths.
        streams.writeError(error)
        refused.append(error)
        let count = paths.count
        paths.removeAll { $0 == error.file }
        if paths.count == count { break }
      }
    }
    return ([], refused)
  }

  /// Checks a document from standard input or with an unsaved text, and returns the report or the
  /// error.
  private func text(
    of file: String, _ options: ScenarioOptions, in environment: CommandEnvironment,
    _ streams: inout Streams
  ) -> (reports: [DocumentReport], refused: [InputError]) {
    do {
      let document = ScenarioDocument(reading: try environment.bytes(file), file: file)
      return ([document.check(options)], [])
    } catch {
      streams.writeError(error)
      return ([], [error])
    }
  }
}
