import Importers
import Reports
import Simulator
internal import TextIO

/// The comparison of two versions of a screen for a report.
struct ReportComparison {
  private let arguments: Arguments
  private let choice: ReaderChoice
  private let reading: DiffReading

  init(_ arguments: Arguments, by choice: ReaderChoice) throws(UsageError) {
    self.arguments = arguments
    self.choice = choice
    reading = try DiffReading(arguments)
    guard !arguments.has(ReportCommand.against) || !arguments.has(DiffCommand.since) else {
      throw UsageError(
        "--against and --since cannot be combined", remedy: "leave out one of them")
    }
  }

  /// Compares the screens with the old version that the command line names.
  ///
  /// If the command line names no old version, the result is `nil`.
  func run(
    in environment: CommandEnvironment, _ streams: inout Streams
  ) throws(UsageError) -> (result: DiffResult?, status: Int32) {
    if let old = arguments.value(of: ReportCommand.against) {
      guard old == "-" || CommandEnvironment.hasFile(old) else {
        streams.writeError(
          InputError(file: old, problem: "no such file", remedy: "check the path of --against"))
        return (nil, 2)
      }
      return compare(old, reading, { _ in old }, in: environment, &streams)
    }
    guard let revision = arguments.value(of: DiffCommand.since) else { return (nil, 0) }
    // The command removes the copy of the revision even if a signal ends the command.
    environment.interruption.hold()
    defer { environment.interruption.release() }
    let copy = try RevisionCopy(revision, around: arguments.operands, in: environment)
    defer { copy.remove() }
    return compare(
      revision, reading.moved(to: copy), { copy.counterpart(of: $0) }, in: environment, &streams)
  }

  /// Compares two screens if they are versions of one screen.
  ///
  /// Returns `nil` if there are not exactly two screens, or if the command line names an old
  /// version. Two screens count as versions of one screen if they have the same name, or if a third
  /// of their stops are the same.
  func change(between screens: [ReportScreen]) -> DiffResult? {
    let files = arguments.operands
    let hasOld = arguments.has(ReportCommand.against) || arguments.has(DiffCommand.since)
    guard !hasOld, files.count == 2, screens.count == 2, files[0] != files[1] else { return nil }
    let (old, new) = (screens[0].reading, screens[1].reading)
    let diff = ScreenDiff(new.heading, before: old, after: new)
    let haveSameName =
      PathName(files[0]).name == PathName(files[1]).name
      || old.screen.ownTitle != nil && old.screen.ownTitle == new.screen.ownTitle
    guard haveSameName || diff.keepsMuch else { return nil }
    var result = DiffResult(before: files[0], after: files[1])
    result.screens = [diff]
    return result
  }

  private func compare(
    _ old: String, _ before: DiffReading, _ counterpart: (String) -> String,
    in environment: CommandEnvironment, _ streams: inout Streams
  ) -> (result: DiffResult?, status: Int32) {
    var comparison = DiffComparison(
      result: DiffResult(before: old, after: arguments.operands.joined(separator: ", ")),
      choice: choice, navigation: .swipeRight, before: before, after: reading,
      strict: StrictDiagnostics(arguments))
    do throws(InputError) {
      var pairs: [FilePair] = []
      for path in arguments.operands {
        pairs += try FilePair.all(counterpart(path), path, called: path)
      }
      comparison.compare(pairs, in: environment, &streams)
      return (comparison.result, comparison.status)
    } catch {
      streams.writeError(error)
      return (nil, 2)
    }
  }
}
