import ComponentSource
import SwiftUIImport
import Testing

/// The parser for Swift: the nesting of expressions and statements.
@Suite struct SwiftReaderTests {
  private func statements(_ code: String) -> String {
    let file = SwiftReader.read(Array("func f() {\n\(code)\n}".utf8), path: nil, file: 0)
    #expect(file.problems.isEmpty, "\(file.problems.map(\.problem))")
    guard case .function(let function)? = file.declarations.first, let body = function.body else {
      return ""
    }
    return SyntaxText.of(body)
  }

  @Test(arguments: [
    ("a + b * c - d", "(a + (b * c) - d)"),
    ("a ?? b ?? c == d", "((a ?? b ?? c) == d)"),
    ("a || b && !c", "(a || (b && !c))"),
    ("0..<n + 1", "(0 ..< (n + 1))"),
    ("x = y ? 1 : z ? 2 : 3", "x = if (y) {1} else {if (z) {2} else {3}}"),
    ("let x = a\n  ? b\n  : c", "val x = if (a) {b} else {c}"),
    ("a as? B ?? c", "((a as? B) ?? c)"),
    ("a is B && d", "((a is B) && d)"),
    ("-x.y + -2", "(-x.y + -2)"),
    ("total += price * 2", "total += (price * 2)"),
    ("a &&\n  b\n  || c", "((a && b) || c)"),
    ("list[1...] + list[..<2]", "(list[(1 ... unreadable)] + list[(unreadable ..< 2)])"),
    ("a |> b + c", "(a |> (b + c))"),
    ("try await load(x) ?? []", "tryawait(load(x) ?? [])"),
    ("x.sorted(by: <).map(\\.name)", "x.sorted(by = <).map(ref(name))"),
    ("0x1F + 0b11 + 1_000 + 1.5e3", "(31 + 3 + 1000 + 1500.0)"),
  ]) func `Operators bind as in Swift`(code: String, expected: String) {
    #expect(statements(code) == expected)
  }

  @Test(arguments: [
    (
      "Text(\"Hi\").font(.title)\n  .bold()\n  // comment\n  .padding(.top, 8)",
      "Text(\"Hi\").font(.title).bold().padding(.top, 8)"
    ),
    ("Button { save() } label: { Text(\"Save\") }", "Button() {save()} label: {Text(\"Save\")}"),
    ("Section { a } header: { b } footer: { c }", "Section() {a} header: {b} footer: {c}"),
    (
      "Button(action: save) { Text(\"A\") }\n.disabled(true)",
      "Button(action = save) {Text(\"A\")}.disabled(true)"
    ),
    ("f(`default`: 1, in: 2, for: 3)", "f(default = 1, in = 2, for = 3)"),
    ("a?.b?[c]?.d?() ?? e", "(a?.b[c]?.d() ?? e)"),
    ("x.0.1.name", "x.0.1.name"),
    (
      "ForEach($items) { $item in Row($item.name) }",
      "ForEach($items) {$item -> Row($item.name)}"
    ),
    (
      "ForEach(a, id: \\.self) { index, item in Row(index) }",
      "ForEach(a, id = ref(self)) {index, item -> Row(index)}"
    ),
    (
      "let f = { [weak self] (a: Int, b) -> String in self?.go() }",
      "val f = {a: Int, b -> self?.go()}"
    ),
    (
      "Toggle(isOn: Binding(get: { a }, set: { b = $0 })) { c }",
      "Toggle(isOn = Binding(get = {a}, set = {b = $0})) {c}"
    ),
    ("let x = y\n(z).foo()", "val x = y; z.foo()"),
    ("let x = y\n[z].foo()", "val x = y; [z].foo()"),
    ("f(a < b, c > d)", "f((a < b), (c > d))"),
    ("f(a<b, c>(d))", "f(a<b, c>(d))"),
    ("let s = Set<String>()", "val s = Set<String>()"),
    ("#selector(A.b(_:))", "#selector(A.b)"),
  ]) func `Calls, members and closures belong together`(code: String, expected: String) {
    #expect(statements(code) == expected)
  }

  @Test(arguments: [
    (
      "Text(\"\"\"\n    Two\n      lines \\\n    here \\(name)\n    \"\"\")",
      "Text(\"Two\n  lines here {name}\")"
    ),
    ("Text(#\"raw \\n \\#(x) \"quoted\"\"#)", "Text(\"raw \\n {x} \"quoted\"\")"),
    (
      "Text(\"\\u{E4}\\t\\\"\\\\ \\(a, specifier: \"%.2f\") \\(b ? \"x\" : \"y\")\")",
      "Text(\"ä\t\"\\ {a} {if (b) {\"x\"} else {\"y\"}}\")"
    ),
    ("let s = \"\\(\"c\" + \"\\(d)\")\"", "val s = \"{(\"c\" + \"{d}\")}\""),
    ("let r = /ab+c/; let s = a / b / c", "val r = unreadable; val s = (a / b / c)"),
    ("<#Text#>.foo()", "unreadable.foo()"),
    ("Text(\"a\")/* b /* c */ */.bold()", "Text(\"a\").bold()"),
  ]) func `Literals are decoded`(code: String, expected: String) {
    #expect(statements(code) == expected)
  }

