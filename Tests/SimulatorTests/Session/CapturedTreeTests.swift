import AccessibilityTree
import Simulator
import Testing

/// Sessions on captured platform trees, whose original properties the readers use.
struct CapturedTreeTests {
  private static let android = """
    - /origin: android-nodes
    - checkbox:
      - /android.className: android.widget.CheckBox
      - /android.text: News
      - /android.checkable: "true"
      - /android.clickable: "true"
    - button:
      - /android.className: android.widget.Button
      - /android.contentDescription: Close
      - /android.tooltipText: Old
      - /android.clickable: "true"
    - textbox:
      - /android.className: android.widget.EditText
      - /android.hintText: Email
      - /android.editable: "true"
    - button:
      - /android.className: android.widget.Button
      - /android.text: More
      - /android.clickable: "true"
      - /android.actions: EXPAND
    - button:
      - /android.className: android.widget.Button
      - /android.text: Go
      - /android.clickable: "true"
    """

  private static let uiKit = """
    - /origin: ios-elements
    - switch:
      - /ios.isElement: "true"
      - /ios.label: News
      - /ios.traits: button, switchButton
      - /ios.value: "0"
    - button:
      - /ios.isElement: "true"
      - /ios.label: Close
      - /ios.hint: Old
      - /ios.traits: button
    - button:
      - /ios.isElement: "true"
      - /ios.label: Go
      - /ios.traits: button
    """

  /// Returns the reader's announcement at each stop after a double tap on “Go”, without usage
  /// hints.
  private static func stops(
    of outline: String, after app: String, by reader: some ScreenReader,
    activating name: String = "Go", hints: Bool = false
  ) throws -> [String] {
    var screen = try Screen(outline: outline)
    for visit in screen.preorder {
      let node = screen[visit.index]
      let name =
        [node.android.contentDescription, node.android.text, node.android.hintText]
        .compactMap(\.self).first ?? node.ios.exported.label
      screen[visit.index].label = name.map { AuthoredText($0) }
    }
    var session = Session(screen, by: reader, app: ScriptedApp(try AppScript(app)))
    session.begin()
    for step in try GestureScript("until \"\(name)\"; double tap").steps {
      session.perform(step.gesture)
    }
    #expect(session.record.allSatisfy { $0.problem == nil })
    return reader.read(session.screen).stops.map {
      hints ? $0.announcement.text : $0.announcement.said
    }
  }

  private static func talkBack() throws -> TalkBack {
    var reader = TalkBack()
    try reader.set("hints", to: "off")
    return reader
  }

  @Test(arguments: [
    (#"update "News" state "checked""#, 0, "checked, News, check box"),
    (#"update "Close" state "disabled""#, 1, "Close, button, Old, disabled"),
    (#"update "Close" label "Shut""#, 1, "Shut, button, Old"),
    (#"update "Close" hint "New""#, 1, "Close, button, New"),
    (#"update "Email" label "Mail""#, 2, "Mail, edit box"),
    (#"update "More" state "expanded""#, 3, "expanded, More, button"),
    (#"update "Go" state "selected""#, 4, "selected, Go, button"),
    (#"update "Go" label "Send""#, 4, "Send, button"),
  ])
  func `TalkBack announces what an app changes in a captured tree`(
    _ effect: String, _ index: Int, _ words: String
  ) throws {
    let stops = try Self.stops(
      of: Self.android, after: "on double tap of \"Go\": \(effect)", by: Self.talkBack())
    #expect(stops[index] == words)
  }

  @Test func `A double tap checks a check box of a captured tree`() throws {
    let stops = try Self.stops(
      of: Self.android, after: "", by: Self.talkBack(), activating: "News")
    #expect(stops[0] == "checked, News, check box")
  }

  @Test(arguments: [
    (#"update "Close" label "Shut""#, 1, "Shut, button"),
    (#"update "Close" state "disabled""#, 1, "Close, dimmed, button"),
    (#"update "Close" state "selected""#, 1, "selected, Close, button"),
    (#"update "News" state "on""#, 0, "News, switch button, on"),
  ])
  func `VoiceOver announces what an app changes in a captured tree`(
    _ effect: String, _ index: Int, _ words: String
  ) throws {
    var reader = VoiceOver()
    try reader.set("hints", to: "off")
    let stops = try Self.stops(
      of: Self.uiKit, after: "on double tap of \"Go\": \(effect)", by: reader)
    #expect(stops[index] == words)
  }

  @Test func `A changed hint of a captured element is announced`() throws {
    let stops = try Self.stops(
      of: Self.uiKit, after: #"on double tap of "Go": update "Close" hint "New""#, by: VoiceOver(),
      hints: true)
    #expect(stops[1] == "Close, button, New")
  }
}
