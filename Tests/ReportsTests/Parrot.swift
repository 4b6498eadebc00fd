import Simulator

@testable import Reports

/// A reader with few words of its own, so that goldens show the program's words only.
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
  /// Whether it stops at text inside other nodes.
  var stopsAtText = true
  private var hints = "on"

  init(stopsAtText: Bool = true) { self.stopsAtText = stopsAtText }

  func value(of key: String) -> String? { key == "hints" ? hints : nil }

  mutating func set(_ key: String, to value: String) throws(SettingError) { hints = value }

  func announcement(activating node: Node.Index, on screen: Screen) -> Announcement {
    Announcement()
  }

  func read(_ screen: Screen, by navigation: Navigation) -> Transcript {
    var transcript = Transcript(reader: "parrot", profile: profile, language: language, stops: [])
    for visit in screen.preorder {
      let node = screen[visit.index]
      let isPassed = node.role == .group || (node.role == .text && !stopsAtText)
      guard !isPassed else {
        transcript.passedOver.append(PassedOver(visit.index, "a group", by: Parrot.passing))
        continue
      }
      let parts = [
        Part(.label, node.name, by: Parrot.saying), Part(.pause, "", by: Parrot.saying),
        Part(.usageHint, "polly", by: Parrot.saying),
      ]
      transcript.stops.append(
        Stop(
          index: transcript.stops.count + 1, node: visit.index, announcement: Announcement(parts),
          omissions: [Part(.role, node.role.rawValue, by: Parrot.passing)],
          mapping: [Parrot.passing]))
    }
    return transcript
  }

  func expose(_ screen: Screen) -> [ExposedNode] {
    screen.preorder.map { visit in
      ExposedNode(
        depth: visit.depth, title: "bird",
        properties: [ExposedNode.Property("word", screen[visit.index].name)], node: visit.index)
    }
  }
}

/// What a format writes.
func written(_ body: (inout ReportSink) -> Void) -> String {
  var output = ReportSink()
  body(&output)
  return output.text
}
