internal import TextIO

/// A generator of the help of a command from its declaration.
enum HelpText {
  /// Returns the help in lines of at most 80 columns.
  static func of(_ declaration: Declaration) -> String {
    var lines = paragraph(declaration.summary) + ["", "Usage: \(declaration.usage)"]
    if declaration.name.isEmpty { lines += otherUsages() }
    for text in declaration.discussion { lines += [""] + paragraph(text) }
    lines += ["", "Options:"] + declaration.allOptions.flatMap { entry($0.usage, $0.summary) }
    if !declaration.examples.isEmpty {
      lines += ["", "Examples:"]
      lines += declaration.examples.flatMap { entry($0.line, $0.purpose) }
    }
    if declaration.name.isEmpty { lines += notes.flatMap { [""] + paragraph($0) } }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func otherUsages() -> [String] {
    let others = allCommands.map { $0.declaration }.filter { !$0.name.isEmpty }
    return others.map { "       \($0.usage)" } + ["", "Commands:"]
      + others.flatMap { entry($0.name, $0.summary) }
  }

  /// Notes that apply to every command.
  static let notes = [
    "Options may appear anywhere, also before the command. After “--” there are no options. Set "
      + "NO_COLOR to turn colours off.",
    "Exit status 0: success.",
    "Exit status 1: “check”, “diff” or “compare” found differences; “check --record” wrote into a "
      + "document; “play” could not perform a gesture; “audit” found a defect at or above the "
      + "severity of --fail-on, or more defects than --ratchet allows; “fidelity” found fewer "
      + "matches than --least; or there were import diagnostics with --strict.",
    "Exit status 2: the input or the arguments cannot be used, or the time of --timeout is over. "
      + "Each error is one line on standard error: where, what is wrong, and what to do.",
    "announce is a simulator. It predicts announcements from published rules and recordings. "
      + "You still need to test with real readers on real devices, and with disabled people. "
      + "Use it to find defects, not to experience blindness. It is not affiliated "
      + "with Apple or Google.",
  ]

  private static let width = 80

  private static func paragraph(_ text: String) -> [String] {
    DisplayWidth.wrap(text, to: width)
  }

  /// Returns the lines of an entry: a term, and its meaning indented below.
  private static func entry(_ term: String, _ meaning: String) -> [String] {
    ["  \(term)"] + DisplayWidth.wrap(meaning, to: width - 6).map { "      \($0)" }
  }
}
