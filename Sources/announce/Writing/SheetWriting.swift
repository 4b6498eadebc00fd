import Audits
import Importers
import Reports
import Scenarios
import Simulator
internal import TextIO

/// The output of a sheet: the announcements of every reader for every screen and language.
struct SheetWriting {
  /// A language of the sheet, with the command-line arguments for it.
  private struct Language {
    var tag: String
    var files: ScreenFiles?
    var choice: ReaderChoice
    var importing: ImportOptions
    var browsing: Browsing
  }

  private let arguments: Arguments
  private let documents: [String]
  private let languages: [Language]
  private let format: ReportFormat

  /// Creates a sheet from arguments, or returns `nil` if `--sheet` is missing.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let tags = arguments.value(of: ReportCommand.sheet) else { return nil }
    let others = [
      PlayCommand.script, PlayCommand.app, ReportCommand.against, DiffCommand.since,
      Option.language, ReportCommand.assets, ReportCommand.picture,
    ]
    if let other = others.first(where: { arguments.has($0) && !arguments.isConfigured($0) }) {
      throw UsageError(
        "--sheet cannot be combined with --\(other.name)", remedy: "leave out one of them")
    }
    format = arguments.value(of: ReportCommand.format).flatMap(ReportFormat.init) ?? .html
    guard ReportSheet.formats.contains(format) else {
      throw UsageError(
        "--sheet cannot be written as \(format.rawValue)",
        remedy: "write --format \(ReportSheet.formats.map(\.rawValue).joined(separator: ", "))")
    }
    let isDocument = { (file: String) in file.hasSuffix(".md") || file.hasSuffix(".markdown") }
    try format.checkEnding(arguments)
    documents = arguments.operands.filter(isDocument)
    let files = arguments.operands.filter { !isDocument($0) }
    var languages: [Language] = []
    for tag in tags.split(separator: ",", omittingEmptySubsequences: false) {
      let tag = String(tag.drop { $0 == " " })
      guard !languages.contains(where: { $0.tag == tag }) else { continue }
      let own = try arguments.with(tag, of: .language)
      let importing = try ImportOptions(own)
      languages.append(
        Language(
          tag: tag,
          files: files.isEmpty && !documents.isEmpty
            ? nil
            : try ScreenFiles(
              own.with(operands: files), keepsSource: true, searchesFolders: true),
          choice: try ReaderChoice(own), importing: importing,
          browsing: try Browsing(own, importing)))
    }
    self.languages = languages
    self.arguments = arguments
  }

  /// One screen in one language.
  private struct SheetScreen: Sendable {
    var name: String
    var reading: Reading
    var findings: [Finding]
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    var status: Int32 = 0
    var made: [[SheetScreen]] = []
    for (index, language) in languages.enumerated() {
      language.choice.warnAboutMissingLanguages(&streams)
      var own: [SheetScreen] = []
      if let files = language.files {
        let result = files.forEach(
          in: environment, &streams, writesAtEnd: true,
          make: { [choice = language.choice] imported, _ in
            SheetWriting.made(imported, by: choice, isFirst: index == 0)
          },
          consume: { one, _ in own.append(one) })
        status = max(status, result)
      }
      do throws(InputError) {
        own += try inDocuments(language, isFirst: index == 0, environment)
      } catch {
        streams.writeError(error)
        status = 2
      }
      made.append(own)
    }
    guard status < 2, let first = made.first, !first.isEmpty else { return max(status, 2) }
    guard made.allSatisfy({ $0.count == first.count }) else {
      streams.writeError(
        "announce: the languages have different screens; write a sheet for each language")
      return 2
    }
    let states = first.indices.map { state in
      ReportSheet.State(
        first[state].name, made.map { $0[state].reading }, first[state].findings)
    }
    var sink = ReportSink()
    ReportSheet(of: title, states, by: Program.header).write(as: format, to: &sink)
    guard let path = arguments.value(of: ReportCommand.output), path != "-" else {
      streams.output.write(sink.drain())
      return status
    }
    do throws(InputError) {
      try ReportPage.write(sink.drain(), to: path)
      return status
    } catch {
      streams.writeError(error)
      return 2
    }
  }

  private var title: String {
    arguments.operands.map { PathName($0).name }.joined(
      separator: ", ")
  }

  private func inDocuments(
    _ language: Language, isFirst: Bool, _ environment: CommandEnvironment
  ) throws(InputError) -> [SheetScreen] {
    var options = ScenarioOptions()
    options.importing = language.importing
    options.importing.keepsSource = true
    options.livePages = language.browsing.screens(in: environment)
    var made: [SheetScreen] = []
    for path in documents {
      let document = ScenarioDocument(reading: try FileBytes.contents(ofFile: path), file: path)
      made += try document.screens(options).map {
        SheetWriting.made($0, by: language.choice, isFirst: isFirst)
      }
    }
    return made
  }

  /// Reads a screen in one language.
  ///
  /// The screen is audited only in the first language.
  private static func made(
    _ imported: ImportedScreen, by choice: ReaderChoice, isFirst: Bool
  ) -> SheetScreen {
    let reading = Reading(
      imported, by: choice.readers(for: imported), moving: .swipeRight, listsSkippedNodes: isFirst)
    let findings =
      isFirst ? ParallelAuditExecutor.report(Audit(), on: imported, as: reading).findings : []
    return SheetScreen(name: name(of: imported.screen), reading: reading, findings: findings)
  }

  private static func name(of screen: Screen) -> String {
    if !screen.name.isEmpty { return screen.name }
    return screen.title ?? screen.heading
  }
}
