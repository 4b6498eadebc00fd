import Fidelity
import Importers
import Reports

/// `announce fidelity RECORDING…`: how well the simulator agrees with real readers.
struct FidelityCommand: Command {
  static let worst = Option(
    name: "worst", value: .text("N"),
    summary: "Show the N recordings that differ most, what was heard beside what is predicted.")
  static let least = Option(
    name: "least", value: .text("PERCENT"),
    summary: "Exit with 1 when fewer of the recordings to be matched exactly are equal without "
      + "usage hints.")
  static let declaration = Declaration(
    name: "fidelity",
    summary: "Compares what is predicted with recordings of real readers.",
    discussion: [
      "RECORDING is a JSON-lines file: a page or tree, the place on it, how the reader came there "
        + "and what it said. Documentation/Fidelity.md has the fields and the published score.",
      "Spelling variants of testers are folded. “Without usage hints” leaves sentences such as "
        + "“double tap to …” out on both sides; hints, errors and descriptions of authors stay in.",
    ],
    operands: .recordings, options: [.textOrJSON, worst, least, .plain],
    examples: [("announce fidelity recordings.jsonl --worst 10", "the score and what to look at")])

  private let arguments: Arguments
  private let worst: Int
  private let least: Int?

  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no file was given", remedy: "name a file of recordings, or -")
    }
    self.arguments = arguments
    let remedy = "write a whole number, such as 10"
    worst = try arguments.number(of: FidelityCommand.worst, in: 0..., remedy: remedy) ?? 0
    least = try arguments.number(of: FidelityCommand.least, in: 0..., remedy: remedy)
  }

  func run(in surroundings: Surroundings, _ streams: inout Streams) -> Int32 {
    var recordings: [Recording] = []
    do {
      for file in arguments.operands {
        recordings += try Recording.all(in: surroundings.bytes(file), file: file)
      }
    } catch {
      streams.complain(error)
      return 2
    }
    let score = Score(recordings)
    let report = FidelityReport(score: score, worst: worst)
    streams.write(report, in: surroundings, arguments)
    guard let least else { return 0 }
    let share = score.exact.shareSameWithoutHints ?? 0
    return share * 100 < Double(least) ? 1 : 0
  }
}
