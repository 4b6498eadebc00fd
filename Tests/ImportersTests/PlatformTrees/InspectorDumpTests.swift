import Importers
import Simulator
import Testing
import TextIO

/// Dumps of inspector-widget, which are read as nodes of Android.
@Suite struct InspectorDumpTests {
  private static let dump = """
    {"windows": [
      {"root_view_id": 4, "title": "Plants", "root": {
        "node_key": "r", "class_name": "android.widget.FrameLayout", "bounds": [0, 0, 400, 800],
        "flags": ["enabled", "visible_to_user"], "children": [
          {"node_key": "h", "class_name": "android.widget.TextView", "text": "Plants",
            "bounds": [0, 20, 400, 60], "flags": ["enabled", "visible_to_user", "heading"]},
          {"node_key": "l", "class_name": "android.widget.ListView", "bounds": [0, 100, 400, 300],
            "flags": ["enabled", "visible_to_user"],
            "collection_info": {"row_count": 2, "column_count": 1, "selection_mode": 0},
            "children": [
              {"node_key": "i", "class_name": "android.widget.Button", "text": "Rose",
                "content_description": null, "state_description": "Watered",
                "bounds": [0, 100, 400, 80],
                "flags": ["enabled", "visible_to_user", "clickable", "focusable"],
                "actions": [{"id": 16, "label": "open"}, {"id": 2131, "label": "Delete"}],
                "collection_item_info": {"row_index": 0, "column_index": 0}},
              {"node_key": "j", "class_name": "android.widget.Button", "text": "Fern",
                "bounds": [0, 180, 400, 80], "flags": ["visible_to_user", "clickable"],
                "actions": [{"id": "ACTION_CLICK"}], "made_up": 1,
                "collection_item_info": {"row_index": 1, "column_index": 0}}]}]}},
      {"root_view_id": 5, "title": "Menu", "root": {
        "node_key": "m", "class_name": "android.widget.Button", "text": "Help",
        "flags": ["enabled", "visible_to_user", "clickable"], "bounds": [0, 0, 90, 40]}}
    ], "diagnostics": "api=36; a11y-services=on"}
    """

  private func screens(window: String? = nil) throws -> [Screen] {
    var options = ImportOptions()
    options.window = window
    return try ImportedScreen.contents(
      of: Array(Self.dump.utf8), file: "dump.json", options: options
    ).map(\.screen)
  }

  private func stops(of screen: Screen) -> [String] {
    TalkBack().read(screen).stops.map(\.announcement.said)
  }

  @Test func `Each window is a screen with its title`() throws {
    let screens = try screens()
    #expect(screens.map(\.title) == ["Plants", "Menu"])
    #expect(screens.map(\.name) == ["Plants", "Menu"])
  }

  @Test(arguments: [("api=35; a11y-services=on", "35"), ("a11y-services=off; api=30", "30")])
  func `The API level of the dump is a setting of TalkBack`(
    _ diagnostics: String, _ level: String
  ) throws {
    let dump = Self.dump.replacing("api=36; a11y-services=on", with: diagnostics)
    let screens = try ImportedScreen.contents(
      of: Array(dump.utf8), file: "dump.json", options: ImportOptions())
    #expect(screens.count == 2)
    for screen in screens {
      #expect(screen.readers([TalkBack()]).first?.value(of: "api") == level)
    }
  }

