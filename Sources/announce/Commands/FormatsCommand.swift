import Importers
import Reports

/// `announce formats [FORMAT]`: lists the input formats.
struct FormatsCommand: Command {
  static let declaration = Declaration(
    name: "formats",
    summary: "Lists the input formats, how to get such files and what information they lack.",
    discussion: [
      "announce detects the format by file name and content. To choose another one, use the "
        + "option --input of the command that reads the file."
    ],
    operands: .format, options: [.textOrJSON, .plain],
    examples: [("announce formats uiautomator", "show how to dump the screen of an Android app")])

  private let arguments: Arguments
  private let formats: [InputFormat]

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    guard let name = arguments.operands.first else {
      formats = InputFormat.all
      return
    }
    guard arguments.operands.count == 1 else {
      throw UsageError("formats takes one format, or none", remedy: "leave out the others")
    }
    guard let format = InputFormat(named: name.lowercased()) else {
      throw UsageError(
        "unknown format “\(name)”",
        remedy: Suggestion.remedy(for: name, among: inputFormatNames, called: "formats"))
    }
    formats = [format]
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    let catalogue = FormatCatalogue(formats: formats, isWhole: !arguments.operands.isEmpty)
    streams.write(catalogue, in: environment, arguments)
    return 0
  }
}
