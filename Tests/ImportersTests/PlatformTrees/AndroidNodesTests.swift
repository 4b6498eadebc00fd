import Importers
import Simulator
import Testing
import TextIO

@Suite struct AndroidNodesTests {
  /// A node with TalkBack's announcement, and the node's line in an outline without properties.
  struct Case: Sendable, CustomTestStringConvertible {
    var json: String
    var heard: [String]

    init(_ json: String, _ heard: String...) {
      self.json = json
      self.heard = heard
    }

    var testDescription: String { json }
  }

  static let nodes = [
    Case(
      #"{"id": "a", "className": "android.widget.Button", "text": "Go", "clickable": true}"#,
      "a|Go, button|double tap to activate"),
    Case(
      #"{"id": "a", "className": "android.widget.Button", "text": "Go", "actions": ["CLICK"]}"#,
      "a|Go, button|double tap to activate"),
    Case(
      #"{"className": "android.widget.Button", "text": "Go", "actions": ["ACTION_CLICK"]}"#,
      "|Go, button|double tap to activate"),
    Case(
      #"{"id": "a", "text": "Go", "clickLabel": "open the door"}"#,
      "a|Go|double tap to open the door"),
    Case(
      #"{"id": "a", "className": "android.widget.TextView", "text": "Title", "heading": true}"#,
      "a|Title, heading|"),
    Case(
      #"{"id": "a", "className": "android.widget.CheckBox", "text": "News", "checkable": true,"#
        + #" "checked": true, "clickable": true, "enabled": false}"#,
      "a|checked, News, check box, disabled|"),
    Case(
      #"{"id": "a", "className": "android.widget.SeekBar", "text": "Volume", "focusable": true,"#
        + #" "rangeInfo": {"type": "percent", "min": 0, "max": 100, "current": 30}}"#,
      "a|30.0 percent, Volume, slider|"),
    Case(
      #"{"id": "a", "className": "com.example.Fancy", "text": "Mine", "actions": ["FLY"]}"#,
      "a|Mine|"),
    Case(
      #"{"id": "a", "className": "android.widget.ImageView", "contentDescription": null,"#
        + #" "text": null, "clickable": true}"#,
      "a|button|double tap to activate"),
    Case(
      #"{"id": "a", "text": "Gone", "visible": false}"#),
  ]

  @Test(arguments: nodes)
  func `A node is announced as Android exposes it`(_ test: Case) throws {
    #expect(try PlatformTreeTrial(test.json).talkBack() == test.heard)
  }

  static let list = """
    {"id": "w", "className": "android.widget.FrameLayout", "bounds": [0, 0, 100, 100], "children": [
      {"id": "t", "className": "android.widget.TextView", "text": "Name"},
      {"id": "f", "className": "android.widget.EditText", "text": "Ann", "editable": true,
       "clickable": true, "labeledBy": "t", "actions": ["SET_TEXT", "SET_SELECTION"]},
      {"id": "l", "className": "android.widget.ListView", "contentDescription": "Sizes",
       "collectionInfo": {"rows": 2, "cols": 1}, "children": [
        {"id": "i", "text": "Small", "collectionItemInfo": {"row": 0, "col": 0}},
        {"id": "j", "text": "Large", "collectionItemInfo": {"row": 1, "col": 0}}]}]}
    """

  @Test func `Labels, lists and positions are those of the tree`() throws {
    #expect(
      try PlatformTreeTrial(Self.list).talkBack() == [
        "t|Name|", "f|Ann, edit box for Name|double tap to edit text",
        "i|Small, 1 of 2, in list Sizes, 2 items|", "j|Large, 2 of 2|",
      ])
  }

  @Test func `Platform-independent properties appear in the outline`() throws {
    let screen = try PlatformTreeTrial(Self.list).screen
    #expect(screen.origin == .androidNodes)
    #expect(screen["f"]?.role == .textBox)
    #expect(screen["f"]?.label == AuthoredText("Name", from: .labelElement))
    #expect(screen["f"]?.value?.text == "Ann")
    #expect(screen["l"]?.role == .list)
    #expect(screen["f"]?.position == Node.Position(line: 3, column: 3))
    #expect(screen["l"]?.android.collectionInfo.rows == 2)
    #expect(screen["f"]?.android.actions == ["SET_TEXT", "SET_SELECTION"])
    #expect(screen["w"]?.android.spelled["bounds"] == "0, 0, 100, 100")
  }

