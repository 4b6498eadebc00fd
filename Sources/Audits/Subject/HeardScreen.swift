public import Simulator

/// A screen as one reader says it in some circumstances.
public struct HeardScreen: Sendable {
  /// The reader.
  public let reader: any ScreenReader
  /// In which circumstances.
  public let circumstance: Circumstance
  /// The screen that was read, with what the circumstances changed.
  public let screen: Screen
  private let source: Source
  private let stops: [Node.Index: Int]
  /// For each node whose words are heard at the stop of another, that stop.
  private let speakers: [Node.Index: Int]
  private let reasons: [Node.Index: Int]

  /// Where what is said comes from: all of it was read, or a reader is asked stop by stop.
  private enum Source: Sendable {
    case read(Transcript)
    case asked(any ScreenWalk, like: Transcript)
  }

  /// Lets a reader read a screen.
  init(_ screen: Screen, by reader: any ScreenReader, in circumstance: Circumstance) {
    self.init(
      screen, by: reader, saying: reader.read(screen, by: .swipeRight), in: circumstance)
  }

  /// The same screen in other circumstances, which change words but not where they are heard.
  ///
  /// Few rules
  /// ask, and few stops are asked for, so that each is heard when it is.
  init(
    _ given: HeardScreen, as screen: Screen, by reader: any ScreenReader,
    in circumstance: Circumstance
  ) {
    self.reader = reader
    self.circumstance = circumstance
    self.screen = screen
    let walk: any ScreenWalk = reader.open(screen, by: .swipeRight)
    var like = given.transcript
    like.stops = []
    like.passedOver = []
    source = .asked(walk, like: like)
    var stops = [Node.Index: Int](minimumCapacity: walk.count)
    for place in 0..<walk.count {
      let node = walk.node(at: place)
      stops[node] = stops[node] ?? place
    }
    self.stops = stops
    speakers = given.speakers.compactMapValues { stops[given.transcript.stops[$0].node] }
    reasons = [:]
  }

  /// A screen that was read already.
  init(
    _ screen: Screen, by reader: any ScreenReader, saying transcript: Transcript,
    in circumstance: Circumstance
  ) {
    self.reader = reader
    self.circumstance = circumstance
    self.screen = screen
    source = .read(transcript)
    var (stops, speakers, reasons) = ([Node.Index: Int](), [Node.Index: Int](), [Node.Index: Int]())
    for (place, stop) in transcript.stops.enumerated() {
      stops[stop.node] = stops[stop.node] ?? place
      for part in stop.announcement.parts {
        guard let node = part.node, node != stop.node, speakers[node] == nil else { continue }
        speakers[node] = place
      }
    }
    for (place, passed) in transcript.passedOver.enumerated() { reasons[passed.node] = place }
    self.stops = stops
    self.speakers = speakers
    self.reasons = reasons
  }

  /// The reader's name, such as `talkback`.
  public var name: String { type(of: reader).name }

  /// What is said, at every stop.
  public var transcript: Transcript {
    switch source {
    case .read(let transcript): return transcript
    case .asked(let walk, var transcript):
      transcript.stops = walk.stops
      transcript.passedOver = walk.passedOver
      return transcript
    }
  }

  private func stop(at place: Int) -> Stop {
    switch source {
    case .read(let transcript): transcript.stops[place]
    case .asked(let walk, _): walk.stop(at: place)
    }
  }

  /// The stop of a node; absent where swiping does not stop at it.
  public func stop(of node: Node.Index) -> Stop? { stops[node].map { stop(at: $0) } }

  /// The stop at which words of a node are heard: its own, or that of another.
  public func stop(speaking node: Node.Index) -> Stop? {
    stop(of: node) ?? speakers[node].map { stop(at: $0) }
  }

  /// Why a node is no stop.
  public func reason(for node: Node.Index) -> PassedOver? {
    reasons[node].map { transcript.passedOver[$0] }
  }

  /// What is heard at a stop, as a finding quotes it.
  ///
  /// - Parameter parts: The parts that the finding rests on; all of them unless some are named.
  public func quote(_ stop: Stop, restingOn parts: [Part]? = nil) -> Finding.Quote {
    let confidences = (parts ?? stop.announcement.parts).map(\.confidence)
    return Finding.Quote(
      reader: name, profile: reader.profile, circumstance: circumstance,
      text: stop.announcement.text,
      confidence: confidences.max { $0.doubt < $1.doubt } ?? .sourceCode)
  }
}

extension Part {
  /// How sure we are of it: of the rule, and of the words where they are the reader's.
  var confidence: Rule.Confidence {
    attestation == .attested ? rule.confidence : .assumed
  }

  /// Whether the words are the author's and not the reader's.
  var isAuthored: Bool {
    switch kind {
    case .label, .value, .content, .placeholder, .hint, .description, .error: true
    case .role, .state, .position, .container, .heading, .actions, .usageHint, .sound: false
    }
  }
}
