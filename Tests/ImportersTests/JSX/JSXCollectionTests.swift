import Importers
import Simulator
import Testing

/// Sets, maps and lists that statements and called functions change.
@Suite struct JSXCollectionTests {
  private func heard(_ statements: String, _ shown: String, after: String = "") throws -> [String] {
    let code = """
      import { Text, View } from 'react-native';
      export default function Screen() {
        \(statements)
        return <View>\(shown)</View>;
      }
      \(after)
      """
    let screen = try #require(try ImportedScreen.contents(of: Array(code.utf8), format: .jsx).first)
    return VoiceOver().read(screen.screen).stops.map(\.announcement.said)
  }

  private static let entries = "{[...set].map((x) => <Text key={x}>{x}</Text>)}"

  @Test(arguments: [
    ("const set = new Set(['a']); set.add('b').add('c').add('a');", ["a", "b", "c"]),
    ("const set = new Set(['a', 'b']); set.delete('a'); set.delete('z');", ["b"]),
    ("const set = new Set(['a']); set.clear();", []),
    ("const set = new Set(); for (const x of ['p', 'q', 'p']) { set.add(x); }", ["p", "q"]),
    ("const set = new Set(['a']); if (set.has('a')) set.add('b'); else set.add('c');", ["a", "b"]),
    ("const set = new Set(new Set(['a']).add('b'));", ["a", "b"]),
    (
      "const set = new Set<string>(['a']); ['b', 'c'].forEach((x) => { set.add(x); });",
      ["a", "b", "c"]
    ),
  ])
  func `A changed set has its new entries`(_ statements: String, _ entries: [String]) throws {
    #expect(try heard(statements, JSXCollectionTests.entries) == entries)
  }

  @Test(arguments: [
    ("map.get('x')", "Uno"), ("map.get('y')", "Two"), ("map.size", "2"), ("map.has('z')", ""),
    ("[...map.keys()].join()", "x,y"), ("Array.from(map.values()).join()", "Uno,Two"),
    ("[...map].map(([key, value]) => key + value).join()", "xUno,yTwo"),
    ("Object.fromEntries(map).y", "Two"), ("map.get('q') ?? 'none'", "none"),
    ("typeof map", "object"), ("[...new Map([['k', 1]]).set('k', 2).values()].join()", "2"),
  ])
  func `A changed map has its new entries`(_ expression: String, _ text: String) throws {
    let statements = """
      const map = new Map([['x', 'One']]);
      map.set('y', 'Two').set('x', 'Uno').set('z', 'Three');
      map.delete('z');
      """
    let stops = try heard(statements, "<Text>{\(expression)}</Text>")
    #expect(stops == (text.isEmpty ? [""] : [text]) || stops == [text].filter { !$0.isEmpty })
  }

  @Test func `A loop visits the entries of a map`() throws {
    let statements = """
      const map = new Map([['Tea', 2], ['Bun', 1]]);
      const rows = [];
      for (const [name, count] of map) { rows.push(`${name} ${count}`); }
      map.forEach((count, name) => { rows.push(`${count} ${name}`); });
      """
    let stops = try heard(statements, "{rows.map((x) => <Text key={x}>{x}</Text>)}")
    #expect(stops == ["Tea 2", "Bun 1", "2 Tea", "1 Bun"])
  }

  @Test func `A map groups the entries of a list`() throws {
    let statements = """
      const groups = new Map();
      ['tea', 'jam', 'toast'].forEach((word) => {
        if (!groups.has(word[0])) { groups.set(word[0], []); }
        groups.get(word[0]).push(word);
      });
      """
    let shown = "{[...groups].map(([k, words]) => <Text key={k}>{`${k}: ${words.join()}`}</Text>)}"
    #expect(try heard(statements, shown) == ["t: tea,toast", "j: jam"])
  }

