internal import Dispatch

/// The requests that were not answered yet. Several of them are worked on at once.
///
/// Unchecked: the variables are used only while the lock is held.
final class RequestQueue: @unchecked Sendable {
  /// A request with its work.
  private final class Ticket: Sendable {
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

  /// The maximum number of requests that wait.
  static let countLimit = 1_024
  /// The maximum size in bytes of the requests that wait, all together.
  static let sizeLimit = 32 << 20

  private let output: MessageOutput
  private let workerLimit: Int
  private let queue = DispatchQueue(label: "requests", attributes: .concurrent)
  private let isFree = DispatchSemaphore(value: 1)
  private let all = DispatchGroup()
  private var waiting: [Ticket] = []
  private var waitingSize = 0
  private var workerCount = 0
  /// The requests that wait or are worked on.
  private var open: [MessageID: Ticket] = [:]

  init(_ output: MessageOutput, workerLimit: Int) {
    self.output = output
    self.workerLimit = max(1, workerLimit)
  }

  /// Works on a request in another thread, and answers it.
  func perform(
    _ request: Message.Request,
    _ work: @escaping @Sendable (RequestContext) -> Result<JSONText, RequestError>
  ) {
    let ticket = Ticket(RequestContext(id: request.id, output), size: request.size, work)
    let (error, startsWorker) = locked { () -> (RequestError?, Bool) in
      guard open[request.id] == nil else {
        return (.invalidRequest("a request with this id is not answered yet"), false)
      }
      guard waiting.count < Self.countLimit, waitingSize + request.size <= Self.sizeLimit else {
        return (.busy(waiting.count), false)
      }
      open[request.id] = ticket
      waiting.append(ticket)
      waitingSize += request.size
      guard workerCount < workerLimit else { return (nil, false) }
      workerCount += 1
      return (nil, true)
    }
    if let error { return output.send(.answer(to: request.id, .failure(error))) }
    guard startsWorker else { return }
    queue.async(group: all) { [self] in
      while let ticket = next() {
        let result = ticket.work(ticket.context)
        if close(ticket) { output.send(.answer(to: ticket.context.id, result)) }
      }
    }
  }

  /// Stops a request.
  ///
  /// - Parameter error: The answer to the request; with `nil`, the request gets no answer.
  func cancel(_ id: MessageID, answering error: RequestError?) {
    let ticket = locked { () -> Ticket? in
      guard let ticket = open.removeValue(forKey: id) else { return nil }
      if let index = waiting.firstIndex(where: { $0 === ticket }) {
        waitingSize -= waiting.remove(at: index).size
      }
      return ticket
    }
    guard let ticket else { return }
    ticket.context.cancel()
    if let error { output.send(.answer(to: id, .failure(error))) }
  }

  /// Waits until all requests are answered.
  ///
  /// After some seconds, the remaining requests are cancelled.
  func finish(within seconds: Int) {
    guard all.wait(timeout: .now() + .seconds(seconds)) == .timedOut else { return }
    for id in locked({ Array(open.keys) }) { cancel(id, answering: nil) }
  }

  private func next() -> Ticket? {
    locked {
      guard !waiting.isEmpty else {
        workerCount -= 1
        return nil
      }
      let ticket = waiting.removeFirst()
      waitingSize -= ticket.size
      return ticket
    }
  }

  /// Removes a request that is done, and returns whether it must be answered.
  private func close(_ ticket: Ticket) -> Bool {
    locked {
      guard open[ticket.context.id] === ticket else { return false }
      open[ticket.context.id] = nil
      return true
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    isFree.wait()
    defer { isFree.signal() }
    return body()
  }
}
