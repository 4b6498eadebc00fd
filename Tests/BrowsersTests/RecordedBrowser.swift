import Encoding

@testable import Browsers

/// A browser that answers each command as it was recorded, without running.
final class RecordedBrowser: BrowserLink {
  private let answers: (_ method: String, _ message: JSON.Value) -> [String]
  private var waiting: [UInt8] = []
  private(set) var commands: [String] = []
  private let endsAtOnce: Bool

  /// - Parameters:
  ///   - endsAtOnce: Whether it is gone once it has nothing to say.
  ///   - answers: What it sends after a command, as JSON; `$id` stands for the command's number.
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
    // It comes in pieces that end anywhere.
    let piece = Array(waiting.prefix(7))
    waiting.removeFirst(piece.count)
    return .bytes(piece)
  }
}
