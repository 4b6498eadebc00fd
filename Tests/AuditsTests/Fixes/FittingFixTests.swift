import Testing

@testable import Audits

/// Fixes that name what their own finding is about.
struct FittingFixTests {
  private static func fixes(_ example: AuditRule.Example, by rule: AuditRule) throws -> [String] {
    try RuleExampleTests.report(on: example, by: rule).findings.map(\.fix.text)
  }

  private static func fix(_ example: AuditRule.Example, by rule: AuditRule) throws -> String {
    try #require(try fixes(example, by: rule).first)
  }

  @Test func `The visible word of a required field stays visible`() throws {
    let visible = "<label>First name (required) <input required></label>"
    let fix = try Self.fix(.fails(.web, visible), by: .heardTwice)
    #expect(fix.hasPrefix("Keep “required” visible, but hide it from readers"))
    #expect(fix.contains("<span aria-hidden=\"true\">"))
    let hidden =
      "<label>First name <span aria-hidden=true>(required)</span> <input required></label>"
    #expect(try Self.fixes(.passes(.web, hidden), by: .heardTwice).isEmpty)
    let named = "<input aria-label='First name (required)' required>"
    #expect(
      try Self.fix(.fails(.web, named), by: .heardTwice)
        == "Remove “required” from aria-label; readers announce the state themselves.")
    let picture = "<a href=home><img src=home.png alt=\"Home page\"> Home page</a>"
    #expect(try Self.fix(.fails(.web, picture), by: .heardTwice).contains("alt=\"\""))
  }

  @Test func `Only elements that can have a text inside are told to have one`() throws {
    let field = try Self.fix(.fails(component: "<TextInput />"), by: .labelMissing)
    #expect(field.hasPrefix("Set accessibilityLabel. On Android, accessibilityLabelledBy"))
    let button = #"<Pressable accessibilityRole="button" onPress={save} />"#
    let fix = try Self.fix(.fails(component: button), by: .labelMissing)
    #expect(fix.contains("put a <Text> inside"))
  }

  @Test func `The fix of a lost name keeps the label that is set`() throws {
    let field = #"<TextInput accessibilityLabel="Email" />"#
    let fix = try Self.fix(.fails(component: field), by: .labelLostWhenFilled)
    #expect(fix.hasPrefix("Show the name in a <Text>"))
    #expect(fix.contains("Keep accessibilityLabel"))
  }

  @Test(arguments: [
    ("number", "nickname", "type=\"text\", which fits nickname"),
    ("number", "email", "type=\"email\", which fits email"),
    ("email", "new-password", "type=\"password\", which fits new-password"),
    ("date", "tel", "type=\"tel\", which fits tel"),
  ]) func `The fix of a purpose that does not fit names a fitting type`(
    type: String, purpose: String, words: String
  ) throws {
    let field = "<label for=a>Guests</label><input id=a type=\(type) autocomplete=\(purpose)>"
    let fix = try Self.fix(.fails(.web, field), by: .purposeMissing)
    #expect(fix == "Use \(words), or set autocomplete to another purpose.")
  }

  @Test func `The fix of a misplaced attribute fits its element`() throws {
    let line = "<p>Mill Lane 1<br aria-label=and>Leeds</p>"
    #expect(
      try Self.fix(.fails(.web, line), by: .ariaAllowedAttr)
        == "Remove aria-label; write words that people should hear as text.")
    #expect(
      try Self.fix(
        .fails(.web, "<p>A</p><script aria-hidden=true></script>"),
        by: .ariaUnsupportedElements) == "Remove aria-hidden.")
    let picture = "<picture aria-label=Cat><img src=a.png alt=Cat></picture>"
    #expect(
      try Self.fix(.fails(.web, picture), by: .ariaUnsupportedElements)
        == "Move aria-label to the <img> in the <picture>, or remove it.")
    let page = "<html lang=en aria-label=Shop><p>Hello</p></html>"
    #expect(
      try Self.fix(.fails(.web, page), by: .ariaUnsupportedElements)
        == "Remove aria-label, and name the page in its <title>.")
    #expect(
      try Self.fix(.fails(.web, "<div scope=row>Price</div>"), by: .scopeAttrValid)
        == "Remove scope.")
    let cell = "<table><tr><td scope=row>Price</td><td>1</td></tr></table>"
    #expect(try Self.fix(.fails(.web, cell), by: .scopeAttrValid).contains("<th>"))
  }

  @Test(arguments: [
    ("type=email aria-label=Email", "name@example.com"),
    ("aria-label='Date of birth'", "31/12/2026"), ("type=number aria-label=Rooms", "a number"),
    ("aria-label=Nickname", "Nickname: enter …"),
  ]) func `The example of an error message fits the field`(field: String, words: String) throws {
    let page = "<input \(field) value=1 aria-invalid=true aria-errormessage=e><p id=e>Invalid!</p>"
    let fix = try Self.fix(.fails(.web, page), by: .errorVague)
    #expect(fix.contains(words), "\(fix)")
  }

  @Test func `The example of a gesture has the name of the element`() throws {
    let drawing = """
      <View accessible accessibilityRole="image" accessibilityLabel="Signature"
        accessibilityHint="Draw with one finger" />
      """
    #expect(
      try Self.fix(.fails(component: drawing), by: .gestureNotIndicated)
        == "Say in the accessibilityLabel what to do, such as “Signature, draw with one finger”.")
    let mood = "- button \"Mood\":\n  - /ios.traits: allowsDirectInteraction"
    #expect(
      try Self.fix(.fails(.design, mood), by: .gestureNotIndicated)
        == "Say in the name what to do, such as “Mood, draw with one finger”.")
  }

  @Test func `The fix of two stops names the kind of the control`() throws {
    let row = """
      <Pressable accessibilityRole="button" accessibilityLabel="Wi-Fi" onPress={toggle} />
      <Switch accessibilityLabel="Wi-Fi" value={on} onValueChange={toggle} />
      """
    let fix = try Self.fix(.fails(component: row), by: .twoStopsForOne)
    #expect(fix.contains("hide the switch from readers"))
    #expect(!fix.contains("check box"))
  }

  @Test func `A value that one reader leaves out is for review, and not put into the label`() throws
  {
    let slider = "<input type=range aria-label=Volume aria-required=true>"
    let finding = try #require(
      try RuleExampleTests.report(on: .fails(.web, slider), by: .readersDisagree).findings.first)
    #expect(finding.fix.text.hasPrefix("Set aria-valuetext"))
    #expect(finding.needsReview)
    let field =
      "<View><Text nativeID=\"l\">Phone</Text><TextInput accessibilityLabelledBy=\"l\" /></View>"
    let name = try #require(
      try RuleExampleTests.report(on: .fails(component: field), by: .readersDisagree).findings.first
    )
    #expect(name.fix.text.contains("into accessibilityLabel"))
    #expect(!name.needsReview)
  }

  @Test func `The fix of a date field offers no time`() throws {
    let field = "<label for=a>Date of birth</label><input id=a>"
    let fix = try Self.fix(.fails(.web, field), by: .widgetForFormat)
    #expect(fix.contains("type=\"date\"") && !fix.contains("time"))
    let native = #"<TextInput accessibilityLabel="Date of birth" />"#
    #expect(
      try Self.fix(.fails(component: native), by: .widgetForFormat) == "Use a date picker.")
  }

  @Test func `The reason of a rule covers each of its findings`() {
    #expect(AuditRule.authorImitatesReader.why.contains("full stop"))
    #expect(AuditRule.ariaRequiredAttr.why.contains("from a combo box"))
  }

  @Test func `The fix of a text that changes silently is a live region`() throws {
    let app = #"on double tap of "Save": update "Not saved" label "Saved""#
    let gestures = #"until "Save"; double tap; wait 2 s"#
    let page = AuditRule.Example.fails(
      .web, "<button>Save</button><p>Not saved</p>", app: app, doing: gestures)
    #expect(try Self.fix(page, by: .stateChangeSilent).contains("role=\"status\""))
    let outline = AuditRule.Example.fails(
      .design, "- button \"Save\"\n- text: Not saved", app: app, doing: gestures)
    #expect(
      try Self.fix(outline, by: .stateChangeSilent) == "Let the app announce the text that changes."
    )
  }
}
