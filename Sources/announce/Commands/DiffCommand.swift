import Devices
import Importers
import Reports
import Simulator
internal import TextIO

/// `announce diff OLD NEW`: compares announcements.
struct DiffCommand: Command {
  static let since = Option(
    name: "since", value: .text("REVISION"),
    summary: "Compare each PATH with a revision of its git repository, such as HEAD or main. "
      + "Files that belong to a screen are taken from that revision, too.")
  static let opens = Option(
    name: "opens", value: .oneOf(ScreenPresentation.allCases.map(\.rawValue)),
    summary: "Also print what is announced when NEW opens over OLD in this way, and where focus "
      + "lands. With --script, NEW opens after these gestures on OLD.")
  static let format = Option.format(DiffFormat.allCases.map(\.rawValue))
  static let declaration = Declaration(
    name: "diff",
    summary:
      "Compare two files or revisions: what readers announce, and how many swipes and seconds it "
      + "takes to go through each.",
    discussion: [
      "OLD and NEW are files, or folders whose files are paired by path. With --since, each "
        + "PATH is compared with its earlier revision. Two screens of one file are compared "
        + "when both are named with --screen. A device, such as device:android, is NEW in either "
        + "order, unless both are devices or --opens is given.",
      "Case, punctuation and hyphens do not matter. Seconds are estimates and do not depend on "
        + "the machine. The exit status is 1 when announcements differ, when a screen was "
        + "added or removed, when NEW has import diagnostics that --strict names, or when a "
        + "gesture cannot be performed.",
    ],
    operands: .comparison,
    options: [
      since, opens, PlayCommand.script, .reader, .set, .language, ReadCommand.move, format, .plain,
      .watch,
    ] + Option.ofFiles,
    examples: [
      ("announce diff old.html new.html", "compare two versions of a page"),
      (
        "announce diff --since main Screens --format markdown",
        "write a comment for a pull request"
      ),
      (
        "announce diff list.xml question.xml --opens dialog -e 'until \"Delete\"'",
        "hear a dialog open over a list"
      ),
      ("announce diff Card.snap --screen before --screen after", "compare two screens of one file"),
    ])

  private let arguments: Arguments
  private let choice: ReaderChoice
  private let reading: DiffReading
  private let format: DiffFormat
  private let opening: OpeningChoice?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    choice = try ReaderChoice(arguments)
    reading = try DiffReading(arguments)
    format = arguments.value(of: DiffCommand.format).flatMap(DiffFormat.init) ?? .text
    let script = try SessionArguments(arguments).script
    let presentation = arguments.value(of: DiffCommand.opens).flatMap(ScreenPresentation.init)
    guard script == nil || presentation != nil else {
      throw UsageError("--script needs --opens", remedy: "add --opens dialog")
    }
    opening = presentation.map { OpeningChoice(as: $0, after: script) }
    try DiffCommand.checkOperands(arguments, names: reading.names)
  }

  private static func checkOperands(
    _ arguments: Arguments, names: [String]
  ) throws(UsageError) {
    let operands = arguments.operands
    if arguments.has(since) {
      guard !arguments.has(opens) else {
        throw UsageError(
          "--opens and --since cannot be combined", remedy: "name two screens and --opens")
      }
      guard !operands.isEmpty else {
        throw UsageError(
          "--since needs a path", remedy: "name a file or a folder")
      }
      guard !operands.contains("-") else {
        throw UsageError("standard input has no revisions", remedy: "name a file or a folder")
      }
      return
    }
    switch operands.count {
    case 2 where operands != ["-", "-"]: return
    case 2:
      throw UsageError("standard input can be only one side", remedy: "name a file for the other")
    case 1 where names.count == 2: return
    case 1:
      throw UsageError(
        "diff needs something to compare “\(operands[0])” with",
        remedy: "name a second file, --since REVISION, or two of its screens with --screen")
    default:
      throw UsageError(
        "diff compares two files or folders, but \(operands.count) were given",
        remedy: "name OLD and NEW, or --since REVISION")
    }
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    choice.warnAboutMissingLanguages(&streams)
    guard let revision = arguments.value(of: DiffCommand.since) else {
      return compare(in: environment, &streams)
    }
    // The command removes the copy of the revision even if a signal ends the command.
    environment.interruption.hold()
    defer { environment.interruption.release() }
    do throws(UsageError) {
      let copy = try RevisionCopy(revision, around: arguments.operands, in: environment)
      defer { copy.remove() }
      return compare(with: copy, in: environment, &streams)
    } catch {
      streams.writeError("announce: \(error)")
      return 2
    }
  }

  private func compare(
    with copy: RevisionCopy, in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    var comparison = DiffComparison(
      result: DiffResult(
        before: copy.revision, after: arguments.operands.joined(separator: ", ")),
      choice: choice, navigation: Navigation(arguments), before: reading.moved(to: copy),
      after: reading, strict: StrictDiagnostics(arguments))
    do throws(InputError) {
      var pairs: [FilePair] = []
      for path in arguments.operands {
        pairs += try FilePair.all(copy.counterpart(of: path), path, called: path)
      }
      comparison.compare(pairs, in: environment, &streams)
    } catch {
      streams.writeError(copy.withGitPath(error))
      return 2
    }
    return finish(comparison, in: environment, &streams)
  }

  private func compare(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    let (old, new) = sides
    var (before, after) = (reading, reading)
    var result = DiffResult(before: old, after: new)
    if arguments.operands.count == 1 {
      (before.names, after.names) = ([reading.names[0]], [reading.names[1]])
      result.before = "\(old), screen \(reading.names[0])"
      result.after = "screen \(reading.names[1])"
    }
    var comparison = DiffComparison(
      result: result, choice: choice, navigation: Navigation(arguments), before: before.former,
      after: after, strict: StrictDiagnostics(arguments), opening: opening)
    do throws(InputError) {
      for path in arguments.operands where !environment.unsaved.contains(path) {
        try FilePair.requireFile(path)
      }
      comparison.compare(try FilePair.all(old, new, called: new), in: environment, &streams)
    } catch {
      streams.writeError(error)
      return 2
    }
    return finish(comparison, in: environment, &streams)
  }

  /// The two operands, the older version first.
  ///
  /// A device shows the present state of an app, so it counts as newer than a file.
  private var sides: (old: String, new: String) {
    let (first, last) = (arguments.operands[0], arguments.operands.last ?? "")
    let isSwapped = opening == nil && DeviceAddress(first) != nil && DeviceAddress(last) == nil
    return isSwapped ? (last, first) : (first, last)
  }

  private func finish(
    _ comparison: DiffComparison, in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    if comparison.wasInterrupted { return 2 }
    format.write(
      comparison.result, style: environment.style(arguments), by: Program.header,
      to: &streams.output)
    if comparison.result.screens.isEmpty, comparison.status == 0 {
      streams.writeError(
        "announce: nothing was compared; name files or folders that contain screens")
      return 2
    }
    return comparison.status
  }
}
