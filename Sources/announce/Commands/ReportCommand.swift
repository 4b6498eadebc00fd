import Audits
internal import Encoding
import Importers
import Reports
import Scenarios
import Simulator
internal import TextIO
import Voices

/// `announce report FILE… -o REPORT.html`: one page to read and to see.
struct ReportCommand: Command {
  static let output = Option(
    name: "output", letter: "o", value: .text("FILE"),
    summary:
      "Write the page there instead of showing its source; a page of this program that was there is "
      + "replaced. A folder, such as site/, is for a site of scenario documents.")
  static let against = Option(
    name: "against", value: .text("OLD"),
    summary: "Tell also what is heard differently than in this file, or folder.")
  static let format = Option.format(ReportFormat.allCases.map(\.rawValue))
  static let mute = Option(
    name: "mute", value: .none, summary: "Make a page without sound.")
  static let assets = Option(
    name: "assets", value: .none,
    summary: "Put the sound into a folder beside the page, REPORT-sound, instead of into it.")
  static let sheet = Option(
    name: "sheet", value: .text("LANGUAGE,…"),
    summary:
      "Make a sheet of states instead: a row for each screen of snapshots, folders and documents, a column for each "
      + "reader in each of these languages, such as en or en,de.")
  static let declaration = Declaration(
    name: "report",
    summary: "Makes one page of what readers say, why, and what is wrong with it.",
    discussion: [
      "The page needs nothing else: no network, no other file. It has a picture of the screen with the way of each "
        + "reader, every announcement with the rule of each word, findings with their mends, names out of context, "
        + "what survives in which circumstances, clauses and what to try on real phones.",
      "It works without scripts; with them, j and k go from stop to stop, and what was heard on phones is saved as "
        + "a file that “announce fidelity” reads.",
    ],
    operands: .files,
    options: [
      output, PlayCommand.script, PlayCommand.app, against, DiffCommand.since, sheet, assets, mute,
      format,
      .reader, .set, .language,
    ] + Option.importing,
    examples: [
      ("announce report sign-up.html -o report.html", "a report of a page"),
      ("announce report old.html new.html -o report.html", "both, and what changed"),
      ("announce report --against old.html new.html -o report.html", "what changed, on one screen"),
      (
        "announce report sign-up.html -e 'swipe right 2; double tap' -o report.html",
        "with what happens then"
      ),
      ("announce report Scenarios -o site/", "a site of documents, with an index and a search"),
      (
        "announce report --sheet en,de SignUp.test.tsx.snap -o states.html",
        "every state of a component in two languages"
      ),
      ("announce report --format gherkin sign-up.html", "what is heard as scenarios"),
      ("announce report http://localhost:3000/sign-up -o report.html", "one of a live page"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice
  private let session: SessionArguments
  private let comparison: ReportComparison
  private let site: SiteWriting?
  private let sheet: SheetWriting?
  private let format: ReportFormat

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    session = try SessionArguments(arguments)
    format = arguments.value(of: ReportCommand.format).flatMap(ReportFormat.init) ?? .html
    guard
      !arguments.has(ReportCommand.assets)
        || format == .html && ReportCommand.page(arguments) != nil
    else {
      throw UsageError(
        "--assets is for a page in a file", remedy: "write -o REPORT.html, or leave it out")
    }
    files = try ScreenFiles(
      arguments, keepsSource: true, readsApp: session.script != nil && !session.hasApp,
      takesPictures: format == .html, searchesFolders: true)
    choice = try ReaderChoice(arguments)
    comparison = try ReportComparison(arguments, by: choice)
    site = try SiteWriting(arguments)
    sheet = try SheetWriting(arguments)
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    if let site { return site.run(in: environment, &streams) }
    if let sheet { return sheet.run(in: environment, &streams) }
    choice.warnAboutMissingLanguages(&streams)
    let app: (any App)?
    do throws(InputError) {
      app = try session.app()
    } catch {
      streams.writeError(error)
      return 2
    }
    var screens: [ReportScreen] = []
    var status = files.forEach(
      in: environment, &streams,
      make: { [choice, script = session.script] imported, file in
        ReportCommand.screen(imported, of: file, by: choice, app ?? imported.answering, script)
      },
      take: { made, _ in screens.append(made) })
    guard !screens.isEmpty else { return max(status, 2) }
    let change: DiffResult?
    do throws(UsageError) {
      let (result, ending) = try comparison.run(in: environment, &streams)
      change = result ?? comparison.change(between: screens)
      if ending == 2 { status = 2 }
    } catch {
      streams.writeError("announce: \(error)")
      return 2
    }
    var sink = ReportSink()
    let sound = sound(of: screens, in: environment)
    format.write(screens, sound: sound, change: change, by: Program.header, to: &sink)
    guard let path = arguments.value(of: ReportCommand.output), path != "-" else {
      streams.output.write(sink.taken())
      return status
    }
    do throws(InputError) {
      if let folder = soundFolder { try ReportPage.write(sound.files, into: folder) }
      try ReportPage.write(sink.taken(), to: path)
      return status
    } catch {
      streams.writeError(error)
      return 2
    }
  }

  private static func screen(
    _ imported: ImportedScreen, of file: DraftFile, by choice: ReaderChoice, _ app: any App,
    _ script: GestureScript?
  ) -> ReportScreen {
    var audit = Audit()
    audit.extraReadingConditions = [.filled]
    let reading = Reading(imported, by: choice, explainsRest: true)
    let plan = InteractionPlan(app: app, gestures: script?.steps.map(\.gesture) ?? [])
    var report = AllCores.report(audit, on: imported, as: reading, doing: plan)
    report.tryFixes()
    var played: [PlayedSession] = []
    if let script {
      played = reading.readers.enumerated().map { place, reader in
        PlayedSession(
          reading.screens[place], by: reader, app: app, script: script,
          rate: ListeningTime.standardRate)
      }
    }
    return ReportScreen(
      reading, report, of: file.name, TextBytes.asRead(file.bytes), picture: file.picture,
      played: played)
  }

  /// The sound of all screens, where the page has any and it can be made.
  private func sound(of screens: [ReportScreen], in environment: CommandEnvironment) -> ReportSound
  {
    guard format == .html, !arguments.has(ReportCommand.mute) else {
      return .absent("nobody asked for it")
    }
    let walks = screens.enumerated().flatMap { place, screen in
      SpokenWalk.all(screen.reading, document: place) { SpeechStyle($0) }
    }
    let sessions = screens.enumerated().flatMap { place, screen in
      screen.sessions.map {
        SpokenWalk($0, document: place, style: SpeechStyle($0.reader))
      }
    }
    return .made(
      of: walks, sessions: sessions, in: environment.narration,
      beside: soundFolder.map { MarkdownText.linkTarget(PathName($0).name) })
  }

  /// Where the page is written to; absent where it is shown.
  private static func page(_ arguments: Arguments) -> String? {
    arguments.value(of: output).flatMap { $0 == "-" || $0.hasSuffix("/") ? nil : $0 }
  }

  /// Where the sound is written to; absent where it is in the page.
  private var soundFolder: String? {
    guard arguments.has(ReportCommand.assets), let page = ReportCommand.page(arguments) else {
      return nil
    }
    let path = PathName(page)
    return path.folder.appending("\(path.stem)-sound").path
  }
}
