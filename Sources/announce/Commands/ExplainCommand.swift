internal import ImportSupport
import Reports
import Simulator

/// `announce explain FILE…`: prints the rule behind each word.
struct ExplainCommand: Command {
  static let stop = Option(
    name: "stop", value: .text("N"), isRepeatable: true,
    summary: "Explain only stop N. Repeat to add stops.")
  static let selector = Option(
    name: "selector", value: .text("CSS"),
    summary:
      "Explain only elements that match this CSS selector, and what they contain. In formats "
      + "other than HTML: the node with this identifier.")
  static let name = Option(
    name: "name", value: .text("TEXT"), isRepeatable: true,
    summary: "Explain only stops whose name or announcement contains TEXT. Repeat to add texts.")
  static let declaration = Declaration(
    name: "explain",
    summary:
      "Print the rule behind each word, with its source and how sure we are of it.",
    discussion: [
      "Also print what the reader does not announce and why, what the platform exposes for "
        + "each node, and which nodes are not stops and why."
    ],
    operands: .files,
    options: [stop, selector, name, .reader, .set, .language, .plain] + Option.importing,
    examples: [
      ("announce explain --reader talkback sign-up.html", "explain TalkBack's announcements"),
      ("announce explain --stop 3 sign-up.html", "explain the third stop of each reader"),
      ("announce explain --selector \"#email\" sign-up.html", "explain one field of a page"),
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
    var count = 0
    let status = files.forEach(
      in: environment, &streams,
      make: { screen, _ in
        var written = ReportSink()
        let reading = Reading(screen, by: choice, listsSkippedNodes: true)
        let isFound = text.explain(reading, only: stops, selected: screen.selected, to: &written)
        let count = reading.transcripts.map(\.stops.count).max() ?? 0
        return (text: written.drain(), isFound: isFound, count: count)
      },
      consume: { explained, streams in
        if !isFirst { text.writeGap(to: &streams.output) }
        isFirst = false
        streams.output.write(explained.text)
        hasAny = hasAny || explained.isFound
        count = max(count, explained.count)
      })
    if !isFirst { text.writeNotice(to: &streams.output) }
    guard status < 2, !hasAny else { return status }
    streams.writeError(
      "\(arguments.operands.joined(separator: ", ")): \(stops.missing(ofStops: count)); "
        + "remove --stop, --selector and --name to explain everything")
    return 2
  }
}

extension StopChoice {
  /// Creates a choice of stops from the options `--stop`, `--name` and `--selector`.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    for text in arguments.values(of: ExplainCommand.stop) {
      guard let number = Int(text), number > 0 else {
        throw UsageError(
          "--stop cannot be “\(text)”",
          remedy: "write a number from 1, such as --stop 3")
      }
      numbers.append(number)
    }
    names = arguments.values(of: ExplainCommand.name)
    guard !names.contains("") else {
      throw UsageError("--name is empty", remedy: "write a part of the name or announcement")
    }
    selector = arguments.value(of: ExplainCommand.selector)
  }
}
