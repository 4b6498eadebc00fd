package import AccessibilityTree
internal import TextIO

extension [UnusedText] {
  /// Removes texts that are part of a longer text on the screens.
  ///
  /// - Parameters:
  ///   - isWord: Whether a part must consist of whole words. If `isWord` is `true`, upper and lower
  ///     case are equivalent.
  ///   - isPart: A function that returns whether a text can be a part. Texts for which it returns
  ///     `false` are kept.
  package func removingParts(
    of screens: [Screen], isWord: Bool, where isPart: (UnusedText) -> Bool = { _ in true }
  ) -> [UnusedText] {
    var held: [[UInt8]] = []
    for screen in screens {
      for visit in screen.preorder {
        let node = screen[visit.index]
        let own = [
          node.label?.text, node.hint?.text, node.value?.text, node.placeholder, node.error,
        ]
        for case .some(let text) in own where !text.isEmpty {
          held.append([UInt8]((isWord ? text.lowercased() : text).utf8))
        }
      }
    }
    var effort = UnusedText.effortLimit
    let size = held.reduce(0) { $0 + $1.count }
    return filter { text in
      guard isPart(text) else { return true }
      effort -= size
      guard effort > 0 else { return true }
      guard isWord else {
        let piece = [UInt8](text.text.utf8)
        return !held.contains { $0.range(ofBytes: piece) != nil }
      }
      let words = text.text.lowercased().drop { $0.isWhitespace }
      let piece = [UInt8](words.utf8.reversed().drop { $0 == 0x20 }.reversed())
      return !held.contains { UnusedText.contains(piece, asWordsIn: $0) }
    }
  }
}

extension UnusedText {
  /// The maximum number of bytes to compare.
  ///
  /// This maximum limits the time.
  fileprivate static let effortLimit = 1 << 26

  fileprivate static func contains(_ piece: [UInt8], asWordsIn text: [UInt8]) -> Bool {
    var start = 0
    while start <= text.count, let found = text[start...].range(ofBytes: piece), !found.isEmpty {
      let isStart = found.lowerBound == 0 || !isOfWord(text[found.lowerBound - 1])
      let isEnd = found.upperBound == text.count || !isOfWord(text[found.upperBound])
      if isStart && isEnd { return true }
      start = found.lowerBound + 1
    }
    return false
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
