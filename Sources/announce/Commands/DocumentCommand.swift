import Devices
import Fidelity
import Importers
import Reports
import Scenarios
import Simulator
import SpeechLogs
internal import TextIO

/// `announce document FILE…`: writes a scenario document.
struct DocumentCommand: Command {
  static let output = Option(
    name: "output", letter: "o", value: .text("FILE"),
    summary: "Write the document to FILE instead of standard output. An existing file is not "
      + "overwritten.")
  static let link = Option(
    name: "link", value: .none, summary: "Link to each file instead of copying it.")
  static let inline = Option(
    name: "inline", value: .none,
    summary: "Copy each screen into the document, even if it is long. A file that holds several "
      + "screens or needs other files is copied as an outline.")
  static let report = Option(
    name: "report", value: .text("REPORT"),
    summary: "Link to this report of the same screens, which “announce report” wrote.")
  static let from = Option(
    name: "from", value: .text("LOG"),
    summary: "Write what a reader said, as this log has it, instead of what is predicted. Only one "
      + "FILE, and only the reader of the log; see “announce compare”.")
  static let declaration = Declaration(
    name: "document",
    summary:
      "Write a Markdown document for “announce check”: a screen and what readers say on it now.",
    discussion: [
      "Read the document before you commit it: it holds what readers say now, not what they "
        + "should say. From then on “announce check” compares it with later announcements.",
      "A short file is copied into the document. A file that is long, holds several screens or "
        + "needs other files is linked, relative to --output or to the current folder.",
    ],
    operands: .files,
    options: [
      output, link, inline, report, from, LogArguments.walk, .reader, .set, .language,
    ] + Option.importing,
    examples: [
      ("announce document sign-up.html -o sign-up.md", "write a document for a page"),
      ("announce document sign-up.html --set hints=off", "record announcements without hints"),
      (
        "announce document --from talkback.log sign-up.html -o sign-up.md",
        "write down what a phone said"
      ),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    files = try ScreenFiles(arguments)
    choice = try ReaderChoice(arguments)
    guard !arguments.has(DocumentCommand.link) || !arguments.has(DocumentCommand.inline) else {
      throw UsageError("--link and --inline cannot be combined", remedy: "leave out one of them")
    }
    guard !arguments.has(DocumentCommand.link) || !arguments.operands.contains("-") else {
      throw UsageError(
        "--link needs a file, not standard input", remedy: "name a file, or --inline")
    }
    guard !arguments.has(DocumentCommand.from) || arguments.operands.count == 1 else {
      throw UsageError(
        "--from writes one screen, but \(arguments.operands.count) files were given",
        remedy: "name only the file with the screen of the log")
    }
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    choice.warnAboutMissingLanguages(&streams)
    var draft = ScenarioDraft(document: document, mode: mode)
    draft.report = arguments.value(of: DocumentCommand.report)
    do throws(InputError) {
      let status =
        if let log = arguments.value(of: DocumentCommand.from) {
          try add(LogArguments(log, arguments), to: &draft, in: environment, &streams)
        } else {
          try addPrediction(to: &draft, in: environment, &streams)
        }
      // A document with missing screens would look complete, so no document is written.
      guard status == 0 else { return status }
    } catch {
      streams.writeError(error)
      return 2
    }
    var document = ReportSink()
    draft.write(to: &document)
    return write(document.text, in: environment, &streams)
  }

  /// Adds the screens to the document, with the predicted announcements, and returns the exit status.
  private func addPrediction(
    to draft: inout ScenarioDraft, in environment: CommandEnvironment, _ streams: inout Streams
  ) throws(InputError) -> Int32 {
    var screens: [(file: DraftFile, screen: ImportedScreen, reading: Reading)] = []
    let status = files.forEach(
      in: environment, &streams, writesAtEnd: true,
      make: { [choice] screen, file in (file, screen, Reading(screen, by: choice)) },
      consume: { made, _ in screens.append(made) })
    guard status == 0 else { return status }
    for (file, screen, reading) in screens {
      try draft.add(
        screen, of: file, called: DocumentCommand.name(of: screen.screen), reading: reading,
        headers: reading.readers.map { $0.header(over: screen) })
    }
    draft.title = title(of: screens.map(\.screen.screen))
    return 0
  }

  private var mode: ScenarioDraft.Mode {
    arguments.has(DocumentCommand.link)
      ? .link : arguments.has(DocumentCommand.inline) ? .inline : .fitting
  }

  /// Adds the screen to the document, with the announcements from a log, and returns the exit
  /// status.
  private func add(
    _ log: LogArguments, to draft: inout ScenarioDraft, in environment: CommandEnvironment,
    _ streams: inout Streams
  ) throws(InputError) -> Int32 {
    let (readings, status) = LoggedReading.all(
      of: files, try log.speech(in: environment), by: choice, in: environment, &streams)
    guard status == 0, let reading = readings.max(by: { $0.share < $1.share }) else {
      return max(status, 2)
    }
    let name = DocumentCommand.name(of: reading.imported.screen)
    let result = try reading.result(of: log.file)
    let spoken = reading.including(hints: result.comparison.comparesHints)
    let header = spoken.readers[0].header(over: reading.imported, naming: ["profile", "locale"])
    try draft.add(
      reading.imported, of: reading.file, called: name, reading: spoken, headers: [header],
      heard: HeardTable(result, header: header, isComplete: reading.walk.isComplete))
    draft.title = name
    return 0
  }

  private func write(
    _ document: String, in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    guard let path = arguments.value(of: DocumentCommand.output), path != "-" else {
      return show(document, in: environment, &streams)
    }
    do {
      try FileReplacement.create(path, with: Array(document.utf8))
      return 0
    } catch {
      streams.writeError(error)
      return 2
    }
  }

  /// Writes the document to standard output, unless a terminal or build server would interpret its
  /// text.
  private func show(
    _ document: String, in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    if environment.isContinuousIntegration, CICommand.isIn(document) {
      streams.writeError(
        "announce: a line of the document would be run as a command by build servers; write it to "
          + "a file with --output FILE")
      return 2
    }
    let isShown = environment.isOutputTerminal
    streams.output.write(isShown ? TerminalText.lines(of: document) : document)
    return 0
  }

  /// Returns the title: the name of the only screen, or the name of the only file if this file has
  /// several screens.
  private func title(of screens: [Screen]) -> String {
    if screens.count == 1, let screen = screens.first { return DocumentCommand.name(of: screen) }
    let stems = arguments.operands.map { PathName($0).stem }
    return stems.count == 1 ? stems[0] : "Screens"
  }

  /// The path of the document.
  private var document: String {
    arguments.value(of: DocumentCommand.output).flatMap { $0 == "-" ? nil : $0 } ?? "document.md"
  }

  private static func name(of screen: Screen) -> String {
    let file = screen.file ?? "-"
    // The address of a device may end with a serial number, which has no extension to remove.
    if DeviceAddress(file) != nil { return screen.ownTitle ?? file }
    return screen.ownTitle ?? (file == "-" ? "Screen" : PathName(file).stem)
  }
}

extension ScreenReader {
  /// Returns the header of the reader's column: the reader's name and its changed settings.
  ///
  /// Changed settings are settings that differ from the defaults or from the settings in the
  /// screen's file.
  ///
  /// - Parameter keys: The keys of settings to name even if they have their default value.
  fileprivate func header(over imported: ImportedScreen, naming keys: [String] = []) -> String {
    let fresh = allReaders.filter { $0.name == name }
    let usual = imported.readers(fresh).first
    let changed = changedSettings.map(\.key) + keys
    let settings = Self.settings.compactMap { setting -> String? in
      let value = value(of: setting.key)
      guard let value, changed.contains(setting.key) || usual?.value(of: setting.key) != value
      else { return nil }
      return "\(setting.key) \(value)"
    }
    return ([displayName] + settings).joined(separator: ", ")
  }
}
