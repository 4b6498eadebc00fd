/// Finds the known word that a person probably meant.
package enum NearestWord {
  /// Returns “; did you mean …?” with the nearest known word, or an empty text.
  static func sentence(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// Returns the known word with the fewest changed letters, if there are few.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let word = word.lowercased()
    guard word.count <= 30 else { return nil }
    let limit = max(1, min(3, word.count / 3))
    var best: (word: String, distance: Int)?
    // Letters that one has more than the other must all be added.
    for candidate in known where abs(candidate.count - word.count) <= limit {
      let distance = distance(from: word, to: candidate.lowercased())
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Returns how many letters must be added, left out, changed or swapped with their neighbour.
  ///
  /// - Complexity: O(*n* · *m*), the lengths of the words.
  ///
  /// Source: Damerau and Levenshtein, optimal string alignment.
  package static func distance(from left: String, to right: String) -> Int {
    let (first, second) = (Array(left), Array(right))
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
