import Importers
import Reports
import Simulator

/// `announce FILE…`: what the readers say.
struct ReadCommand: Command {
  static let format = Option.format(["text", "markdown", "json"])
  static let move = Option(
    name: "move", value: .oneOf(Navigation.all.map(\.name)),
    summary: "How a person moves: by swiping, or by jumps of the rotor or reading control; "
      + "\(Navigation.swipeRight.name) without this option.")
  static let declaration = Declaration(
    name: "",
    summary: "Says what VoiceOver and TalkBack say while a person swipes through a screen.",
    discussion: [
      "FILE is a web page, an Android layout, a storyboard, a React Native component or snapshot, "
        + "a dump of a running app, or an outline; “announce formats” tells more of each; - is "
        + "standard input. Each stop of the swipe order is one numbered line, in the words of the "
        + "reader and the author.",
      "A screen in JSON can bring settings; --set and --language win over them.",
    ],
    operands: .files,
    options: [
      .reader, .set, .language, move, format, .sideBySide, .plain, .shard, .watch, .version,
    ]
      + Option.importing,
    examples: [
      ("announce sign-up.html", "what both readers say, one after the other"),
      ("announce --side-by-side sign-up.html", "the same in columns"),
      ("announce --reader talkback --set hints=off sign-up.html", "TalkBack without hints"),
      ("curl -s https://example.org | announce - --input html", "a page from elsewhere"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice
  private let navigation: Navigation

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    files = try ScreenFiles(arguments)
    choice = try ReaderChoice(arguments)
    navigation = Navigation(arguments)
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    choice.warnAboutMissingLanguages(&streams)
    return switch arguments.value(of: ReadCommand.format) {
    case "json": runJSON(in: environment, &streams)
    case "markdown": runMarkdown(in: environment, &streams)
    default: runText(in: environment, &streams)
    }
  }

  private func runText(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    let format = TextFormat(
      style: environment.style(arguments), isSideBySide: arguments.has(.sideBySide))
    return files.writeText(
      format, in: environment, &streams,
      { format.write(reading($0), to: &$1.output) }, end: { format.writeNotice(to: &$0) })
  }

  private func runMarkdown(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    files.write(
      in: environment, &streams,
      { screen, streams in
        MarkdownFormat.write(reading(screen), to: &streams.output)
        streams.output.writeLine()
      }, end: { $0.writeLine(ReportHeader.notice) })
  }

  private func runJSON(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    files.writeJSON(in: environment, &streams) { screen, json, streams in
      JSONFormat.write(reading(screen), to: &json, &streams.output)
    }
  }

  private func reading(_ screen: ImportedScreen) -> Reading {
    Reading(screen, by: choice, moving: navigation)
  }
}

extension Navigation {
  /// The way of moving that was typed.
  init(_ arguments: Arguments) {
    let name = arguments.value(of: ReadCommand.move)
    self = Navigation.all.first { $0.name == name } ?? .swipeRight
  }
}
