import Importers
import Reports
import Scenarios
import Simulator
internal import TextIO

/// `announce document FILE…`: a new scenario document.
struct DocumentCommand: Command {
  static let output = Option(
    name: "output", letter: "o", value: .text("FILE"),
    summary: "Write the document there instead of showing it; a file that exists is not "
      + "overwritten.")
  static let link = Option(
    name: "link", value: .none, summary: "Link to every file instead of copying it.")
  static let inline = Option(
    name: "inline", value: .none,
    summary: "Copy every screen, however large it is: its file, or an outline where the file holds "
      + "several or needs others beside it.")
  static let report = Option(
    name: "report", value: .text("REPORT"),
    summary: "Link to the page that “announce report” makes of the same screens.")
  static let declaration = Declaration(
    name: "document",
    summary: "Makes a scenario document: a screen and what each reader says on it.",
    discussion: [
      "The document is Markdown that any forge shows and that “announce check” compares from then "
        + "on. Read it before you keep it: it says what is heard, not what should be heard.",
      "A short file is copied into the document. One that is long, has several screens or needs "
        + "files beside it is linked, from where the document will stand: beside --output, else in "
        + "this folder.",
    ],
    operands: .files,
    options: [output, link, inline, report, .reader, .set, .language] + Option.importing,
    examples: [
      ("announce document sign-up.html -o sign-up.md", "a document of a page"),
      ("announce document sign-up.html --set hints=off", "what is heard without hints"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    files = try ScreenFiles(arguments)
    choice = try ReaderChoice(arguments)
    guard !arguments.has(DocumentCommand.link) || !arguments.has(DocumentCommand.inline) else {
      throw UsageError("--link and --inline are opposites", remedy: "leave out one of them")
    }
    guard !arguments.has(DocumentCommand.link) || !arguments.operands.contains("-") else {
      throw UsageError("there is no link to standard input", remedy: "name a file, or --inline")
    }
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    choice.warnAboutMissingLanguages(&streams)
    var screens: [(file: DraftFile, screen: ImportedScreen, reading: Reading)] = []
    let status = files.forEach(
      in: environment, &streams,
      make: { [choice] screen, file in (file, screen, Reading(screen, by: choice)) },
      take: { made, _ in screens.append(made) })
    // A document that lacks a screen would pass for a whole one.
    guard status == 0 else { return status }
    let mode: ScenarioDraft.Mode =
      arguments.has(DocumentCommand.link)
      ? .link : arguments.has(DocumentCommand.inline) ? .inline : .fitting
    var draft = ScenarioDraft(document: document, mode: mode)
    do {
      for (file, screen, reading) in screens {
        try draft.add(
          screen, of: file, called: DocumentCommand.name(of: screen.screen), reading: reading,
          headers: reading.readers.map { $0.header(over: screen) })
      }
    } catch {
      streams.writeError(error)
      return 2
    }
    draft.title = title(of: screens.map(\.screen.screen))
    draft.report = arguments.value(of: DocumentCommand.report)
    var document = ReportSink()
    draft.write(to: &document)
    return write(document.text, in: environment, &streams)
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

  /// Writes the document as it is, unless that would act on a terminal or on a build server.
  private func show(
    _ document: String, in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    if environment.isContinuousIntegration, CICommand.isIn(document) {
      streams.writeError(
        "announce: a line of the document is a command to build servers, and CI is set; "
          + "write it with --output FILE")
      return 2
    }
    let isShown = environment.isOutputTerminal
    streams.output.write(isShown ? TerminalText.lines(of: document) : document)
    return 0
  }

  /// What one screen is called, or the files that several are from.
  private func title(of screens: [Screen]) -> String {
    if screens.count == 1, let screen = screens.first { return DocumentCommand.name(of: screen) }
    let stems = arguments.operands.map { PathName($0).stem }
    return stems.count == 1 ? stems[0] : "Screens"
  }

  /// Where the document will stand.
  private var document: String {
    arguments.value(of: DocumentCommand.output).flatMap { $0 == "-" ? nil : $0 } ?? "document.md"
  }

  private static func name(of screen: Screen) -> String {
    screen.ownTitle ?? screen.file.map { $0 == "-" ? "Screen" : PathName($0).stem } ?? "Screen"
  }
}

extension ScreenReader {
  /// The reader with what the header of a column has to say so that it is heard so: what is not as
  /// on a new phone, and what is not as the screen's file wants it.
  fileprivate func header(over imported: ImportedScreen) -> String {
    let fresh = allReaders.filter { $0.name == name }
    let usual = imported.readers(fresh).first
    let changed = changedSettings.map(\.key)
    let settings = Self.settings.compactMap { setting -> String? in
      let value = value(of: setting.key)
      guard let value, changed.contains(setting.key) || usual?.value(of: setting.key) != value
      else { return nil }
      return "\(setting.key) \(value)"
    }
    return ([displayName] + settings).joined(separator: ", ")
  }
}
