internal import Simulator

/// All words that are heard of a screen, so that phrases are found among them without going through all.
struct SpokenWords {
  private let words: [Substring]
  private var indices: [Substring: [Int]] = [:]

  /// The words of every stop with hints off, reduced to what the ear can tell.
  init(_ heard: ScreenReading, in quiet: ScreenReading) {
    words = heard.transcript.stops.enumerated().flatMap { index, stop in
      // Where no hint is heard, none is missing.
      let left = stop.hasHints ? quiet.stop(at: index) ?? stop : stop
      return AsHeard(left.announcement.text).text.split(separator: " ")
    }
    for (index, word) in words.enumerated() { indices[word, default: []].append(index) }
  }

  /// Whether a phrase is heard somewhere, word by word; it is looked for where its rarest word stands.
  func hold(_ phrase: String) -> Bool {
    let wanted = AsHeard(phrase).text.split(separator: " ")
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
