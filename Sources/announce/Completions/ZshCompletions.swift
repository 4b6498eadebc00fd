/// Completions for zsh, whose function `_arguments` parses the options.
enum ZshCompletions {
  /// The script, for a file `_announce` in a folder of `fpath`.
  static var script: String {
    var lines = ["#compdef announce", "# Made by “announce completions zsh”.", ""]
    lines += ["_announce() {", "  local command word", "  local -a commands", "  commands=("]
    lines += Declaration.named.map { "    \(quoted("\(escaped($0.name)):\($0.summary)"))" }
    lines += ["  )", "  for word in ${words[2,CURRENT-1]}; do"]
    lines += ["    if (( ${commands[(I)$word:*]} )); then command=$word; break; fi", "  done"]
    lines += ["  case $command in"]
    for declaration in Declaration.named + Declaration.nameless { lines += branch(declaration) }
    return (lines + ["  esac", "}", ""]).joined(separator: "\n") + mechanics
  }

  private static func branch(_ declaration: Declaration) -> [String] {
    let specifications = declaration.allOptions.flatMap(specifications).map(quoted)
    let isNameless = declaration.name.isEmpty
    let operand = isNameless ? "_announce_start" : action(declaration.completion)
    return ["    \(isNameless ? "*" : declaration.name))", "      _arguments -s -S \\"]
      + specifications.map { "        \($0) \\" }
      + ["        \(quoted("*:operand:\(operand)"))", "      ;;"]
  }

  /// Returns the specifications of an option for `_arguments`, one for each spelling.
  private static func specifications(_ option: Option) -> [String] {
    let explanation = "[\(escaped(option.shortSummary, "[]"))]"
    let spellings = option.spellings
    let excluded = spellings.count > 1 ? "(\(spellings.joined(separator: " ")))" : ""
    let before = option.isRepeatable ? "*" : excluded
    let value = ":\(option.name):\(action(option.completion))"
    switch option.value {
    case .none: return spellings.map { before + $0 + explanation }
    case .list: return spellings.map { "\(before)\($0)=-\(explanation):" + value }
    case .oneOf, .text:
      return spellings.map { spelling in
        // After “=” the value may also be in the same word.
        before + spelling + (spelling.hasPrefix("--") ? "=" : "+") + explanation + value
      }
    }
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .words(let words): "(\(words.map { escaped($0) }.joined(separator: " ")))"
    case .list(let words): "_sequence compadd - \(words.joined(separator: " "))"
    case .settings: action(.words(Completion.assignments))
    case .files: "_files"
    case .folders: "_files -/"
    case .programs: "_command_names -e"
    }
  }

  private static func escaped(_ text: String, _ more: String = "") -> String {
    text.map { "\\:\(more)".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  private static let mechanics = """

    _announce_start() {
      _describe -t commands command commands
      _files
    }

    if [[ $funcstack[1] == _announce ]]; then _announce "$@"; else compdef _announce announce; fi

    """
}
