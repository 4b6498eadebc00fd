import Importers
import Reports
import Scenarios
import SystemLibrary
internal import TextIO

/// The output of a site of scenario documents into a folder.
struct SiteWriting {
  private let arguments: Arguments
  private let folder: String
  private let options: ScenarioOptions
  private let browsing: Browsing

  /// Creates a site from arguments, or returns `nil` if `--output` is not a folder.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let folder = arguments.value(of: ReportCommand.output), folder.hasSuffix("/") else {
      return nil
    }
    let others = [
      PlayCommand.script, PlayCommand.app, ReportCommand.against, DiffCommand.since,
      ReportCommand.log, ReportCommand.picture, ReportCommand.format, ReportCommand.mute,
      ReportCommand.assets,
    ]
    if let other = others.first(where: arguments.has) {
      throw UsageError(
        "a site of documents cannot be combined with --\(other.name)",
        remedy: "leave it out, or name a file with -o")
    }
    var options = ScenarioOptions()
    options.importing = try ImportOptions(arguments)
    browsing = try Browsing(arguments, options.importing)
    self.arguments = arguments
    self.folder = folder
    self.options = options
  }

  /// Checks the documents, writes their pages, and returns the exit status of the check.
  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    do throws(InputError) {
      var options = options
      options.livePages = browsing.screens(in: environment)
      var run = try ScenarioRun(arguments.operands, options: options)
      if !arguments.has(.noConfig) { run.given = arguments.givenNames }
      let progress = Progress(of: run.documents.count, in: environment) {
        "checked \($0) of \($1) documents"
      }
      let reports = run.reports(progress: { progress.update($0) })
      progress.end()
      var pages: [ReportSite.Page] = []
      for (path, report) in zip(run.documents, reports) {
        for problem in report.problems { streams.writeError(problem) }
        pages.append(
          ReportSite.Page(try FileBytes.contents(ofFile: path), at: sitePath(of: path), report))
      }
      let site = ReportSite(pages, by: Program.header)
      for file in site.files {
        let target = PathName(folder).appending(file.path)
        try SiteWriting.makeFolder(target.folder.path)
        try ReportPage.write(file.bytes, to: target.path)
      }
      streams.errors.writeLine(
        TerminalText.of("announce: wrote \(counted(site.files.count, "page")) to \(folder)"))
      return CheckResult(reports: reports, options: options).status
    } catch {
      streams.writeError(error)
      return 2
    }
  }

  /// Creates a folder and its parent folders.
  private static func makeFolder(_ path: String) throws(InputError) {
    for (index, character) in zip(path.indices, path)
    where character == "/" && index != path.startIndex {
      _ = mkdir(String(path[..<index]), 0o777)
    }
    guard mkdir(path, 0o777) != 0, !CommandEnvironment.isFolder(path) else { return }
    throw InputError(
      file: path, problem: "this folder cannot be created", remedy: "name one that can be written")
  }

  /// Returns the path of a document in the site, relative to the folder that the user gave.
  private func sitePath(of path: String) -> String {
    for operand in arguments.operands where CommandEnvironment.isFolder(operand) {
      let prefix = operand.hasSuffix("/") ? operand : operand + "/"
      if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    }
    return PathName(path).name
  }
}
