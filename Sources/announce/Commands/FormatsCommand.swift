import Importers
import Reports

/// `announce formats [FORMAT]`: which files are read, how to get them, what they cannot tell.
struct FormatsCommand: Command {
  static let declaration = Declaration(
    name: "formats",
    summary: "Lists the files that are read, how to get them and what they cannot tell.",
    discussion: [
      "Formats are told apart by name and content; --input of the other commands names one."
    ],
    operands: .format, options: [.textOrJSON, .plain],
    examples: [("announce formats uiautomator", "how to dump the screen of an Android app")])

  private let arguments: Arguments
  private let formats: [InputFormat]

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    guard let name = arguments.operands.first else {
      formats = InputFormat.all
      return
    }
    guard arguments.operands.count == 1 else {
      throw UsageError("formats are shown one at a time or all", remedy: "leave out the others")
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
