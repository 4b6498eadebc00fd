import Scenarios
import Simulator

/// A text in which the differing words are marked.
struct MarkedWords: Sendable, Hashable {
  /// A piece of the text.
  struct Piece: Sendable, Hashable {
    var text: String
    var isMarked: Bool
  }

  /// The pieces in order, which together are the whole text.
  private(set) var pieces: [Piece] = []

  /// The number of word comparisons so far.
  private(set) var steps = 0

  /// The maximum number of word comparisons.
  ///
  /// After this number, words stay unmarked.
  private static let limit = 1_000_000

  /// Creates a text in which the differing words are marked.
  ///
  /// Two words are equal if they sound alike.
  ///
  /// A word that is twice in `differing` is marked at its first two occurrences in the text.
  init(_ differing: [String], in text: String) {
    let words = MarkedWords.words(of: text)
    var search = Search(words.map(\.heard))
    for part in differing where search.steps < MarkedWords.limit {
      search.mark(MarkedWords.words(of: part).flatMap(\.heard))
    }
    steps = search.steps
    join(words, search.marked, of: text, keepingFullStops: differing.contains { $0.hasSuffix(".") })
  }

  /// A word of the text.
  ///
  /// Words that sound alike have equal values of `heard`.
  private struct Word {
    var range: Range<String.Index>
    var heard: [String]
  }

  private static func words(of text: String) -> [Word] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      let heard = AudibleText(String(word)).text.split(separator: " ").map(String.init)
      return Word(range: word.startIndex..<word.endIndex, heard: heard)
    }
  }

  /// A search for runs of unmarked words, which it marks.
  ///
  /// The search tries each index only once for each run of words. Marks are never removed, so a
  /// second try would fail, too.
  private struct Search {
    private(set) var marked: [Bool]
    private(set) var steps = 0

    private let words: [[String]]
    private var wordIndices: [String: [Int]] = [:]
    /// For each run of words, the next occurrence of its first word to try.
    private var next: [[String]: Int] = [:]

    init(_ words: [[String]]) {
      self.words = words
      marked = Array(repeating: false, count: words.count)
      for (index, word) in words.enumerated() {
        if let first = word.first { wordIndices[first, default: []].append(index) }
      }
    }

    /// Marks the first unmarked occurrence of a run of words.
    mutating func mark(_ wanted: [String]) {
      guard let first = wanted.first, let starts = wordIndices[first] else { return }
      var number = next[wanted, default: 0]
      while number < starts.count {
        let range = range(of: wanted, from: starts[number])
        number += 1
        guard let range else { continue }
        for index in range { marked[index] = true }
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

  private mutating func join(
    _ words: [Word], _ marked: [Bool], of text: String, keepingFullStops keepsFullStops: Bool
  ) {
    var position = text.startIndex
    var index = 0
    while index < words.count {
      var end = index
      while end < words.count, marked[end] == marked[index] { end += 1 }
      if marked[index] {
        let start = words[index].range.lowerBound
        let isLast = end == words.count
        let stop = MarkedWords.withoutSeparator(
          text[start..<words[end - 1].range.upperBound],
          separators: isLast || keepsFullStops ? "," : ",.")
        append(text[position..<start], false)
        append(text[start..<stop], true)
        position = stop
      }
      index = end
    }
    append(text[position...], false)
  }

  /// Returns the end of a text, not counting a separator at its end.
  ///
  /// The separator belongs to the next part.
  private static func withoutSeparator(_ text: Substring, separators: String) -> String.Index {
    let isSeparated = text.last.map(separators.contains) ?? false
    return isSeparated ? text.index(before: text.endIndex) : text.endIndex
  }

  private mutating func append(_ text: Substring, _ isMarked: Bool) {
    if !text.isEmpty { pieces.append(Piece(text: String(text), isMarked: isMarked)) }
  }
}

extension MarkedWords {
  /// Creates an expected or earlier text, in which missing and moved words are marked.
  init(expected text: String?, _ parts: [DifferingPart]) {
    self.init(parts.filter { $0.change != .heard }.map(\.words), in: text ?? "")
  }

  /// Creates an actual or later text, in which unexpected and moved words are marked.
  init(actual text: String?, _ parts: [DifferingPart]) {
    self.init(
      parts.filter { $0.change == .heard || $0.change == .moved }.map(\.words), in: text ?? "")
  }

  /// Returns the text with marks, or a placeholder if it is empty.
  ///
  /// - Parameters:
  ///   - escape: Returns a piece of the text with escapes for the output.
  ///   - mark: Returns an escaped piece with marks around it.
  func text(
    or placeholder: String, escaping escape: (String) -> String, _ mark: (String) -> String
  ) -> String {
    guard !pieces.isEmpty else { return placeholder }
    return pieces.map { $0.isMarked ? mark(escape($0.text)) : escape($0.text) }.joined()
  }
}
