import Importers
import Simulator
import Testing

@testable import Audits

/// Fixes for SwiftUI, Compose and Flutter: their words and their edits.
struct CodeFixTests {
  private static func report(
    _ code: String, _ format: InputFormat, isTried: Bool = false
  ) throws -> [Finding] {
    var report = try Audit().report(on: code, as: format)
    if isTried { report.tryFixes() }
    return report.findings
  }

  private static func kotlin(_ body: String, isTried: Bool = false) throws -> [Finding] {
    try report("@Composable fun Main() {\n\(body)\n}", .kotlin, isTried: isTried)
  }

  private static func swift(_ body: String) throws -> [Finding] {
    try report(
      "import SwiftUI\nstruct Main: View { @State var a = \"\"\nvar body: some View { Form {\n\(body)\n} } }",
      .swiftui)
  }

  @Test func `A tried fix changes what Android exposes`() throws {
    let findings = try CodeFixTests.kotlin(
      #"Column { Text("Volume"); Slider(value = 0.4f, onValueChange = {}) }"#, isTried: true)
    let fix = try #require(findings.first { $0.rule == "label-missing" }).fix
    #expect(fix.unchangedReaders.isEmpty)
    #expect(fix.announcements.values.contains { $0.contains("Volume") })
  }

  @Test func `A switch of a list item is named after its headline`() throws {
    for order in [
      ["headlineContent", "supportingContent"], ["supportingContent", "headlineContent"],
    ] {
      let texts = order.map { "\($0) = { Text(\"\($0)\") }" }.joined(separator: ", ")
      let findings = try CodeFixTests.kotlin(
        "ListItem(\(texts), trailingContent = { Switch(checked = true, onCheckedChange = {}) })")
      let fix = try #require(findings.first { $0.rule == "label-missing" }).fix
      #expect(fix.text.contains("headlineContent"))
      #expect(fix.edit?.after.contains("supportingContent") != true)
    }
  }

  @Test func `A text names only the control in its own block`() throws {
    let box = "Checkbox(checked = false, onCheckedChange = {})"
    let findings = try CodeFixTests.kotlin("\(box)\nRow { Text(\"Terms\"); \(box) }")
      .filter { $0.rule == "label-missing" }
    #expect(findings.count == 2)
    #expect(findings.map { $0.fix.text.contains("Terms") } == [false, true])
    #expect(findings.map { $0.fix.edit?.after.contains("Terms") == true } == [false, true])
  }

  @Test func `A text between two controls of one block gets into neither`() throws {
    let box = "Checkbox(checked = false, onCheckedChange = {})"
    let findings = try CodeFixTests.kotlin("Row { \(box); Text(\"Terms\"); \(box) }")
      .filter { $0.rule == "label-missing" }
    #expect(findings.count == 2)
    #expect(findings.allSatisfy { $0.fix.edit?.after.contains("Terms") != true })
  }

  @Test func `An icon button whose icon has an empty description has no name`() throws {
    let findings = try CodeFixTests.kotlin(
      #"IconButton(onClick = {}) { Icon(Icons.Default.Delete, contentDescription = "") }"#)
    #expect(findings.contains { $0.rule == "label-missing" && !$0.needsReview })
  }

  @Test(arguments: ["gesture", "highPriorityGesture", "simultaneousGesture"])
  func `A view with a tap gesture has no role`(modifier: String) throws {
    let findings = try CodeFixTests.swift("Text(\"Go\").\(modifier)(TapGesture().onEnded {})")
    #expect(findings.contains { $0.rule == "role-missing" && !$0.needsReview })
    let dragged = try CodeFixTests.swift("Text(\"Go\").\(modifier)(DragGesture().onEnded { _ in })")
    #expect(!dragged.contains { $0.rule == "role-missing" })
  }

  @Test(arguments: [
    ("Text(\"Go\", Modifier.pointerInput(Unit) { detectTapGestures(onTap = { go() }) })", true),
    ("Text(\"Go\", Modifier.pointerInput(Unit) { detectTapGestures { go() } })", true),
    ("Box(Modifier.pointerInput(Unit) { detectTapGestures { go() } }) { Text(\"Go\") }", true),
    ("Text(\"Go\", Modifier.pointerInput(Unit) { detectTapGestures(onLongPress = {}) })", false),
    ("Text(\"Go\", Modifier.pointerInput(Unit) { detectDragGestures { _, _ -> } })", false),
    ("Text(\"Go\", Modifier.clickable { go() })", false),
    (
      "Text(\"Go\", Modifier.pointerInput(1) { detectTapGestures { go() } }.semantics { onClick { true } })",
      false
    ),
  ])
  func `A composable that detects taps has no role`(_ code: String, _ isFound: Bool) throws {
    let findings = try CodeFixTests.kotlin(code)
    let found = findings.filter { $0.rule == "role-missing" }
    #expect(found.count == (isFound ? 1 : 0), "\(found)")
    #expect(found.allSatisfy { $0.fix.text.contains("Modifier.clickable") })
  }

  @Test(arguments: [
    "Color.clear.contentShape(Rectangle()).onTapGesture {}", "Rectangle().onTapGesture {}",
    "Circle().gesture(TapGesture().onEnded {})",
  ]) func `A shape that reacts to a tap is for review, because VoiceOver cannot reach it`(
    code: String
  ) throws {
    let finding = try #require(
      try CodeFixTests.swift(code).first { $0.rule == "role-missing" })
    #expect(finding.needsReview)
    let named = try CodeFixTests.swift(
      "\(code).accessibilityLabel(\"Go\").accessibilityAddTraits(.isButton)")
    #expect(!named.contains { $0.rule == "role-missing" })
    let hidden = try CodeFixTests.swift("\(code).accessibilityHidden(true)")
    #expect(!hidden.contains { $0.rule == "role-missing" })
  }

  @Test func `A button named by an asset is for review`() throws {
    let finding = try #require(
      try CodeFixTests.swift(#"Button {} label: { Image("cart") }"#)
        .first { $0.rule == "label-is-code" })
    #expect(finding.needsReview)
    #expect(finding.message.contains("“cart” is the name of its image"))
    let named = try CodeFixTests.swift(#"Button {} label: { Image("cart"); Text("Cart") }"#)
    #expect(!named.contains { $0.rule == "label-is-code" })
  }

  @Test func `A symbol that only iOS names is for review`() throws {
    let finding = try #require(
      try CodeFixTests.swift(#"Image(systemName: "magnifyingglass")"#)
        .first { $0.rule == "image-alt-missing" })
    #expect(finding.needsReview && finding.severity == .warning)
  }

  @Test func `A button named by a symbol whose words are unknown is for review`() throws {
    let finding = try #require(
      try CodeFixTests.swift(#"Button {} label: { Image(systemName: "trash") }"#)
        .first { $0.rule == "label-missing" })
    #expect(finding.needsReview)
    let hidden = try #require(
      try CodeFixTests.swift(#"Button {} label: { Image(decorative: "trash") }"#)
        .first { $0.rule == "label-missing" })
    #expect(!hidden.needsReview)
  }

  @Test(arguments: ["signup.form.send", "send_button"])
  func `A literal that may be the key of a translation is for review`(key: String) throws {
    let findings = try CodeFixTests.swift("Button(\"\(key)\") {}")
    #expect(findings.map(\.rule) == ["label-is-code"] && findings.allSatisfy(\.needsReview))
  }

  @Test func `A control without a role does not repeat its role`() throws {
    let findings = try CodeFixTests.kotlin(
      #"Box(Modifier.clickable {}) { Icon(Icons.Default.Add, "Add icon button") }"#)
    #expect(!findings.contains { $0.rule == "role-word-in-label" })
    let button = try CodeFixTests.kotlin(
      #"IconButton({}) { Icon(Icons.Default.Add, "Add icon button") }"#)
    #expect(button.contains { $0.rule == "role-word-in-label" })
  }

  @Test func `A security code without a card beside it gets no purpose`() throws {
    let alone = try CodeFixTests.swift(
      #"LabeledContent("Security code") { TextField("", text: $a) }"#)
    let finding = try #require(alone.first { $0.rule == "purpose-missing" })
    #expect(finding.needsReview)
    #expect(finding.fix.edit == nil)
    #expect(!finding.fix.text.contains("emailAddress"))
    let card = try CodeFixTests.swift(
      """
      LabeledContent("Card number") { TextField("", text: $a) }
      LabeledContent("Security code") { TextField("", text: $a) }
      """)
    let fixes = card.filter { $0.rule == "purpose-missing" }.map(\.fix.text)
    #expect(fixes.contains { $0.contains(".creditCardSecurityCode") })
  }

  @Test func `The fix for a picker that has a title does not ask for one`() throws {
    let findings = try CodeFixTests.swift(
      """
      Picker("Speed", selection: $a) { Text("Fast").tag("f") }
        .pickerStyle(.wheel)
      """)
    let fix = try #require(findings.first { $0.rule == "label-missing" }).fix
    #expect(!fix.text.contains("Give it a title"))
    #expect(fix.text.contains(#".accessibilityLabel("Speed")"#))
  }

  @Test(arguments: ["", #"     value: "40%""# + "\n"])
  func `The fix for a slider of Flutter without a label names Flutter's settings`(_ value: String)
    throws
  {
    let findings = try CodeFixTests.report(
      """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 1080.0, 2340.0)
       └─SemanticsNode#5
           Rect.fromLTRB(0.0, 140.0, 411.4, 188.0)
           actions: decrease, focus, increase
           flags: hasEnabledState, isEnabled, isFocusable, isSlider
      \(value)     increasedValue: "45%"
           decreasedValue: "35%"
           textDirection: ltr

      """, .flutter)
    let fix = try #require(findings.first { $0.rule == "label-missing" }).fix
    #expect(fix.text.contains("Semantics(label: …)"))
  }

  @Test func `A vague error of Compose has a fix in Kotlin that fits the field`() throws {
    let findings = try CodeFixTests.kotlin(
      """
      TextField(value = "a", onValueChange = {}, label = { Text("Email") }, isError = true,
        keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Email))
      """)
    let fix = try #require(findings.first { $0.rule == "error-vague" }).fix.text
    #expect(fix.contains("error(\"…\")"))
    #expect(fix.contains("name@example.com"))
  }

  @Test func `A screen of Kotlin without headings is not said to be of another format`() throws {
    let texts = (1...11).map { "Text(\"Row \($0)\")" }.joined(separator: "\n")
    let findings = try CodeFixTests.kotlin("Column {\n\(texts)\n}")
    let finding = try #require(findings.first { $0.rule == "no-heading" })
    #expect(!finding.message.contains("format"))
  }
}

/// Findings of SwiftUI that depend on where the author wrote texts and controls.
extension CodeFixTests {
  @Test func `A heading with the words of a control is not its label`() throws {
    let findings = try CodeFixTests.swift(
      """
      Section("Sounds") { Toggle("Sounds", isOn: .constant(true)); Toggle("Calls", isOn: .constant(true)) }
      """)
    #expect(!findings.contains { $0.fix.edit?.after.contains("accessibilityHidden") == true })
    #expect(!findings.contains { $0.rule == "label-stop" })
  }

  @Test func `A text that is only hidden from readers is a visible label`() throws {
    let field = #"TextField("", text: $a).accessibilityLabel("Email address")"#
    let hidden = try CodeFixTests.swift(
      #"Text("Email address").accessibilityHidden(true)"# + "\n" + field)
    #expect(!hidden.contains { $0.rule == "visible-label-missing" })
    let missing = try CodeFixTests.swift(field)
    #expect(missing.contains { $0.rule == "visible-label-missing" })
  }

  @Test func `Naming a control after a text also hides the text`() throws {
    let findings = try CodeFixTests.swift(
      #"HStack { Text("Dark mode"); Toggle("", isOn: .constant(true)).labelsHidden() }"#)
    let fix = try #require(findings.first { $0.rule == "label-missing" }).fix
    #expect(fix.edit?.after.contains(#".accessibilityLabel("Dark mode")"#) == true)
    #expect(fix.additionalEdits.map(\.after) == [#"Text("Dark mode").accessibilityHidden(true)"#])
    #expect(fix.text.contains("accessibilityHidden(true)"))
  }

  @Test func `The prompt of a search bar is its name`() throws {
    let findings = try CodeFixTests.swift(
      #"Text("Row") } .searchable(text: $a, prompt: "Search mail"); Form {"#)
    #expect(!findings.contains { $0.rule == "placeholder-only" })
  }

  @Test func `A text in another section is not the label of a field`() throws {
    let findings = try CodeFixTests.swift(
      """
      Section("Open") { Text("Buy milk") }
      TextField("", text: $a)
      """)
    let fix = try #require(findings.first { $0.rule == "label-missing" }).fix
    #expect(!fix.text.contains("Buy milk"))
    #expect(!findings.contains { $0.message.contains("Buy milk") })
  }

  @Test func `A text without a word of the placeholder is not beside the field`() throws {
    let findings = try CodeFixTests.swift(
      """
      Text("Buy milk")
      TextField("New task", text: $a)
      """)
    #expect(!findings.contains { $0.message.contains("Buy milk") })
    #expect(!findings.contains { $0.consequences.joined().contains("Buy milk") })
  }

  @Test func `An image that reacts to taps does not say what it is`() throws {
    let findings = try CodeFixTests.swift(
      #"Image(systemName: "plus").onTapGesture { a = "x" }; Image("logo").accessibilityLabel("Logo")"#
    )
    let missing = findings.filter { $0.rule == "role-missing" }
    #expect(missing.count == 1)
    #expect(missing.first?.fix.edit?.after.contains(".accessibilityAddTraits(.isButton)") == true)
  }
}
