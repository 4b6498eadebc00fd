import Audits
import Importers
import Reports
import Scenarios
import Simulator
import SystemLibrary
import Voices

/// `announce report FILE… -o REPORT.html`: one page to read and to see.
struct ReportCommand: Command {
  static let output = Option(
    name: "output", letter: "o", value: .text("FILE"),
    summary:
      "Write the page there instead of showing its source; a report that was there is replaced. A "
      + "folder, such as site/, is for a site of scenario documents.")
  static let against = Option(
    name: "against", value: .text("OLD"),
    summary: "Tell also what is heard differently than in this file, or folder.")
  static let format = Option.format(ReportFormat.allCases.map(\.rawValue))
  static let mute = Option(
    name: "mute", value: .none, summary: "Make a page without sound.")
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
      output, PlayCommand.script, PlayCommand.app, against, DiffCommand.since, mute, format,
      .reader, .set, .language,
    ] + Option.importing,
    examples: [
      ("announce report sign-up.html -o report.html", "a report of a page"),
      ("announce report --against old.html new.html -o report.html", "what a change does, too"),
      (
        "announce report sign-up.html -e 'swipe right 2; double tap' -o report.html",
        "with what happens then"
      ),
      ("announce report Scenarios -o site/", "a site of documents, with an index and a search"),
      ("announce report --format gherkin sign-up.html", "what is heard as scenarios"),
      ("announce report http://localhost:3000/sign-up -o report.html", "one of a live page"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice
  private let session: SessionArguments

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    session = try SessionArguments(arguments)
    files = try ScreenFiles(
      arguments, keepsSource: true, readsApp: session.script != nil && !session.hasApp,
      searchesFolders: true)
    choice = try ReaderChoice(arguments)
  }

  func run(in surroundings: Surroundings, _ streams: inout Streams) -> Int32 {
    if let folder = arguments.value(of: ReportCommand.output), folder.hasSuffix("/") {
      return writeSite(to: folder, in: surroundings, &streams)
    }
    choice.tellLacks(&streams)
    var screens: [ReportScreen] = []
    let app: (any App)?
    do throws(ImportError) {
      app = try session.app()
    } catch {
      streams.complain(error)
      return 2
    }
    let gestures = session.script
    let status = files.forEach(
      in: surroundings, &streams,
      make: { [choice] imported, file in
        var audit = Audit()
        audit.alwaysHears = [.filled]
        let reading = Reading(imported, by: choice, explainsRest: true)
        let acting = AuditActing(
          app: app ?? imported.answering, gestures: gestures?.steps.map(\.gesture) ?? [])
        var report = AllCores.report(audit, on: imported, as: reading, doing: acting)
        report.tryMends()
        let played = gestures.map { script in
          reading.readers.enumerated().map { place, reader in
            PlayedSession(
              reading.screens[place], by: reader, app: acting.app, script: script,
              rate: ListeningTime.standardRate)
          }
        }
        return ReportScreen(
          reading, report, of: file.name, TextBytes.asRead(file.bytes), played: played ?? [])
      },
      take: { made, _ in screens.append(made) })
    guard !screens.isEmpty else { return max(status, 2) }
    let change: DiffResult?
    do throws(UsageError) {
      change = try self.change(in: surroundings, &streams)
    } catch {
      streams.complain("announce: \(error)")
      return 2
    }
    let format = ReportFormat(rawValue: arguments.value(of: ReportCommand.format) ?? "") ?? .html
    let sound =
      format == .html ? sound(of: screens, in: surroundings) : .absent("nobody asked for it")
    let header = Program.header
    guard let path = arguments.value(of: ReportCommand.output), path != "-" else {
      format.write(screens, sound: sound, change: change, by: header, to: &streams.output)
      return status
    }
    var sink = ReportSink()
    format.write(screens, sound: sound, change: change, by: header, to: &sink)
    do throws(ImportError) {
      try ReportCommand.write(sink.taken(), to: path, replacesPages: format == .html)
      return status
    } catch {
      streams.complain(error)
      return 2
    }
  }

  /// The sound of all screens, where somebody wants it and it can be made.
  private func sound(of screens: [ReportScreen], in surroundings: Surroundings) -> ReportSound {
    guard !arguments.has(ReportCommand.mute) else { return .absent("nobody asked for it") }
    let walks = screens.enumerated().flatMap { place, screen in
      SpokenWalk.all(screen.reading, document: place) { SpeechStyle($0) }
    }
    return .made(of: walks, in: surroundings.narration)
  }

  /// What is heard differently, where the command line says from what.
  private func change(
    in surroundings: Surroundings, _ streams: inout Streams
  ) throws(UsageError) -> DiffResult? {
    let reading = DiffReading(
      format: arguments.value(of: .input).flatMap(InputFormat.init(named:)),
      names: arguments.values(of: .screen) + arguments.values(of: .scene),
      options: try ImportOptions(arguments))
    if let old = arguments.value(of: ReportCommand.against) {
      return compare(old, reading, { _ in old }, in: surroundings, &streams)
    }
    guard let revision = arguments.value(of: DiffCommand.since) else { return nil }
    // The copy of the revision is taken away again whatever ends the command.
    surroundings.interruption.hold()
    defer { surroundings.interruption.release() }
    let copy = try RevisionCopy(revision, around: arguments.operands, in: surroundings)
    defer { copy.remove() }
    return compare(
      revision, reading.moved(to: copy), { copy.counterpart(of: $0) }, in: surroundings, &streams)
  }

  private func compare(
    _ old: String, _ before: DiffReading, _ counterpart: (String) -> String,
    in surroundings: Surroundings, _ streams: inout Streams
  ) -> DiffResult {
    var after = before
    if before.isCopy {
      after = DiffReading(format: before.format, names: before.names, options: before.options)
    }
    var comparison = DiffComparison(
      result: DiffResult(before: old, after: arguments.operands.joined(separator: ", ")),
      choice: choice, navigation: .swipeRight, before: before, after: after,
      strict: StrictLosses(arguments))
    do throws(ImportError) {
      var pairs: [FilePair] = []
      for path in arguments.operands {
        pairs += try FilePair.all(counterpart(path), path, called: path)
      }
      comparison.compare(pairs, in: surroundings, &streams)
    } catch {
      streams.complain(error)
    }
    return comparison.result
  }

  /// Writes a file; one that was there is replaced where it is a page, too.
  private static func write(
    _ bytes: [UInt8], to path: String, replacesPages: Bool
  ) throws(ImportError) {
    guard let old = try? FileBytes.contents(ofFile: path) else {
      return try FileReplacement.create(path, with: bytes)
    }
    let isPage = String(decoding: old.prefix(15), as: UTF8.self) == "<!doctype html>"
    guard isPage, replacesPages else {
      throw ImportError(
        file: path, problem: "this was there before and is no page of a report, so it is kept",
        remedy: "give another name")
    }
    if old != bytes { try FileReplacement.replace(contentsOf: path, expecting: old, with: bytes) }
  }

  /// Writes a site of scenario documents.
  private func writeSite(
    to folder: String, in surroundings: Surroundings, _ streams: inout Streams
  ) -> Int32 {
    do throws(ImportError) {
      var options = ScenarioOptions()
      let importing = try? ImportOptions(arguments)
      options.importing = importing ?? ImportOptions()
      options.livePages = try? Browsing(arguments, options.importing).started(in: surroundings)
      let run = try ScenarioRun(arguments.operands, options: options)
      let progress = Progress(of: run.documents.count, in: surroundings) {
        "checked \($0) of \($1) documents"
      }
      let reports = run.reports(progress: { progress.tell($0) })
      progress.end()
      var pages: [ReportSite.Page] = []
      for (path, report) in zip(run.documents, reports) {
        let bytes = try FileBytes.contents(ofFile: path)
        pages.append(ReportSite.Page(bytes, at: place(of: path), report))
      }
      let site = ReportSite(pages, by: Program.header)
      for file in site.files {
        let target = PathName(folder).appending(file.path)
        try ReportCommand.makeFolder(target.folder.path)
        try ReportCommand.write(file.bytes, to: target.path, replacesPages: true)
      }
      let differing = reports.contains { !$0.differences.isEmpty }
      streams.errors.writeLine("announce: wrote \(counted(site.files.count, "page")) to \(folder)")
      return reports.contains { !$0.problems.isEmpty } ? 2 : differing ? 1 : 0
    } catch {
      streams.complain(error)
      return 2
    }
  }

  /// Makes a folder and those around it, where they are not there.
  private static func makeFolder(_ path: String) throws(ImportError) {
    for (place, character) in zip(path.indices, path)
    where character == "/" && place != path.startIndex {
      _ = mkdir(String(path[..<place]), 0o777)
    }
    guard mkdir(path, 0o777) != 0, !Surroundings.isFolder(path) else { return }
    throw ImportError(
      file: path, problem: "this folder cannot be made", remedy: "name one that can be written")
  }

  /// Where a document stands within the site: its path within the folder that was named.
  private func place(of path: String) -> String {
    for operand in arguments.operands where Surroundings.isFolder(operand) {
      let prefix = operand.hasSuffix("/") ? operand : operand + "/"
      if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    }
    return PathName(path).name
  }
}