  @Test func `VoiceOver reads an approximation and reports a diagnostic`() throws {
    let screen = try PlatformTreeTrial(Self.list).screen
    #expect(
      VoiceOver().read(screen).stops.map(\.announcement.said) == [
        "Name", "Name, Ann, text field", "Small", "Large",
      ])
    #expect(
      screen.diagnostics.map(\.message) == [
        "These are nodes as Android exposes them to TalkBack; what VoiceOver says of them is an "
          + "approximation."
      ])
  }

  @Test func `Each line is a screen with its name, settings and focus order`() throws {
    let tree =
      #"{"className": "android.widget.FrameLayout", "children": ["#
      + #"{"id": "a", "className": "android.widget.Button", "text": "Go", "clickable": true},"#
      + #"{"id": "b", "className": "android.widget.Button", "text": "Stop", "clickable": true}]}"#
    let trial = try PlatformTreeTrial(
      """
      {"id": "plain", "settings": {}, "tree": \(tree), "stops": []}
      {"id": "terse", "settings": {"hints": false, "order": "role-name-state"}, "tree": \(tree)}

      {"id": "given", "settings": {"verbosity": "low"}, "tree": \(tree), "visit": ["b", "a", "b"]}
      """)
    #expect(trial.imported.map(\.screen.name) == ["plain", "terse", "given"])
    #expect(
      trial.talkBack(0) == [
        "a|Go, button|double tap to activate", "b|Stop, button|double tap to activate",
      ])
    #expect(trial.talkBack(1) == ["a|button, Go|", "b|button, Stop|"])
    #expect(trial.talkBack(2) == ["b|Stop|", "a|Go|", "b|Stop|"])
    #expect(
      trial.imported.last?.screen.firstRootIndex.map { trial.imported[2].screen[$0].position }
        == Node.Position(line: 4, column: 59))
  }

  @Test func `Settings for formatted text do not change the announcement`() throws {
    let trial = try PlatformTreeTrial(
      #"{"id": "x", "settings": {"formatting": false, "colorHex": true}, "tree": {"text": "Go"}}"#)
    #expect(trial.talkBack() == ["|Go|"])
    let found = try #require(
      PlatformTreeTrial.problem(
        #"{"id": "x", "settings": {"formatting": []}, "tree": {"text": "Go"}}"#))
    #expect(found.contains("must be a string, a number, true or false, is an array"))
  }

  @Test func `Unknown fields have no effect and are reported`() throws {
    let trial = try PlatformTreeTrial(
      #"{"text": "Go", "drawingOrder": 3, "extras": {"a": [1, "x", {"b": true}], "c": []}}"#)
    let node = try #require(trial.screen.firstRootIndex.map { trial.screen[$0] })
    #expect(node.android.spelled == ["text": "Go"])
    #expect(
      trial.screen.diagnostics.first?.message
        == "These fields are unknown and have no effect: “drawingOrder”, “extras”.")
  }

  @Test func `An unknown value is an error and an unknown nested field a diagnostic`()
    throws
  {
    let error = #expect(throws: InputError.self) {
      try PlatformTreeTrial(#"{"text": "Go", "liveRegion": "loud"}"#)
    }
    #expect(error?.problem.contains("loud") == true)
    let trial = try PlatformTreeTrial(
      #"{"text": "Go", "collectionInfo": {"rows": 2, "depth": 3}}"#)
    #expect(
      trial.screen.diagnostics.first?.message
        == "These fields are unknown and have no effect: “collectionInfo.depth”.")
  }

  @Test func `Fields can have the names of their getters`() throws {
    let trial = try PlatformTreeTrial(
      #"{"className": "android.widget.Button", "text": "Go", "isClickable": true, "isEnabled": false,"#
        + #" "boundsInScreen": {"left": 1, "top": 2, "right": 3, "bottom": 4}}"#)
    #expect(trial.talkBack() == ["|Go, button, disabled|"])
    #expect(
      trial.screen.firstRootIndex.map { trial.screen[$0].android.spelled["bounds"] } == "1, 2, 3, 4"
    )
    #expect(trial.screen.diagnostics.count == 1)
  }

  @Test func `Live regions, web content and pagers are recognised`() throws {
    let screen = try PlatformTreeTrial(
      """
      {"children": [{"id": "a", "text": "x", "liveRegion": 2},
        {"id": "b", "text": "y", "actions": ["NEXT_HTML_ELEMENT"]},
        {"id": "c", "text": "z", "focusable": true, "actions": ["PAGE_RIGHT"]}]}
      """
    ).screen
    let tree = TalkBack().platformTree(of: screen)
    #expect(tree[1].rare.liveRegion == .assertive)
    #expect(tree[2].flags.contains(.web))
    #expect(tree[3].actions.contains(.page))
  }
}
