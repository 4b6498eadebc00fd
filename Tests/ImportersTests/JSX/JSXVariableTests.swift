import Importers
import Simulator
import Testing

/// Variables whose statements read them, and values that methods and literals make.
@Suite struct JSXVariableTests {
  private func text(_ statements: String, _ expression: String) throws -> String {
    let code = """
      import { Text } from 'react-native';
      export default function Screen(props) {
        \(statements)
        return <Text>{`${\(expression)}`}</Text>;
      }
      """
    let screen = try #require(try ImportedScreen.contents(of: Array(code.utf8), format: .jsx).first)
    return VoiceOver().read(screen.screen).stops.first?.announcement.said ?? ""
  }

  @Test(arguments: [
    ("let s = 'a'; if (s === 'a') { s = 'b'; } else { s = 'c'; }", "b"),
    ("let s = 'a'; if (s === 'x') { s = 'b'; } else if (s === 'a') { s = 'c'; }", "c"),
    ("let s = 'a'; if (s === 'a') { s = 'b'; } else if (s === 'b') { s = 'c'; }", "b"),
    ("let s = 'a'; switch (s) { case 'a': s = 'b'; break; case 'b': s = 'c'; break; }", "b"),
    ("let s = ''; if (!s) s = 'None';", "None"),
    ("let s = 'a'; switch (1) { case 1: s = 'b'; default: s += 'c'; }", "bc"),
    (
      "let s = 'a'; switch (2) { case 1: s = 'b'; break; case 2: s += 'x'; case 3: s += 'y'; }",
      "axy"
    ),
    ("let s = 'a'; switch (1) { case 1: s = 'b'; break; default: s = 'c'; }", "b"),
    ("let s = 'a'; s = 'abc' > 'abb' ? 'gt' : 'le';", "gt"),
    ("let s = 'a'; s = '0' == 0 ? 'eq' : 'ne';", "eq"),
    ("let s = null; s = s == undefined ? 'none' : 'some';", "none"),
    ("let s = 'x'; s += 'y'; s = s.toUpperCase();", "XY"),
    ("let s = 'x'; if (s) { s = s + '!'; } if (s === 'x!') { s = 'done'; }", "done"),
  ])
  func `A condition reads the value that a variable has there`(
    _ statements: String, _ value: String
  ) throws {
    #expect(try text(statements, "s") == value)
  }

  @Test(arguments: [
    ("switch (1) { default: s = 'd'; break; case 1: s = 'one'; }", "one"),
    ("switch (2) { default: s = 'd'; break; case 1: s = 'one'; }", "d"),
    ("switch (1) { default: case 1: s = 'd'; break; case 2: s = 'two'; }", "d"),
    ("switch (2) { default: case 1: s = 'd'; break; case 2: s = 'two'; }", "two"),
    ("switch (1) { case 1: if (s === 'x') { break; } case 2: s += 'two'; }", "atwo"),
    ("switch (1) { case 1: if (s === 'a') s = 'b'; else break; case 2: s = 'two'; }", "b"),
    ("switch (1) { case 1: { s = 'b'; break; } case 2: s = 'two'; }", "b"),
  ])
  func `The position of a default case does not matter, and only jumps end a case`(
    _ statement: String, _ value: String
  ) throws {
    #expect(try text("let s = 'a'; \(statement)", "s") == value)
  }

  @Test func `Two variables can exchange their values`() throws {
    let statements = "let a = 'x', b = 'y';\n[a, b] = [b, a];"
    #expect(try text(statements, "a + b") == "yx")
  }

  @Test(arguments: [
    ("const a = ['p']; const b = a.slice(); b.push('q');", "b.join() + a.join()", "p,qp"),
    (
      "const a = ['p']; const b = a.map((x) => x + '!'); b.reverse(); b.push('r');", "b.join()",
      "p!,r"
    ),
    ("const o = Object.assign({}, { a: 1, b: 1 }, null, { b: 2 });", "o.a + o.b", "3"),
    ("const o = { ...{ a: 1 }, a: 2 };", "Object.keys(o).join()", "a"),
    ("const o = { get full() { return 'Ann B'; }, set full(x) {} };", "o.full", "Ann B"),
    ("const o = { async load() {}, name: 'N' };", "o.name", "N"),
    ("const o = { f(x) { return x + '!'; } };", "o.f('a')", "a!"),
    ("const o = Object.freeze(structuredClone({ a: 1 }));", "o.a", "1"),
    ("const xs = ['a']; xs?.push('b');", "xs.join()", "a,b"),
    ("const xs = ['a', 'b'];", "[...xs.entries()].map(([i, x]) => i + x).join()", "0a,1b"),
    ("const xs = [1, 2, 3];", "xs.reduceRight((t, x) => t + x, '')", "321"),
    ("const xs = [1, 2];", "xs.map(String).join('')", "12"),
    ("const n = +'42' + 1;", "n", "43"), ("const n = isNaN('x');", "n", "true"),
    ("const n = isNaN('12');", "n", "false"),
  ])
  func `A value follows from the literals of the file`(
    _ statements: String, _ expression: String, _ value: String
  ) throws {
    #expect(try text(statements, expression) == value)
  }

  @Test(arguments: [
    ("const o = Object.assign({ a: 1 }, props.more);", "o.a"), ("const n = +props.n;", "n"),
    ("const s = 'é'.normalize('NFD');", "s.length"), ("const n = isNaN('1e5');", "n"),
    ("const s = { rows: ['a'] }; const { rows } = s; rows.push('b');", "s.rows.length"),
  ])
  func `A value that the file does not determine is unknown`(
    _ statements: String, _ expression: String
  ) throws {
    #expect(try text(statements, expression).contains("⟨"))
  }
}
