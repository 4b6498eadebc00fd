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

  /// How many words were compared while looking for those that differ.
  private(set) var steps = 0

  /// How many words are compared at most; what is left then stays unmarked.
  private static let limit = 1_000_000

  /// Marks words where they stand in a text, as they are heard.
  ///
  /// Words that stand there twice are marked once for each time that they differ, from the front.
  init(_ differing: [String], in text: String) {
    let words = MarkedWords.words(of: text)
    var search = Search(words.map(\.heard))
    for part in differing where search.steps < MarkedWords.limit {
      search.mark(MarkedWords.words(of: part).flatMap(\.heard))
    }
    steps = search.steps
    join(words, search.marked, of: text)
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

  /// Finds runs of words that are not marked yet, and marks them.
  ///
  /// A place at which a run did not begin once is not looked at for the same run again, since marks
  /// are never taken back.
  private struct Search {
    private(set) var marked: [Bool]
    private(set) var steps = 0

    private let words: [[String]]
    /// Where each word stands.
    private var places: [String: [Int]] = [:]
    /// Which of the places of its first word a run is looked for at next.
    private var next: [[String]: Int] = [:]

    init(_ words: [[String]]) {
      self.words = words
      marked = Array(repeating: false, count: words.count)
      for (place, word) in words.enumerated() {
        if let first = word.first { places[first, default: []].append(place) }
      }
    }

    /// Marks the first words that together are heard as wanted.
    mutating func mark(_ wanted: [String]) {
      guard let first = wanted.first, let starts = places[first] else { return }
      var number = next[wanted, default: 0]
      while number < starts.count {
        let range = range(of: wanted, from: starts[number])
        number += 1
        guard let range else { continue }
        for place in range { marked[place] = true }
        break
      }
      next[wanted] = number
    }

    private mutating func range(of wanted: [String], from start: Int) -> Range<Int>? {
      var rest = wanted[...]
      var end = start
      steps += 1
      while end < words.count, !marked[end], !rest.isEmpty, rest.starts(with: words[end]) {
        rest = rest.dropFirst(words[end].count)
        end += 1
        steps += 1
      }
      return rest.isEmpty ? start..<end : nil
    }
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
