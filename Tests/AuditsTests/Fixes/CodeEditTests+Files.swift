import Importers
import Simulator
import Testing

@testable import Audits

/// All edits of a file together.
extension CodeEditTests {
  /// Returns a file after the edits of all findings were applied, from the last edit to the first.
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

  /// Returns a Kotlin file with imports.
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
}
