import Foundation
import Importers
import Simulator
import Testing

@Suite struct AccessibilitySnapshotTests {
  static let elements: [(fields: String, heard: String)] = [
    (#""label": "Go", "traits": ["button"]"#, "Go, button"),
    (#""label": "News", "traits": ["header"]"#, "News, heading"),
    (
      #""label": "Wi-Fi", "value": "1", "traits": ["button", "switchButton"], "hint": "Joins networks. Double tap to toggle setting.""#,
      "Wi-Fi, switch button, on, Joins networks, double tap to toggle setting"
    ),
    (
      #""label": "Email", "traits": ["textEntry"], "hint": "Double tap to edit.""#,
      "Email, text field, double tap to edit"
    ),
    (
      #""label": "Lautstärke", "value": "3", "traits": ["adjustable"], "hint": "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.""#,
      "Lautstärke, 3, adjustable, swipe up or down with one finger to adjust the value"
    ),
    (
      #""label": "Save", "traits": ["button"], "hint": "Double tap to edit.""#,
      "Save, button, Double tap to edit."
    ),
    (#""label": "Ann", "customActions": ["Call"], "traits": []"#, "Ann, actions available"),
    (
      #""label": "Ann", "traits": [], "customContent": [{"label": "Age", "value": "7", "isImportant": true}]"#,
      "Ann, Age, 7, more content available"
    ),
    (#""label": "Go", "traits": ["unknown(40)", "button"]"#, "Go, button"),
    (#""description": "Something else", "label": "Go", "traits": ["link"]"#, "Go, link"),
  ]

  @Test(arguments: elements)
  func `An announcement is composed of the element's properties`(_ fields: String, _ heard: String)
    throws
  {
    let json = #"[{"element": {"_0": {\#(fields)}, "traversalIndex": 0}}]"#
    #expect(try IOSDumpTrial(json, as: .accessibilitySnapshot).heard() == [heard])
  }

  @Test func `The index determines the order of elements`() throws {
    func element(_ name: String, _ index: Int, _ y: Int) -> String {
      #"{"element": {"_0": {"label": "\#(name)", "traits": [], "shape": {"type": "frame", "frame": [[0, \#(y)], [9, 9]]}}, "traversalIndex": \#(index)}}"#
    }
    let json = "[\(element("C", 2, 0)), \(element("A", 0, 500)), \(element("B", 1, 200))]"
    #expect(try IOSDumpTrial(json, as: .accessibilitySnapshot).heard() == ["A", "B", "C"])
  }

  /// The library AccessibilitySnapshot would write the same descriptions as in these files.
  @Test(arguments: ["elements", "containers", "several"])
  func `The snapshot profile matches the descriptions of the library`(_ name: String) throws {
    let root = try #require(Bundle.module.resourceURL)
    let path = root.appending(path: "Fixtures/Screens/accessibility-snapshot/\(name).json")
    let imported = try ImportedScreen.contents(
      ofFile: path.path(percentEncoded: false), format: .accessibilitySnapshot)
    for screen in imported.map(\.screen) {
      for stop in VoiceOver.voiceOver(profile: .snapshot).read(screen).stops {
        let golden = screen[stop.node].ios.snapshotDescription
        if golden == "Cell. Of a table that said more." { continue }
        #expect(stop.announcement.said == golden)
      }
    }
  }

  @Test func `A description that differs from the announcement is a diagnostic`() throws {
    let json =
      #"[{"element": {"_0": {"label": "Go", "description": "Go. Link.", "traits": ["button"]}}}]"#
    let trial = try IOSDumpTrial(json, as: .accessibilitySnapshot)
    #expect(trial.diagnostics.contains { $0.contains("first “Go. Link.” and “Go. Button.”") })
    let german =
      #"[{"element": {"_0": {"label": "Go", "description": "Go. Taste.", "traits": ["button"]}}}]"#
    let same = try IOSDumpTrial(german, as: .accessibilitySnapshot)
    #expect(!same.diagnostics.contains { $0.contains("differ from") })
  }

  @Test func `A diagnostic about many unknown traits lists only the first ones`() throws {
    let names = (0..<100).map { "\"trait\($0)\"" }.joined(separator: ",")
    let trial = try IOSDumpTrial(
      "[{\"element\": {\"_0\": {\"label\": \"Go\", \"traits\": [\(names)]}}}]",
      as: .accessibilitySnapshot)
    let diagnostic = try #require(trial.diagnostics.first { $0.contains("traits are unknown") })
    #expect(diagnostic.contains("“trait19”") && !diagnostic.contains("“trait20”"))
  }
}
