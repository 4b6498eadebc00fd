public import Simulator

/// A screen as one reader says it in some circumstances.
public struct HeardScreen: Sendable {
  /// The reader.
  public let reader: any ScreenReader
  /// In which circumstances.
  public let circumstance: Circumstance
  /// The screen that was read, with what the circumstances changed.
  public let screen: Screen
  /// What is said.
  public let transcript: Transcript
  private let stops: [Node.Index: Int]
  /// For each node whose words are heard at the stop of another, that stop.
  private let speakers: [Node.Index: Int]
  private let reasons: [Node.Index: Int]

  /// Lets a reader read a screen.
  init(_ screen: Screen, by reader: any ScreenReader, in circumstance: Circumstance) {
    self.init(
      screen, by: reader, saying: reader.read(screen, by: .swipeRight), in: circumstance)
  }

  /// A screen that was read already.
  init(
    _ screen: Screen, by reader: any ScreenReader, saying transcript: Transcript,
    in circumstance: Circumstance
  ) {
    self.reader = reader
    self.circumstance = circumstance
    self.screen = screen
    self.transcript = transcript
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

  /// The stop of a node; absent where swiping does not stop at it.
  public func stop(of node: Node.Index) -> Stop? { stops[node].map { transcript.stops[$0] } }

  /// The stop at which words of a node are heard: its own, or that of another.
  public func stop(speaking node: Node.Index) -> Stop? {
    stop(of: node) ?? speakers[node].map { transcript.stops[$0] }
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
      reader: name, profile: transcript.profile, circumstance: circumstance,
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
