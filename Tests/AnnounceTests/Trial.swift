import Importers
import Simulator

@testable import announce

/// What came of a command line.
struct Trial {
  var status: Int32
  var output: String
  var errors: String

  /// Runs the program with these arguments, with text on standard input.
  static func run(
    _ arguments: String..., input: String = "", terminal: Bool = false, width: Int = 80
  ) -> Trial {
    run(arguments, bytes: Array(input.utf8), terminal: terminal, width: width)
  }

  /// Runs the program with these arguments, with bytes on standard input.
  static func run(
    _ arguments: [String], bytes: [UInt8] = [], terminal: Bool = false, width: Int = 80
  ) -> Trial {
    var surroundings = Surroundings()
    surroundings.isOutputTerminal = terminal
    surroundings.width = width
    surroundings.standardInput = { () throws(ImportError) in bytes }
    var streams = Streams(output: Output(.memory), errors: Output(.memory))
    let status = Program.run(arguments, in: surroundings, &streams)
    return Trial(status: status, output: streams.output.text, errors: streams.errors.text)
  }
}

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
func written(_ body: (inout Output) -> Void) -> String {
  var output = Output(.memory)
  body(&output)
  return output.text
}
