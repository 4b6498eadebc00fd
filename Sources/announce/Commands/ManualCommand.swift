import Reports

/// `announce manual`: the manual page.
struct ManualCommand: Command {
  static let declaration = Declaration(
    name: "manual", summary: "Prints the manual page, as “man announce” shows it.",
    operands: .none,
    examples: [("announce manual | man -l -", "read it where it is not installed")])

  init(_ arguments: Arguments) throws(UsageError) {
    if let extra = arguments.operands.first {
      throw UsageError("“announce manual” takes no “\(extra)”", remedy: "leave it out")
    }
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    streams.output.write(ManualPage.text)
    return 0
  }
}
