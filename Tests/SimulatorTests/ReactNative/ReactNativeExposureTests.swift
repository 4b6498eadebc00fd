import Simulator
import Testing

/// Properties that React Native sets on the platforms' accessibility APIs.
@Suite struct ReactNativeExposureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var outline: String
    var ios: [String]
    var android: [String]

    init(_ name: String, _ outline: String, ios: [String], android: [String]) {
      self.name = name
      self.outline = outline
      self.ios = ios
      self.android = android
    }

    var testDescription: String { name }
  }

  /// The expected properties are some of those of the last exposed node.
  @Test(arguments: [
    Case(
      "labelled field with a placeholder",
      "- textbox \"Email\":\n  - /placeholder: name@example.com\n  - /keyboard: email",
      ios: ["label=Email", "value=name@example.com"],
      android: [
        "android.widget.EditText", "contentDescription=Email", "hintText=name@example.com",
        "text=name@example.com", "showingHintText=true",
      ]),
    Case(
      "disabled Button",
      """
      - button "Sign in" [disabled]:
        - /label-from: content
        - /reactNative.component: Button
      """,
      ios: ["label=Sign in", "button, notEnabled"],
      android: ["android.widget.Button", "contentDescription=SIGN IN", "enabled=false"]),
    Case(
      "role that Android does not know",
      """
      - button "Save":
        - /reactNative.component: Pressable
        - /reactNative.role: form
        - /reactNative.accessibilityRole: button
      """,
      ios: ["label=Save"],
      android: ["android.view.ViewGroup", "contentDescription=Save", "clickable=true"]),
    Case(
      "ARIA's search box",
      "- button \"Find\":\n  - /reactNative.role: searchbox", ios: ["label=Find"],
      android: ["android.widget.EditText"]),
    Case(
      "ARIA's slider", "- slider \"Volume\":\n  - /reactNative.role: slider",
      ios: ["label=Volume"], android: ["android.widget.SeekBar"]),
    Case(
      "states", "- button \"More\" [disabled] [selected] [expanded]",
      ios: ["label=More", "value=expanded", "button, selected, notEnabled"],
      android: ["enabled=false", "selected=true", "actions=COLLAPSE"]),
    Case(
      "actions",
      """
      - button "Mail":
        - /reactNative.accessibilityActions: activate=Open, longpress=Select, share=Share, other
      """, ios: ["customAction=activate", "customAction=longpress", "customAction=other"],
      android: [
        "actions=CLICK LONG_CLICK", "clickLabel=Open", "longClickLabel=Select",
        "customActions=Share",
      ]),
    Case(
      "mixed after busy",
      """
      - checkbox "All" [checked=mixed] [busy]:
        - /reactNative.accessibilityState: busy, checked
      """, ios: ["value=checkbox, mixed, busy"],
      android: ["contentDescription=All, busy, mixed"]),
    Case(
      "identifier for tests", "- button \"Save\":\n  - /reactNative.testID: save",
      ios: ["label=Save"], android: ["resourceId=save"]),
  ])
  func `Props become properties of the platform`(_ test: Case) throws {
    let ios = try #require(ReactNativeCase.exposed(test.outline, VoiceOver()).last)
    for property in test.ios { #expect(ios.contains(property), "\(ios)") }
    let android = try #require(ReactNativeCase.exposed(test.outline, TalkBack()).last)
    for property in test.android { #expect(android.contains(property), "\(android)") }
  }

  @Test func `The text of a check box becomes its content description`() throws {
    let outline = "- checkbox:\n  - text: I agree"
    let android = try ReactNativeCase.exposed(outline, TalkBack())
    #expect(
      android[1] == [
        "android.widget.CheckBox", "contentDescription=I agree", "checkable=true",
        "clickable=true", "focusable=true",
      ])
    let ios = try ReactNativeCase.exposed(outline, VoiceOver())
    #expect(
      ios.contains { $0.contains("value=checkbox, unchecked") && $0.contains("label=I agree") })
  }

  @Test func `Android's tree omits views that only affect layout`() throws {
    let android = try ReactNativeCase.exposed(
      "- group:\n  - group:\n    - text: Hello\n    - img", TalkBack())
    #expect(android.map { $0[0] } == ["android.widget.FrameLayout", "android.widget.TextView"])
  }

  @Test func `Roles without effect are listed with the rule that drops them`() throws {
    func lost(_ attribute: String, _ reader: some ScreenReader) throws -> [String] {
      let screen = try ReactNativeCase.screen("- button \"Save\":\n  - /reactNative.\(attribute)")
      return reader.read(screen).stops.flatMap { $0.omissions.map { "\($0.text) \($0.rule.name)" } }
    }
    #expect(try lost("role: form", TalkBack()) == ["form ReactNativeUnknownRole"])
    #expect(try lost("accessibilityRole: tabbar", TalkBack()) == ["tabbar ReactNativeInvalidRole"])
    #expect(try lost("accessibilityRole: menu", TalkBack()).isEmpty)
    #expect(try lost("accessibilityRole: menu", VoiceOver()) == ["menu ReactNativeNoTrait"])
    #expect(try lost("role: button", VoiceOver()).isEmpty)
  }
}
