/// Words that belong together: a part between two commas, expected or heard.
struct WordGroup {
  /// The words as they are written; absent for a group that was cut out of a longer one.
  var text: String?
  /// The words, numbers and symbols.
  var words: [Token]
  /// For heard words, the piece of the announcement each one is from.
  var pieces: [Int] = []

  /// The words as a person reads them.
  var written: String { text ?? words.map(\.text).joined(separator: " ") }

  /// The words at some of its places.
  func cut(_ range: Range<Int>) -> WordGroup {
    guard range != words.indices else { return self }
    return WordGroup(
      text: nil, words: Array(words[range]),
      pieces: pieces.isEmpty ? [] : Array(pieces[range]))
  }
}

extension StopExpectation {
  /// The expected words in groups, and before which of them, and whether after the last, a gap is.
  func groups(by comparison: Comparison) -> (groups: [WordGroup], gaps: Set<Int>) {
    var groups: [WordGroup] = []
    var gaps: Set<Int> = []
    func append(_ text: String) {
      for part in CommaParts.split(text) {
        let words = comparison.words(of: part)
        if !words.isEmpty { groups.append(WordGroup(text: String(part), words: words)) }
      }
    }
    switch content {
    case .anything: gaps.insert(0)
    case .facts(let facts):
      facts.forEach(append)
      gaps = Set(0...groups.count)
    case .utterances(let utterances):
      for piece in utterances.joined() {
        switch piece {
        case .words(let words): append(words)
        case .gap: gaps.insert(groups.count)
        }
      }
    }
    return (groups, gaps)
  }
}

extension AnnouncementWords {
  /// The heard words in groups.
  var groups: [WordGroup] {
    var groups: [WordGroup] = []
    for (place, piece) in pieces.enumerated() {
      let words = tokens[piece.tokens].filter { !$0.isSpace }
      guard !words.isEmpty else { continue }
      if piece.beginsGroup || groups.isEmpty { groups.append(WordGroup(text: nil, words: [])) }
      groups[groups.count - 1].words += words
      groups[groups.count - 1].pieces += words.map { _ in place }
    }
    return groups
  }
}

/// Which elements of two lists are common to both, in the order of both.
enum CommonRun {
  /// How many pairs are looked at; of longer lists only equal ends are found.
  private static let limit = 40_000

  /// The places of common elements, as many as there can be.
  static func places<Element: Equatable>(
    _ left: [Element], _ right: [Element]
  ) -> [(left: Int, right: Int)] {
    var (start, end) = (0, 0)
    let shorter = min(left.count, right.count)
    while start < shorter, left[start] == right[start] { start += 1 }
    while end < shorter - start, left[left.count - 1 - end] == right[right.count - 1 - end] {
      end += 1
    }
    let middle = longest(left[start..<left.count - end], right[start..<right.count - end])
    let last = (0..<end).reversed().map { (left.count - 1 - $0, right.count - 1 - $0) }
    return (0..<start).map { ($0, $0) } + middle + last
  }

  private static func longest<Element: Equatable>(
    _ left: ArraySlice<Element>, _ right: ArraySlice<Element>
  ) -> [(left: Int, right: Int)] {
    guard !left.isEmpty, !right.isEmpty, left.count <= limit / right.count else { return [] }
    let width = right.count + 1
    var lengths = [Int](repeating: 0, count: (left.count + 1) * width)
    for (row, one) in left.enumerated().reversed() {
      for (column, other) in right.enumerated().reversed() {
        let place = row * width + column
        lengths[place] =
          one == other
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var places: [(left: Int, right: Int)] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      let (one, other) = (left.startIndex + row, right.startIndex + column)
      let place = row * width + column
      if left[one] == right[other] {
        places.append((one, other))
        (row, column) = (row + 1, column + 1)
      } else if lengths[place + width] >= lengths[place + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return places
  }
}
