import Importers
import Simulator
import Testing

@testable import Audits

/// Findings about SwiftUI views that react to taps, and about hidden controls.
struct TapGestureTests {
  private func missingRoles(_ body: String) throws -> [Finding] {
    try findings(body).filter { $0.rule == "role-missing" }
  }

  private func findings(_ body: String) throws -> [Finding] {
    let code = """
      import SwiftUI
      struct Main: View { @State var a = ""
        var body: some View { VStack { \(body) } } }
      """
    var options = ImportOptions()
    options.keepsSource = true
    let imported = try #require(
      try ImportedScreen.contents(of: Array(code.utf8), format: .swiftui, options: options).first)
    let audit = Audit()
    let subject = AuditSubject(
      imported.screen, android: imported.android, source: imported.source,
      by: imported.readers(allReaders), in: audit.readingConditions)
    return audit.report(on: subject).findings
  }

  @Test func `A view with its own gesture inside a stack with a gesture has no role, too`() throws {
    let missing = try missingRoles(
      """
      HStack {
        Text("Tomatoes")
        Image(systemName: "heart").onTapGesture {}
      }
      .onTapGesture {}
      """)
    #expect(missing.count == 2, "\(missing)")
  }

  @Test(arguments: [
    "HStack { Text(\"A\"); Text(\"B\") }.onTapGesture {}.accessibilityElement(children: .combine)",
    "HStack { Text(\"A\"); Text(\"B\") }.accessibilityElement(children: .combine).onTapGesture {}",
    "HStack { Text(\"A\"); Text(\"B\") }.onTapGesture {}.accessibilityElement().accessibilityLabel(\"C\")",
  ])
  func `A group that reacts to a tap has no role and no edit of its first view`(_ code: String)
    throws
  {
    let missing = try missingRoles(code)
    #expect(missing.count == 1 && missing[0].fix.edit == nil, "\(missing)")
    #expect(try missingRoles("\(code).accessibilityAddTraits(.isButton)").isEmpty)
  }

  @Test func `A shape that becomes an element after its gesture has no role`() throws {
    let missing = try missingRoles(
      #"Circle().onTapGesture {}.accessibilityElement().accessibilityLabel("Red")"#)
    #expect(missing.count == 1 && !missing[0].needsReview, "\(missing)")
  }

  @Test func `A stack with a heading first is reported at its next text`() throws {
    let missing = try missingRoles(
      #"VStack { Text("Plan").accessibilityAddTraits(.isHeader); Text("Pro") }.onTapGesture {}"#)
    #expect(missing.count == 1, "\(missing)")
  }

  @Test func `A gesture around a field is for review, because it may hide the keyboard`() throws {
    let missing = try missingRoles(
      #"VStack { Text("Name"); TextField("Ann", text: $a) }.onTapGesture {}"#)
    #expect(missing.count == 1 && missing.allSatisfy(\.needsReview), "\(missing)")
  }

  @Test(arguments: [
    ("Button(\"Buy\") {}.accessibilityHidden(true)", 1),
    ("VStack { TextField(\"Name\", text: $a); Text(\"x\") }.accessibilityHidden(true)", 1),
    ("Button(\"Buy\") {}.accessibilityHidden(a.isEmpty)", 0),
    ("Button(\"Buy\") {}.hidden().accessibilityHidden(true)", 0),
    ("Image(\"x\").accessibilityHidden(true)", 0),
    (
      "HStack { Text(\"A\"); Button(\"Buy\") {}.accessibilityHidden(true) }.accessibilityAction(named: \"Buy\") {}",
      0
    ),
  ])
  func `A control that the author hides from readers is for review`(_ code: String, count: Int)
    throws
  {
    let hidden = try findings("Text(\"Page\"); \(code)").filter { $0.rule == "unreachable" }
    #expect(hidden.count == count && hidden.allSatisfy(\.needsReview), "\(hidden)")
  }
}
