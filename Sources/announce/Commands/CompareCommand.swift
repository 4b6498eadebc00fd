import Importers
import Reports
import Simulator
import SpeechLogs
internal import TextIO

/// `announce compare LOG SCREEN`: compares the announcements in a reader's log with the prediction.
struct CompareCommand: Command {
  static let baseline = Option(
    name: "baseline", value: .text("FILE"),
    summary: "Do not report differences listed in FILE (see --write-baseline).")
  static let writeBaseline = Option(
    name: "write-baseline", value: .text("FILE"),
    summary: "Write all differences to FILE, for use with --baseline.")
  static let format = Option.format(LogFormat.allCases.map(\.rawValue))
  static let declaration = Declaration(
    name: "compare",
    summary: "Compare a log of what a reader said with the prediction.",
    discussion: [
      "LOG is TalkBack's verbose log, a capture of VoiceOver or TalkBack, or a walk of another "
        + "tool; “announce formats” lists them. SCREEN is a file with the screen. The reader and its "
        + "version come from the log; announce uses the nearest version that it knows. Use --set to "
        + "choose another one.",
      "Words are compared as they are heard: case, commas and full stops do not matter. A stop is "
        + "equal, has other words, is only heard, only predicted, or at another position. Stops "
        + "before the first and after the last one of an incomplete log are not missing. Usage "
        + "hints are compared if the log has any. If several screens have the names of walks, each "
        + "is compared with the walk of its name. The exit status is 1 for differences that no "
        + "baseline lists.",
    ],
    operands: .log,
    options: [
      LogArguments.walk, baseline, writeBaseline, .set, .language, format, .plain, .watch,
    ]
      + Option.importing,
    examples: [
      ("announce compare talkback.log sign-up.uiautomator.xml", "compare a log of TalkBack"),
      (
        "announce compare talkback.log sign-up.html --write-baseline known.json",
        "accept the current differences"
      ),
      (
        "announce compare captures.json sign-up.html --walk sign-up --format markdown",
        "compare one walk, and write a comment for a pull request"
      ),
    ])

  private let arguments: Arguments
  private let log: LogArguments
  private let files: ScreenFiles
  private let choice: ReaderChoice
  private let format: LogFormat
  private let known: LogBaseline?

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count == 2, arguments.operands != ["-", "-"] else {
      throw UsageError(
        "compare needs a log and a screen, but \(counted(arguments.operands.count, "file")) "
          + "\(arguments.operands.count == 1 ? "was" : "were") given",
        remedy: "name LOG and SCREEN; one of them may be -")
    }
    self.arguments = arguments
    log = LogArguments(arguments.operands[0], arguments)
    files = try ScreenFiles(
      arguments.with(operands: [arguments.operands[1]]), suggestsLanguage: false)
    choice = try ReaderChoice(arguments)
    format = arguments.value(of: CompareCommand.format).flatMap(LogFormat.init) ?? .text
    // A baseline in `announce.yaml` is for audits, not for comparisons.
    let isIgnored =
      arguments.has(CompareCommand.writeBaseline)
      || arguments.isConfigured(CompareCommand.baseline)
    known =
      isIgnored
      ? nil
      : try BaselineFile.read(CompareCommand.baseline, arguments, LogBaseline.init(reading:file:))?
        .baseline
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    let speech: LoggedSpeech
    do throws(InputError) {
      speech = try log.speech(in: environment)
    } catch {
      if isInWrongOrder(in: environment) {
        streams.writeError(
          "announce: the second file is the log; write announce compare "
            + "\(arguments.operands[1]) \(log.file)")
      } else {
        streams.writeError(error)
      }
      return 2
    }
    choice.warnAboutMissingLanguages(&streams, of: speech.reader)
    var (readings, status) = LoggedReading.all(
      of: files, speech, by: choice, in: environment, &streams)
    var results: [LogResult] = []
    for reading in readings {
      do throws(InputError) {
        results.append(try reading.result(of: log.file))
      } catch {
        streams.writeError(error)
        status = 2
      }
    }
    readings.removeAll { $0.walk.stops.isEmpty }
    guard !results.isEmpty else { return max(status, 2) }
    if readings.count > 1 { warnAboutOtherWalks(of: speech, than: readings, &streams) }
    return max(status, report(results, in: environment, &streams))
  }

  /// Whether the second file is a log and the first file is not, because the user exchanged the
  /// operands.
  private func isInWrongOrder(in environment: CommandEnvironment) -> Bool {
    let (first, second) = (arguments.operands[0], arguments.operands[1])
    guard first != "-", second != "-", let bytes = try? environment.bytes(first),
      let others = try? environment.bytes(second)
    else { return false }
    return SpeechLogFormat.detect(bytes) == nil && SpeechLogFormat.detect(others) != nil
  }

  /// Writes a warning with the names of the walks that are not compared.
  private func warnAboutOtherWalks(
    of speech: LoggedSpeech, than compared: [LoggedReading], _ streams: inout Streams
  ) {
    let names = Set(compared.map(\.walk.name))
    let others = speech.walks.compactMap(\.name).filter { !names.contains($0) }
    guard !others.isEmpty else { return }
    streams.writeError(
      "announce: not compared, because no screen has their name: \(counted(others.count, "walk")) "
        + "(\(others.prefix(20).joined(separator: ", ")))")
  }

  private func report(
    _ results: [LogResult], in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    var results = results
    if let path = arguments.value(of: CompareCommand.writeBaseline) {
      let baseline = LogBaseline(results)
      return BaselineFile.write(
        baseline.json, to: path, counted(baseline.count, "difference"), &streams)
    }
    if let known {
      let left = known.mark(&results)
      if left > 0 {
        results[results.count - 1].diagnostics.append(
          "\(counted(left, "baseline entry matches", "baseline entries match")) no difference; update the "
            + "baseline with --write-baseline")
      }
    }
    format.write(
      results, style: environment.style(arguments), by: Program.header, to: &streams.output)
    return results.contains(where: \.differs) ? 1 : 0
  }
}
