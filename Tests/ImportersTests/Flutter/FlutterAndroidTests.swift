import Importers
import Simulator
import Testing

/// TalkBack's announcements for the nodes that Flutter's engine exposes on Android.
@Suite struct FlutterAndroidTests {
  @Test func `The value comes before the label`() throws {
    let trial = try FlutterTrial(
      node: "actions: decrease, increase", "flags: isFocusable, isSlider", "label: \"Brightness\"",
      "value: \"40%\"")
    #expect(trial.talkBack == ["40%, Brightness, slider"])
  }

  @Test(arguments: [("3.24", "Terms, button"), ("3.38", "Terms"), ("3.41", "Terms")])
  func `A link whose address is unknown is a button in old releases only`(
    _ version: String, _ expected: String
  ) throws {
    let trial = try FlutterTrial(
      node: "actions: tap", "flags: isFocusable, isLink", "label: \"Terms\"", version: version)
    #expect(trial.talkBack == [expected])
    #expect(trial.hasDiagnostic("(linkUrl)") == (version == "3.41"))
  }

  @Test(arguments: [("", "Terms, button"), (", linkUrl: https://example.org", "Terms")])
  func `A link that certainly has no address is a button`(_ address: String, _ expected: String)
    throws
  {
    let line = "SemanticsNode#4(actions: [tap], flags: [isLink], label: \"Terms\"\(address))"
    #expect(try FlutterTrial(line).talkBack == [expected])
  }

  @Test func `A disabled button with only a tooltip is a stop`() throws {
    let trial = try FlutterTrial(
      node: "flags: isButton, hasEnabledState", "tooltip: \"Next day\"", version: "3.32")
    #expect(trial.talkBack.map { $0.hasSuffix("disabled") } == [true])
  }

  @Test(arguments: [("3.35", "Tides, heading"), ("3.38", "Tides")])
  func `A header without a level is a heading until 3.35`(_ version: String, _ expected: String)
    throws
  {
    let trial = try FlutterTrial(node: "flags: isHeader", "label: \"Tides\"", version: version)
    #expect(trial.talkBack == [expected])
    let levelled = try FlutterTrial(
      node: "flags: isHeader", "label: \"Tides\"", "headingLevel: 3", version: "3.38")
    #expect(levelled.talkBack == ["Tides, heading"])
  }

  @Test(arguments: [("3.32", "button"), ("3.35", "Share, button")])
  func `A tooltip names a button without a label since 3.35`(_ version: String, _ expected: String)
    throws
  {
    let trial = try FlutterTrial(
      node: "actions: tap", "flags: isButton", "tooltip: \"Share\"", version: version)
    #expect(trial.talkBack.map { $0.hasSuffix(expected) } == [true])
    #expect(trial.talkBack.map { $0.contains("Share") } == [expected.contains("Share")])
  }

  @Test func `A field has its label and hint as the hint of Android`() throws {
    let trial = try FlutterTrial(
      node: "actions: tap", "flags: isTextField, isFocusable", "label: \"Town\"",
      "hint: \"Where the ferry lands\"")
    #expect(trial.talkBack == ["Town, Where the ferry lands, edit box"])
    let filled = try FlutterTrial(
      node: "actions: tap", "flags: isTextField, isFocusable", "label: \"Town\"",
      "value: \"Kiel\"")
    #expect(filled.talkBack == ["Kiel, edit box"])
  }

  @Test func `A field that can only be read is no edit box`() throws {
    let trial = try FlutterTrial(
      node: "actions: tap", "flags: isTextField, isReadOnly", "label: \"Berth\"", "value: \"B7\"")
    #expect(trial.talkBack == ["Berth, B7"])
  }

  @Test func `A route is no stop, and names the pane`() throws {
    let text = """
      SemanticsNode#0
       │ flags: scopesRoute
       │ label: "Not heard"
       │
       └─SemanticsNode#1
           flags: namesRoute
           label: "Berths"
      """
    let trial = try FlutterTrial(text)
    #expect(trial.talkBack == ["Berths"])
    #expect(trial.voiceOver == ["Berths"])
    #expect(trial.ios.title == "Berths")
  }

  @Test func `Hidden nodes of a list are not reached, and are a diagnostic`() throws {
    let text = FlutterTrial.dump([
      ["label: \"Here\""], ["flags: isHidden", "HIDDEN", "label: \"Below\""],
    ])
    let trial = try FlutterTrial(text)
    #expect(trial.talkBack == ["Here"])
    #expect(trial.voiceOver == ["Here", "Below"])
    #expect(trial.hasDiagnostic("scrolled out"))
  }

  @Test func `A list has the number of its items while its size is known`() throws {
    func list(_ children: Int) -> String {
      """
      SemanticsNode#0
       │ actions: scrollUp
       │ flags: hasImplicitScrolling
       │ scrollChildren: \(children)
       │
       ├─SemanticsNode#1
       │   label: "One"
       │
       └─SemanticsNode#2
           label: "Two"
      """
    }
    #expect(try FlutterTrial(list(9)).talkBack.first?.contains("in list, 9 items") == true)
    #expect(try FlutterTrial(list(1)).talkBack == ["One", "Two"])
  }

  @Test func `Progress has a range since 3.44`() throws {
    let lines = ["role: progressBar", "label: \"Sync\"", "value: \"30\"", "maxValue: \"60\""]
    let text = FlutterTrial.dump([lines])
    #expect(try FlutterTrial(text, version: "3.41").talkBack == ["30, Sync"])
    let bar = try FlutterTrial(text).talkBack.first ?? ""
    #expect(bar.contains("progress bar"))
  }

  @Test func `Blocked actions are not exposed`() throws {
    let trial = try FlutterTrial(
      node: "actions: tap🚫️", "flags: isButton, hasEnabledState", "label: \"Pay\"")
    #expect(trial.talkBack == ["Pay, button, disabled"])
    #expect(trial.android.preorder.allSatisfy { trial.android[$0.index].android.clickable != true })
  }

  @Test func `A release that is assumed is a diagnostic where it matters`() throws {
    let words = "does not name the release"
    #expect(try FlutterTrial(node: "flags: isHeader", "label: \"A\"").hasDiagnostic(words))
    #expect(try !FlutterTrial(node: "label: \"A\"").hasDiagnostic(words))
    let level = try FlutterTrial(node: "label: \"A\"", "headingLevel: 2")
    #expect(level.hasDiagnostic(words), "releases until 3.35 make no heading of a level alone")
    #expect(level.talkBack == ["capital A, heading"])
    let both = try FlutterTrial(node: "flags: isHeader", "label: \"A\"", "headingLevel: 2")
    #expect(!both.hasDiagnostic(words))
    let given = try FlutterTrial(node: "flags: isHeader", "label: \"A\"", version: "3.35")
    #expect(!given.hasDiagnostic(words))
  }

  @Test func `Merged nodes are counted once in diagnostics`() throws {
    let trial = try FlutterTrial(FlutterMergedTests.row(["flags: isLink", "label: \"Terms\""]))
    #expect(trial.hasDiagnostic("whether 1 link has"))
  }
}
