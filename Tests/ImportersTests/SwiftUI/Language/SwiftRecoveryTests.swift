import ComponentSource
import Requirements
import SwiftUIImport
import Testing
import TextIO

/// The parser for Swift: incomplete code, huge code, and text that is not code.
@Suite struct SwiftRecoveryTests {
  private func read(_ code: String) -> SourceFile {
    SwiftReader.read(Array(code.utf8), path: nil, file: 0)
  }

  @Test(arguments: [
    "struct A {\n  var body: some View {\n    Text(\"one\"\n    Text(\"two\")\n  }\n}\n",
    "struct A {\n  var body: some View {\n    VStack {\n      Text(\"one\")\n\n",
    "struct A {\n  var body: some View {\n    Text(\"one)\n  }\n}\n",
    "struct A {\n  var body: some View {\n    Text(\"two \\(name)\n  }\n}\n",
    "struct A {\n  var body: some View {\n    Text(\"two \\(name\")\n  }\n}\n",
    "struct A {\n  func f() {\n    let x =\n  }\n}\n",
    "struct A {\n  func f() {\n    a.\n  }\n}\n",
    "struct A {\n  func f() {\n    Text(x, , y)\n    ))\n  }\n}\n",
    "struct A {\n  @State var\n  @\n  let x:\n  var y: [String\n  func f(\n}\n",
    "struct A {\n  foo bar\n  var x = 1\n}\n",
    "func f() {\n  switch x {\n  case\n  case .a\n    b\n  }\n}\n",
    "func f() {\n  guard let x = y\n  for in z { }\n}\n",
    "struct A { } }\n",
    "struct\n",
    "let a = [1, 2\n",
  ]) func `A declaration after a syntax error is still read`(broken: String) {
    let file = read(broken + "\nstruct Last: View {\n  var body: some View { Text(\"end\") }\n}\n")
    #expect(!file.problems.isEmpty)
    let last = file.declarations.last.map(SyntaxText.of)
    #expect(last == "structure Last : View {var body: View get {Text(\"end\")}}")
  }

  @Test func `A missing bracket is reported where it opens`() {
    let file = read("struct A {\n  var body: some View {\n    a(\n    b(1\n    c(2)\n  }\n}\n")
    let lines = file.problems.map { file.position(ofByte: $0.offset).line }
    #expect(lines == [3, 4])
  }

  @Test(arguments: [
    ("", "f(", ""), ("", "{", ""), ("", "if x {", ""), ("", "[", ""), ("", "- ", ""),
    ("", "a ? b : ", ""), ("", "a = ", ""), ("x", ".b()", ""), ("", "\"\\(", ""),
    ("", "try ", ""), ("", "struct A {", ""), ("", "switch x { case .a: ", ""),
    ("let x: ", "[", ""), ("", "if x {} else ", "{}"), ("", "case .a(", ""), ("", "#if x\n", ""),
    ("", "A<", ""), ("let a: ", "(B) -> ", "C"), ("", "x as ", "B"), ("", "a<b", ""),
    ("", "private ", ""), ("", "@a(b) ", ""), ("", "f(a:b:", ""), ("", "<#", ""), ("", "#/", ""),
    ("", "/*", ""), ("", "}", ""), ("", "? ", ""), ("", "if let ", ""), ("", "\\.a[", ""),
    ("x", "\n#if a\n.b", ""), ("f {} ", "a: {} ", ""), ("", "{ (a, ", ""), ("", "x[", ""),
  ]) func `Deep and long sources are read without a stack overflow in limited time`(
    start: String, part: String, end: String
  ) {
    var file = SourceFile(path: nil, bytes: [])
    let duration = processorTime {
      file = read(start + String(repeating: part, count: 10_000) + end)
    }
    #expect(duration < 20)
    #expect(file.problems.count <= 100)
  }

  @Test func `Code beyond the limit is unreadable and reported`() {
    let deep = String(repeating: "f(", count: 300) + "x" + String(repeating: ")", count: 300)
    let file = read(deep + "\nText(\"end\")")
    #expect(file.problems.map(\.problem) == ["this code is nested too deeply"])
    #expect(file.statements.last.map(SyntaxText.of) == "Text(\"end\")")
    #expect(file.statements.first.map(SyntaxText.of)?.contains("unreadable") == true)
  }

  @Test func `Any bytes are read`() {
    var state: UInt64 = 7
    let pieces = [
      "func ", "{", "}", "(", ")", "\"", "\\(", "$a", "`", "/*", "*/", "\n", "switch ", "if ",
      "else", "->", "<", ">", ".", "?.", "\\.", "@", "class ", "var x: ", "=", ",", "in", "is",
      "\u{0}", "ä", "#if ", "#endif", "\\", "try", "case ", "a", "1", "\"\"\"", "as?", "!", ";",
      "let ", "/", "#\"", "]", "[", ":", "&", "…", "struct ", "guard ", "where ",
    ]
    for _ in 0..<400 {
      var code = ""
      for _ in 0..<60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        code += pieces[Int(state >> 33) % pieces.count]
      }
      var bytes = Array(code.utf8)
      bytes.insert(UInt8(truncatingIfNeeded: state >> 8), at: Int(state >> 40) % bytes.count)
      let file = SwiftReader.read(bytes, path: nil, file: 0)
      #expect(file.problems.allSatisfy { $0.offset >= 0 && $0.offset <= bytes.count })
    }
  }
}
