/// Completions for fish: a line for each option of each command.
enum FishCompletions {
  /// The script, for a file `announce.fish` in a folder of `fish_complete_path`.
  static var script: String {
    var lines = [mechanics]
    for declaration in Declaration.named {
      lines.append(line("-n __announce_has_no_command -a \(declaration.name)", declaration.summary))
    }
    for declaration in Declaration.nameless + Declaration.named {
      let isNameless = declaration.name.isEmpty
      let condition =
        isNameless ? "-n __announce_has_no_command" : "-n '__announce_has \(declaration.name)'"
      if declaration.completion != .files {
        lines.append(line("\(condition) -f" + values(declaration.completion)))
      }
      lines += declaration.allOptions.map { self.line(condition + option($0), $0.shortSummary) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func option(_ option: Option) -> String {
    let names = (option.letter.map { " -s \($0)" } ?? "") + " -l \(option.name)"
    guard option.needsValue else { return names + values(option.completion) }
    return names + (option.completion == .files ? " -r -F" : " -x" + values(option.completion))
  }

  private static func values(_ completion: Completion) -> String {
    switch completion {
    case .nothing, .files: ""
    case .words(let words), .list(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .settings: values(.words(Completion.assignments))
    case .folders: " -a '(__fish_complete_directories)'"
    case .programs: " -a '(__fish_complete_command)'"
    }
  }

  private static func line(_ words: String, _ description: String? = nil) -> String {
    "complete -c announce \(words)" + (description.map { " -d \(quoted($0))" } ?? "")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { "\\'".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }

  private static var mechanics: String {
    """
    # fish completion for announce, made by “announce completions fish”.

    function __announce_command
      set -l words (commandline -opc)
      for word in $words[2..-1]
        if contains -- $word \(Declaration.named.map(\.name).joined(separator: " "))
          echo $word
          return
        end
      end
    end

    function __announce_has
      contains -- $argv[1] (__announce_command)
    end

    function __announce_has_no_command
      test -z (__announce_command)
    end

    """
  }
}
