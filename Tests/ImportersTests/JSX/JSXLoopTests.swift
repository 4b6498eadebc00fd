import Importers
import Simulator
import Testing

@Suite struct JSXLoopTests {
  private func heard(_ statements: String, _ shown: String, before: String = "") throws -> [String]
  {
    let code = """
      import { Text, View } from 'react-native';
      \(before)
      export default function Screen() {
        \(statements)
        return <View>\(shown)</View>;
      }
      """
    let screen = try #require(try ImportedScreen.contents(of: Array(code.utf8), format: .jsx).first)
    return VoiceOver().read(screen.screen).stops.map(\.announcement.text)
  }

  @Test(arguments: [
    ("let a = 'p', b = 'q'; for (const r of [1]) { a = b = 'z'; }", ["p", "q"]),
    ("let a = 'p', b = 'q'; a = b = 'z';", ["p", "q"]),
    ("let b = 'p', a = 'q'; a = b = 'z'; a = b;", ["p", "q"]),
    ("let a = null; a ??= 'z';", [""]), ("let a = 1; a *= 2;", ["1"]), ("let a = 1; ++a;", ["1"]),
    (
      "const own = ['x', 'y']; for (const r of [1]) { const b = own.shift(); } const a = own.length;",
      ["2"]
    ),
    ("let a = 0; const list = []; for (const r of [1, 2]) { list[a++] = r; }", ["0"]),
    ("let a = 0; const list = []; for (const r of [1]) { if (a++ > 0) { list.push(r); } }", ["0"]),
    (
      "const own = ['x']; const b = own; for (const r of [1]) { b.push(r); } const a = own.length;",
      ["1"]
    ),
  ])
  func `A change inside an expression does not leave the old value`(
    _ statements: String, _ old: [String]
  ) throws {
    #expect(Set(try heard(statements, "<Text>{a}</Text>")).isDisjoint(with: old))
  }

  @Test func `A list from another list leaves the other list unchanged`() throws {
    let statements = """
      const own = ['x', 'y']
      const list = own
        .map((name) => name + '!')
      for (const name of ['z']) { list.push(name) }
      """
    #expect(try heard(statements, "{own.map((name) => <Text>{name}</Text>)}") == ["x", "y"])
  }

  @Test func `An attribute of an element is not a change`() throws {
    let statements = """
      const rows = [];
      for (const step of ['Cart', 'Pay']) {
        const key = step;
        rows.push(<Text key={key}>{step}</Text>);
      }
      """
    #expect(try heard(statements, "{rows}") == ["Cart", "Pay"])
  }

  @Test(arguments: [
    "list = [...list, ...list];", "list = [list, list];", "list = list.concat(list);",
    "if (props.x) list = list || 'z';", "list = { a: list, b: list };", "list = list && list;",
    "list.push(list);", "list.unshift(...list);", "list = list.flatMap((item) => list);",
  ])
  func `A list that doubles in each repetition is unknown`(_ change: String) throws {
    let loop = "for (let i = 0; i < 100; i++) { \(change) }"
    let texts = try heard("let list = ['x', 'y'];\n\(loop)", "<Text>{list}</Text>")
    #expect(texts.count <= 1)
    let statements = "let list = ['x', 'y'];\n" + String(repeating: change + "\n", count: 100)
    #expect(try heard(statements, "<Text>{list}</Text>").count <= 1)
  }

  @Test(arguments: [
    String(repeating: "export ", count: 20_000) + "let list = [];\nlist.push('x');",
    "let list; for (const r of [1]) { " + String(repeating: "(", count: 5_000) + "list ||= []"
      + String(repeating: ").push(1)", count: 5_000) + "; }",
  ])
  func `Deeply nested changes are read`(_ code: String) throws {
    #expect(try heard("", "<Text>End</Text>", before: code) == ["End"])
  }

  @Test(arguments: [
    "if (ready()) this.size = 4;", "this.size += 1;", "++this.size;", "this.other = this.size = 4;",
    "if (ready())\n this.size = 4;", "init(this.size++);",
  ])
  func `A field that a constructor may change is unknown`(_ statement: String) throws {
    let code = "class Box { size = 3; constructor() { \(statement) } }\nconst box = new Box();"
    #expect(try heard("", "<Text>{box.size}</Text>", before: code).first?.hasPrefix("⟨") == true)
  }

  @Test func `A function that a constructor makes runs later`() throws {
    let code = """
      class Box { size = 3; constructor() { this.name = 'Box'; this.grow = () => { this.size = 4; }; } }
      const box = new Box();
      """
    #expect(try heard("", "<Text>{box.name} {box.size}</Text>", before: code) == ["Box 3"])
  }

  @Test func `Getters after the limit are unknown`() throws {
    let getters = (0..<40).map { "get g\($0)() { return 'v'; }" }.joined(separator: "\n")
    let code = "class Box {\n\(getters)\n}\nconst box = new Box();"
    let shown = "<Text>{box.g0}</Text><Text>{box.g39}</Text>"
    let texts = try heard("", shown, before: code)
    #expect(texts.count == 2 && texts[0] == "v" && texts[1].hasPrefix("⟨"))
  }

  @Test func `Props in a pattern can change`() throws {
    let code =
      "const Row = ({ name, isNew }) => { name = name + '!'; return <Text>{name}</Text>; };"
    #expect(try heard("", "<Row name=\"Tea\" isNew />", before: code) == ["Tea!"])
  }

  @Test func `A class with many fields is read quickly`() throws {
    let fields = (0..<5_000).map { "f\($0) = 'v\($0)';" }.joined(separator: "\n")
    let sets = (0..<5_000).map { "this.g\($0) = 'w\($0)';" }.joined(separator: "\n")
    let code = "class Store {\n\(fields)\nconstructor() {\n\(sets)\nthis.last = this.f2;\n}\n"
    #expect(
      try heard(
        "", "<Text>{store.f1}</Text><Text>{store.last}</Text>",
        before: code + "}\nconst store = new Store();") == ["v1", "v2"])
  }
}
