import Importers
import Simulator
import Testing

@testable import Audits

/// Fixes that are edits of Swift and Kotlin.
struct CodeEditTests {
  /// A finding of a rule in a piece of code.
  struct Example: Sendable, CustomTestStringConvertible {
    var rule, code: String
    var isSwift: Bool
    var testDescription: String {
      "\(rule): \(code.split(whereSeparator: \.isNewline).joined(separator: " "))"
    }

    init(swift rule: String, _ code: String) {
      (self.rule, self.code, isSwift) = (rule, code, true)
    }

    init(kotlin rule: String, _ code: String) {
      (self.rule, self.code, isSwift) = (rule, code, false)
    }

    /// The code in a file of its language.
    var file: String {
      isSwift
        ? """
        import SwiftUI
        struct Sample: View {
          @State private var text = ""
          @State private var other = ""
          @State private var isOn = false
          var body: some View {
            VStack {
              \(code)
            }
          }
        }
        """
        : """
        @Composable
        fun Sample(modifier: Modifier = Modifier) {
          var text by remember { mutableStateOf("") }
          var isOn by remember { mutableStateOf(false) }
          Column {
            \(code)
          }
        }
        """
    }
  }

  private struct Audited {
    var findings: [Finding]
    var problems: [String]
  }

  private static func audit(_ code: String, isSwift: Bool) throws -> Audited {
    var options = ImportOptions()
    options.keepsSource = true
    let screens = try ImportedScreen.contents(
      of: Array(code.utf8), format: isSwift ? .swiftui : .kotlin, options: options)
    let imported = try #require(screens.first)
    let audit = Audit()
    let subject = AuditSubject(
      imported.screen, android: imported.android, source: imported.source,
      by: imported.readers(allReaders), in: audit.readingConditions)
    let problems = imported.screen.diagnostics.map { "\($0)" }
    return Audited(findings: audit.report(on: subject).findings, problems: problems)
  }

  /// Returns a file with an edit in its place.
  private static func applying(_ edit: Finding.Fix.Edit, to file: String) throws -> String {
    var lines = file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let position = try #require(edit.position)
    let line = lines[position.line - 1]
    let start = line.index(line.startIndex, offsetBy: position.column - 1)
    try #require(line[start...].hasPrefix(edit.before), "\(edit) in \(line)")
    lines[position.line - 1] =
      line[..<start] + edit.after + line[start...].dropFirst(edit.before.count)
    return lines.joined(separator: "\n")
  }

