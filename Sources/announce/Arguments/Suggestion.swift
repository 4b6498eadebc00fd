/// Finds what somebody may have meant.
enum Suggestion {
  /// The candidate nearest to what was typed, if any is near; the first of several.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = word.lowercased()
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let isBeginning = typed.count >= 2 && candidate.lowercased().hasPrefix(typed)
      let distance = isBeginning ? 1 : distance(from: typed, to: candidate.lowercased())
      guard distance <= max(1, candidate.count / 3), distance < best?.distance ?? .max
      else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// “; did you mean …?” or a list of what there is.
  static func remedy(
    for word: String, among candidates: [String], called plural: String, before prefix: String = ""
  ) -> String {
    if let nearest = nearest(to: word, among: candidates) {
      return "did you mean “\(prefix)\(nearest)”?"
    }
    guard !candidates.isEmpty else { return "there are no \(plural)" }
    return "\(plural) are " + candidates.map { prefix + $0 }.joined(separator: ", ")
  }

  /// How many letters must be changed, added, left out or swapped with their neighbour.
  ///
  /// Source: Damerau and Levenshtein, optimal string alignment.
  private static func distance(from left: String, to right: String) -> Int {
    // What is much longer than any option is near to none, and not worth the time.
    guard left.utf8.count < 64 else { return .max }
    let left = Array(left)
    let right = Array(right)
    var previous: [Int] = []
    var current = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      let beforePrevious = previous
      previous = current
      current = [row + 1]
      for (column, other) in right.enumerated() {
        let change = previous[column] + (letter == other ? 0 : 1)
        var least = min(change, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          least = min(least, beforePrevious[column - 1] + 1)
        }
        current.append(least)
      }
    }
    return current[right.count]
  }
}
