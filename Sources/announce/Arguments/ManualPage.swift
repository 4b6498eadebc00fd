/// A generator of the manual page in roff, from the declarations of all commands.
enum ManualPage {
  /// The manual page announce(1).
  static var text: String {
    let nameless = Declaration.nameless
    var lines = [
      ".\\\" Made by “announce manual”.",
      ".TH ANNOUNCE 1 \"\" \"announce \(Program.version)\" \"User Commands\"",
      ".SH NAME", "announce \\- predict what VoiceOver and TalkBack say, without a device",
      ".SH SYNOPSIS",
    ]
    for declaration in nameless + Declaration.named {
      lines += [".br", roff(declaration.usage)]
    }
    lines.append(".SH DESCRIPTION")
    for declaration in nameless { lines += prose(declaration) }
    lines.append(".SH OPTIONS")
    lines += nameless.flatMap { $0.allOptions.flatMap(entry) }
    lines.append(".SH COMMANDS")
    lines += Declaration.named.flatMap { section($0, beside: nameless.flatMap(\.allOptions)) }
    lines.append(".SH EXAMPLES")
    lines += nameless.flatMap(\.examples).flatMap { term($0.line, $0.purpose) }
    lines.append(".SH NOTES")
    lines += HelpText.notes.flatMap { [".PP", roff($0)] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the section of a command.
  ///
  /// The options in `known` are only named, because the section OPTIONS explains these options.
  private static func section(_ declaration: Declaration, beside known: [Option]) -> [String] {
    var lines = [".SS announce \(roff(declaration.name))", roff(declaration.usage)]
    lines += prose(declaration)
    var named: [String] = []
    for option in declaration.allOptions {
      if known.contains(where: { $0.usage == option.usage && $0.summary == option.summary }) {
        named.append(option.usage)
      } else {
        lines += entry(option)
      }
    }
    lines += [".PP", "Takes as above: " + roff(named.joined(separator: ", ")) + "."]
    return lines + declaration.examples.flatMap { term($0.line, $0.purpose) }
  }

  private static func prose(_ declaration: Declaration) -> [String] {
    ([declaration.summary] + declaration.discussion).flatMap { [".PP", roff($0)] }
  }

  private static func entry(_ option: Option) -> [String] { term(option.usage, option.summary) }

  private static func term(_ words: String, _ meaning: String) -> [String] {
    [".TP", ".B " + roff(words), roff(meaning)]
  }

  /// Returns the text with roff's special characters escaped.
  private static func roff(_ text: String) -> String {
    var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\n": result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
