internal import Dispatch

/// Transforms many items on all cores and delivers the results in the order of the items.
package enum OrderedWork {
  /// The most bytes of input in progress or waiting for delivery: the size of the largest page.
  static let limit = 16 << 20
  /// The size that the smallest item counts as, so that thousands of them do not all start at once.
  static let minimumSize = 1 << 16

  /// Transforms each item and delivers the result in the calling thread.
  ///
  /// An item starts while those in progress or waiting stay within ``limit``, so that memory does
  /// not grow with their number. The calling thread itself runs the next item if no other thread
  /// has started it, so that nested calls cannot deadlock when all threads are busy.
  ///
  /// - Parameters:
  ///   - size: Returns the approximate size of an item in bytes.
  ///   - transform: Transforms an item, in any thread.
  ///   - consume: Receives a result and returns whether to continue; after `false` no item starts.
  package static func forEach<Item: Sendable, Output: Sendable>(
    _ items: [Item], size: (Item) -> Int, transform: @escaping @Sendable (Item) -> Output,
    consume: (Output) -> Bool
  ) {
    guard items.count > 1 else {
      for item in items { _ = consume(transform(item)) }
      return
    }
    let queue = DispatchQueue(label: "ordered work", attributes: .concurrent)
    let sizes = items.map { max(size($0), minimumSize) }
    var tasks: [WorkItem<Output>] = []
    var sizeInProgress = 0
    for index in items.indices {
      while tasks.count < items.count,
        sizeInProgress == 0 || sizeInProgress + sizes[tasks.count] <= limit
      {
        let task = WorkItem { [item = items[tasks.count]] in transform(item) }
        queue.async { task.run() }
        sizeInProgress += sizes[tasks.count]
        tasks.append(task)
      }
      let continues = tasks[index].removeOutput().map(consume) ?? false
      sizeInProgress -= sizes[index]
      guard continues else { return tasks[(index + 1)...].forEach { $0.cancel() } }
    }
  }
}

/// Owns the work on one item and its result; the first thread that asks does the work.
private final class WorkItem<Output: Sendable>: @unchecked Sendable {
  /// The work; `nil` once a thread has claimed it, since the queue may keep this object for long.
  private var body: (@Sendable () -> Output)?
  /// Written by the thread that does the work, and read by others only once it is done.
  private var output: Output?
  private let isUnclaimed = DispatchSemaphore(value: 0)
  private let isDone = DispatchSemaphore(value: 0)

  init(_ body: @escaping @Sendable () -> Output) {
    self.body = body
    // A semaphore may not be released with a lower value than it began with.
    isUnclaimed.signal()
  }

  /// Does the work unless a thread has claimed it.
  func run() {
    guard let body = claim() else { return }
    output = body()
    isDone.signal()
  }

  /// Returns the result once it is there, and releases it.
  func removeOutput() -> Output? {
    run()
    isDone.wait()
    defer { output = nil }
    return output
  }

  /// Prevents the work from starting, or waits until it is done.
  func cancel() {
    if claim() == nil { isDone.wait() }
  }

  /// Returns the work to the first thread that asks, `nil` to others.
  private func claim() -> (@Sendable () -> Output)? {
    guard isUnclaimed.wait(timeout: .now()) == .success else { return nil }
    defer { body = nil }
    return body
  }
}
