import Audits
internal import Encoding
import Importers
import Reports
import Scenarios
import Simulator
import SpeechLogs
internal import TextIO
import Voices

/// `announce report FILE… -o REPORT.html`: writes a report.
struct ReportCommand: Command {
  static let output = Option(
    name: "output", letter: "o", value: .text("FILE"),
    summary:
      "Write the report to FILE, and replace an earlier report there. With a folder, such as "
      + "site/, write a site with a page for each scenario document.")
  static let against = Option(
    name: "against", value: .text("OLD"),
    summary: "Also report what changed since an older version: a file or folder.")
  static let log = Option(
    name: "log", value: .text("LOG"),
    summary: "Also compare each screen with what a reader said, as this log has it; see “announce "
      + "compare”.")
  static let format = Option.format(ReportFormat.allCases.map(\.rawValue))
  static let product = Option(
    name: "product", value: .text("FILE"),
    summary: "Read the product, author and vendor for --format acr or openacr from FILE, a YAML "
      + "file with the keys of OpenACR.")
  static let picture = Option(
    name: "picture", value: .text("FILE"),
    summary: "Show the numbers of the stops and the swipe orders on this screenshot, a PNG or JPEG "
      + "of the same screen. A live page has its own screenshot.")
  static let mute = Option(
    name: "mute", value: .none, summary: "Leave sound out of the report.")
  static let assets = Option(
    name: "assets", value: .none,
    summary: "Write sound files to the folder REPORT-sound beside the report.")
  static let sheet = Option(
    name: "sheet", value: .text("LANGUAGE,…"),
    summary:
      "Write a table instead, with a row for each screen and a column for each reader in each of "
      + "these languages, such as en,de.")
  static let declaration = Declaration(
    name: "report",
    summary: "Write an HTML report: announcements, the rules behind them, and findings.",
    discussion: [
      "The report is one file that needs no network. It shows the screen with each reader's "
        + "swipe order, every announcement with the rule behind each word, findings with "
        + "fixes, lists of headings, links and controls, results by guideline, and a checklist for "
        + "real phones.",
      "The report works without JavaScript. With JavaScript, the keys j and k move between "
        + "stops, and the checklist can be saved as a file for “announce fidelity”.",
    ],
    operands: .files,
    options: [
      output, PlayCommand.script, PlayCommand.app, against, DiffCommand.since, log, picture, sheet,
      assets, mute, format, product,
      .reader, .set, .language,
    ] + Option.checkers + Option.sites + Option.importing,
    examples: [
      ("announce report sign-up.html -o report.html", "write a report of a page"),
      ("announce report old.html new.html -o report.html", "report both pages and what changed"),
      (
        "announce report --against old.html new.html -o report.html",
        "report what changed since an older version"
      ),
      (
        "announce report sign-up.html -e 'swipe right 2; double tap' -o report.html",
        "add a session to the report"
      ),
      (
        "announce report --picture shot.png window.xml -o numbers.png",
        "number the stops on a screenshot"
      ),
      ("announce report Scenarios -o site/", "write a site of scenario documents"),
      (
        "announce report --sheet en,de SignUp.test.tsx.snap -o states.html",
        "show every state of a component in two languages"
      ),
      (
        "announce report --format gherkin sign-up.html",
        "write the announcements as Gherkin scenarios"
      ),
      (
        "announce report --format openacr --product product.yaml src -o acr.yaml",
        "draft an accessibility conformance report"
      ),
      ("announce report http://localhost:3000/sign-up -o report.html", "report on a live page"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let others: OtherCheckers
  private let choice: ReaderChoice
  private let session: SessionArguments
  private let comparison: ReportComparison
  private let site: SiteWriting?
  private let sheet: SheetWriting?
  private let format: ReportFormat
  private let details: ConformanceDetails
  private let pictures: PictureWriting

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    session = try SessionArguments(arguments)
    format = try ReportFormat(arguments)
    pictures = try PictureWriting(arguments, format)
    guard
      !arguments.has(ReportCommand.assets)
        || format == .html && ReportCommand.page(arguments) != nil
    else {
      throw UsageError(
        "--assets needs an output file with HTML",
        remedy: "write the report to an .html file, or remove --assets")
    }
    guard
      !arguments.has(ReportCommand.log) || format == .html && !arguments.has(ReportCommand.sheet)
    else {
      throw UsageError(
        "--log needs an HTML report",
        remedy: "write the report as HTML, without a sheet, or use “announce compare”")
    }
    details = try ConformanceDetails(arguments, for: format)
    others = try OtherCheckers(arguments)
    site = try SiteWriting(arguments)
    files = try ScreenFiles(
      arguments, keepsSource: true, readsApp: session.script != nil && !session.hasApp,
      takesPictures: format.showsPicture, searchesFolders: site == nil, checkedBy: others)
    choice = try ReaderChoice(arguments)
    comparison = try ReportComparison(arguments, by: choice)
    sheet = try SheetWriting(arguments)
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    if let site { return site.run(in: environment, &streams) }
    if let sheet { return sheet.run(in: environment, &streams) }
    choice.warnAboutMissingLanguages(&streams)
    if files.files.isEmpty {
      streams.writeError("announce: this shard has no pages")
      return 0
    }
    let app: (any App)?
    let logFile = arguments.value(of: ReportCommand.log)
    let speech: LoggedSpeech?
    do throws(InputError) {
      app = try session.app()
      speech = try logFile.map { file throws(InputError) in
        try LogArguments(file, arguments).speech(in: environment)
      }
    } catch {
      streams.writeError(error)
      return 2
    }
    let activity = ActivityLine(in: environment)
    var screens: [ReportScreen] = []
    var formats: [String?] = []
    // The readings with the announcements from a log, one for each screen; empty without a log.
    var readings: [LoggedReading] = []
    var status = files.forEach(
      in: environment, &streams, verb: "audited", writesAtEnd: true,
      make: { [choice, script = session.script] imported, file in
        let activity = imported.isLive ? activity : nil
        activity?.show("auditing \(imported.screen.heading)")
        defer { activity?.end() }
        let heard = speech.flatMap { LoggedReading(imported, of: file, $0, by: choice) }
        let screen = ReportCommand.screen(
          imported, of: file, by: choice, app ?? imported.activeApp, script)
        return (screen, heard, file.format?.name)
      },
      consume: { made, _ in
        screens.append(made.0)
        formats.append(made.2)
        if let reading = made.1 { readings.append(reading) }
      })
    guard !screens.isEmpty else { return max(status, 2) }
    guard details.mayDraft(after: status, format, &streams) else { return status }
    addOthers(to: &screens, &streams)
    do throws(InputError) {
      if let note = try pictures.add(to: &screens, formats) { streams.writeError(note) }
    } catch {
      streams.writeError(error)
      return 2
    }
    for index in LoggedReading.compared(readings) {
      do throws(InputError) {
        screens[index].heard = try readings[index].result(of: logFile ?? "")
      } catch {
        screens[index].heardProblem = error.problem
        streams.writeError(error)
        status = 2
      }
    }
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
    var details = details
    do throws(UsageError) {
      try details.addDate(of: environment, for: format)
    } catch {
      streams.writeError("announce: \(error)")
      return 2
    }
    do throws(InputError) {
      if format == .png {
        sink.write(try pictures.png(of: screens[0], in: environment))
      } else {
        format.write(
          screens, sound: sound, change: change, details: details,
          document: ReportCommand.page(arguments) ?? "report", by: Program.header, to: &sink)
      }
    } catch {
      streams.writeError(error)
      return 2
    }
    guard let path = arguments.value(of: ReportCommand.output), path != "-" else {
      streams.output.write(sink.drain())
      return status
    }
    do throws(InputError) {
      if let folder = soundFolder { try ReportPage.write(sound.files, into: folder) }
      try ReportPage.write(sink.drain(), to: path, isDraft: format.isConformanceReport)
      return status
    } catch {
      streams.writeError(error)
      return 2
    }
  }

  /// Adds the results of other checkers to the screens.
  private func addOthers(to screens: inout [ReportScreen], _ streams: inout Streams) {
    guard !others.results.isEmpty else { return }
    var reports = screens.map { CheckerResults.AuditedReport(file: $0.file, report: $0.audit) }
    for sentence in others.add(to: &reports) { streams.writeError("announce: \(sentence)") }
    for index in screens.indices { screens[index].audit = reports[index].report }
  }

  private static func screen(
    _ imported: ImportedScreen, of file: DraftFile, by choice: ReaderChoice, _ app: any App,
    _ script: GestureScript?
  ) -> ReportScreen {
    var audit = Audit()
    audit.extraReadingConditions = [.filled]
    let reading = Reading(imported, by: choice, listsSkippedNodes: true)
    let plan = InteractionPlan(app: app, gestures: script?.steps.map(\.gesture) ?? [])
    var report = ParallelAuditExecutor.report(audit, on: imported, as: reading, doing: plan)
    report.tryFixes()
    report.add(file.checked)
    var played: [PlayedSession] = []
    if let script {
      played = zip(reading.readers, reading.screens).map { reader, screen in
        PlayedSession(
          screen, by: reader, app: app, script: script,
          rate: ListeningTime.standardRate)
      }
    }
    return ReportScreen(
      reading, report, of: file.name, TextBytes.asRead(file.bytes), screenshot: file.screenshot,
      played: played)
  }

  /// Returns the sound of all screens, or the reason why there is no sound.
  private func sound(of screens: [ReportScreen], in environment: CommandEnvironment) -> ReportSound
  {
    guard format == .html, !arguments.has(ReportCommand.mute) else {
      return .absent("nobody asked for it")
    }
    let walks = screens.enumerated().flatMap { index, screen in
      SpokenWalk.all(screen.reading, document: index) { SpeechStyle($0) }
    }
    let sessions = screens.enumerated().flatMap { index, screen in
      screen.sessions.map { SpokenWalk($0, document: index, style: SpeechStyle($0.reader)) }
    }
    return .made(
      of: walks, sessions: sessions, in: environment.narration,
      beside: soundFolder.map { MarkdownText.linkTarget(PathName($0).name) })
  }

  /// Returns the path of the page, or `nil` if the page goes to standard output.
  private static func page(_ arguments: Arguments) -> String? {
    arguments.value(of: output).flatMap { $0 == "-" || $0.hasSuffix("/") ? nil : $0 }
  }

  /// The folder of the sound files, or `nil` if the page contains the sound.
  private var soundFolder: String? {
    guard arguments.has(ReportCommand.assets), let page = ReportCommand.page(arguments) else {
      return nil
    }
    let path = PathName(page)
    return path.folder.appending("\(path.stem)-sound").path
  }
}
