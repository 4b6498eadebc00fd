import Reports

/// `announce help [COMMAND]`: prints help.
struct HelpCommand: Command {
  static let declaration = Declaration(
    name: "help", summary: "Print the help of the program or of one command.",
    operands: .command, examples: [("announce help tree", "print the help of “announce tree”")])

  private let declaration: Declaration

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count < 2 else {
      throw UsageError("help takes one command", remedy: "leave out the others")
    }
    let name = arguments.operands.first ?? ""
    if let present = FormerNames.command(name) {
      throw UsageError(
        "there is no command “\(name)”", remedy: "write announce help \(present)")
    }
    let declarations = allCommands.map { $0.declaration }
    guard let declaration = declarations.first(where: { $0.name == name }) else {
      let names = declarations.map(\.name).filter { !$0.isEmpty }
      throw UsageError(
        "unknown command “\(name)”",
        remedy: Suggestion.remedy(for: name, among: names, called: "commands"))
    }
    self.declaration = declaration
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    streams.output.write(HelpText.of(declaration))
    return 0
  }
}
