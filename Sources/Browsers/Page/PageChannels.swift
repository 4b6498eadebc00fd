/// The channels over which messages reach a page in real time: sockets, streams and workers.
struct PageChannels: Sendable {
  /// A channel of a page.
  enum Channel: Sendable, Hashable {
    case socket(String)
    /// An event source.
    case events(String)
    /// A response that arrives in parts.
    case stream(String)
    case worker(String)
  }

  /// The kinds of messages that a page sends.
  ///
  /// The answers to the kinds arrive on different channels.
  enum Topic: Sendable, Hashable {
    case socket(String)
    /// The opening of the event source at an address, which its server may answer with events.
    case events(String)
    case worker
    /// A request, which can be answered over a socket or an event source.
    case request
    case stream

    fileprivate var isEvents: Bool {
      if case .events = self { true } else { false }
    }
  }

  /// The times at which the page last sent and received messages of one topic.
  private struct MessageTimes {
    var lastSent = -Double.infinity
    var lastReceived = -Double.infinity
    /// The time at which the latest series of messages began.
    ///
    /// The pauses between messages of a series are shorter than ``PageChannels/pause``.
    var streamStart = -Double.infinity
    /// Whether a message of the page had no answer when the page sent the next message much later.
    var isMute = false

    /// Whether messages arrive all the time.
    ///
    /// Then no message can be recognized as an answer.
    func isEndless(for patience: Double) -> Bool { lastReceived - streamStart >= patience }
  }

  private var open: Set<Channel> = []
  private var talks: [Topic: MessageTimes] = [:]
  /// The factor by which this machine or the server is slower than usual.
  ///
  /// All durations below are multiplied by this factor.
  private(set) var slowness = 1.0

  /// The number of seconds after a message during which the server is expected to answer.
  var patience: Double { 5 * slowness }
  /// The number of seconds without a message after which an answer counts as complete.
  private var pause: Double { 0.5 * slowness }
  /// The seconds without data after which a stream counts as complete.
  private var streamPause: Double { 2.5 * slowness }
  /// The maximum number of seconds in which a page opens if nothing is slow.
  private static let usualOpeningTime = 4.0
  /// The maximum of ``slowness``.
  private static let greatestSlowness = 4.0

  var isEmpty: Bool { open.isEmpty }

  mutating func open(_ channel: Channel) { open.insert(channel) }

  mutating func close(_ channel: Channel) {
    open.remove(channel)
    // A server that refused a connection answers nothing.
    if case .socket(let id) = channel, talks[.socket(id)]?.lastReceived == -Double.infinity {
      talks[.socket(id)] = nil
    }
  }

  /// Opens a socket, to which the server answers with a handshake.
  mutating func connect(_ socket: String, at time: Double) {
    open(.socket(socket))
    send(.socket(socket), at: time)
  }

  /// Closes the channel that a request opened.
  mutating func close(request id: String) {
    open.remove(.events(id))
    guard open.remove(.stream(id)) != nil else { return }
    let hasStream = open.contains { if case .stream = $0 { true } else { false } }
    if !hasStream { talks[.stream] = nil }
  }

  /// Closes the channels of a document that the page has left.
  mutating func closeAll() {
    let factor = slowness
    self = PageChannels()
    slowness = factor
  }

  /// Lengthens all waits if a page took long to open.
  ///
  /// - Parameter seconds: The real time that the page took.
  mutating func adapt(toOpeningTime seconds: Double) {
    slowness = min(max(1, seconds / PageChannels.usualOpeningTime), PageChannels.greatestSlowness)
  }

  /// Records that the page sent something.
  mutating func send(_ topic: Topic, at time: Double) {
    var talk = talks[topic] ?? MessageTimes()
    // On some channels, the server never answers. Therefore, after one message without an answer,
    // wait only briefly for answers to later messages.
    if talk.lastSent > talk.lastReceived, time - talk.lastSent >= patience {
      talk.isMute = true
    }
    talk.lastSent = time
    talks[topic] = talk
  }

  /// Records a request, whose answer may arrive over a socket or an event source.
  mutating func request(at time: Double) {
    let canAnswer = open.contains { channel in
      switch channel {
      case .socket, .events: true
      case .stream, .worker: false
      }
    }
    if canAnswer { send(.request, at: time) }
  }

  /// Records that the page received a message.
  mutating func receive(_ topic: Topic, at time: Double) {
    var topics = [topic]
    switch topic {
    case .socket, .events: topics.append(.request)
    case .worker, .request, .stream: break
    }
    for topic in topics {
      var talk = talks[topic] ?? MessageTimes()
      if time - talk.lastReceived >= pause { talk.streamStart = time }
      talk.lastReceived = time
      talk.isMute = false
      talks[topic] = talk
    }
  }

  /// Records that a response began to arrive, and may continue in parts.
  mutating func begin(stream id: String, at time: Double) {
    open(.stream(id))
    send(.stream, at: time)
  }

  /// Whether a message of the page has no answer yet.
  ///
  /// Many event sources stay silent, so their opening does not count.
  var isUnanswered: Bool {
    talks.contains { !$0.key.isEvents && $0.value.lastReceived < $0.value.lastSent }
  }

  /// Whether a message of a socket only keeps the connection open, or confirms messages of the server, so
  /// that the server does not answer.
  ///
  /// Source: Engine.IO protocol 4, packet types: ping, pong, upgrade, noop. Socket.IO protocol 5,
  /// packet type ACK. NiceGUI sends an event “ack” every three seconds.
  ///
  /// - Parameters:
  ///   - payload: The message.
  ///   - isSent: Whether the page sent the message.
  static func isControl(_ payload: String, isSent: Bool = false) -> Bool {
    if ["2", "3", "5", "6", "2probe", "3probe"].contains(payload) { return true }
    guard isSent else { return false }
    let isPacket =
      payload.hasPrefix("43") && payload.dropFirst(2).first { !$0.isWholeNumber } == "["
    return isPacket || payload.hasPrefix("42[\"ack\"")
  }

  /// Whether the server may still answer a message that the page sent at or after `start`.
  ///
  /// - Parameters:
  ///   - time: The current time.
  ///   - start: The time before which messages are ignored.
  ///   - isHurried: Whether to wait only briefly for an answer, because an answer is not likely.
  func isAwaited(at time: Double, since start: Double, isHurried: Bool = false) -> Bool {
    talks.contains { topic, talk in
      guard talk.lastSent >= start else { return false }
      if talk.isEndless(for: patience) { return time - talk.lastSent < pause }
      if talk.lastReceived < talk.lastSent {
        // A source that the page opens by itself mostly waits for something to happen.
        let isShort = talk.isMute || isHurried || topic.isEvents && start == -.infinity
        return time - talk.lastSent < (isShort ? pause : patience)
      }
      return time - talk.lastReceived
        < (topic == .stream ? streamPause : pause)
    }
  }
}
