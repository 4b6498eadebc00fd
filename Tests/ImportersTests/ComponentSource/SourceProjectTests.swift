import ComponentSource
import Testing

/// The index of declarations.
struct SourceProjectTests {
  @Test func `Extensions belong to their type, and those of other types extend`() {
    let project = EvaluatedSource(
      swift: "extension Outer.Inner: Named { func f() {} }\nextension View { func card() {} }",
      "struct Outer { struct Inner { let a = 1; static let b = 2; static func g() {} } }"
    ).project
    guard let index = project.type(named: "Outer.Inner") else {
      Issue.record("no type")
      return
    }
    let type = project.types[index]
    #expect(type.inherited == ["Named"])
    #expect(type.functions.map(\.name) == ["f"])
    #expect(type.staticFunctions.map(\.name) == ["g"])
    #expect(type.properties.map(\.name) == ["a"])
    #expect(type.staticProperties.map(\.name) == ["b"])
    #expect(project.extensionFunctions["card"]?.first?.receiver?.name == "View")
    #expect(project.type(named: "Inner") == nil)
    #expect(project.type(named: "Inner", inside: "Outer") == index)
  }

  @Test func `Companions are static, and extension functions have a receiver`() {
    let project = EvaluatedSource(
      kotlin: """
        package a.b
        class User { companion object { val role = 1; fun make() = User() }; class Id }
        fun Modifier.card() = this
        val String.shout get() = uppercase()
        fun top() = 1
        val colour = 2
        """
    ).project
    guard let index = project.type(named: "User") else {
      Issue.record("no type")
      return
    }
    #expect(project.types[index].staticProperties.map(\.name) == ["role"])
    #expect(project.types[index].staticFunctions.map(\.name) == ["make"])
    #expect(project.extensionFunctions["card"]?.count == 1)
    #expect(project.extensionProperties["shout"]?.count == 1)
    #expect(project.functions.keys.sorted() == ["top"])
    #expect(project.variables["colour"] != nil)
    #expect(project.type(named: "Id") != nil)
  }

  @Test func `Previews are found with their arguments`() {
    var source = EvaluatedSource(
      swift: "#Preview(\"Empty\") { Text(\"x\") }\n#if DEBUG\n#Preview { Text(\"y\") }\n#endif")
    let macros = source.project.macros
    #expect(macros.map(\.name) == ["Preview", "Preview"])
    let shown = macros.map { macro in
      source.evaluator.arguments(of: macro.call).map { source.text(of: $0.value) }
    }
    #expect(shown == [["'Empty'", "{}"], ["{}"]])
  }

  static let clauses: [(String, Bool)] = [
    ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("DEBUG", true),
    ("os(macOS) || os(iOS)", true), ("os(iOS) && targetEnvironment(simulator)", false),
    ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("swift(>=6)", true),
    ("swift(<5)", false), ("compiler(<6.0)", false), ("canImport(Kingfisher)", true),
    ("hasFeature(Embedded) && os(iOS)", true),
    ("INTERNAL", false), ("(os(tvOS) || DEBUG) && true", true),
  ]

  @Test(arguments: clauses) func `Conditions of compilation are decided`(
    _ condition: String, _ holds: Bool
  ) {
    let project = EvaluatedSource(
      swift: "#if \(condition)\nstruct A {}\n#else\nstruct B {}\n#endif"
    ).project
    #expect((project.type(named: "A") != nil) == holds)
    #expect((project.type(named: "B") != nil) == !holds)
  }

  @Test func `An import gives another name in its own file only`() {
    let project = EvaluatedSource(
      kotlin: "import x.AcmeText as Text\nfun one() { Text(\"a\") }",
      "import y.Text\nfun two() { Text(\"b\") }"
    ).project
    #expect(project.alias(of: "Text", in: 0) == "AcmeText")
    #expect(project.alias(of: "Text", in: 1) == nil)
  }

  @Test func `A nested type is the one of the type around the code`() {
    var source = EvaluatedSource(
      swift: """
        struct First { struct Row { let text = "first" }; let row: Row = .init() }
        struct Second { let row: Row = .init(); let part = Part() }
        extension Second {
          struct Row { let text = "second" }
          struct Part { let row = Row() }
        }
        class Base { struct Row { let text = "base" } }
        class Derived: Base { let row = Row() }
        struct Row { let text = "global" }
        struct Main: View {
          var body: some View {
            Show(First().row.text.uppercased()); Show(Second().row.text.uppercased())
            Show(Second().part.row.text.uppercased()); Show(Derived().row.text.uppercased())
            Show(Row().text.uppercased())
          }
        }
        """)
    #expect(
      source.screen() == [
        "Show(FIRST)", "Show(SECOND)", "Show(SECOND)", "Show(BASE)", "Show(GLOBAL)",
      ])
  }

  @Test(arguments: ["Second.Row", "Second.*"])
  func `An imported nested type comes before other nested types of its name`(_ imported: String) {
    var source = EvaluatedSource(
      kotlin: """
        package app
        import models.\(imported)
        @Composable fun Main() { Show(Row().text.uppercase()) }
        """,
      """
      package models
      class First { class Row { val text = "first" } }
      class Second { class Row { val text = "second" } }
      """)
    #expect(source.screen() == ["Show(SECOND)"])
  }
}
