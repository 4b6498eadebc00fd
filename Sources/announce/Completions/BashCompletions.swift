/// Completions for bash: a shell function that offers words.
enum BashCompletions {
  /// The script for bash 3.2 or newer, which works without the package bash-completion.
  static var script: String {
    var lines = [
      "# bash completion for announce, made by “announce completions bash”.", "",
      "# Sets what may follow: options of the command $1, its operands, or values of its option $2.",
      "_announce_words() {", "  words='' kind=none", "  case $1 in",
    ]
    for declaration in Declaration.named + Declaration.nameless {
      lines += branch(declaration)
    }
    return (lines + ["  esac", "}", ""]).joined(separator: "\n") + mechanics
  }

  private static func branch(_ declaration: Declaration) -> [String] {
    let pattern = declaration.name.isEmpty ? "*" : declaration.name
    var lines = ["    \(pattern))", "      case $2 in"]
    for option in declaration.allOptions {
      guard let setting = setting(option.completion, of: option) else { continue }
      lines.append("        \(option.spellings.joined(separator: "|"))) \(setting) ;;")
    }
    let options = declaration.allOptions.flatMap(\.spellings).joined(separator: " ")
    lines.append("        options) words='\(options)' ;;")
    let operands = assignment(declaration.completion) ?? ":"
    lines.append("        operands) \(operands) ;;")
    return lines + ["      esac", "      ;;"]
  }

  /// Returns the shell assignments for the values of an option, or `nil` if the option has no
  /// value.
  private static func setting(_ completion: Completion, of option: Option) -> String? {
    if let assignment = assignment(completion) { return assignment }
    return option.needsValue ? "kind=value" : nil
  }

  private static func assignment(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .words(let words): "kind=words words='\(words.joined(separator: " "))'"
    case .list(let words): "kind=list words='\(words.joined(separator: " "))'"
    case .settings: "kind=words words='\(Completion.assignments.joined(separator: " "))'"
    case .files: "kind=files"
    case .folders: "kind=folders"
    case .programs: "kind=programs"
    }
  }

  private static var mechanics: String {
    let commands = Declaration.named.map(\.name).joined(separator: " ")
    return """

      _announce() {
        local commands='\(commands)'
        local words kind command='' current previous typed index cut='' word
        COMPREPLY=()
        # bash takes “--format=json” and “hints=off” apart at the sign; they are put together again.
        index=$COMP_CWORD
        current=${COMP_WORDS[index]}
        if [[ $current == '=' ]] && ((index > 1)); then
          index=$((index - 1))
          cut="${COMP_WORDS[index]}="
          current=$cut
        elif ((index > 2)) && [[ ${COMP_WORDS[index - 1]} == '=' ]]; then
          index=$((index - 2))
          cut="${COMP_WORDS[index]}="
          current=$cut$current
        fi
        previous=${COMP_WORDS[index - 1]}
        for word in "${COMP_WORDS[@]:1:index-1}"; do
          if [[ " $commands " == *" $word "* ]]; then
            command=$word
            break
          fi
        done

        typed=$current
        if [[ $current == --*=* ]]; then
          _announce_words "$command" "${current%%=*}"
          typed=${current#*=}
        else
          _announce_words "$command" "$previous"
          # The values of a list stand behind “=” only.
          [[ $kind == list ]] && kind=none
          if [[ $kind == none && $current == -* ]]; then
            _announce_words "$command" options
            kind=words
          elif [[ $kind == none ]]; then
            _announce_words "$command" operands
            if [[ -z $command ]]; then
              COMPREPLY=($(compgen -W "$commands" -- "$current"))
            fi
          fi
        fi

        local before=${current%"$typed"}
        case $kind in
          words) _announce_offer "$before" $(compgen -W "$words" -- "$typed") ;;
          list)
            local done=''
            [[ $typed == *,* ]] && done="${typed%,*},"
            _announce_offer "$before$done" $(compgen -W "$words" -- "${typed##*,}")
            ;;
          files) _announce_paths -f ;;
          folders) _announce_paths -d ;;
          programs) _announce_offer "$before" $(compgen -c -- "$typed") ;;
        esac
      }

      # Offers words behind what is already typed, without what bash itself puts before them.
      _announce_offer() {
        local before=$1 word
        shift
        for word in "$@"; do
          word=$before$word
          COMPREPLY+=("${word#"$cut"}")
        done
      }

      _announce_paths() {
        local path
        compopt -o filenames 2>/dev/null
        while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$typed")
      }

      complete -F _announce announce

      """
  }
}
