internal import Dispatch

extension Array where Element: Sendable {
  /// What becomes of each element, in order; as many at once as there are processors.
  ///
  /// - Parameters:
  ///   - atOnce: Whether more than one is worked on at a time.
  ///   - progress: Told how many are done, in no particular thread but never twice at once.
  package func mapped<Result: Sendable>(
    atOnce: Bool = true, progress: @Sendable (_ done: Int) -> Void = { _ in },
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard atOnce, count > 1 else {
      var results: [Result] = []
      for element in self {
        results.append(transform(element))
        progress(results.count)
      }
      return results
    }
    let collected = CollectedResults<Result>(count: count)
    DispatchQueue.concurrentPerform(iterations: count) { place in
      collected.add(transform(self[place]), at: place, progress)
    }
    return collected.inOrder
  }
}

/// Owns results that come from several threads, and lets one in at a time.
private final class CollectedResults<Result: Sendable>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "results in order")
  private var results: [Result?]
  private var done = 0

  init(count: Int) { results = Array(repeating: nil, count: count) }

  func add(_ result: Result, at place: Int, _ progress: @Sendable (_ done: Int) -> Void) {
    queue.sync {
      results[place] = result
      done += 1
      progress(done)
    }
  }

  /// The results in the order of what they were made of.
  var inOrder: [Result] { queue.sync { results.compactMap(\.self) } }
}
