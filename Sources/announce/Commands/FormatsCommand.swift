internal import ImportSupport
import Importers
import Reports
import SpeechLogs

/// `announce formats [FORMAT]`: lists the input formats and the formats of logs.
struct FormatsCommand: Command {
  static let declaration = Declaration(
    name: "formats",
    summary: "List the input formats, how to get such files and what information they lack.",
    discussion: [
      "announce detects the format by file name and content. To choose another one, use the "
        + "option --input of the command that reads the file. Logs of real readers come last. The "
        + "name of a tool, such as aloud, lists the formats that the tool writes."
    ],
    operands: .format, options: [.textOrJSON, .plain],
    examples: [
      ("announce formats uiautomator", "show how to dump the screen of an Android app"),
      ("announce formats talkback-log", "show how to record what TalkBack says"),
    ])

  private let arguments: Arguments
  private let screens: [InputFormat]
  private let logs: [SpeechLogFormat]

  /// The names of all formats of screens and logs.
  static let names = inputFormatNames + SpeechLogFormat.all.map(\.name)

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    guard let name = arguments.operands.first else {
      screens = InputFormat.all
      logs = SpeechLogFormat.all
      return
    }
    guard arguments.operands.count == 1 else {
      throw UsageError("formats takes one format, or none", remedy: "leave out the others")
    }
    let wanted = name.lowercased()
    let isFormat = FormatsCommand.names.contains(wanted)
    func isWanted(_ format: String, _ guide: FormatGuide) -> Bool {
      isFormat ? format == wanted : guide.sources.contains { $0.tool.lowercased() == wanted }
    }
    screens = InputFormat.all.filter { isWanted($0.name, $0.guide) }
    logs = SpeechLogFormat.all.filter { isWanted($0.name, $0.guide) }
    guard !screens.isEmpty || !logs.isEmpty else {
      throw UsageError(
        "unknown format “\(name)”",
        remedy: Suggestion.remedy(for: name, among: FormatsCommand.names, called: "formats"))
    }
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    let catalogue = FormatCatalogue(
      screens: screens, logs: logs, isWhole: !arguments.operands.isEmpty)
    streams.write(catalogue, in: environment, arguments)
    return 0
  }
}
