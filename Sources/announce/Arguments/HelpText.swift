import Reports
import Scenarios
internal import TextIO

/// The help of a command, made from its declaration.
enum HelpText {
  /// The help, in lines of at most 80 columns.
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

  /// What holds for every command.
  static let notes = [
    "Options can stand anywhere, also before the command; -- ends them. NO_COLOR in the environment "
      + "turns colours off.",
    "Exit status: 0 when all is well, 1 when something is heard differently, was written into "
      + "documents, or a share asked for is not reached, 2 when input or arguments cannot be used; "
      + "then standard error says in one line what is wrong, where, "
      + "and what would be right.",
    "This is a simulator. It predicts announcements from published rules and recordings. It does "
      + "not replace testing with real readers on real devices, nor with disabled people. It is "
      + "for finding defects, not for trying out blindness. It is not affiliated with Apple or "
      + "Google.",
  ]

  private static let width = 80

  private static func paragraph(_ text: String) -> [String] {
    DisplayWidth.wrap(text, to: width)
  }

  /// A term on a line of its own and what it means below it.
  private static func entry(_ term: String, _ meaning: String) -> [String] {
    ["  \(term)"] + DisplayWidth.wrap(meaning, to: width - 6).map { "      \($0)" }
  }
}
