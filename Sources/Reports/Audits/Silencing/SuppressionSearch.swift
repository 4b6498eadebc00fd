/// Finds the comments that silence rules.
struct SuppressionSearch {
  private let bytes: [UInt8]
  /// What may begin a comment, and what ends it; nothing where the line does.
  private let marks: [(open: [UInt8], close: [UInt8]?)]

  /// The comments in the bytes of a file, in their order.
  ///
  /// Text of a page is no comment, whatever it says.
  static func all(in bytes: [UInt8]) -> [Suppression] { SuppressionSearch(bytes).all() }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let markup: (open: [UInt8], close: [UInt8]?) = (Array("<!--".utf8), Array("-->".utf8))
    let begins = bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }.first
    marks =
      begins == UInt8(ascii: "<")
      ? [markup]
      : [markup, (Array("/*".utf8), Array("*/".utf8)), (Array("//".utf8), nil), ([0x23], nil)]
  }

  private func all() -> [Suppression] {
    let word = Array(Suppression.word.utf8)
    var found: [Suppression] = []
    var (line, start, place) = (1, 0, 0)
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { (line, start) = (line + 1, place + 1) }
      guard bytes[place] == word[0], bytes[place...].starts(with: word) else {
        place += 1
        continue
      }
      let end = place + word.count
      if let opened = opening(before: place) {
        found.append(suppression(from: end, openedAt: opened, line: line, lineStart: start))
      }
      place = end
    }
    return found
  }

  /// The mark right before a place, but for white space and the asterisks of long comments.
  private func opening(before place: Int) -> (place: Int, close: [UInt8]?)? {
    var end = place
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    var ends = [end]
    while end > 0, bytes[end - 1] <= 0x20 || bytes[end - 1] == UInt8(ascii: "*") { end -= 1 }
    // The asterisk of “/*” itself was taken for one of the others.
    ends.append(min(end + 1, place))
    for end in ends {
      for mark in marks where end >= mark.open.count {
        let start = end - mark.open.count
        guard bytes[start..<end].elementsEqual(mark.open) else { continue }
        if mark.close == nil, bytes[end..<place].contains(UInt8(ascii: "\n")) { continue }
        return (start, mark.close)
      }
    }
    return nil
  }

  private func suppression(
    from start: Int, openedAt opening: (place: Int, close: [UInt8]?), line: Int, lineStart: Int
  ) -> Suppression {
    let limit = min(bytes.count, start + SuppressionSearch.longest)
    var end = start
    while end < limit {
      if let close = opening.close {
        if bytes[end...].starts(with: close) { break }
      } else if bytes[end] == UInt8(ascii: "\n") {
        break
      }
      end += 1
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let colon = text.firstIndex(of: ":")
    let words = text[..<(colon ?? text.endIndex)].split { $0 == "," || $0.isWhitespace }
    let reason = colon.map { text[text.index(after: $0)...].split(whereSeparator: \.isWhitespace) }
    let openLine = line - bytes[opening.place..<start].count { $0 == UInt8(ascii: "\n") }
    let openStart =
      openLine == line
      ? lineStart
      : (bytes[..<opening.place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
    let before = bytes[min(openStart, opening.place)..<opening.place]
    return Suppression(
      rules: words.map(String.init), reason: reason?.joined(separator: " ") ?? "", line: openLine,
      lastLine: line + bytes[start..<end].count { $0 == UInt8(ascii: "\n") },
      isBehind: before.contains { $0 > 0x20 && $0 != UInt8(ascii: "{") })
  }

  /// How much of a comment is read.
  private static let longest = 2000
}
