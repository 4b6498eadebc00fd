import Configuration
import Reports
internal import TextIO

/// `announce config [PATH]`: prints the options of configuration files.
struct ConfigCommand: Command {
  static let declaration = Declaration(
    name: "config",
    summary: "Print the options that announce.yaml sets for a file or folder, and the line that "
      + "sets each.",
    discussion: [
      "announce looks for announce.yaml in the folder of each file and in its parent folders, "
        + "up to the root of the git repository. The keys are names of options; options on the "
        + "command line win. See Documentation/Configuration.md.",
      "The keys are \(keys), and overrides, which holds options for some folders only.",
    ],
    operands: .path, options: [.textOrJSON, .plain],
    examples: [("announce config Scenarios", "print the options for a folder of documents")])

  private static let keys = ConfigurationKey.all.map(\.name).joined(separator: ", ")

  private let arguments: Arguments
  private let path: String

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count < 2 else {
      throw UsageError("config takes one path", remedy: "leave out the others")
    }
    self.arguments = arguments
    path = arguments.operands.first ?? "."
    guard path == "-" || CommandEnvironment.hasFile(path) else {
      throw UsageError("there is no file or folder “\(path)”", remedy: "name a file or a folder")
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
