import Scenarios
import Simulator

/// A text in pieces, of which those that differ are marked.
struct MarkedWords: Sendable, Hashable {
  /// A piece of the text.
  struct Piece: Sendable, Hashable {
    var text: String
    var isMarked: Bool
  }

  /// The pieces; together they are the text.
  private(set) var pieces: [Piece] = []

  /// Marks words where they stand in a text, as they are heard.
  ///
  /// Words that stand there twice are marked once for each time that they differ, from the front.
  init(_ differing: [String], in text: String) {
    let words = MarkedWords.words(of: text)
    var marked = Array(repeating: false, count: words.count)
    for part in differing {
      let wanted = MarkedWords.words(of: part).flatMap(\.heard)
      if let range = MarkedWords.firstRange(of: wanted, in: words, besides: marked) {
        for place in range { marked[place] = true }
      }
    }
    join(words, marked, of: text)
  }

  /// A word with the white space before it left out, and what can be heard of it.
  private struct Word {
    var range: Range<String.Index>
    var heard: [String]
  }

  private static func words(of text: String) -> [Word] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      let heard = AsHeard(String(word)).text.split(separator: " ").map(String.init)
      return Word(range: word.startIndex..<word.endIndex, heard: heard)
    }
  }

  /// The words that together are heard as wanted, of those that are not marked yet.
  private static func firstRange(
    of wanted: [String], in words: [Word], besides marked: [Bool]
  ) -> Range<Int>? {
    guard let first = wanted.first else { return nil }
    for start in words.indices where !marked[start] && words[start].heard.first == first {
      var rest = wanted[...]
      var end = start
      while end < words.count, !marked[end], !rest.isEmpty, rest.starts(with: words[end].heard) {
        rest = rest.dropFirst(words[end].heard.count)
        end += 1
      }
      if rest.isEmpty { return start..<end }
    }
    return nil
  }

  private mutating func join(_ words: [Word], _ marked: [Bool], of text: String) {
    var place = text.startIndex
    var index = 0
    while index < words.count {
      var end = index
      while end < words.count, marked[end] == marked[index] { end += 1 }
      if marked[index] {
        let start = words[index].range.lowerBound
        // A comma after the words belongs to what comes next.
        let stop = MarkedWords.withoutComma(text[start..<words[end - 1].range.upperBound])
        append(text[place..<start], false)
        append(text[start..<stop], true)
        place = stop
      }
      index = end
    }
    append(text[place...], false)
  }

  private static func withoutComma(_ text: Substring) -> String.Index {
    text.last == "," ? text.index(before: text.endIndex) : text.endIndex
  }

  private mutating func append(_ text: Substring, _ isMarked: Bool) {
    if !text.isEmpty { pieces.append(Piece(text: String(text), isMarked: isMarked)) }
  }
}

extension CellDifference {
  /// What is expected, with the words marked that are not heard, or elsewhere.
  var markedExpectation: MarkedWords {
    MarkedWords(words { $0 != .heard }, in: expected ?? "")
  }

  /// What is heard, with the words marked that are not expected, or elsewhere.
  var markedAnnouncement: MarkedWords {
    MarkedWords(words { $0 == .heard || $0 == .moved }, in: heard ?? "")
  }

  private func words(_ isWanted: (DifferingPart.Change) -> Bool) -> [String] {
    parts.filter { isWanted($0.change) }.map(\.words)
  }
}
