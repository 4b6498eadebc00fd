import Fidelity
import Reports
import Simulator

/// `announce fidelity RECORDING…`: compares predictions with recordings of real readers.
struct FidelityCommand: Command {
  static let worst = Option(
    name: "worst", value: .text("N"),
    summary: "Print the N recordings that differ most from the prediction.")
  static let least = Option(
    name: "least", value: .text("PERCENT"),
    summary: "Exit with status 1 when fewer than PERCENT of the exact recordings match after usage "
      + "hints are left out on both sides.")
  static let strict = Option(
    name: "strict", value: .none,
    summary: "Exit with status 1 when a recording cannot be compared, for example because its "
      + "node is not found, or cannot be compared on its screen file.")
  static let declaration = Declaration(
    name: "fidelity",
    summary: "Compare predictions with recordings of real readers.",
    discussion: [
      "RECORDING is a file of JSON lines. Each line names a page or tree, a node, how the "
        + "reader reached it and what it said; see Documentation/Fidelity.md. The screen can also "
        + "be a file beside RECORDING, in any format that announce reads, and a log of the reader "
        + "can have the words of all its stops. The command "
        + "also reads a filled-in list of “announce audit --view device-checklist”, as Markdown or "
        + "CSV.",
      "How a tester spelt a word does not matter. The column “without hints” leaves out usage "
        + "hints, such as “double tap to …”, on both sides; hints, errors and descriptions that "
        + "the author wrote count.",
    ],
    operands: .recordings, options: [.textOrJSON, worst, least, strict, .set, .plain],
    examples: [
      (
        "announce fidelity recordings.jsonl --worst 10",
        "print the score and the ten worst recordings"
      ),
      ("announce fidelity recordings.jsonl --set chrome=143", "compare with one version of Chrome"),
    ])

  private let arguments: Arguments
  private let worst: Int
  private let least: Int?
  private let settings: [(key: String, value: String)]

  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no file is given", remedy: "name a file of recordings, or -")
    }
    self.arguments = arguments
    let remedy = "write a whole number, such as 10"
    worst = try arguments.number(of: FidelityCommand.worst, in: 0..., remedy: remedy) ?? 0
    least = try arguments.number(of: FidelityCommand.least, in: 0..., remedy: remedy)
    settings = try arguments.values(of: .set).map { assignment throws(UsageError) in
      let pair = assignment.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, FidelityCommand.isSetting(String(pair[0]), String(pair[1])) else {
        throw UsageError(
          "--set cannot be “\(assignment)”", remedy: "write --set key=value; see announce readers")
      }
      return (String(pair[0]), String(pair[1]))
    }
  }

  /// Whether at least one reader has this setting and accepts this value.
  private static func isSetting(_ key: String, _ value: String) -> Bool {
    let readers: [any ScreenReader] = [VoiceOver(), TalkBack()]
    return readers.contains { reader in
      var reader = reader
      return (try? reader.set(key, to: value)) != nil
    }
  }

  /// The maximum number of errors about screen files to print.
  private static let fewProblems = 20

  /// Returns the number of recordings that could not be replayed on their screen, or `nil` if all
  /// were replayed.
  private func incomparable(_ score: Score) -> Int? {
    let count = score.unreached.count + score.onOwnTree.count
    return count > 0 ? count : nil
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    var recordings: [Recording] = []
    do {
      for file in arguments.operands {
        recordings += try Recording.all(in: environment.bytes(file), file: file)
      }
    } catch {
      streams.writeError(error)
      return 2
    }
    let activity = ActivityLine(in: environment)
    activity.show("comparing \(counted(recordings.count, "recording"))")
    let score = Score(recordings, settings: settings)
    activity.end()
    let report = FidelityReport(score: score, worst: worst)
    streams.write(report, in: environment, arguments)
    for problem in score.screenProblems.prefix(FidelityCommand.fewProblems) {
      streams.writeError(problem)
    }
    if arguments.has(FidelityCommand.strict), let count = incomparable(score) {
      streams.writeError("announce: \(counted(count, "recording")) cannot be compared (--strict)")
      return 1
    }
    guard let least else { return 0 }
    let share = score.exact.shareSameWithoutHints ?? 0
    return share * 100 < Double(least) ? 1 : 0
  }
}
