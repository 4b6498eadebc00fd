/// The entries of a baseline, each of which suppresses one result.
struct KnownEntries<Entry: Hashable & Sendable>: Sendable {
  private var counts: [Entry: Int] = [:]

  /// Adds an entry.
  ///
  /// An entry that was added several times also has to be removed several times.
  mutating func add(_ entry: Entry) { counts[entry, default: 0] += 1 }

  /// Removes an entry once.
  ///
  /// Returns whether the baseline contained the entry.
  mutating func remove(_ entry: Entry) -> Bool {
    guard let count = counts[entry], count > 0 else { return false }
    counts[entry] = count - 1
    return true
  }

  /// Removes all entries that satisfy a predicate.
  mutating func removeAll(where isRemoved: (Entry) -> Bool) {
    counts = counts.filter { !isRemoved($0.key) }
  }

  /// Returns the number of entries for each key.
  func counts<Key: Hashable>(by key: (Entry) -> Key) -> [Key: Int] {
    counts.reduce(into: [:]) { $0[key($1.key), default: 0] += $1.value }
  }

  /// The number of entries.
  var count: Int { counts.values.reduce(0, +) }

  /// Returns all entries in sorted order.
  ///
  /// An entry that was added several times is returned the same number of times.
  func sorted(by precedes: (Entry, Entry) -> Bool) -> [Entry] {
    counts.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted(by: precedes)
  }
}
