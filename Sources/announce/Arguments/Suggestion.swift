import Simulator

/// Suggestions for misspelt words.
enum Suggestion {
  /// Returns the most similar candidate, or `nil` if no candidate is similar.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = word.lowercased()
    // Words with 64 bytes or more are not compared, because no option is so long.
    guard typed.utf8.count < 64 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let isBeginning = typed.count >= 2 && candidate.lowercased().hasPrefix(typed)
      let distance =
        isBeginning ? 1 : NearestWord.distance(from: typed, to: candidate.lowercased())
      guard distance <= max(1, candidate.count / 3), distance < best?.distance ?? .max
      else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// Returns “did you mean …?”, or the list of candidates if no candidate is similar.
  static func remedy(
    for word: String, among candidates: [String], called plural: String, before prefix: String = ""
  ) -> String {
    if let nearest = nearest(to: word, among: candidates) {
      return "did you mean “\(prefix)\(nearest)”?"
    }
    guard !candidates.isEmpty else { return "there are no \(plural)" }
    return "\(plural) are " + candidates.map { prefix + $0 }.joined(separator: ", ")
  }
}