  @Test func `A dump with an unknown API level leaves the setting as it is`() throws {
    for diagnostics in ["api=99", "api=", "api=x; y", "", "apis=35"] {
      let dump = Self.dump.replacing("api=36; a11y-services=on", with: diagnostics)
      let screen = try #require(
        try ImportedScreen.contents(
          of: Array(dump.utf8), file: "dump.json", options: ImportOptions()
        ).first)
      #expect(screen.readers([TalkBack()]).first?.value(of: "api") == TalkBack().value(of: "api"))
    }
  }

  @Test func `Nodes have the names of Android's getters and its numbers, too`() throws {
    let nodes = """
      {"className": "android.widget.ListView", "isVisibleToUser": true,
       "collectionInfo": {"rowCount": 2, "columnCount": 1, "selectionMode": 1, "isHierarchical": false},
       "children": [
         {"className": "android.widget.SeekBar", "text": "Volume", "isVisibleToUser": true,
          "isEnabled": true, "isFocusable": true,
          "rangeInfo": {"type": 0, "min": 0, "max": 9, "current": 4},
          "collectionItemInfo": {"rowIndex": 0, "columnIndex": 0, "rowSpan": 1, "columnSpan": 1}}]}
      """.split(separator: "\n").joined()
    let screen = try #require(
      try ImportedScreen.contents(
        of: Array(nodes.utf8), format: .androidNodes, file: "nodes.json", options: ImportOptions()
      ).first?.screen)
    let list = try #require(screen.preorder.map { screen[$0.index] }.first)
    #expect(list.android.collectionInfo.rows == 2 && list.android.collectionInfo.columns == 1)
    #expect(list.android.collectionInfo.selectionMode == .single)
    let bar = try #require(screen.preorder.map { screen[$0.index] }.last)
    #expect(bar.android.rangeInfo.type == .int && bar.android.collectionItemInfo.row == 0)
    #expect(!screen.diagnostics.contains { $0.message.contains("rowCount") })
    #expect(stops(of: screen).first?.contains("4") == true, "\(stops(of: screen))")
  }

  @Test func `A window is chosen by its title`() throws {
    #expect(try screens(window: "Menu").map(\.title) == ["Menu"])
  }

  @Test func `Fields in snake case have the effect of the fields of Android`() throws {
    let screen = try #require(try screens().first)
    let rose = try #require(screen.preorder.map { screen[$0.index] }.first { $0.id == "i" })
    #expect(rose.android.stateDescription == "Watered")
    #expect(rose.android.clickLabel == "open")
    #expect(rose.android.customActions == ["Delete"])
    #expect(rose.android.collectionItemInfo.row == 0)
    #expect(rose.android.bounds?.bottom == 180)
  }

  @Test func `A flag that other nodes have is off where it is missing`() throws {
    let screen = try #require(try screens().first)
    let fern = try #require(screen.preorder.map { screen[$0.index] }.first { $0.id == "j" })
    #expect(fern.android.enabled == false && fern.android.clickable == true)
    #expect(fern.android.heading == false && fern.android.password == nil)
  }

  @Test func `TalkBack reads a list of the dump with its positions`() throws {
    let screen = try #require(try screens().first)
    let spoken = stops(of: screen)
    #expect(spoken.count == 3)
    #expect(spoken.first?.hasPrefix("Plants, heading") == true, "\(spoken)")
    #expect(spoken.dropFirst().first?.contains("1 of 2") == true, "\(spoken)")
  }

  @Test func `An unknown field is a diagnostic`() throws {
    let messages = try screens().flatMap(\.diagnostics).map(\.message)
    #expect(messages.contains { $0.contains("“made_up”") }, "\(messages)")
  }

  @Test(.timeLimit(.minutes(1)))
  func `Many nodes with an unknown flag each are read in linear time`() throws {
    let nodes = (0..<20_000).map { #"{"node_key": "\#($0)", "text": "Row", "flags": ["f\#($0)"]}"# }
    let dump =
      #"{"windows": [{"root": {"class_name": "android.widget.ListView", "children": ["#
      + nodes.joined(separator: ",\n") + "]}}]}"
    let screens = try ImportedScreen.contents(of: Array(dump.utf8), file: "dump.json")
    let diagnostics = try #require(screens.first?.screen.diagnostics)
    #expect(diagnostics.first { $0.message.contains("“f0”") }?.position?.line == 1)
  }
}
