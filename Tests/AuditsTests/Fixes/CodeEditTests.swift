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

  struct AuditedCode {
    var findings: [Finding]
    var problems: [String]
  }

  static func audit(_ code: String, isSwift: Bool) throws -> AuditedCode {
    let report = try Audit().report(on: code, as: isSwift ? .swiftui : .kotlin)
    let problems = report.subject.screen.diagnostics.map { "\($0)" }
    return AuditedCode(findings: report.findings, problems: problems)
  }

  /// Returns a file after an edit was applied.
  static func applying(_ edit: Finding.Fix.Edit, to file: String) throws -> String {
    var lines = file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let position = try #require(edit.position)
    let line = lines[position.line - 1]
    let start = line.index(line.startIndex, offsetBy: position.column - 1)
    try #require(line[start...].hasPrefix(edit.before), "\(edit) in \(line)")
    lines[position.line - 1] =
      line[..<start] + edit.after + line[start...].dropFirst(edit.before.count)
    return lines.joined(separator: "\n")
  }

  static func edit(_ example: Example) throws -> Finding.Fix.Edit? {
    let findings = try audit(example.file, isSwift: example.isSwift).findings
    return try #require(
      findings.first { $0.rule == example.rule }, "found \(findings.map(\.rule))"
    ).fix.edit
  }

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
}
