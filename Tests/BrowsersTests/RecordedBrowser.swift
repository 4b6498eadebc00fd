import Encoding

@testable import Browsers

/// A stand-in for a browser, which answers each command with a recorded message.
final class RecordedBrowser: BrowserLink {
  private let answers: (_ method: String, _ message: JSON.Value) -> [String]
  private var waiting: [UInt8] = []
  private(set) var commands: [String] = []
  private let endsAtOnce: Bool

  /// - Parameters:
  ///   - endsAtOnce: Whether the browser ends as soon as it has no more messages.
  ///   - answers: A function that returns the messages after a command, in JSON; `$id` stands for
  ///     the command's id.
  init(
    endsAtOnce: Bool = false,
    answers: @escaping (_ method: String, _ message: JSON.Value) -> [String]
  ) {
    self.endsAtOnce = endsAtOnce
    self.answers = answers
  }

  func send(_ bytes: [UInt8]) -> Bool {
    guard let message = try? JSON(parsing: Array(bytes.dropLast())).root,
      let method = message["method"]?.string, let id = message["id"]?.int
    else { return false }
    commands.append(method)
    for text in answers(method, message) {
      var rest = text[...]
      while let range = rest.firstRange(of: "$id") {
        waiting += Array(rest[..<range.lowerBound].utf8) + Array("\(id)".utf8)
        rest = rest[range.upperBound...]
      }
      waiting += Array(rest.utf8) + [0]
    }
    return true
  }

  func receive(until deadline: Double) -> BrowserBytes {
    guard !waiting.isEmpty else { return endsAtOnce ? .ended : .timedOut }
    // The bytes arrive in pieces that can end in the middle of a message.
    let piece = Array(waiting.prefix(7))
    waiting.removeFirst(piece.count)
    return .bytes(piece)
  }
}
