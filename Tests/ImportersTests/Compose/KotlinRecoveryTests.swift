import ComponentSource
import ComposeImport
import Requirements
import Testing
import TextIO

/// The parser for Kotlin: incomplete code, huge code, and text that is not code.
@Suite struct KotlinRecoveryTests {
  private func read(_ code: String) -> SourceFile {
    KotlinReader.read(Array(code.utf8), path: nil, file: 0)
  }

  @Test(arguments: [
    "fun A() {\n    Text(\"one\"\n    Text(\"two\")\n}\n",
    "fun A() {\n    Column {\n        Text(\"one\")\n\n",
    "fun A() {\n    Text(\"one)\n    Text(\"two\")\n}\n",
    "fun A() {\n    Text(\"${user.\")\n}\n",
    "fun A() {\n    val x =\n}\n",
    "fun A() {\n    a.\n}\n",
    "fun A() {\n    Text(text = , x)\n}\n",
    "fun A(x: ) {\n    if (\n}\n",
    "fun A() {\n    when (x) {\n        is\n    }\n}\n",
    "fun A() {\n    ))\n}\n",
    "class X {\n    fun (\n}\nfun A() {}\n",
  ]) func `A declaration after a syntax error is still read`(broken: String) {
    let file = read(broken + "\n@Composable\nfun Last() {\n    Text(\"end\")\n}\n")
    #expect(!file.problems.isEmpty)
    let last = file.declarations.last.map(SyntaxText.of)
    #expect(last == "@Composable fun Last() {Text(\"end\")}")
  }

  @Test func `A missing bracket is looked for where the indentation says`() {
    let file = read("fun A() {\n    Text(\"one\"\n    Text(\"two\")\n}\n")
    #expect(file.problems.count == 1)
    #expect(file.position(ofByte: file.problems.first?.offset ?? 0).line == 2)
    #expect(file.declarations.map(SyntaxText.of) == ["fun A() {Text(\"one\"); Text(\"two\")}"])
  }

  @Test func `A semicolon ends open parentheses`() {
    let file = read("fun A() { Text(; Button({}) { Text(\"Go\") } }\n")
    #expect(file.problems.count == 1)
    #expect(file.declarations.map(SyntaxText.of).first?.contains("Button(") == true)
    let valid = read("fun A() { f({ a; b }); g(1) }\n")
    #expect(valid.problems.isEmpty)
  }

  @Test(arguments: [
    ("", "("), ("", "{"), ("", "a."), ("fun f() { x", ".y { z"), ("val x = ", "-"),
    ("val x = ", "if (a) b else "), ("val x: ", "A<"), ("val x = \"", "${\""), ("val x = ", "a < "),
    ("", "class A { "), ("", "@A "), ("", "open\n"), ("val x = a", " + a"), ("fun f(x: ", "("),
    ("val x = ", "{ a -> "), ("", "/*"), ("val x = when (a) {", "!in "), ("val x = a", "()"),
    ("val x = a", "<b>"), ("", "when (a) { b -> "), ("val x = a", " is B"), ("", "@A("),
  ]) func `Deep and long sources are read without a stack overflow in limited time`(
    start: String, part: String
  ) {
    var file = SourceFile(path: nil, bytes: [])
    let duration = processorTime { file = read(start + String(repeating: part, count: 10_000)) }
    #expect(duration < 20)
    #expect(SyntaxDepth.greatest(in: file) <= Expression.depthLimit)
  }

  @Test func `Any bytes are read`() {
    var state: UInt64 = 7
    let pieces = [
      "fun ", "{", "}", "(", ")", "\"", "${", "$a", "'", "`", "/*", "*/", "\n", "when", "if ",
      "else", "->", "<", ">", ".", "?.", "::", "@", "class ", "val x by ", "=", ",", "in", "is",
      "\u{0}", "ä", "#", "\\", "try", "object", "a", "1", "\"\"\"", "as?", "!!", ";", "label@",
    ]
    for _ in 0..<400 {
      var code = ""
      for _ in 0..<60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        code += pieces[Int(state >> 33) % pieces.count]
      }
      let file = read(code)
      #expect(SyntaxDepth.greatest(in: file) <= Expression.depthLimit)
    }
    #expect(read("").declarations.isEmpty)
    #expect(KotlinReader.read([0xFF, 0xFE, 0x22, 0x80], path: nil, file: 0).imports.isEmpty)
  }
}

/// A measurement of how deep expressions and blocks are nested, without recursion.
private enum SyntaxDepth {
  private enum Node {
    case declaration(Declaration)
    case block(Block)
    case expression(Expression)
  }

  static func greatest(in file: SourceFile) -> Int {
    var waiting: [(Node, Int)] = file.declarations.map { (.declaration($0), 1) }
    waiting.append((.block(Block(file.statements, at: SourceRange(file: 0, start: 0, end: 0))), 0))
    var greatest = 0
    while let (node, depth) = waiting.popLast() {
      greatest = max(greatest, depth)
      waiting += children(of: node).map { ($0, depth + 1) }
    }
    return greatest
  }

  private static func children(of node: Node) -> [Node] {
    switch node {
    case .declaration(.function(let function)):
      function.parameters.compactMap(\.defaultValue).map(Node.expression)
        + (function.body.map { [.block($0)] } ?? [])
    case .declaration(.variable(let variable)):
      [variable.initialValue, variable.delegate].compactMap { $0 }.map(Node.expression)
        + (variable.getter.map { [.block($0)] } ?? [])
    case .declaration(.type(let type)):
      type.inheritedArguments.map { .expression($0.value) } + type.members.map(Node.declaration)
    case .declaration: []
    case .block(let block): block.statements.flatMap { children(of: $0) }
    case .expression(let expression): children(of: expression)
    }
  }

  private static func children(of statement: Statement) -> [Node] {
    switch statement.form {
    case .expression(let expression): [.expression(expression)]
    case .declaration(let declaration): [.declaration(declaration)]
    case .returning(let value, _): value.map { [.expression($0)] } ?? []
    case .loop(_, let elements, _, let body): [.expression(elements), .block(body)]
    case .whileLoop(_, let body), .repeatLoop(let body, _): [.block(body)]
    case .attempt(let body, let handlers, let last):
      ([body] + handlers.map(\.body) + (last.map { [$0] } ?? [])).map(Node.block)
    default: []
    }
  }

  private static func children(of expression: Expression) -> [Node] {
    switch expression.form {
    case .string(let parts):
      parts.compactMap { if case .value(let value, _) = $0 { .expression(value) } else { nil } }
    case .member(let value, _, _), .forced(let value), .prefixed(_, let value),
      .cast(let value, _, _):
      [.expression(value)]
    case .call(let call):
      [.expression(call.callee)] + call.arguments.map { .expression($0.value) }
    case .subscripted(let value, let arguments):
      [.expression(value)] + arguments.map { .expression($0.value) }
    case .list(let values): values.map(Node.expression)
    case .closure(let closure): [.block(closure.body)]
    case .operation(let operands, _): operands.map(Node.expression)
    case .conditional(_, let body, let otherwise):
      [.block(body)] + (otherwise.map { [.block($0)] } ?? [])
    case .choice(let choice):
      (choice.subject.map { [.expression($0)] } ?? []) + choice.branches.map { .block($0.body) }
    case .assignment(let target, _, let value):
      [.expression(target)] + (value.map { [.expression($0)] } ?? [])
    default: []
    }
  }
}
