/// A group of expected or heard words between two commas.
struct WordGroup {
  /// The words as written, or `nil` if the group was cut out of a longer group.
  var text: String?
  /// The words, numbers and symbols.
  var words: [Token]
  /// For heard words, the index of the piece of the announcement from which each word comes.
  var pieces: [Int] = []

  /// The words as written, or else with spaces between words of scripts that have spaces.
  var written: String {
    if let text { return text }
    var written = ""
    var previous: Token?
    for word in words {
      if let previous, !previous.isUnspaced || !word.isUnspaced { written += " " }
      written += word.text
      previous = word
    }
    return written
  }

  func cut(_ range: Range<Int>) -> WordGroup {
    guard range != words.indices else { return self }
    return WordGroup(
      text: nil, words: Array(words[range]),
      pieces: pieces.isEmpty ? [] : Array(pieces[range]))
  }
}

extension StopExpectation {
  /// Returns the groups of expected words, and the indices of the groups that follow a gap.
  ///
  /// If the expectation ends with a gap, the indices include the number of groups.
  ///
  /// - Parameter atFullStops: Whether full stops separate parts, too.
  func groups(
    by comparison: Comparison, atFullStops: Bool
  ) -> (groups: [WordGroup], gaps: Set<Int>) {
    var groups: [WordGroup] = []
    var gaps: Set<Int> = []
    func append(_ text: String) {
      for part in CommaParts.split(text, atFullStops: atFullStops) {
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
  /// The heard words in groups, which begin after a comma, semicolon or full stop.
  var groups: [WordGroup] {
    var groups: [WordGroup] = []
    for (index, piece) in pieces.enumerated() {
      let words = tokens[piece.tokens].filter { !$0.isSpace }
      guard !words.isEmpty else { continue }
      if piece.beginsGroup || groups.isEmpty { groups.append(WordGroup(text: nil, words: [])) }
      groups[groups.count - 1].words += words
      groups[groups.count - 1].pieces += words.map { _ in index }
    }
    return groups
  }
}

/// The longest sequence of elements that two lists have in common, in the same order.
enum CommonRun {
  /// The maximum number of pairs to compare.
  ///
  /// In longer lists, only equal elements at the beginning and the end are found.
  private static let limit = 40_000

  /// Returns the indices of the longest common subsequence in both lists.
  static func indices<Element: Equatable>(
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
        let cell = row * width + column
        lengths[cell] =
          one == other
          ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
      }
    }
    var pairs: [(left: Int, right: Int)] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      let (one, other) = (left.startIndex + row, right.startIndex + column)
      let cell = row * width + column
      if left[one] == right[other] {
        pairs.append((one, other))
        (row, column) = (row + 1, column + 1)
      } else if lengths[cell + width] >= lengths[cell + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}
