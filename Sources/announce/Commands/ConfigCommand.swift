import Configuration
import Reports
internal import TextIO

/// `announce config [PATH]`: which options a configuration gives, and where.
struct ConfigCommand: Command {
  static let declaration = Declaration(
    name: "config",
    summary: "Shows which options a configuration file gives for a file or folder, and where.",
    discussion: [
      "announce.yaml is looked for in the folder of each file and in those above it, up to the "
        + "root of its git repository. It holds options of the command line by their names; "
        + "what is typed wins. Documentation/Configuration.md has all of it.",
      "Its keys are \(keys), and overrides for some folders only.",
    ],
    operands: .path, options: [.textOrJSON, .plain],
    examples: [("announce config Scenarios", "what holds for a folder of documents")])

  private static let keys = ConfigurationKey.all.map(\.name).joined(separator: ", ")

  private let arguments: Arguments
  private let path: String

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count < 2 else {
      throw UsageError("config is for one path at a time", remedy: "leave out the others")
    }
    self.arguments = arguments
    path = arguments.operands.first ?? "."
    guard path == "-" || CommandEnvironment.hasFile(path) else {
      throw UsageError("there is nothing at “\(path)”", remedy: "name a file or a folder")
    }
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    do throws(InputError) {
      let file = try ConfigurationFile.nearest(to: path)
      streams.write(
        ConfigurationListing(
          path: path, file: file?.path, options: file?.options(for: path) ?? []),
        in: environment, arguments)
      return 0
    } catch {
      streams.writeError(error)
      return 2
    }
  }
}
