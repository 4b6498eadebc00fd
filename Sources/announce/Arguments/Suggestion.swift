import Simulator

/// Finds what somebody may have meant.
enum Suggestion {
  /// The candidate nearest to what was typed, if any is near; the first of several.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = word.lowercased()
    // What is much longer than any option is near to none, and not worth the time.
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
}