  @Test func `An entry of a map that code changes in another way is unknown`() throws {
    let statements = "const map = new Map([['a', { n: 1 }]]); map.get('a').n = 2;"
    #expect(try heard(statements, "<Text>{`${map.get('a').n}`}</Text>") != ["1"])
  }

  @Test func `A map that contains itself again and again is read`() throws {
    let statements =
      "const map = new Map();\n"
      + (0..<60).map { "map.set('a', map).set('b\($0)', map);" }.joined(separator: "\n")
    #expect(try heard(statements, "<Text>{map.size}</Text><Text>End</Text>").last == "End")
  }

  @Test func `A change inside an expression does not leave the old entries`() throws {
    let statements = "const set = new Set(['a']); const b = set.delete('a');"
    let stops = try heard(statements, "<Text>{set.size}</Text>")
    #expect(stops != ["1"])
  }

  private static let list = "{rows.map((x) => <Text key={x}>{x}</Text>)}"

  @Test(arguments: [
    ("function fill(list) { list.push('b'); list.push('c'); }", ["a", "b", "c"]),
    ("const fill = (list) => { list.unshift('b'); };", ["b", "a"]),
    ("function fill(list) { add(list); }\nfunction add(list) { list.push('b'); }", ["a", "b"]),
    ("function fill(list) { for (const x of ['p', 'q']) { list.push(x); } }", ["a", "p", "q"]),
    ("function fill(list) { return list.length; }", ["a"]),
  ])
  func `A called function changes the list of its caller`(
    _ function: String, _ entries: [String]
  ) throws {
    let statements = "const rows = ['a']; fill(rows);"
    #expect(try heard(statements, JSXCollectionTests.list, after: function) == entries)
  }

  @Test(arguments: [
    "function fill(list) { list = []; list.push('b'); }",
    "function fill(list) { if (unknown) { list.push('b'); } }",
    "function fill(list) { fill(list); list.push('b'); }",
  ])
  func `A list is unknown if the change by the function is unknown`(_ function: String) throws {
    let statements = "const rows = ['a']; fill(rows);"
    #expect(try heard(statements, JSXCollectionTests.list, after: function) != ["a"])
  }

  @Test func `A called function changes an object and a set of its caller`() throws {
    let statements = "const form = { name: 'A' }; const set = new Set(); fill(form, set);"
    let function = "function fill(target, names) { target.name = 'B'; names.add('C'); }"
    let shown = "<Text>{form.name}</Text>\(JSXCollectionTests.entries)"
    #expect(try heard(statements, shown, after: function) == ["B", "C"])
  }

  @Test func `A handler that passes a list on changes nothing yet`() throws {
    let statements = "const rows = ['a'];"
    let shown = "\(JSXCollectionTests.list)<Text onPress={() => fill(rows)}>More</Text>"
    let function = "function fill(list) { list.push('b'); }"
    #expect(try heard(statements, shown, after: function) == ["a", "More"])
  }

  @Test func `An object with methods of sets keeps its members`() throws {
    let statements = """
      const cart = { title: 'Cart', add(x) { return x; }, clear() {} };
      const onAdd = () => cart.add('tea');
      """
    let shown = "<Text onPress={onAdd}>{cart.title}</Text>"
    #expect(try heard(statements, shown) == ["Cart"])
  }

  @Test func `A function with the same name elsewhere changes no other list`() throws {
    let statements = "const count = (list) => list.length;\nconst rows = ['a'];\ncount(rows);"
    let other = "function Other() { function count(list) { list.push('b'); } return null; }"
    #expect(try heard(statements, "<Text>{rows.join()}</Text>", after: other) == ["a"])
  }

  @Test func `What a function takes from a map that it fills is not missing`() throws {
    let function = "function get(k) { if (!all.has(k)) { all.set(k, 'A'); } return all.get(k); }"
    let shown = "<Text>{`${get('x')}`}</Text>"
    let texts = try heard("", shown, after: "const all = new Map();\n\(function)")
    #expect(texts.first?.contains("undefined") == false && texts.first?.isEmpty == false)
  }
}
