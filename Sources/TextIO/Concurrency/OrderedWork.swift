internal import Dispatch

/// Functions that work on many items in parallel and deliver the results in the order of the items.
package enum OrderedWork {
  /// The maximum total size, in bytes, of all started items without a delivered result.
  ///
  /// The limit is the size of the largest page.
  static let limit = 16 << 20
  /// The size in bytes that counts for every smaller item.
  ///
  /// It prevents thousands of small items from starting at once.
  static let minimumSize = 1 << 16

  /// Transforms all items in parallel, and passes the results in order to `consume` in the calling
  /// thread.
  ///
  /// An item waits while the started items without a delivered result would exceed ``limit``.
  /// Therefore, memory does not grow with the number of items.
  ///
  /// The calling thread transforms the next item itself if no other thread has started it.
  /// Therefore, nested calls cannot wait for each other forever when all threads are busy.
  ///
  /// - Parameters:
  ///   - size: A function that returns the approximate size of an item in bytes.
  ///   - transform: A function that transforms an item, in any thread.
  ///   - consume: A function that receives a result. It returns `false` to stop, so that no further
  ///     item starts.
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
  /// The result, or `nil` before the work is done.
  ///
  /// The thread that does the work writes it. Other threads read it only after the work is done.
  private var output: Output?
  private let isUnclaimed = DispatchSemaphore(value: 0)
  private let isDone = DispatchSemaphore(value: 0)

  init(_ body: @escaping @Sendable () -> Output) {
    self.body = body
    // The semaphore is created with 0 and raised to 1 here, because a semaphore must not be freed
    // while its value is lower than at its creation.
    isUnclaimed.signal()
  }

  /// Does the work, unless a thread has already claimed it.
  func run() {
    guard let body = claim() else { return }
    output = body()
    isDone.signal()
  }

  /// Returns and removes the result.
  ///
  /// Waits until the work is done, and does the work itself if no thread has claimed it.
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
