internal import Dispatch

/// Parallel work on many items, with results in the order of the items.
package enum OrderedWork {
  /// The maximum number of input bytes in progress or waiting: the size of the largest page.
  static let limit = 16 << 20
  /// A smaller item counts as this many bytes, so that thousands of small items do not all start at
  /// once.
  static let minimumSize = 1 << 16

  /// Transforms each item, and delivers the results in the calling thread.
  ///
  /// An item starts only if the items in progress or waiting stay within ``limit``. Memory
  /// therefore does not grow with the number of items. If no other thread has started the next
  /// item, the calling thread works on it, so that nested calls cannot deadlock when all threads
  /// are busy.
  ///
  /// - Parameters:
  ///   - size: Returns the approximate size of an item in bytes.
  ///   - transform: Transforms an item, in any thread.
  ///   - consume: Receives a result, and returns whether to continue. After `false`, no item
  ///       starts.
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

/// The work on one item, and its result.
///
/// The first thread that asks for the work does it.
private final class WorkItem<Output: Sendable>: @unchecked Sendable {
  /// The work, or `nil` once a thread has claimed it.
  ///
  /// Claimed work is removed, because the queue can keep this object for a long time.
  private var body: (@Sendable () -> Output)?
  /// The result.
  ///
  /// The working thread writes it, and other threads read it only after the work is done.
  private var output: Output?
  private let isUnclaimed = DispatchSemaphore(value: 0)
  private let isDone = DispatchSemaphore(value: 0)

  init(_ body: @escaping @Sendable () -> Output) {
    self.body = body
    // A semaphore must not be freed while its value is lower than at its creation.
    isUnclaimed.signal()
  }

  /// Does the work, unless a thread has already claimed it.
  func run() {
    guard let body = claim() else { return }
    output = body()
    isDone.signal()
  }

  /// Waits for the result, returns it, and removes it.
  func removeOutput() -> Output? {
    run()
    isDone.wait()
    defer { output = nil }
    return output
  }

  /// Prevents the work from starting.
  ///
  /// If the work has started, waits until it is done.
  func cancel() {
    if claim() == nil { isDone.wait() }
  }

  /// Returns the work to the first thread that asks, and `nil` to all others.
  private func claim() -> (@Sendable () -> Output)? {
    guard isUnclaimed.wait(timeout: .now()) == .success else { return nil }
    defer { body = nil }
    return body
  }
}
