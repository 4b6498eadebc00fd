internal import Simulator

/// All words that are announced on a screen, indexed for finding phrases.
struct AnnouncedWords {
  private var words: [Substring] = []
  /// The occurrences of each word.
  private var occurrences: [Substring: Occurrences] = [:]
  /// For each word, the index of the same word before it, or −1 if the word is its first
  /// occurrence.
  private var previous: [Int] = []

  private struct Occurrences {
    /// The index of the last occurrence.
    var last = -1
    var count = 0

    /// Adds an occurrence, and returns the index of the occurrence before it, or −1.
    mutating func add(_ index: Int) -> Int {
      defer { last = index }
      count += 1
      return last
    }
  }

  /// Collects the words of every stop with hints off, in the form of ``AudibleText``.
  init(_ reading: ScreenReading, in quiet: ScreenReading) {
    for (index, stop) in reading.transcript.stops.enumerated() {
      // A stop without hints has the same words with hints off, so the stop need not be computed
      // again.
      let left = stop.hasHints ? quiet.stop(at: index) ?? stop : stop
      words += AudibleText(left.announcement.text).text.spaceSeparatedWords
    }
    previous.reserveCapacity(words.count)
    for (index, word) in words.enumerated() {
      previous.append(occurrences[word, default: Occurrences()].add(index))
    }
  }

  /// Whether readers announce the words of a phrase in order and without other words between them.
  ///
  /// The search starts from the occurrences of the phrase's rarest word.
  func contains(phrase: String) -> Bool {
    let wanted = AudibleText(phrase).text.spaceSeparatedWords
    var rarest: (offset: Int, occurrences: Occurrences)?
    for (offset, word) in wanted.enumerated() {
      guard let occurrences = occurrences[word] else { return false }
      if occurrences.count < rarest?.occurrences.count ?? Int.max { rarest = (offset, occurrences) }
    }
    guard let rarest else { return true }
    return sequence(first: rarest.occurrences.last) { previous[$0] < 0 ? nil : previous[$0] }
      .contains { index in
        let start = index - rarest.offset
        return start >= 0 && start + wanted.count <= words.count
          && words[start..<start + wanted.count].elementsEqual(wanted)
      }
  }
}
