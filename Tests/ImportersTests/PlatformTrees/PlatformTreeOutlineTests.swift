import Foundation
import Importers
import Simulator
import Testing

@Suite struct PlatformTreeOutlineTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the screen without its file and its source locations.
  private func removingLocations(_ screen: Screen) -> Screen {
    var result = screen
    for visit in screen.preorder { result[visit.index].position = nil }
    (result.name, result.file) = ("", nil)
    result.diagnostics = screen.diagnostics.map { ImportDiagnostic($0.message) }
    return result
  }

  private func checkRoundTrip(of screen: Screen) throws {
    let again = try Screen(outline: screen.outline)
    #expect(removingLocations(again) == removingLocations(screen))
    for reader: any ScreenReader in [TalkBack(), VoiceOver.voiceOver(profile: .snapshot)] {
      #expect(
        reader.read(again).stops.map(\.announcement)
          == reader.read(screen).stops.map(\.announcement))
    }
  }

  @Test(arguments: ["sign-up.android-nodes.json", "messages.ios-elements.jsonl"])
  func `Samples are read, announced and printed as outlines that read back`(_ name: String) throws {
    let path = Self.root.appendingPathComponent("Samples/\(name)").path
    let screens = try ImportedScreen.contents(ofFile: path)
    #expect(!screens.isEmpty)
    for imported in screens {
      try checkRoundTrip(of: imported.screen)
      #expect(!TalkBack().read(imported.screen).stops.isEmpty)
      #expect(!VoiceOver().read(imported.screen).stops.isEmpty)
    }
  }

  @Test(arguments: [
    AndroidNodesTests.list, IOSElementsTests.list,
    #"{"text": " two  blanks ", "error": "", "x y": "odd key", "hintText": "\"quoted\": # yes"}"#,
    #"{"isElement": true, "label": "", "value": "", "hint": "", "elements": []}"#,
    #"{"id": "v", "visit": ["b", "a c"], "tree": {"children": [{"id": "a c"}, {"id": "b"}]}}"#,
    #"{"isElement": true, "label": "Hi", "elementsHidden": true, "children": [{"label": "in"}]}"#,
    #"{"text": "Gone", "visible": false, "children": [{"text": "There"}]}"#,
  ])
  func `An outline contains every field`(_ json: String) throws {
    try checkRoundTrip(of: PlatformTreeTrial(json, as: format(of: json)).screen)
  }

  private func format(of json: String) -> InputFormat? {
    json.contains("visit") ? .androidNodes : nil
  }
}
