internal import Dispatch
internal import TextIO

/// The requests that were not answered yet.
///
/// Several requests are worked on at once.
///
/// Unchecked: the variables are used only while the lock is held.
final class RequestQueue: @unchecked Sendable {
  /// A request together with the work that answers it.
  private final class PendingRequest: Sendable {
    let context: RequestContext
    let size: Int
    let work: @Sendable (RequestContext) -> Result<JSONText, RequestError>

    init(
      _ context: RequestContext, size: Int,
      _ work: @escaping @Sendable (RequestContext) -> Result<JSONText, RequestError>
    ) {
      self.context = context
      self.size = size
      self.work = work
    }
  }

  /// The maximum number of requests that wait or are worked on.
  static let countLimit = 1_024
  /// The maximum total size, in bytes, of the requests that wait or are worked on.
  ///
  /// A larger request is accepted if no other request waits or is worked on. The limit is low,
  /// because a parsed request needs much more memory than its bytes.
  static let sizeLimit = 8 << 20

  private let output: MessageOutput
  private let workerLimit: Int
  private let queue = DispatchQueue(label: "requests", attributes: .concurrent)
  private let lock = Lock()
  private let all = DispatchGroup()
  private var waiting: [PendingRequest] = []
  /// The number of requests that wait or are worked on, including cancelled work that has not
  /// ended.
  private var heldCount = 0
  private var heldSize = 0
  private var workerCount = 0
  /// The requests that must still be answered, by their ids.
  private var open: [MessageID: PendingRequest] = [:]

  init(_ output: MessageOutput, workerLimit: Int) {
    self.output = output
    self.workerLimit = max(1, workerLimit)
  }

  /// Runs the work for a request in another thread, and sends the answer.
  func perform(
    _ request: Message.Request,
    _ work: @escaping @Sendable (RequestContext) -> Result<JSONText, RequestError>
  ) {
    let pending = PendingRequest(RequestContext(id: request.id, output), size: request.size, work)
    let (error, startsWorker) = lock.withLock { () -> (RequestError?, Bool) in
      guard open[request.id] == nil else {
        return (.invalidRequest("a request with this id is not answered yet"), false)
      }
      guard heldCount < Self.countLimit,
        heldCount == 0 || heldSize + request.size <= Self.sizeLimit
      else { return (.busy(heldCount), false) }
      open[request.id] = pending
      waiting.append(pending)
      heldCount += 1
      heldSize += request.size
      guard workerCount < workerLimit else { return (nil, false) }
      workerCount += 1
      return (nil, true)
    }
    if let error { return output.send(.answer(to: request.id, .failure(error))) }
    guard startsWorker else { return }
    queue.async(group: all) { [self] in
      while let pending = next() {
        let result = pending.work(pending.context)
        let isOpen = close(pending)
        if isOpen { output.send(.answer(to: pending.context.id, result)) }
      }
    }
  }

  /// Cancels a request that is not answered yet.
  ///
  /// - Parameter error: The answer to the request, or `nil` to send no answer.
  func cancel(_ id: MessageID, answering error: RequestError?) {
    let pending = lock.withLock { () -> PendingRequest? in
      guard let pending = open.removeValue(forKey: id) else { return nil }
      if let index = waiting.firstIndex(where: { $0 === pending }) {
        waiting.remove(at: index)
        release(pending)
      }
      return pending
    }
    guard let pending else { return }
    pending.context.cancel()
    if let error { output.send(.answer(to: id, .failure(error))) }
  }

  /// Waits at most the given number of seconds until all requests are answered.
  ///
  /// After that time, the remaining requests are cancelled. The work on cancelled requests gets a
  /// few more seconds to remove temporary files and to end programs.
  ///
  /// - Parameter isStopping: A function that returns whether to cancel the remaining requests at
  ///   once.
  func finish(within seconds: Int, unless isStopping: () -> Bool) {
    let end = DispatchTime.now() + .seconds(seconds)
    while !isStopping(), DispatchTime.now() < end {
      if all.wait(timeout: .now() + .milliseconds(50)) == .success { return }
    }
    for id in lock.withLock({ Array(open.keys) }) { cancel(id, answering: nil) }
    _ = all.wait(timeout: .now() + .seconds(Self.cleaningLimit))
  }

  /// The maximum number of seconds for which cancelled work may continue.
  private static let cleaningLimit = 3

  private func next() -> PendingRequest? {
    lock.withLock {
      guard !waiting.isEmpty else {
        workerCount -= 1
        return nil
      }
      return waiting.removeFirst()
    }
  }

  /// Removes a request whose work has ended, and returns whether the request must be answered.
  private func close(_ pending: PendingRequest) -> Bool {
    lock.withLock {
      release(pending)
      guard open[pending.context.id] === pending else { return false }
      open[pending.context.id] = nil
      return true
    }
  }

  /// Makes room in the queue for other requests, because the work on a request has ended.
  ///
  /// The caller must hold the lock.
  private func release(_ pending: PendingRequest) {
    heldCount -= 1
    heldSize -= pending.size
  }
}
