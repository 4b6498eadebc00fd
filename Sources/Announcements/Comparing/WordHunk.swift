/// A section of the expected and of the heard words in which the two texts differ.
///
/// The words right before and after this section are the same in the two texts.
struct WordHunk {
  var expected, heard: [WordGroup]
  /// Whether the expected section contains a gap (`…`), which matches any words.
  var hasGap: Bool

  /// Returns the sections in which expected and heard words differ, in the order of the words.
  static func hunks(
    _ expected: [WordGroup], gaps: Set<Int>, _ heard: [WordGroup], ofFacts: Bool
  ) -> [WordHunk] {
    var hunks: [WordHunk] = []
    var (line, stop) = (0, 0)
    let common = CommonRun.indices(expected.map(\.words), heard.map(\.words))
    for anchor in common + [(expected.count, heard.count)] {
      let hunk = WordHunk(
        expected: Array(expected[line..<anchor.left]), heard: Array(heard[stop..<anchor.right]),
        hasGap: (line...anchor.left).contains(where: gaps.contains))
      let indices = (line...anchor.left).filter(gaps.contains).map { $0 - line }
      hunks += hunk.refined(gaps: Set(indices), ofFacts: ofFacts)
      (line, stop) = (anchor.left + 1, anchor.right + 1)
    }
    return hunks
  }

  /// Returns this section, divided at each comma between two words that the two texts have in
  /// common.
  ///
  /// The two words must be neighbours in both texts. Only one text needs to have the comma, because
  /// commas are not audible.
  private func refined(gaps: Set<Int>, ofFacts: Bool) -> [WordHunk] {
    guard !expected.isEmpty, !heard.isEmpty else { return [self] }
    let common = CommonRun.indices(expected.flatMap(\.words), heard.flatMap(\.words))
    guard !common.isEmpty else { return [self] }
    let ends = (WordHunk.ends(expected), WordHunk.ends(heard))
    var cuts = ends
    for (one, next) in zip(common, common.dropFirst())
    where next.left == one.left + 1 && next.right == one.right + 1 {
      if ofFacts ? ends.0.contains(next.left) : ends.1.contains(next.right) {
        cuts.0.insert(next.left)
      }
      if ends.0.contains(next.left) { cuts.1.insert(next.right) }
    }
    if ofFacts { WordHunk.cutFacts(common, ends.0, &cuts.1) }
    return split(cuts, gaps: gaps)
  }

  /// Adds cuts in the heard words where expected facts begin and end, because a fact can be a part
  /// of a heard group.
  private static func cutFacts(
    _ common: [(left: Int, right: Int)], _ ends: Set<Int>, _ cuts: inout Set<Int>
  ) {
    for pair in common {
      if pair.left == 0 || ends.contains(pair.left) { cuts.insert(pair.right) }
      if ends.contains(pair.left + 1) { cuts.insert(pair.right + 1) }
    }
  }

  private func split(_ cuts: (Set<Int>, Set<Int>), gaps: Set<Int>) -> [WordHunk] {
    let (left, origins) = WordHunk.cut(expected, at: cuts.0)
    let (right, _) = WordHunk.cut(heard, at: cuts.1)
    var hunks: [WordHunk] = []
    var (line, stop) = (0, 0)
    let common = CommonRun.indices(left.map(\.words), right.map(\.words))
    for anchor in common + [(left.count, right.count)] {
      let indices = (line...anchor.left).filter { origins[$0].map(gaps.contains) ?? false }
      hunks.append(
        WordHunk(
          expected: Array(left[line..<anchor.left]), heard: Array(right[stop..<anchor.right]),
          hasGap: !indices.isEmpty))
      (line, stop) = (anchor.left + 1, anchor.right + 1)
    }
    return hunks
  }

  /// Returns the position at which each group ends, in words from the start of the first group.
  private static func ends(_ groups: [WordGroup]) -> Set<Int> {
    var ends: Set<Int> = []
    var count = 0
    for group in groups {
      count += group.words.count
      ends.insert(count)
    }
    return ends
  }

  /// Returns the groups, divided at the positions `cuts`, in words from the start of the first
  /// group.
  ///
  /// The second result has an entry for each new group, and one for the end. The entry is the index
  /// of the old group with the same start, or `nil` if there is none.
  private static func cut(_ groups: [WordGroup], at cuts: Set<Int>) -> ([WordGroup], [Int?]) {
    var result: [WordGroup] = []
    var origins: [Int?] = []
    var offset = 0
    for (number, group) in groups.enumerated() {
      var start = 0
      for end in 1...group.words.count
      where end == group.words.count || cuts.contains(offset + end) {
        origins.append(start == 0 ? number : nil)
        result.append(group.cut(start..<end))
        start = end
      }
      offset += group.words.count
    }
    return (result, origins + [groups.count])
  }

  /// Removes and returns the first heard group with these words, or returns `nil` if there is none.
  mutating func remove(_ words: [Token]) -> WordGroup? {
    heard.firstIndex { $0.words == words }.map { heard.remove(at: $0) }
  }

  /// Removes and returns the heard words of a fact, from the first section that contains these
  /// words.
  static func remove(fact words: [Token], from hunks: inout [WordHunk]) -> WordGroup? {
    for number in hunks.indices {
      for (index, group) in hunks[number].heard.enumerated() {
        guard let range = TokenSearch(words).first(in: group.words, from: 0, where: { _ in true })
        else { continue }
        let rest = [0..<range.lowerBound, range.upperBound..<group.words.count]
          .filter { !$0.isEmpty }.map(group.cut)
        hunks[number].heard.replaceSubrange(index...index, with: rest)
        return group.cut(range)
      }
    }
    return nil
  }
}
