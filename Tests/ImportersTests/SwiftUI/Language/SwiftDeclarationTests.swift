import ComponentSource
import SwiftUIImport
import Testing

/// The parser for Swift: declarations of types, functions, variables and macros.
@Suite struct SwiftDeclarationTests {
  private func declarations(_ code: String) -> String {
    let file = SwiftReader.read(Array(code.utf8), path: nil, file: 0)
    #expect(file.problems.isEmpty, "\(file.problems.map(\.problem))")
    return file.declarations.map(SyntaxText.of).joined(separator: "; ")
  }

  @Test(arguments: [
    (
      "struct A: View, Equatable { @State private var n = 0; var body: some View { Text(n) } }",
      "structure A : View, Equatable {@State private var n = 0; var body: View get {Text(n)}}"
    ),
    (
      "struct A { @Environment(\\.dismiss) private var dismiss }",
      "structure A {@Environment(ref(dismiss)) private var dismiss}"
    ),
    (
      "enum F: String { case name, mail = \"e\"; case other(String, n: Int = 1) }",
      "enumeration F : String {name; mail = \"e\"; other(: String, n: Int = 1)}"
    ),
    ("indirect enum E { indirect case a(E) }", "indirect enumeration E {a(: E)}"),
    (
      "extension Auth.Form where A == B { func f() {} }",
      "extensionOfType Auth.Form {fun f() {}}"
    ),
    (
      "protocol P: AnyObject { var a: Int { get set }; func f() async throws -> T; init?(x: Int) }",
      "protocolType P : AnyObject {var a: Int; fun f(): T; fun init(x: Int)}"
    ),
    (
      "@MainActor @Observable final class M { init() { a = 1 }; deinit {}; static let x = M() }",
      "@MainActor @Observable final classType M {fun init() {a = 1}; static val x = M()}"
    ),
    (
      "actor S { nonisolated let a = 1; private lazy var b = { 3 }() }",
      "actor S {nonisolated val a = 1; private lazy var b = {3}()}"
    ),
    (
      "typealias Handler = (Int, String?) -> Void",
      "typealias structure Handler : (Int, String?) -> Void"
    ),
    (
      "struct A {\n#if DEBUG\nlet a = 1\n#else\nlet b = 2\n#endif\n}",
      "structure A {#if DEBUG {val a = 1} #if else {val b = 2}}"
    ),
  ]) func `Types have their members`(code: String, expected: String) {
    #expect(declarations(code) == expected)
  }

  @Test(arguments: [
    (
      "@ViewBuilder func card<C: View>(_ t: String = \"a\", @ViewBuilder c: @escaping () -> C) -> some View where C: E { t }",
      "@ViewBuilder fun card(t: String = \"a\", @ViewBuilder c: @escaping () -> C): View {t}"
    ),
    (
      "func sum(of values: Int...) rethrows -> Int { 0 }",
      "fun sum(vararg values: Int): Int {0}"
    ),
    (
      "static func < (a: A, b: A) -> Bool { a.n < b.n }",
      "static fun <(a: A, b: A): Bool {(a.n < b.n)}"
    ),
    ("func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }", "fun |>(a: A, f: (A) -> B): B {f(a)}"),
    ("var x: Int { get { 1 } set { y = newValue } }", "var x: Int get {1}"),
    ("var z = 3 { didSet { f() } }", "var z = 3"),
    (
      "private(set) public var x: [String: [Int]?] = [:]",
      "private(set) public var x: [:]<String, []<Int>?> = dictionary"
    ),
    ("let a = 1, b: P & Q, (c, d) = e", "val a = 1; val b: &<P, Q>; val (c, d) = e"),
    (
      "let e: (@Sendable (Int) async throws(E) -> Void)?, g: Foo<Bar<Int>>? = nil",
      "val e: (@Sendable (Int) -> Void)?; val g: Foo<Bar<Int>>? = null"
    ),
    ("infix operator |>: AdditionPrecedence\nlet a = 1", "val a = 1"),
  ]) func `Functions and variables have their types`(code: String, expected: String) {
    #expect(declarations(code) == expected)
  }

  @Test(arguments: [
    (
      "#Preview(\"Dark\", traits: .landscapeLeft) { A() }",
      "#Preview(\"Dark\", traits = .landscapeLeft) {A()}"
    ),
    ("#Preview { A() }", "#Preview() {A()}"),
    (
      "@main struct M: App { var body: some Scene { WindowGroup { A() } } }",
      "@main structure M : App {var body: Scene get {WindowGroup() {A()}}}"
    ),
    ("#if DEBUG\n#Preview { A() }\n#endif", "#if DEBUG {#Preview() {A()}}"),
  ]) func `Previews and apps are declarations`(code: String, expected: String) {
    #expect(declarations(code) == expected)
  }

  @Test func `A parameter of a subscript has a label only if two names are written`() {
    let code = "struct A { subscript(a: Int, b b: Int, c d: Int, _ e: Int) -> Int { 0 } }"
    let file = SwiftReader.read(Array(code.utf8), path: nil, file: 0)
    guard case .type(let type)? = file.declarations.first,
      case .function(let function)? = type.members.first
    else {
      Issue.record("no subscript")
      return
    }
    #expect(function.parameters.map(\.label) == [nil, "b", "c", nil])
    #expect(function.parameters.map(\.name) == ["a", "b", "d", "e"])
  }

  @Test func `Imports are names of modules`() {
    let code = "import SwiftUI\n@testable import Foo.Bar\nimport struct X.Y\npublic import Z\n"
    let file = SwiftReader.read(Array(code.utf8), path: nil, file: 0)
    #expect(file.imports == ["SwiftUI", "Foo.Bar", "X.Y", "Z"])
  }

  @Test func `Words with a meaning elsewhere are names`() {
    let code = "let actor = 1\nactor.run()\nlet open = 2\nopen(x)\nlet y = `default`"
    let file = SwiftReader.read(Array(code.utf8), path: nil, file: 0)
    #expect(file.problems.isEmpty)
    #expect(file.statements.map(SyntaxText.of) == ["actor.run()", "open(x)"])
    #expect(file.declarations.count == 3)
  }
}
