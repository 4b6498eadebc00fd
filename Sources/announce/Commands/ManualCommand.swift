import Reports

/// `announce manual`: prints the manual page.
struct ManualCommand: Command {
  static let declaration = Declaration(
    name: "manual", summary: "Print the manual page.",
    operands: .none,
    examples: [("announce manual | man -l -", "read it without installing")])

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
