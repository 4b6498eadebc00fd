import Simulator

@testable import Reports

/// A reader with few words of its own, so that expected outputs mainly contain the program's words.
struct Parrot: ScreenReader {
  static let name = "parrot"
  static let displayName = "Parrot"
  static let platform = TextInput.Platform.android
  static let settings = [
    Setting("hints", "Whether hints are spoken.", values: ["on", "off"], standard: "on")
  ]
  static let saying = Rule("Saying", "It repeats names.", source: "own ears", .recorded)
  static let passing = Rule("Passing", "It passes over groups.", source: "a book", .documented)

  var profile: String { "1" }
  var language: String { "en" }
  /// Whether the reader stops at text inside other nodes.
  var stopsAtText = true
  private var hints = "on"

  init(stopsAtText: Bool = true) { self.stopsAtText = stopsAtText }

  func value(of key: String) -> String? { key == "hints" ? hints : nil }

  mutating func set(_ key: String, to value: String) throws(SettingError) { hints = value }

  static let pauses = Pauses(part: 0.1, utterance: 0.4)

  func open(_ screen: Screen, by navigation: Navigation) -> ParrotWalk {
    ParrotWalk(screen: screen, stopsAtText: stopsAtText)
  }

  func words(ofActivation change: ElementChange, at stop: Stop) -> Announcement { Announcement() }
  func words(ofAdjustment change: ElementChange, at stop: Stop) -> Announcement { Announcement() }

  func expose(_ screen: Screen) -> [ExposedNode] {
    screen.preorder.map { visit in
      ExposedNode(
        depth: visit.depth, title: "bird",
        properties: [ExposedNode.Property("word", screen[visit.index].name)], node: visit.index)
    }
  }
}

/// The announcements of a parrot on a screen.
struct ParrotWalk: ScreenWalk {
  private(set) var screen: Screen
  private(set) var stops: [Stop] = []
  private(set) var skippedNodes: [SkippedNode] = []
  private let stopsAtText: Bool

  init(screen: Screen, stopsAtText: Bool) {
    self.screen = screen
    self.stopsAtText = stopsAtText
    for visit in screen.preorder {
      let node = screen[visit.index]
      let isPassed = node.role == .group || (node.role == .text && !stopsAtText)
      guard !isPassed else {
        skippedNodes.append(SkippedNode(visit.index, "a group", by: Parrot.passing))
        continue
      }
      let utterances = [
        Utterance([Part(.label, node.name, by: Parrot.saying)]),
        Utterance([Part(.usageHint, "polly", by: Parrot.saying)], .queue, by: Parrot.saying),
      ]
      stops.append(
        Stop(
          index: stops.count + 1, node: visit.index, announcement: Announcement(utterances),
          omissions: [Part(.role, node.role.rawValue, by: Parrot.passing)],
          mapping: [Parrot.passing]))
    }
  }

  var count: Int { stops.count }

  func withoutHints() -> ParrotWalk? { nil }
  func node(at index: Int) -> Node.Index { stops[index].node }
  func stop(at index: Int) -> Stop { stops[index] }
  mutating func detach() {}

  mutating func replace(with screen: Screen) {
    self = ParrotWalk(screen: screen, stopsAtText: stopsAtText)
  }

  mutating func update(_ changes: [NodeChange]) -> [ElementChange] {
    var screen = screen
    for change in changes { screen[change.index] = change.node }
    replace(with: screen)
    return []
  }
}

/// Returns the text that a function writes.
func written(_ body: (inout ReportSink) -> Void) -> String {
  var output = ReportSink()
  body(&output)
  return output.text
}
