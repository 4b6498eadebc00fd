import Reports

/// `announce completions SHELL`: a script by which a shell completes command lines.
struct CompletionsCommand: Command {
  /// The shells there are scripts for, each with its script.
  static let shells: [(name: String, script: @Sendable () -> String)] = [
    ("bash", { BashCompletions.script }), ("zsh", { ZshCompletions.script }),
    ("fish", { FishCompletions.script }),
  ]
  static let declaration = Declaration(
    name: "completions",
    summary: "Prints a script by which a shell completes commands, options and their values.",
    discussion: ["“make install” and packages put the scripts where the shells look for them."],
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
        "completions are for one shell at a time",
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