  @Test(arguments: [
    (
      "if isOn { a } else if let name { b } else { c }",
      "if (isOn) {a} else {if (let name) {b} else {c}}"
    ),
    ("if list.contains { $0.isOn } { a }", "if (list.contains() {$0.isOn}) {a}"),
    (
      "if case .case(let a) = b, case .default = c { d }",
      "if (let .case(a) = b, let .default = c) {d}"
    ),
    ("if case .a? = x, let b = c { d }", "if (let .a = x, let b = c) {d}"),
    ("let x = if a { 1 } else { 2 }", "val x = if (a) {1} else {2}"),
    (
      "guard let x = y, #available(iOS 17, *) else { return nil }",
      "guard let x = y, available iOS 17 else {return null}"
    ),
    (
      "switch x { case .a, .b where c: d\ncase .e(let f, _): g\ndefault: h }",
      "when (x) {.a -> {d}; .b if c -> {d}; .e(f, _) -> {g}; _ -> {h}}"
    ),
    (
      "switch x { case 1...3: a\ncase nil: b\ncase let y?: c\n@unknown default: d }",
      "when (x) {(1 ... 3) -> {a}; null -> {b}; .some(y) -> {c}; _ -> {d}}"
    ),
    ("outer: for i in 1...3 where i > 1 { continue outer }", "for i in (1 ... 3) {continue}"),
    (
      "do { try f() } catch let e as E where e.x { g } catch { h }",
      "try {tryf()} catch {g} catch {h}"
    ),
    ("repeat { a } while b", "do {a} while b"),
    ("return a\n  .b", "return a.b"),
  ]) func `Statements keep their conditions and blocks`(code: String, expected: String) {
    #expect(statements(code) == expected)
  }

  @Test(arguments: [
    ("Text(a)\n#if os(iOS)\n.b()\n#else\n.c()\n#endif\n.d()", "Text(a).b().d()"),
    ("Text(a)\n#if os(macOS)\n.b()\n#elseif DEBUG\n.c()\n#endif", "Text(a).c()"),
    ("let x = [\n1,\n#if canImport(AppKit)\n2,\n#else\n3,\n#endif\n]", "val x = [1, 3]"),
    (
      "switch x {\ncase .a: b\n#if os(tvOS)\ncase .c: d\n#endif\ndefault: e\n}",
      "when (x) {.a -> {b}; _ -> {e}}"
    ),
    (
      "#if os(iOS) && !os(tvOS)\na\n#else\nb\n#endif",
      "#if (os(iOS) && !os(tvOS)) {a} #if else {b}"
    ),
  ]) func `Conditional compilation is decided for iOS where clauses are no statements`(
    code: String, expected: String
  ) {
    #expect(statements(code) == expected)
  }

  @Test func `Each pattern of a case keeps its own condition and the body`() {
    let body = String(repeating: "d; ", count: 100)
    #expect(
      statements("switch x { case .a where c, .b: \(body)e\ndefault: f }")
        == "when (x) {.a if c -> {\(body)e}; .b -> {\(body)e}; _ -> {f}}")
  }

  @Test func `Cases that would repeat too much code are reported`() {
    let body = String(repeating: "d; ", count: 6_000)
    let code = "switch x {\ncase .a where c, .b: \(body)\ndefault: f }"
    let file = SwiftReader.read(Array(code.utf8), path: nil, file: 0)
    #expect(
      file.problems.map(\.problem) == [
        "this case has too many patterns with conditions and too much code"
      ])
  }

  @Test func `Ranges are those of the source without space and comments`() {
    let code = "  Text( \"ä\" ) // end\n    .bold( )  \n"
    let file = SwiftReader.read(Array(code.utf8), path: nil, file: 3)
    guard case .expression(let expression)? = file.statements.first?.form,
      case .call(let outer) = expression.form,
      case .member(let inner, _, _) = outer.callee.form, case .call(let call) = inner.form
    else {
      Issue.record("no chain of calls")
      return
    }
    #expect(expression.range == SourceRange(file: 3, start: 2, end: 34))
    #expect(inner.range == SourceRange(file: 3, start: 2, end: 14))
    #expect(call.arguments.first?.value.range == SourceRange(file: 3, start: 8, end: 12))
  }
}
