import Reports
import Simulator

/// `announce explain FILE…`: why each word is said.
struct ExplainCommand: Command {
  static let declaration = Declaration(
    name: "explain",
    summary:
      "Shows for each word the rule that said it, where the rule is known from and how sure.",
    discussion: [
      "It also shows what is kept back and why, what the platform made of each node, and which "
        + "nodes are no stops and why."
    ],
    operands: .files, options: [.reader, .set, .language, .plain] + Option.importing,
    examples: [("announce explain --reader talkback sign-up.html", "why TalkBack says so")])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    files = try ScreenFiles(arguments)
    choice = try ReaderChoice(arguments)
  }

  func run(in surroundings: Surroundings, _ streams: inout Streams) -> Int32 {
    choice.tellLacks(&streams)
    let text = TextFormat(style: surroundings.style(arguments))
    return files.writeText(
      text, in: surroundings, &streams,
      { text.explain(Reading($0, by: choice, explainsRest: true), to: &$1.output) },
      end: { text.writeNotice(to: &$0) })
  }
}
