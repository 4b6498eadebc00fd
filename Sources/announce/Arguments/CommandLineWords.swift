/// A command line, split into the command and its arguments.
///
/// Options may come before the command. The name of the command is therefore the first word that is
/// neither an option nor the value of an option.
struct CommandLineWords {
  /// The command, or `nil` if the first operand is not the name of a command.
  private(set) var command: (any Command.Type)?
  /// All words except the command's name, in order.
  private(set) var rest: [String]

  init(_ words: [String]) {
    rest = words
    var index = 0
    while index < words.count, words[index] != "--" {
      let word = words[index]
      guard word.hasPrefix("-"), word != "-" else { break }
      index += CommandLineWords.takesValue(word) ? 2 : 1
    }
    guard index < words.count, words[index] != "--" else { return }
    command = allCommands.first { !words[index].isEmpty && $0.declaration.name == words[index] }
    if command != nil { rest.remove(at: index) }
  }

  /// Whether an option of any command takes the next word as its value.
  private static func takesValue(_ word: String) -> Bool {
    guard !word.contains("=") else { return false }
    return allCommands.lazy.flatMap { $0.declaration.options }.contains { option in
      guard "--\(option.name)" == word || option.letter.map({ "-\($0)" }) == word else {
        return false
      }
      switch option.value {
      case .none, .list: return false
      case .text, .oneOf: return true
      }
    }
  }
}
