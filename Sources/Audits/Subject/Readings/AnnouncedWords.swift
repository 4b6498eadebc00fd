internal import Simulator

/// All words that are announced on a screen, indexed for finding phrases.
struct AnnouncedWords {
  private let words: [Substring]
  private var indices: [Substring: [Int]] = [:]

  /// Collects the words of every stop with hints off, in the form of ``AudibleText``.
  init(_ reading: ScreenReading, in quiet: ScreenReading) {
    words = reading.transcript.stops.enumerated().flatMap { index, stop in
      // A stop without hints has the same words with hints off, so the stop need not be computed
      // again.
      let left = stop.hasHints ? quiet.stop(at: index) ?? stop : stop
      return AudibleText(left.announcement.text).text.split(separator: " ")
    }
    for (index, word) in words.enumerated() { indices[word, default: []].append(index) }
  }

  /// Whether readers announce the words of a phrase in order and without other words between them.
  ///
  /// The search starts from the occurrences of the phrase's rarest word.
  func contains(phrase: String) -> Bool {
    let wanted = AudibleText(phrase).text.split(separator: " ")
    var rarest: (offset: Int, indices: [Int])?
    for (offset, word) in wanted.enumerated() {
      guard let indices = indices[word] else { return false }
      if indices.count < rarest?.indices.count ?? Int.max { rarest = (offset, indices) }
    }
    guard let rarest else { return true }
    return rarest.indices.contains { index in
      let start = index - rarest.offset
      return start >= 0 && start + wanted.count <= words.count
        && words[start..<start + wanted.count].elementsEqual(wanted)
    }
  }
}
