import Reports

/// `announce completions SHELL`: prints a completion script.
struct CompletionsCommand: Command {
  /// The supported shells with their scripts.
  static let shells: [(name: String, script: @Sendable () -> String)] = [
    ("bash", { BashCompletions.script }), ("zsh", { ZshCompletions.script }),
    ("fish", { FishCompletions.script }),
  ]
  static let declaration = Declaration(
    name: "completions",
    summary: "Print a completion script for a shell.",
    discussion: ["“make install” and the packages install these scripts."],
    operands: .shell,
    examples: [
      ("source <(announce completions bash)", "in ~/.bashrc"),
      ("source <(announce completions zsh)", "in ~/.zshrc, behind compinit"),
      ("announce completions fish | source", "in ~/.config/fish/config.fish"),
    ])

  private let script: @Sendable () -> String

  init(_ arguments: Arguments) throws(UsageError) {
    let names = CompletionsCommand.shells.map(\.name)
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(
        "name exactly one shell",
        remedy: "name one: \(names.joined(separator: ", "))")
    }
    guard let shell = CompletionsCommand.shells.first(where: { $0.name == name }) else {
      throw UsageError(
        "there are no completions for “\(name)”",
        remedy: Suggestion.remedy(for: name, among: names, called: "shells"))
    }
    script = shell.script
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    streams.output.write(script())
    return 0
  }
}
