import Fidelity
import Reports
import Simulator

/// `announce fidelity RECORDING…`: how well the simulator agrees with real readers.
struct FidelityCommand: Command {
  static let worst = Option(
    name: "worst", value: .text("N"),
    summary: "Show the N recordings that differ most, what was heard beside what is predicted.")
  static let least = Option(
    name: "least", value: .text("PERCENT"),
    summary: "Exit with 1 when fewer of the recordings to be matched exactly are equal without "
      + "usage hints.")
  static let strict = Option(
    name: "strict", value: .none,
    summary: "Exit with 1 when a recording cannot be compared, as one whose place is not found.")
  static let declaration = Declaration(
    name: "fidelity",
    summary: "Compares what is predicted with recordings of real readers.",
    discussion: [
      "RECORDING is a JSON-lines file: a page or tree, the place on it, how the reader came there "
        + "and what it said. Documentation/Fidelity.md has the fields and the published score. "
        + "The list of “announce audit --show handoff” is read as well, once filled in, be it in Markdown "
        + "or CSV.",
      "Spelling variants of testers are folded. “Without usage hints” leaves sentences such as "
        + "“double tap to …” out on both sides; hints, errors and descriptions of authors stay in.",
    ],
    operands: .recordings, options: [.textOrJSON, worst, least, strict, .set, .plain],
    examples: [
      ("announce fidelity recordings.jsonl --worst 10", "the score and what to look at"),
      ("announce fidelity recordings.jsonl --set chrome=143", "all with one version of Chrome"),
    ])

  private let arguments: Arguments
  private let worst: Int
  private let least: Int?
  private let settings: [(key: String, value: String)]

  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no file was given", remedy: "name a file of recordings, or -")
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

  /// Whether one of the readers has a setting with that value.
  private static func isSetting(_ key: String, _ value: String) -> Bool {
    let readers: [any ScreenReader] = [VoiceOver(), TalkBack()]
    return readers.contains { reader in
      var reader = reader
      return (try? reader.set(key, to: value)) != nil
    }
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
    let score = Score(recordings, settings: settings)
    let report = FidelityReport(score: score, worst: worst)
    streams.write(report, in: environment, arguments)
    if arguments.has(FidelityCommand.strict), !score.unreached.isEmpty {
      let count = counted(score.unreached.count, "recording")
      streams.writeError("announce: \(count) cannot be compared, and --strict is given")
      return 1
    }
    guard let least else { return 0 }
    let share = score.exact.shareSameWithoutHints ?? 0
    return share * 100 < Double(least) ? 1 : 0
  }
}
