import Importers
import Reports
import Simulator

/// `announce FILE…`: prints the announcements.
struct ReadCommand: Command {
  static let format = Option.format(["text", "markdown", "json"])
  static let move = Option(
    name: "move", value: .oneOf(Navigation.all.map(\.name)),
    summary:
      "Move in this way: by swiping from element to element, or by jumping to the next heading, "
      + "link, form control or landmark, with VoiceOver's rotor or TalkBack's reading controls. "
      + "Default: \(Navigation.swipeRight.name).")
  static let declaration = Declaration(
    name: "",
    summary: "Print what VoiceOver and TalkBack say as a person swipes through a screen.",
    discussion: [
      "FILE is a web page, a screen written in SwiftUI, Jetpack Compose or React Native, an "
        + "Android layout, a storyboard, a snapshot, a dump of a running app, or an outline. "
        + "“announce formats” explains each format. If you name a folder, all screens in it are "
        + "read. Write “-” to read standard input.",
      "Instead of FILE, write a URL, or device:android or device:ios for the screen that a connected "
        + "device shows (see “announce help device”).",
      "In the output, each numbered line is one stop, in swipe order.",
      "If FILE is JSON, it can also contain settings of the readers. --set and --language override "
        + "them.",
    ],
    operands: .files,
    options: [
      .reader, .set, .language, move, format, .sideBySide, .plain, .watch, .version,
    ]
      + Option.sites + Option.importing,
    examples: [
      ("announce sign-up.html", "print the announcements of both readers"),
      ("announce --side-by-side sign-up.html", "print both readers in columns"),
      (
        "announce --reader talkback --set hints=off sign-up.html",
        "print TalkBack's announcements without usage hints"
      ),
      ("curl -s https://example.org | announce - --input html", "read a page from a server"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice
  private let navigation: Navigation

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    files = try ScreenFiles(arguments, searchesFolders: true)
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
      { screen, streams in
        let read = format.read(
          screen, by: choice.readers(for: screen), moving: navigation, to: &streams.output)
        streams.keep((screen, read))
      }, end: { format.writeNotice(to: &$0) })
  }

  private func runMarkdown(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    files.write(
      in: environment, &streams,
      { screen, streams in
        let read = reading(screen)
        MarkdownFormat.write(read, to: &streams.output)
        streams.output.writeLine()
        streams.keep((screen, read))
      }, end: { $0.writeLine(ReportHeader.notice) })
  }

  private func runJSON(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    files.writeJSON(in: environment, &streams) { screen, json, streams in
      let read = reading(screen)
      JSONFormat.write(read, to: &json, &streams.output)
      streams.keep((screen, read))
    }
  }

  private func reading(_ screen: ImportedScreen) -> Reading {
    Reading(screen, by: choice, moving: navigation)
  }
}

extension Navigation {
  /// Creates the navigation from the option `--move`.
  init(_ arguments: Arguments) {
    let name = arguments.value(of: ReadCommand.move)
    self = Navigation.all.first { $0.name == name } ?? .swipeRight
  }
}
