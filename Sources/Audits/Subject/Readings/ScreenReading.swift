public import Simulator

/// What one reader announces on a screen, in one condition.
public struct ScreenReading: Sendable {
  /// The reader.
  public var reader: any ScreenReader { contents.reader }
  /// The condition.
  public var condition: ReadingCondition { contents.condition }
  /// The screen that was read, with what the condition changed.
  public var screen: Screen { contents.screen }

  /// Shared, since rules hand screens around for every control.
  private let contents: Contents

  private final class Contents: Sendable {
    let reader: any ScreenReader
    let condition: ReadingCondition
    let screen: Screen
    let source: Source
    /// The screen as the reader has opened it.
    let walk: any ScreenWalk
    let indices: Places

    init(
      _ screen: Screen, by reader: any ScreenReader, in condition: ReadingCondition,
      _ walk: any ScreenWalk, _ source: Source, _ indices: Places
    ) {
      self.reader = reader
      self.condition = condition
      self.screen = screen
      self.source = source
      self.walk = walk
      self.indices = indices
    }
  }

  /// Where nodes are heard.
  private struct Places {
    /// The stops of nodes.
    var stops: NodeIndexTable
    /// For each node whose words are heard at the stop of another, that stop.
    var speakers: NodeIndexTable
    /// Why nodes are no stops.
    var reasons: NodeIndexTable

    init(on screen: Screen) {
      let none = NodeIndexTable(count: screen.count)
      (stops, speakers, reasons) = (none, none, none)
    }
  }

  /// Where what is said comes from: all of it was read, or a reader is asked stop by stop.
  private enum Source: Sendable {
    case read(Transcript)
    case asked(like: Transcript)
  }

  /// Lets a reader read a screen.
  init(_ screen: Screen, by reader: any ScreenReader, in condition: ReadingCondition) {
    self.init(screen, by: reader, saying: reader.opening(screen), in: condition)
  }

  /// Creates a reading of the same screen in another condition, which changes words but not stops.
  ///
  /// Few rules ask, and few stops are asked for, so that each is heard when it is.
  ///
  /// - Parameter walk: The screen as the reader has opened it, where that is done.
  private init(
    _ given: ScreenReading, as screen: Screen, by reader: any ScreenReader, walk: (any ScreenWalk)?,
    in condition: ReadingCondition
  ) {
    let transcript = given.transcript
    var like = transcript
    like.stops = []
    like.skippedNodes = []
    var indices = given.contents.indices
    indices.reasons = NodeIndexTable(count: 0)
    let opened: any ScreenWalk = walk ?? reader.open(screen, by: .swipeRight)
    if walk == nil {
      var stops = NodeIndexTable(count: screen.count)
      for index in 0..<opened.count { stops.note(index, of: opened.node(at: index)) }
      indices.stops = stops
      indices.speakers = indices.speakers.mapped { stops[transcript.stops[$0].node] }
    }
    contents = Contents(screen, by: reader, in: condition, opened, .asked(like: like), indices)
  }

  /// A screen that was read already.
  init(
    _ screen: Screen, by reader: any ScreenReader,
    saying read: (walk: any ScreenWalk, transcript: Transcript), in condition: ReadingCondition
  ) {
    var indices = Places(on: screen)
    for (index, stop) in read.transcript.stops.enumerated() {
      indices.stops.note(index, of: stop.node)
      for utterance in stop.announcement.utterances {
        for part in utterance.parts {
          if let node = part.node, node != stop.node { indices.speakers.note(index, of: node) }
        }
      }
    }
    for (index, passed) in read.transcript.skippedNodes.enumerated() {
      indices.reasons[passed.node] = index
    }
    contents = Contents(
      screen, by: reader, in: condition, read.walk, .read(read.transcript), indices)
  }

  /// Returns the reading by the same reader in another condition, or `nil` where nothing would be different.
  func again(_ condition: ReadingCondition) -> ScreenReading? {
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

  /// The reader's name, such as `talkback`.
  public var name: String { type(of: reader).name }

  /// What is said, at every stop.
  public var transcript: Transcript {
    switch contents.source {
    case .read(let transcript): return transcript
    case .asked(var transcript):
      transcript.stops = contents.walk.stops
      transcript.skippedNodes = contents.walk.skippedNodes
      return transcript
    }
  }

  /// The stop at an index, or `nil` behind the last.
  func stop(at index: Int) -> Stop? {
    switch contents.source {
    case .read(let transcript):
      transcript.stops.indices.contains(index) ? transcript.stops[index] : nil
    case .asked: index < contents.walk.count ? contents.walk.stop(at: index) : nil
    }
  }

  /// The stop of a node, or `nil` where swiping does not stop at it.
  public func stop(of node: Node.Index) -> Stop? {
    contents.indices.stops[node].flatMap { stop(at: $0) }
  }

  /// The stop at which words of a node are heard: its own, or that of another.
  public func stop(speaking node: Node.Index) -> Stop? {
    stop(of: node) ?? contents.indices.speakers[node].flatMap { stop(at: $0) }
  }

  /// Why a node is no stop.
  public func reason(for node: Node.Index) -> SkippedNode? {
    contents.indices.reasons[node].map { transcript.skippedNodes[$0] }
  }

  /// What is heard at a stop, as a finding quotes it.
  ///
  /// - Parameter parts: The parts that the finding rests on; all of them unless some are named.
  public func quote(_ stop: Stop, restingOn parts: [Part]? = nil) -> Finding.Quote {
    let confidences = (parts ?? stop.announcement.parts).map(\.confidence)
    return Finding.Quote(
      reader: name, profile: reader.profile, readingCondition: condition,
      text: stop.announcement.text,
      confidence: confidences.max { $0.doubt < $1.doubt } ?? .sourceCode)
  }
}

extension Stop {
  /// Whether anything of the author's is heard here that hints turned off may take away.
  var hasHints: Bool {
    announcement.utterances.contains { utterance in
      utterance.parts.contains { part in
        switch part.kind {
        case .hint, .description, .error, .placeholder: true
        case .label, .value, .content, .role, .state, .position, .container, .heading, .actions,
          .usageHint, .sound:
          false
        }
      }
    }
  }
}

extension Part {
  /// How sure we are of it: of the rule, and of the words where they are the reader's.
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