  private static func edit(_ example: Example) throws -> Finding.Fix.Edit? {
    let findings = try audit(example.file, isSwift: example.isSwift).findings
    return try #require(
      findings.first { $0.rule == example.rule }, "found \(findings.map(\.rule))"
    ).fix.edit
  }

  // MARK: Certain edits

  private static let swift: [Example] = [
    Example(swift: "label-missing", #"Text("Email"); TextField("", text: $text)"#),
    Example(
      swift: "label-missing",
      """
      Text("Gift wrap")
      Toggle("", isOn: $isOn)
        .labelsHidden()
        .padding()
      """),
    Example(
      swift: "label-missing",
      """
      Text("Size")
      Picker("", selection: $text) {
        Text("Small").tag("s")
      }
      """),
    Example(
      swift: "label-missing", #"Text("Town"); TextField("", text: $text).accessibilityLabel("")"#),
    Example(swift: "role-missing", #"Text("Basket").onTapGesture { isOn = true }"#),
    Example(
      swift: "role-missing",
      """
      Text("Basket")
        .bold()
        .padding()
        .onTapGesture { isOn = true }
      """),
    Example(swift: "role-conflict", #"Button("Terms") {}.accessibilityAddTraits(.isLink)"#),
    Example(
      swift: "role-conflict",
      """
      Text("Terms")
        .accessibilityAddTraits(.isLink)
        .accessibilityAddTraits(.isButton)
      """),
    Example(swift: "ios-dynamic-type", #"Text("Total").font(.system(size: 17))"#),
    Example(
      swift: "ios-dynamic-type",
      """
      Text("Total")
        .font(.system(size: 28, weight: .bold, design: .rounded))
        .padding()
      """),
    Example(swift: "ios-dynamic-type", #"Text("Total").font(.custom("Avenir", fixedSize: 13))"#),
    Example(swift: "password-exposed", #"TextField("Password", text: $text)"#),
    Example(
      swift: "password-exposed",
      """
      TextField(text: $text) {
        Text("Password")
      }
      """),
    Example(swift: "keyboard-wrong", #"TextField("Email", text: $text)"#),
    Example(swift: "keyboard-wrong", #"TextField("Email", text: $text).keyboardType(.default)"#),
    Example(
      swift: "keyboard-wrong",
      """
      LabeledContent("Number of guests") {
        TextField("", text: $text)
          .padding()
      }
      """),
    Example(swift: "purpose-missing", #"LabeledContent("Email") { TextField("", text: $text) }"#),
    Example(
      swift: "purpose-missing",
      """
      LabeledContent("Town") {
        TextField(
          "",
          text: $text
        )
      }
      LabeledContent("Postcode") { TextField("", text: $other) }
      """),
    Example(
      swift: "return-key", #"TextField("One", text: $text); TextField("Two", text: $other)"#),
    Example(
      swift: "return-key",
      #"TextField("One", text: $text).submitLabel(.done); TextField("Two", text: $other)"#),
    Example(
      swift: "label-stop", #"Text("Town"); TextField("", text: $text).accessibilityLabel("Town")"#),
    Example(swift: "upper-case", #"Text("OPENING HOURS")"#),
    Example(
      swift: "upper-case",
      """
      Button(action: { isOn = true }) {
        Text("SEND NOW")
      }
      """),
    Example(
      swift: "role-word-in-label",
      #"Button { isOn = true } label: { Text("x") }.accessibilityLabel("Remove button")"#),
    Example(
      swift: "author-imitates-reader", #"Image("team").accessibilityLabel("The whole team.")"#),
    Example(
      swift: "required-asterisk", #"TextField("Town *", text: $text).accessibilityLabel("Town *")"#),
    Example(
      swift: "no-heading",
      "Text(\"Shop\").font(.largeTitle)\n"
        + (1...12).map { "Text(\"Item \($0)\")" }.joined(separator: "\n")),
  ]

  private static let kotlin: [Example] = [
    Example(
      kotlin: "keyboard-wrong",
      #"TextField(text, { text = it }, label = { Text("Phone number") })"#),
    Example(
      kotlin: "purpose-missing",
      #"TextField(text, { text = it }, label = { Text("Card number") })"#),
    Example(
      kotlin: "label-missing",
      #"Text("Street"); OutlinedTextField(value = text, onValueChange = { text = it })"#),
    Example(
      kotlin: "label-missing",
      """
      Text("Street")
      TextField(
        value = text,
        onValueChange = { text = it },
      )
      """),
    Example(
      kotlin: "label-missing",
      #"Row { Text("Gift wrap"); Switch(checked = isOn, onCheckedChange = { isOn = it }) }"#),
    Example(
      kotlin: "label-missing",
      #"Row { Text("Gift wrap"); Switch(isOn, { isOn = it }, Modifier.padding(4.dp)) }"#),
    Example(
      kotlin: "label-missing",
      """
      Text("Quantity")
      Slider(
        value = 0.5f,
        onValueChange = { },
        modifier = modifier
          .fillMaxWidth()
          .padding(8.dp)
      )
      """),
    Example(
      kotlin: "return-key",
      """
      TextField(text, { text = it }, label = { Text("One") },
        keyboardOptions = KeyboardOptions(imeAction = ImeAction.Done))
      TextField(text, { text = it }, label = { Text("Two") })
      """),
    Example(
      kotlin: "keyboard-wrong",
      """
      TextField(
        value = text, onValueChange = { text = it }, label = { Text("Email") },
        keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Text)
      )
      """),
    Example(
      kotlin: "keyboard-wrong",
      """
      TextField(
        value = text, onValueChange = { text = it }, label = { Text("Email") },
        keyboardOptions = KeyboardOptions(
          imeAction = ImeAction.Done, keyboardType = KeyboardType.Text
        )
      )
      """),
    Example(
      kotlin: "password-exposed",
      #"TextField(value = text, onValueChange = { text = it }, label = { Text("Password") })"#),
    Example(
      kotlin: "password-exposed",
      """
      OutlinedTextField(
        value = text,
        onValueChange = { text = it },
        visualTransformation = VisualTransformation.None,
        label = { Text("Password") },
      )
      """),
    Example(
      kotlin: "visible-label-missing",
      """
      TextField(
        value = text,
        onValueChange = { text = it },
        modifier = Modifier.semantics { contentDescription = "Town" },
      )
      """),
    Example(
      kotlin: "required-asterisk",
      #"TextField(text, { text = it }, label = { Text("Town *") })"#),
    Example(
      kotlin: "role-missing",
      "Text(\"Basket\", Modifier.pointerInput(Unit) { detectTapGestures { isOn = true } })"),
    Example(kotlin: "upper-case", #"Text("MORNING")"#),
    Example(kotlin: "upper-case", #"Text("MORNING", style = MaterialTheme.typography.labelLarge)"#),
    Example(kotlin: "upper-case", #"Text("MORNING", Modifier.padding(4.dp).fillMaxWidth())"#),
    Example(kotlin: "upper-case", #"Button(onClick = { isOn = true }) { Text("SEND NOW") }"#),
    Example(
      kotlin: "role-word-in-label",
      #"IconButton(onClick = {}) { Icon(Icons.Default.Delete, contentDescription = "Delete button") }"#
    ),
    Example(
      kotlin: "no-heading",
      "Text(\"Shop\", style = MaterialTheme.typography.headlineMedium)\n"
        + (1...12).map { "Text(\"Item \($0)\")" }.joined(separator: "\n")),
  ]

  @Test(arguments: swift + kotlin)
  func `An edit makes its finding go away and leaves code that can be read`(
    _ example: Example
  ) throws {
    let before = try Self.audit(example.file, isSwift: example.isSwift)
    let finding = try #require(
      before.findings.first { $0.rule == example.rule }, "found \(before.findings.map(\.rule))")
    let edit = try #require(finding.fix.edit, "only words: \(finding.fix.text)")
    let file = try Self.applying(edit, to: example.file)
    let after = try Self.audit(file, isSwift: example.isSwift)
    #expect(
      after.findings.count { $0.rule == example.rule }
        < before.findings.count { $0.rule == example.rule }, "\(file)")
    #expect(after.problems.count == before.problems.count, "\(after.problems)")
  }

  @Test func `A message is set as the error of a field that is always invalid`() throws {
    let source = """
      Column {
        TextField("a", { }, isError = true)
        TextField("b", { }, isError = failed)
      }
      """
    var options = ImportOptions()
    options.keepsSource = true
    let screens = try ImportedScreen.contents(
      of: Array(source.utf8), format: .kotlin, file: "block.kotlin", options: options)
    let tree = try #require(screens.first?.source)
    let edits = tree.indices.filter { tree[$0].name == "TextField" }.map { index in
      CodeEdits(of: index, in: tree).flatMap { ComposeEdits.edit(.error("Enter a town"), $0) }
    }
    #expect(edits.count == 2)
    #expect(
      edits.first??.after
        == "TextField(\"a\", { }, isError = true, "
        + "modifier = Modifier.semantics { error(\"Enter a town\") }")
    #expect(edits.last.flatMap(\.self) == nil)
  }

  @Test func `A Link of SwiftUI has no conflict of roles`() throws {
    let example = Example(
      swift: "role-conflict", #"Link("Terms", destination: URL(string: "https://example.org")!)"#)
    let audit = try Self.audit(example.file, isSwift: true)
    #expect(!audit.findings.contains { $0.rule == example.rule })
  }

  // MARK: Uncertain edits

  @Test(arguments: [
    // The words of the label are unknown.
    Example(kotlin: "label-missing", "IconButton(onClick = {}) { Icon(Icons.Default.Add, null) }"),
    Example(swift: "label-missing", #"Button { isOn = true } label: { Color.red }"#),
    // The modifier is not a chain of calls.
    Example(
      kotlin: "upper-case", #"Text("MORNING", if (isOn) Modifier else Modifier.padding(4.dp))"#),
    Example(kotlin: "upper-case", #"Text("MORNING", Modifier.padding(4.dp) then modifier)"#),
    // A variable holds the options.
    Example(
      kotlin: "keyboard-wrong",
      """
      val options = KeyboardOptions(keyboardType = KeyboardType.Text)
      TextField(text, { text = it }, label = { Text("Email") }, keyboardOptions = options)
      """),
    // The same code shows several fields.
    Example(
      swift: "purpose-missing",
      #"ForEach(["Street", "Town"], id: \.self) { name in LabeledContent(name) { TextField("", text: $text) } }"#
    ),
    // The label around the field names it.
    Example(
      swift: "required-asterisk", #"LabeledContent("Town *") { TextField("", text: $text) }"#),
    Example(
      swift: "format-not-in-label",
      #"LabeledContent("Password") { SecureField("", text: $text).accessibilityHint("At least 8 characters") }"#
    ),
    // The text is not a literal.
    Example(swift: "upper-case", #"let word = "MORNING"; Text(word)"#),
    Example(kotlin: "upper-case", #"val word = "MORNING"; Text(word)"#),
  ])
  func `A fix without a certain edit is words`(_ example: Example) throws {
    let edit = try Self.edit(example)
    #expect(edit == nil, "\(edit.map { "\($0)" } ?? "")")
  }

  @Test func `A text in another type does not become the label of a shared field`() throws {
    let code = """
      struct Form: View {
        @State private var text = ""
        var body: some View { VStack { Text("Street"); Entry(text: $text) } }
      }
      struct Entry: View {
        @Binding var text: String
        var body: some View { TextField("", text: $text) }
      }
      """
    let findings = try Self.audit(code, isSwift: true).findings
    let finding = try #require(findings.first { $0.rule == "label-missing" })
    #expect(finding.fix.edit == nil)
  }

  // MARK: Several edits

  /// Returns a file with all edits of the findings in it, from the last to the first.
  private static func applyingAll(_ findings: [Finding], to file: String) throws -> String {
    var edits: [Finding.Fix.Edit] = []
    for finding in findings {
      guard let edit = finding.fix.edit else { continue }
      edits.append(edit)
      for other in finding.fix.additionalEdits where !edits.contains(other) { edits.append(other) }
    }
    var file = file
    for edit in edits.reversed().sorted(by: { left, right in
      (left.position?.line ?? 0, left.position?.column ?? 0)
        > (right.position?.line ?? 0, right.position?.column ?? 0)
    }) {
      file = try applying(edit, to: file)
    }
    return file
  }

  @Test(arguments: [
    Example(
      swift: "upper-case",
      #"Button { isOn = true } label: { Text("x") }.accessibilityLabel("SEND BUTTON")"#),
    Example(
      swift: "upper-case",
      #"Image("team").accessibilityLabel("THE WHOLE TEAM.")"#),
    Example(
      kotlin: "upper-case",
      #"IconButton(onClick = {}) { Icon(Icons.Default.Delete, contentDescription = "DELETE BUTTON") }"#
    ),
  ])
  func `All edits of a file can be made although two findings concern one literal`(
    _ example: Example
  ) throws {
    let before = try Self.audit(example.file, isSwift: example.isSwift)
    #expect(before.findings.count { $0.fix.edit != nil } == 1)
    let file = try Self.applyingAll(before.findings, to: example.file)
    let after = try Self.audit(file, isSwift: example.isSwift)
    #expect(after.findings.count < before.findings.count, "\(file)")
    #expect(after.problems.count == before.problems.count, "\(after.problems)")
  }

  @Test func `Modifiers for different settings of one field do not conflict`() throws {
    let example = Example(
      swift: "keyboard-wrong",
      #"LabeledContent("Email") { TextField("", text: $text) }; LabeledContent("Town") { TextField("", text: $other) }"#
    )
    let before = try Self.audit(example.file, isSwift: true)
    let first = before.findings.filter { $0.fix.edit?.after.contains("text: $text") == true }
    #expect(first.count > 1)
    let file = try Self.applyingAll(before.findings, to: example.file)
    let after = try Self.audit(file, isSwift: true)
    #expect(!after.findings.contains { $0.fix.edit != nil }, "\(file)")
    #expect(after.problems.count == before.problems.count, "\(after.problems)")
  }

  /// A file of Kotlin with imports.
  private static func importing(_ imports: [String], _ code: String) -> String {
    """
    package org.example.shop

    \(imports.map { "import \($0)" }.joined(separator: "\n"))

    @Composable
    fun Sample() {
      var text by remember { mutableStateOf("") }
      \(code)
    }
    """
  }

  @Test func `An edit in Kotlin imports the names that it needs in their order`() throws {
    let file = Self.importing(
      ["androidx.compose.material3.TextField", "androidx.compose.runtime.Composable"],
      #"Column { TextField(text, { text = it }, label = { Text("Town *") }); Text("MORNING") }"#)
    let findings = try Self.audit(file, isSwift: false).findings
    let edited = try Self.applyingAll(findings, to: file)
    let imports = edited.split(separator: "\n").filter { $0.hasPrefix("import ") }
    #expect(imports.contains("import androidx.compose.ui.semantics.contentDescription"))
    #expect(imports.contains("import androidx.compose.ui.semantics.semantics"))
    #expect(imports.contains("import androidx.compose.ui.Modifier"))
    #expect(imports == imports.sorted(), "\(edited)")
    #expect(Set(imports).count == imports.count, "\(edited)")
    let after = try Self.audit(edited, isSwift: false)
    #expect(!after.findings.contains { ["upper-case", "required-asterisk"].contains($0.rule) })
  }

  @Test(arguments: [
    [
      "androidx.compose.runtime.Composable", "androidx.compose.ui.Modifier",
      "androidx.compose.ui.semantics.*",
    ],
    [
      "androidx.compose.runtime.Composable", "androidx.compose.ui.Modifier",
      "androidx.compose.ui.semantics.contentDescription",
      "androidx.compose.ui.semantics.semantics",
    ],
    [],
  ])
  func `An edit in Kotlin imports nothing that is imported, and nothing into an excerpt`(
    _ imports: [String]
  ) throws {
    let file = Self.importing(imports, #"Column { Text("MORNING") }"#)
    let finding = try #require(
      try Self.audit(file, isSwift: false).findings.first { $0.rule == "upper-case" })
    #expect(finding.fix.edit != nil)
    #expect(finding.fix.additionalEdits.isEmpty)
  }

  @Test func `The first component of a composable has an edit as all others have`() throws {
    let file = Self.importing([], #"Text("MORNING")"#)
    let finding = try #require(
      try Self.audit(file, isSwift: false).findings.first { $0.rule == "upper-case" })
    #expect(finding.fix.edit != nil)
  }

  @Test func `An argument for the description of an icon needs no import`() throws {
    let file = Self.importing(
      ["androidx.compose.material3.Icon", "androidx.compose.ui.semantics.semantics"],
      #"Row { Icon(Icons.Default.Star, contentDescription = "FAVOURITE ITEM") }"#)
    let edits = try Self.audit(file, isSwift: false).findings.filter { $0.fix.edit != nil }
    #expect(!edits.isEmpty)
    #expect(edits.allSatisfy { $0.fix.additionalEdits.isEmpty })
  }

  // MARK: Form

  @Test func `A modifier goes on a line of its own if other modifiers do`() throws {
    let edit = try #require(
      try Self.edit(
        Example(
          swift: "return-key",
          """
          TextField("One", text: $text)
                .padding()
              TextField("Two", text: $other)
          """)))
    #expect(edit.after == "TextField(\"One\", text: $text)\n      .submitLabel(.next)")
  }

  @Test func `An argument goes on a line of its own if other arguments do`() throws {
    let edit = try #require(
      try Self.edit(
        Example(
          kotlin: "password-exposed",
          """
          TextField(
                value = text,
                onValueChange = { text = it },
                label = { Text("Password") },
              )
          """)))
    #expect(
      edit.after
        == "label = { Text(\"Password\") },\n      "
        + "visualTransformation = PasswordVisualTransformation()")
  }

  @Test(arguments: [
    ("Fill in Label in the Identity inspector, or set accessibilityLabel.", true),
    ("Set android:contentDescription to what it does.", false),
  ])
  func `A fix names the settings of its language`(_ text: String, _ isSwift: Bool) {
    let fix = CodePhrases.fix(text, in: isSwift ? .swift : .kotlin)
    #expect(!fix.contains("Identity inspector") && !fix.contains("android:"))
    #expect(CodePhrases.fix(text, in: .html) == text)
  }

  @Test func `No fix of a rule names Interface Builder or Android's attributes in code`() {
    for rule in AuditRule.all {
      if let fix = rule.fixes[.ios] {
        let text = CodePhrases.fix(fix, in: .swift)
        #expect(
          !["Tick ", "Choose the ", "first responder", "inspector"].contains(where: text.contains),
          "\(rule.id): \(text)")
      }
      if let fix = rule.fixes[.android] {
        let text = CodePhrases.fix(fix, in: .kotlin)
        #expect(
          !["android:", "setError", "labelFor"].contains(where: text.contains),
          "\(rule.id): \(text)")
      }
    }
  }
}
