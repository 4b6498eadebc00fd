import JSONRPC
internal import TextIO

/// The limits of answers to tool calls.
///
/// Answers are limited because each answer costs the model tokens.
enum AgentAnswer {
  /// The maximum number of characters to show of one announcement or message.
  static let lineLimit = 400
  /// The maximum number of characters to show of a text without entries.
  static let textLimit = 12_000
  /// The maximum number of bytes of the text of an answer.
  static let totalLimit = 48_000
  /// The maximum number of bytes of the JSON of an answer.
  static let structuredLimit = 400_000
  /// The maximum number of announcements to show after one gesture.
  static let heardLimit = 8
  /// The maximum number of screens to show of one file.
  static let screenLimit = 5
  /// The maximum number of import diagnostics and messages to show.
  static let noteLimit = 8

  /// Returns a text as one line without control characters, and cuts a line that is too long.
  static func line(_ text: String) -> String { cut(TerminalText.of(text)) }

  private static func cut(_ text: String) -> String {
    // Counting the characters of a very long text would take long.
    guard text.utf8.count > lineLimit else { return text }
    // One character can have any number of scalars, so scalars are counted instead.
    let head = text.unicodeScalars.prefix(lineLimit)
    return head.endIndex == text.endIndex ? text : "\(String(head))… (\(text.utf8.count) bytes)"
  }

  /// Returns the first lines of a text, the number of all its lines, and the number of lines left
  /// out at the end.
  static func lines(
    of text: String, from first: Int = 1, limit: Int = .max
  ) -> (text: String, count: Int, rest: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let all = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    var shown: [String] = []
    var size = 0
    for text in all.dropFirst(first - 1).prefix(limit) {
      let text = cut(String(text))
      size += text.utf8.count
      if size > textLimit, !shown.isEmpty { break }
      shown.append(text)
    }
    let rest = max(0, all.count - (first - 1) - shown.count)
    return (shown.joined(separator: "\n"), all.count, rest)
  }

  /// Returns the first notes.
  ///
  /// If there are further notes, a last line contains their number.
  static func notes(_ notes: [String]) -> [String] {
    let shown = notes.prefix(noteLimit).map { line($0) }
    let rest = notes.count - shown.count
    return rest > 0 ? shown + ["and \(rest) more notes"] : shown
  }
}

/// The stops for which a tool call asks.
struct AgentStops: Sendable {
  let numbers: ClosedRange<Int>
  /// Whether the call names the stops.
  ///
  /// Otherwise, the answer has the first stops, up to a limit.
  let areChosen: Bool

  /// Creates a choice from the arguments “stops” and “limit”.
  init(_ arguments: AgentArguments, limit defaultLimit: Int) throws(AgentToolError) {
    let limit = arguments.number("limit") ?? defaultLimit
    guard let text = arguments.text("stops") else {
      numbers = 1...limit
      areChosen = false
      return
    }
    areChosen = true
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
    let ends = parts.compactMap { Int($0.filter { $0 != " " }) }
    guard (1...2).contains(parts.count), ends.count == parts.count, let first = ends.first,
      let last = ends.last, first > 0, first <= last, last < 1_000_000
    else {
      throw AgentToolError("“stops” must be a number or a range, such as 7 or 41-52")
    }
    numbers = first...min(last, first + (arguments.number("limit") ?? 200) - 1)
  }

  /// Returns the number of stops after the chosen stops, and the range for a call that asks for
  /// them.
  func rest(of count: Int) -> (count: Int, range: String)? {
    guard count > numbers.upperBound else { return nil }
    let first = numbers.upperBound + 1
    return (count - numbers.upperBound, first == count ? "\(first)" : "\(first)-\(count)")
  }
}

extension AgentTool.Result {
  /// This result, after a check of its length.
  ///
  /// The property throws an error if the result is longer than an answer may be.
  var checked: AgentTool.Result {
    get throws(AgentToolError) {
      guard text.utf8.count <= AgentAnswer.totalLimit,
        structured.bytes.count <= AgentAnswer.structuredLimit
      else {
        throw AgentToolError(
          "the answer would be too long; name one screen or reader, or ask for fewer entries")
      }
      return self
    }
  }
}

extension AgentAnswer {
  /// Returns the first lines of the text of an error, followed by the number of lines left out.
  static func errorText(_ text: String) -> String {
    notes(text.split(separator: "\n").map(String.init)).joined(separator: "\n")
  }
}
