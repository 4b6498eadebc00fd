/// The wording of messages for callers of tools, who cannot use command-line options.
enum AgentWording {
  /// Returns a message with tool arguments in place of options and commands.
  static func worded(_ message: String) -> String {
    guard message.contains("--") || message.contains("announce ") else { return message }
    var message = message
    for (advice, own) in advice {
      guard let range = message.firstRange(of: advice.start),
        let end = advice.end.isEmpty
          ? message.endIndex
          : message[range.upperBound...].firstRange(of: advice.end)?.upperBound
      else { continue }
      message.replaceSubrange(range.lowerBound..<end, with: own)
    }
    return message.split(separator: " ", omittingEmptySubsequences: false).map(word)
      .joined(separator: " ")
  }

  /// Returns the argument of the tools for an option, or any other word unchanged.
  ///
  /// Brackets and quotation marks around the option stay.
  private static func word(_ word: Substring) -> String {
    guard let start = word.firstRange(of: "--")?.lowerBound,
      word[..<start].allSatisfy({ "(“\"'".contains($0) })
    else { return String(word) }
    let name = word[start...].prefix { $0 == "-" || $0.isLetter }
    guard let argument = arguments[name.dropFirst(2)] else { return String(word) }
    return "\(word[..<start])“\(argument)”\(word[name.endIndex...])"
  }

  /// For each option in a message, the tool argument with the same effect.
  private static let arguments: [Substring: String] = [
    "input": "format", "set": "settings", "script": "gestures", "rule": "rules",
    "screen": "screen", "assume": "assume", "since": "since", "app": "app", "reader": "reader",
    "language": "language", "record": "record", "browser": "browser", "stop": "stops",
    "name": "name", "move": "move", "fill": "fill", "severity": "severity",
  ]

  /// The advice for callers of tools, in place of advice that names commands.
  ///
  /// The first and the last words of the replaced advice identify it.
  private static let advice: [((start: String, end: String), String)] = [
    (("remove --stop, --selector and --name", ""), "leave out “stops” and “name” to explain all"),
    (("see announce audit --rules", ""), "leave out “rules” to look for all defects"),
    (
      ("run “announce check", "with their tables"),
      "call check to compare the screens in it with their tables"
    ),
    (("compare it with a screen: announce compare", ""), "name the file of a screen"),
    (
      ("start its server and name the URL, such as announce", "http://localhost:3000/"),
      "start its server and give the URL as “file”"
    ),
  ]
}
