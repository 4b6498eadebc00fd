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
    case worker
    /// A request, which can be answered over a socket or an event source.
    case request
    case stream
  }

  /// The times at which the page last sent and received messages of one topic.
  private struct MessageTimes {
    var lastSent = -Double.infinity
    var lastReceived = -Double.infinity
    /// The time at which the latest series of messages began.
    ///
    /// The pauses between messages of a series are shorter than ``pause``.
    var streamStart = -Double.infinity
    /// Whether a message of the page had no answer when the page sent the next message much later.
    var isMute = false

    /// Whether messages arrive all the time.
    ///
    /// Then no message can be recognized as an answer.
    var isEndless: Bool { lastReceived - streamStart >= PageChannels.patience }
  }

  private var open: Set<Channel> = []
  private var talks: [Topic: MessageTimes] = [:]

  /// The number of seconds after a message during which the server is expected to answer.
  private static let patience = 5.0
  /// The number of seconds without a message after which an answer counts as complete.
  private static let pause = 0.5
  /// The seconds without data after which a stream counts as complete.
  private static let streamPause = 2.5

  var isEmpty: Bool { open.isEmpty }

  mutating func open(_ channel: Channel) { open.insert(channel) }

  mutating func close(_ channel: Channel) { open.remove(channel) }

  /// Closes the channel that a request opened.
  mutating func close(request id: String) {
    open.remove(.events(id))
    guard open.remove(.stream(id)) != nil else { return }
    let hasStream = open.contains { if case .stream = $0 { true } else { false } }
    if !hasStream { talks[.stream] = nil }
  }

  /// Closes the channels of a document that the page has left.
  mutating func closeAll() { self = PageChannels() }

  /// Records that the page sent something.
  mutating func send(_ topic: Topic, at time: Double) {
    var talk = talks[topic] ?? MessageTimes()
    // On some channels, the server never answers. Therefore, after one message without an answer,
    // wait only briefly for answers to later messages.
    if talk.lastSent > talk.lastReceived, time - talk.lastSent >= PageChannels.patience {
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
    if case .socket = topic { topics.append(.request) }
    for topic in topics {
      var talk = talks[topic] ?? MessageTimes()
      if time - talk.lastReceived >= PageChannels.pause { talk.streamStart = time }
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
  var isUnanswered: Bool { talks.values.contains { $0.lastReceived < $0.lastSent } }

  /// Whether a message of a socket only keeps the connection open.
  ///
  /// Source: Engine.IO protocol 4, packet types: ping, pong, upgrade, noop.
  static func isControl(_ payload: String) -> Bool {
    ["2", "3", "5", "6", "2probe", "3probe"].contains(payload)
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
      if talk.isEndless { return time - talk.lastSent < PageChannels.pause }
      if talk.lastReceived < talk.lastSent {
        let isShort = talk.isMute || isHurried
        return time - talk.lastSent < (isShort ? PageChannels.pause : PageChannels.patience)
      }
      return time - talk.lastReceived
        < (topic == .stream ? PageChannels.streamPause : PageChannels.pause)
    }
  }
}
