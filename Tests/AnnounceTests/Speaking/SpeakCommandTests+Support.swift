import Foundation

extension Trial: Equatable {
  static func == (left: Trial, right: Trial) -> Bool {
    left.status == right.status && left.output == right.output && left.errors == right.errors
  }
}

extension SpeakCommandTests {
  /// A counter that closures share.
  final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var value: Int { lock.withLock { number } }

    func count() { lock.withLock { number += 1 } }
  }

  /// A text to which closures append.
  final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var text = ""

    var all: String { lock.withLock { text } }

    func add(_ more: String) { lock.withLock { text += more } }
  }
}
