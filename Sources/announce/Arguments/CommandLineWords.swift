/// The words of a command line, told apart into the command and the rest.
///
/// Options may stand before the command, so its name is the first word that is neither an option nor
/// the value of one.
struct CommandLineWords {
  /// What is named; absent where a file comes first, or nothing.
  private(set) var command: (any Command.Type)?
  /// All words but the command's name, in order.
  private(set) var rest: [String]

  init(_ words: [String]) {
    rest = words
    var place = 0
    while place < words.count, words[place] != "--" {
      let word = words[place]
      guard word.hasPrefix("-"), word != "-" else { break }
      place += CommandLineWords.takesValue(word) ? 2 : 1
    }
    guard place < words.count, words[place] != "--" else { return }
    command = allCommands.first { !words[place].isEmpty && $0.declaration.name == words[place] }
    if command != nil { rest.remove(at: place) }
  }

  /// Whether the next word belongs to an option, whichever command it is of.
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
