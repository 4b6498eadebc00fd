import Importers
import Simulator
import Testing

/// Nodes that Flutter merges into one node for the platform.
@Suite struct FlutterMergedTests {
  /// Returns a dump with one node that merges children, given by their properties.
  static func row(_ children: [String]..., own: [String] = []) -> String {
    var text = "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 360.0, 800.0)\n │\n"
    text += " └─SemanticsNode#1\n   │ merge boundary ⛔️\n"
    text += "   │ Rect.fromLTRB(0.0, 0.0, 360.0, 60.0)\n"
    for line in own { text += "   │ \(line)\n" }
    text += "   │\n"
    for (number, properties) in children.enumerated() {
      let isLast = number == children.count - 1
      text += "   \(isLast ? "└─" : "├─")SemanticsNode#\(number + 2)\n"
      for line in ["merged up ⬆️"] + properties { text += "   \(isLast ? " " : "│")   \(line)\n" }
    }
    return text
  }

  @Test func `Joined labels and hints are announced, and are not unused`() throws {
    let text = FlutterMergedTests.row(
      ["label: \"Quiet hours\"", "hint: \"From ten\""], ["label: \"Off\"", "hint: \"To six\""],
      own: ["actions: tap"])
    let trial = try FlutterTrial(text)
    #expect(trial.voiceOver == ["Quiet hours\nOff"])
    #expect(trial.talkBack == ["Quiet hours\nOff, From ten\nTo six"])
    #expect(trial.imported.first?.unused.isEmpty == true)
  }

  @Test func `Only the first value and tooltip of merged nodes are exposed`() throws {
    let text = FlutterMergedTests.row(
      ["label: \"Bass\"", "value: \"40 %\"", "tooltip: \"Low\""],
      ["label: \"Treble\"", "value: \"60 %\"", "tooltip: \"High\""])
    let trial = try FlutterTrial(text)
    #expect(trial.imported.first?.unused.map(\.text) == ["High", "60 %"])
    #expect(trial.imported.first?.unused.allSatisfy { $0.reason == .overridden } == true)
  }

  @Test func `A label beside a value and a tooltip is not unused`() throws {
    let trial = try FlutterTrial(
      node: "actions: decrease, increase", "flags: isSlider", "label: \"Volume\"",
      "value: \"50 %\"", "tooltip: \"Loudness\"")
    #expect(trial.imported.first?.unused.isEmpty == true)
  }
}
