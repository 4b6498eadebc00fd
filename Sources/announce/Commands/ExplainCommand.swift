internal import ImportSupport
import Reports
import Simulator

/// `announce explain FILE…`: why each word is said.
struct ExplainCommand: Command {
  static let stop = Option(
    name: "stop", value: .text("N"), isRepeatable: true,
    summary: "Only the stop of that number; give it again for another.")
  static let selector = Option(
    name: "selector", value: .text("CSS"),
    summary: "Only what CSS selectors select in a page, with all inside it; in other formats the "
      + "node of that identifier.")
  static let name = Option(
    name: "name", value: .text("TEXT"), isRepeatable: true,
    summary: "Only what is called so, or says so, in part or in full.")
  static let declaration = Declaration(
    name: "explain",
    summary:
      "Shows for each word the rule that said it, where the rule is known from and how sure.",
    discussion: [
      "It also shows what is kept back and why, what the platform made of each node, and which "
        + "nodes are no stops and why."
    ],
    operands: .files,
    options: [stop, selector, name, .reader, .set, .language, .plain] + Option.importing,
    examples: [
      ("announce explain --reader talkback sign-up.html", "why TalkBack says so"),
      ("announce explain --stop 3 sign-up.html", "the third stop of each reader"),
      ("announce explain --selector \"#email\" sign-up.html", "one field of a page"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice
  private let stops: StopChoice

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    files = try ScreenFiles(arguments)
    choice = try ReaderChoice(arguments)
    stops = try StopChoice(arguments)
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    choice.warnAboutMissingLanguages(&streams)
    let text = TextFormat(style: environment.style(arguments))
    var isFirst = true
    var hasAny = false
    let status = files.forEach(
      in: environment, &streams,
      make: { screen, _ in
        var written = ReportSink()
        let isFound = text.explain(
          Reading(screen, by: choice, explainsRest: true), only: stops, selected: screen.selected,
          to: &written)
        return (text: written.taken(), isFound: isFound)
      },
      take: { explained, streams in
        if !isFirst { text.writeGap(to: &streams.output) }
        isFirst = false
        streams.output.write(explained.text)
        hasAny = hasAny || explained.isFound
      })
    if !isFirst { text.writeNotice(to: &streams.output) }
    guard status < 2, !hasAny else { return status }
    streams.writeError(
      "\(arguments.operands.joined(separator: ", ")): nothing there is what was asked for; leave out "
        + "--stop, --selector and --name to see all")
    return 2
  }
}

extension StopChoice {
  /// What was typed about stops.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    for text in arguments.values(of: ExplainCommand.stop) {
      guard let place = Int(text), place > 0 else {
        throw UsageError("--stop cannot be “\(text)”", remedy: "write a number from 1, as --stop 3")
      }
      places.append(place)
    }
    names = arguments.values(of: ExplainCommand.name)
    guard !names.contains("") else {
      throw UsageError("--name is empty", remedy: "write a part of what is said")
    }
    selector = arguments.value(of: ExplainCommand.selector)
  }
}
