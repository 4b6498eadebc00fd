package import Simulator

/// The announcements of one reader on a screen, in one condition.
///
/// Methods take nodes of the audited screen. The nodes of stops belong to the screen that the
/// reader read. On Android, this screen can differ from the audited screen.
package struct ScreenReading: Sendable {
  package var reader: any ScreenReader { contents.reader }
  package var condition: ReadingCondition { contents.condition }
  /// The screen that was read, including changes by the condition, such as filled fields.
  package var screen: Screen { contents.screen }
  /// The reader's name, such as `talkback`.
  package var name: String { type(of: reader).name }

  /// The stored properties.
  ///
  /// Copies of the reading share this object, so that rules can pass readings cheaply.
  private let contents: Contents

  private final class Contents: Sendable {
    let reader: any ScreenReader
    let condition: ReadingCondition
    let screen: Screen
    let source: Source
    /// The screen as the reader has opened it.
    let walk: any ScreenWalk
    let indices: StopIndices
    /// The nodes that the screen shares with the audited screen; `nil` if it shares all nodes.
    let pairs: NodePairs?

    init(
      _ screen: Screen, by reader: any ScreenReader, in condition: ReadingCondition,
      _ walk: any ScreenWalk, _ source: Source, _ indices: StopIndices, _ pairs: NodePairs?
    ) {
      self.reader = reader
      self.condition = condition
      self.screen = screen
      self.source = source
      self.walk = walk
      self.indices = indices
      self.pairs = pairs
    }
  }

  /// The index of each node of the screen in the list of stops or in the list of skipped nodes.
  private struct StopIndices {
    var stops: NodeIndexTable
    /// The index of the stop that announces the words of a node without a stop.
    var speakers: NodeIndexTable
    /// The index of each node in the list of skipped nodes.
    var skipped: NodeIndexTable

    init(on screen: Screen) {
      let none = NodeIndexTable(count: screen.count)
      (stops, speakers, skipped) = (none, none, none)
    }
  }

  /// The source of the stops.
  ///
  /// A transcript contains all stops. A walk over the screen computes a stop when a rule needs it.
  private enum Source: Sendable {
    case transcript(Transcript)
    case walk(like: Transcript)
  }

  /// Creates a reading of a screen by a reader.
  ///
  /// - Parameter pairs: The nodes that the screen shares with the audited screen; `nil` if it
  ///   shares all nodes.
  init(
    _ screen: Screen, by reader: any ScreenReader, in condition: ReadingCondition,
    pairs: NodePairs? = nil
  ) {
    self.init(screen, by: reader, read: reader.opening(screen), in: condition, pairs: pairs)
  }

  /// Creates a reading of a screen that the reader has read already.
  init(
    _ screen: Screen, by reader: any ScreenReader,
    read: (walk: any ScreenWalk, transcript: Transcript), in condition: ReadingCondition,
    pairs: NodePairs? = nil
  ) {
    var indices = StopIndices(on: screen)
    for (index, stop) in read.transcript.stops.enumerated() {
      indices.stops.insert(index, for: stop.node)
      for utterance in stop.announcement.utterances {
        for part in utterance.parts {
          if let node = part.node, node != stop.node { indices.speakers.insert(index, for: node) }
        }
      }
    }
    for (index, skipped) in read.transcript.skippedNodes.enumerated() {
      indices.skipped[skipped.node] = index
    }
    contents = Contents(
      screen, by: reader, in: condition, read.walk, .transcript(read.transcript), indices, pairs)
  }

  /// Creates a reading of the same screen in a condition that changes words but not stops.
  ///
  /// Each stop is computed on demand, because few rules need the reading, and these rules need few
  /// stops.
  ///
  /// - Parameter walk: The screen as the reader has opened it, or `nil` to open it now.
  private init(
    _ given: ScreenReading, as screen: Screen, by reader: any ScreenReader, walk: (any ScreenWalk)?,
    in condition: ReadingCondition
  ) {
    let transcript = given.transcript
    var like = transcript
    like.stops = []
    like.skippedNodes = []
    var indices = given.contents.indices
    indices.skipped = NodeIndexTable(count: 0)
    let opened: any ScreenWalk = walk ?? reader.open(screen, by: .swipeRight)
    if walk == nil {
      var stops = NodeIndexTable(count: screen.count)
      for index in 0..<opened.count { stops.insert(index, for: opened.node(at: index)) }
      indices.stops = stops
      indices.speakers = indices.speakers.mapped { stops[transcript.stops[$0].node] }
    }
    contents = Contents(
      screen, by: reader, in: condition, opened, .walk(like: like), indices, given.contents.pairs)
  }

  /// Returns the reading by the same reader in another condition.
  ///
  /// Returns `nil` if the reading would not differ.
  func rereading(in condition: ReadingCondition) -> ScreenReading? {
    switch condition {
    case .asGiven: return nil
    case .hintsOff:
      var quiet = reader
      guard transcript.stops.contains(where: \.hasHints),
        (try? quiet.set("hints", to: "off")) != nil
      else { return nil }
      return ScreenReading(
        self, as: screen, by: quiet, walk: contents.walk.withoutHints(), in: condition)
    case .filled:
      var filled = screen
      guard filled.fillEmptyFields() else { return nil }
      return ScreenReading(self, as: filled, by: reader, walk: nil, in: condition)
    }
  }

  /// Returns a reading of another screen with the same nodes as this reading's screen.
  func reading(of screen: Screen, by reader: any ScreenReader) -> ScreenReading {
    ScreenReading(screen, by: reader, in: .asGiven, pairs: contents.pairs)
  }

  /// Returns the node of this reading's screen that corresponds to a node of the audited screen.
  func readNode(_ audited: Node.Index) -> Node.Index? {
    guard let pairs = contents.pairs else { return audited }
    return pairs.readNode(audited)
  }

  /// Returns the node of the audited screen that corresponds to a node of this reading's screen.
  func auditedNode(_ read: Node.Index) -> Node.Index? {
    guard let pairs = contents.pairs else { return read }
    return pairs.auditedNode(read)
  }

  /// The announcements at all stops.
  package var transcript: Transcript {
    switch contents.source {
    case .transcript(let transcript): return transcript
    case .walk(var transcript):
      transcript.stops = contents.walk.stops
      transcript.skippedNodes = contents.walk.skippedNodes
      return transcript
    }
  }

  /// Returns the stop at an index, or `nil` if the index is after the last stop.
  func stop(at index: Int) -> Stop? {
    switch contents.source {
    case .transcript(let transcript):
      transcript.stops.indices.contains(index) ? transcript.stops[index] : nil
    case .walk: index < contents.walk.count ? contents.walk.stop(at: index) : nil
    }
  }

  /// Returns the stop of a node, or `nil` if a swipe does not stop at the node.
  func stop(of node: Node.Index) -> Stop? {
    readNode(node).flatMap { contents.indices.stops[$0] }.flatMap { stop(at: $0) }
  }

  /// Returns the stop that announces the words of a node: the stop of the node or of another node.
  func stop(speaking node: Node.Index) -> Stop? {
    stop(of: node)
      ?? readNode(node).flatMap { contents.indices.speakers[$0] }.flatMap { stop(at: $0) }
  }

  /// Returns the reason why a node is not a stop, or `nil` if the node is a stop.
  func reason(for node: Node.Index) -> SkippedNode? {
    readNode(node).flatMap { contents.indices.skipped[$0] }.map { transcript.skippedNodes[$0] }
  }

  /// Returns the announcement at a stop in the form of a quote.
  ///
  /// - Parameter parts: The parts that the finding depends on; `nil` for all of them.
  func quote(_ stop: Stop, restingOn parts: [Part]? = nil) -> Finding.Quote {
    let confidences = (parts ?? stop.announcement.parts).map(\.confidence)
    return Finding.Quote(
      reader: name, profile: reader.profile, readingCondition: condition,
      text: stop.announcement.text,
      confidence: confidences.max { $0.uncertainty < $1.uncertainty } ?? .sourceCode)
  }
}

extension Stop {
  /// Whether the stop has words of the author that are possibly not announced if hints are off.
  var hasHints: Bool {
    announcement.hasPart { kind, _ in
      switch kind {
      case .hint, .description, .error, .placeholder: true
      case .label, .value, .content, .role, .state, .position, .container, .heading, .actions,
        .usageHint, .sound:
        false
      }
    }
  }
}

extension Part {
  /// The confidence in the part: the confidence of the announcement rule, or “assumed” if no source
  /// confirms the reader's words.
  var confidence: Rule.Confidence {
    attestation == .attested ? rule.confidence : .assumed
  }
  /// Whether the words are the author's and not the reader's.
  var isAuthored: Bool { kind.isAuthored }
}

extension Part.Kind {
  /// Whether words of the kind are the author's and not the reader's.
  var isAuthored: Bool {
    switch self {
    case .label, .value, .content, .placeholder, .hint, .description, .error: true
    case .role, .state, .position, .container, .heading, .actions, .usageHint, .sound: false
    }
  }
}
