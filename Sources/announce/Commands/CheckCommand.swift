import Importers
import Reports
import Scenarios
import Simulator
internal import TextIO

/// `announce check PATH…`: whether the screens of documents still say what their tables say.
struct CheckCommand: Command {
  static let record = Option(
    name: "record", value: .oneOf(RecordMode.allCases.map(\.rawValue)),
    summary:
      "Write what is heard into the tables: where they are empty, or also where they differ. "
      + "Nothing is written where CI is set.")
  static let browser = Option(
    name: "browser", value: .none,
    summary: "Let documents show their live screens in a browser.")
  static let exact = Option(
    name: "exact", value: .none,
    summary: "Compare characters; without it, what can be heard: case, pauses and hyphens make no "
      + "difference.")
  static let assumed = Option(
    name: "assumed", value: .none,
    summary: "List expected words that are heard, though no source attests them.")
  static let reader = Option(
    name: "reader", value: .oneOf(readerNames), isRepeatable: true,
    summary: "Compare the columns of this reader only; give it again for another.")
  static let format = Option.format(CheckFormat.allCases.map(\.rawValue))
  static let declaration = Declaration(
    name: "check",
    summary: "Compares the screens of Markdown documents with the tables of what each reader says.",
    discussion: [
      "PATH is a document (.md, .markdown, .mdx), a folder to search for documents, or - for a "
        + "document on standard input. A fenced block with a screen, or a line “Screen: "
        + "[name](file)”, is followed by a table with a reader at the head of each column and a stop "
        + "in each row. Documentation/Scenarios.md has the whole format.",
      "Each difference is graded: lost (information is gone), reworded, reordered or added. Where "
        + "nothing could be compared, the exit status is 2.",
    ],
    operands: .paths,
    options: [record, exact, assumed, reader, format, .plain, .shard, .watch] + importing
      + [browser, .browserPath],
    examples: [
      ("announce check Scenarios", "every document in a folder"),
      ("announce check --record missing login.md", "fill an empty table with what is heard"),
      ("announce check --format junit Scenarios > report.xml", "for a build server"),
    ])

  /// What can be said of the files of screens; each document says itself which of them it means.
  private static let importing: [Option] = [
    .resources, .aliases, .translations, .assume, .assumeHint, .designTime, .inflateStubs,
    .limit, .strict,
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
        "--record writes the columns of all readers", remedy: "leave out --reader")
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
    guard !operands.isEmpty else {
      throw UsageError(
        "no document was given", remedy: "name a document or a folder, such as Scenarios")
    }
    guard operands.contains("-") else { return }
    guard operands.count == 1 else {
      throw UsageError("- is a document by itself", remedy: "leave out the others")
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
    // Other threads begin later, and then hold signals and do without as this one does.
    if options.record != nil { environment.interruption.hold() }
    options.livePages = browsing.screens(in: environment)
    // A browser could not be started by whoever has given that up.
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
          + "announce document FILE makes such a document")
    }
    if !format.hasSummary { streams.writeError(CheckSummary(result).line) }
    return result.status
  }

  /// The folders in which documents are written.
  private var foldersToRecord: [String] {
    arguments.operands.map { operand in
      let path = PathName(operand)
      return CommandEnvironment.isFolder(operand) ? path.path : path.folder.path
    }
  }

  /// Whether another part of the documents holds a scenario, so that this one may be without.
  private func hasScenariosElsewhere(_ options: ScenarioOptions) -> Bool {
    guard let shard, let all = try? ScenarioRun(arguments.operands, options: options).documents
    else { return false }
    let own = Set(shard.filter(all))
    return all.contains { document in
      guard !own.contains(document) else { return false }
      return (try? ScenarioDocument.contents(ofFile: document))?.scenarios.isEmpty == false
    }
  }

  /// What came of every document, and which paths held none.
  private func reports(
    _ options: ScenarioOptions, in environment: CommandEnvironment, _ streams: inout Streams
  ) -> (reports: [DocumentReport], refused: [InputError]) {
    if arguments.operands == ["-"] { return standardInput(options, in: environment, &streams) }
    var paths = arguments.operands
    var refused: [InputError] = []
    while !paths.isEmpty {
      do {
        var run = try ScenarioRun(paths, options: options)
        if let shard { run.documents = shard.filter(run.documents) }
        if !arguments.has(.noConfig) { run.given = arguments.givenNames }
        streams.errors.flush()
        let progress = Progress(of: run.documents.count, in: environment) {
          "checked \($0) of \($1) documents"
        }
        let reports = run.reports(
          progress: { progress.tell($0) }, isInterrupted: environment.interruption.isPending)
        progress.end()
        return (reports, refused)
      } catch {
        // What is wrong with one path does not keep the others from being checked.
        streams.writeError(error)
        refused.append(error)
        let count = paths.count
        paths.removeAll { $0 == error.file }
        if paths.count == count { break }
      }
    }
    return ([], refused)
  }

  private func standardInput(
    _ options: ScenarioOptions, in environment: CommandEnvironment, _ streams: inout Streams
  ) -> (reports: [DocumentReport], refused: [InputError]) {
    do {
      let document = ScenarioDocument(reading: try environment.standardInput(), file: "-")
      return ([document.check(options)], [])
    } catch {
      streams.writeError(error)
      return ([], [error])
    }
  }
}
