import Importers
import Simulator
import Testing

/// Texts of components that the code computes: translations, methods of values, and identifiers.
@Suite struct JSXTextTests {
  private static let translations = """
    {"title": "Hello {{name}}", "left_one": "{{count}} parcel", "left_other": "{{count}} parcels",
     "old": "By %{name}"}
    """

  /// Returns the text that an expression shows.
  private func text(_ expression: String, code: String = "") throws -> String? {
    let project = try ProjectFolder([
      "en.json": Self.translations,
      "Screen.tsx": """
      import { Text } from 'react-native';
      export default function Screen({ user }) {
        \(code)
        return <Text>{\(expression)}</Text>;
      }
      """,
    ])
    return try withExtendedLifetime(project) {
      var options = ImportOptions()
      options.translations = project.path("en.json")
      let screen = try #require(
        try ImportedScreen.contents(ofFile: project.path("Screen.tsx"), options: options).first)
      return screen.screen.preorder.map { screen.screen[$0.index].name }.first
    }
  }

  @Test(arguments: [
    "a.concat(a)", "a.replaceAll('a', a)", "a.replace('a', a) + a.concat(a, a)",
  ])
  func `Texts that methods make too long are unknown`(_ expression: String) throws {
    let text = """
      const a = '\(String(repeating: "a", count: 12_000))';
      export default () => <Text>{\(expression)}</Text>;
      """
    let screens = try ImportedScreen.contents(of: Array(text.utf8), format: .jsx)
    let screen = try #require(screens.first).screen
    #expect(screen.diagnostics.contains { $0.kind == .unresolvedText })
  }

  @Test(arguments: [
    ("t('title', { name: 'Ann' })", "Hello Ann"), ("t('title', { name: user })", "Hello ⟨name⟩"),
    ("t('left', { count: 1 })", "1 parcel"), ("t('left', { count: 3 })", "3 parcels"),
    ("i18n.t('old', { name: 'Ann' })", "By Ann"), ("t('missing')", "⟨missing⟩"),
  ])
  func `A translation has its values and its plural form`(
    _ expression: String, _ expected: String
  ) throws {
    #expect(try text(expression) == expected)
  }

  @Test(arguments: [
    ("' a b '.trim()", "a b"), ("'abc'.slice(1)", "bc"), ("'abc'.charAt(0).toUpperCase()", "A"),
    ("'a-b'.split('-').join('+')", "a+b"), ("'aXa'.replace('X', 'b')", "aba"),
    ("`${'abc'.includes('b')}`", "true"), ("(2.5).toFixed(2)", "2.50"), ("(7).toFixed()", "7"),
    ("['a', 'b', 'c'].filter(x => x !== 'b').join('')", "ac"),
    ("[0, 'a', null].filter(Boolean).join('')", "a"), ("['a', 'b'].find(x => x === 'b')", "b"),
    ("['a', 'b'].concat(['c']).slice(-2).join('')", "bc"), ("`${[1, 2].some(x => x > 1)}`", "true"),
    ("`${Object.keys({ a: 1, b: 2 })[1]}`", "b"), ("`${Math.max(1, 3)}`", "3"),
    ("Array.from({ length: 3 }).map((_, i) => `${i}`).join('')", "012"),
    ("`${['a', 'b'].indexOf('b')}`", "1"), ("'ab'.slice(-9, 99)", "ab"),
    ("`${[[1], [2, 3]].flatMap(x => x).length}`", "3"), ("`${[[1], [2]].flat().length}`", "2"),
    ("[1, 2].map((_, i, all) => `${i + 1} of ${all.length}`).join()", "1 of 2,2 of 2"),
    ("`${[1, 2].at(-1)}`", "2"), ("'5'.padStart(3, '0')", "005"), ("'5'.padEnd(2, '-')", "5-"),
    ("['a', null, undefined, 'b'].join('-')", "a---b"),
    ("'5'.padStart(3, user.fill)", "⟨'5'.padStart(3, user.fill)⟩"),
    ("'ab'.repeat(2)", "abab"), ("'abc'.padStart(2)", "abc"),
    ("'ab'.slice(9)", ""), ("(1e30).toFixed(2)", "⟨(1e30).toFixed(2)⟩"),
  ])
  func `Methods of known values are evaluated`(_ expression: String, _ expected: String) throws {
    #expect(try text(expression) ?? "" == expected)
  }

  @Test(arguments: [
    ("const rows = ['a']; rows.push('b', ...['c', 'd']);", "rows.join()", "a,b,c,d"),
    ("const rows = []; if (true) rows.push('a'); else rows.push('b');", "rows.join()", "a"),
    ("const rows = []; if (false) { rows.push('a'); } rows.push('b');", "rows.join()", "b"),
    ("let title = 'a'; title += 'b'; if (true) { title += 'c'; }", "title", "abc"),
    ("let count = 1; count += 2;", "`${count}`", "3"),
    (
      "const rows = []; for (const each of user.rows) rows.push(each);", "rows.join()",
      "⟨rows.join()⟩"
    ),
    ("const rows = []; while (user.next()) { rows.push(1); }", "rows.join()", "⟨rows.join()⟩"),
    ("let title = 'a'; user.forEach(() => { title += 'b'; });", "title", "⟨title⟩"),
  ])
  func `Statements that extend a list or a text are evaluated outside loops`(
    _ code: String, _ expression: String, _ expected: String
  ) throws {
    #expect(try text(expression, code: code) == expected)
  }

  @Test(arguments: [
    ("for (const each of ['a', 'b']) rows.push(each);", "a,b"),
    (
      "for (const [key, each] of Object.entries({ a: 1, b: 2 })) { rows.push(key + each); }",
      "a1,b2"
    ),
    (
      "for (const { id, text = 'x' } of [{ id: 1 }, { id: 2, text: 'y' }]) rows.push(id + text);",
      "1x,2y"
    ),
    ("for (const key in { a: 1, b: 2 }) { rows.push(key); }", "a,b"),
    ("for (let i = 0; i < 3; i++) { rows.push(i); }", "0,1,2"),
    ("for (let i = 6, step = 2; i > 0; i -= step) rows.push(i);", "6,4,2"),
    ("let i = 0; while (i < 2) { rows.push(i); i += 1; }", "0,1"),
    ("for (const each of ['a', 'b', 'c']) { if (each === 'b') continue; rows.push(each); }", "a,c"),
    ("for (const each of ['a', 'b', 'c']) { if (each === 'b') { break; } rows.push(each); }", "a"),
    (
      "let n = 0; for (const each of ['a', 'b']) { n++; const text = `${n}${each}`; rows.push(text); }",
      "1a,2b"
    ),
    ("for (const each of ['a']) { if (each === 'b') rows.push(1); else { rows.push(2); } }", "2"),
    ("[1, 2].forEach(each => rows.push(each * 2));", "2,4"),
    ("[1, 2].forEach((each, i) => { if (i === 0) return; rows.push(each); });", "2"),
    (
      "for (const a of [1, 2]) { for (const b of ['x', 'y']) { rows.unshift(`${a}${b}`); } }",
      "2y,2x,1y,1x"
    ),
    ("for (const each of user.rows) rows.push(each);", "⟨rows.join()⟩"),
    ("for (const each of [1, 2]) { if (user.likes(each)) rows.push(each); }", "⟨rows.join()⟩"),
    ("for (let i = 0; i < 1; ) { rows.push(i); }", "⟨rows.join()⟩"),
    (
      "for (const each of [1]) { rows.push(each); user.call(() => { rows.push(2); }); }",
      "⟨rows.join()⟩"
    ),
  ])
  func `Loops over known lists fill a list`(_ code: String, _ expected: String) throws {
    #expect(try text("rows.join()", code: "const rows = []; " + code) == expected)
  }

  @Test(
    arguments: [
      ("const add = (list, x) => { list.push(x); return list; };", "add(['a'], 'b').join()", "a,b"),
      ("const next = (n) => { n = n + 1; return n; };", "`${next(1)}`", "2"),
      ("const early = (n) => { if (n > 1) return n; n += 5; return n; };", "`${early(2)}`", "2"),
      (
        "const counts = ['x', 'y', 'x'].reduce((all, k) => { all[k] = (all[k] || 0) + 1; return all; }, {});",
        "`${counts.x}`", "2"
      ),
      (
        "const by = ['x', 'y', 'x'].reduce((all, k) => { (all[k] ||= []).push(k); return all; }, {});",
        "by.x.join()", "x,x"
      ),
      ("const user = { name: { first: 'A' } }; user.name.first = 'B';", "user.name.first", "B"),
      ("const rows = ['a']; rows.unshift('b'); rows[1] += 'c';", "rows.join()", "b,ac"),
      ("const rows = ['b', 'a']; rows.sort();", "rows.join()", "a,b"),
      ("const rows = ['b', 'a', 'c']; rows.sort().reverse();", "rows.join()", "c,b,a"),
      ("const user = { a: 1, b: 2 }; delete user.a;", "`${user.b}`", nil),
      ("const rows = [['a']]; for (const row of rows) { row.push('b'); }", "rows.join()", nil),
      ("const rows = [{ a: 1 }]; rows.forEach(row => { row.a = 2; });", "`${rows[0].a}`", nil),
      ("const rows = [['a']]; const last = rows[0]; last.push('b');", "rows[0].join()", nil),
      (
        "const rows = [['a']]; const last = rows[0]; const more = []; more.push('b');",
        "rows[0].join()", "a"
      ),
    ] as [(String, String, String?)])
  func `Changes of members and parameters are evaluated or unknown`(
    _ code: String, _ expression: String, _ expected: String?
  ) throws {
    let text = try text(expression, code: code)
    #expect(expected.map { text == $0 } ?? (text?.contains("⟨") == true))
  }

  @Test func `Statements outside components fill a list`() throws {
    let code = """
      import { Text, View } from 'react-native';
      const rows = [];
      export const groups = {};
      for (const name of ['Tea', 'Jam']) { rows.push(`${name}!`); }
      ['Tea', 'Toast'].forEach(name => {
        if (!groups[name[0]]) groups[name[0]] = [];
        groups[name[0]].push(name);
      });
      const Card = { Title: props => <Text>{props.children}</Text> };
      Card.Title.displayName = 'Title';
      export default () => (
        <View>
          {rows.map(row => <Card.Title key={row}>{row}</Card.Title>)}
          <Text>{`${groups.T.length} with T`}</Text>
        </View>
      );
      """
    let screen = try #require(try ImportedScreen.contents(of: Array(code.utf8), format: .jsx).first)
    let texts = VoiceOver().read(screen.screen).stops.map(\.announcement.text)
    #expect(texts == ["Tea!", "Jam!", "2 with T"])
  }

  @Test func `Elements that a loop makes keep the values of their repetition`() throws {
    let code = """
      import { Text, View } from 'react-native';
      export default function Steps() {
        const rows = [];
        let number = 0;
        for (const step of ['Cart', 'Pay']) {
          number++;
          rows.push(<Text key={step}>{number}: {step}</Text>);
        }
        return <View>{rows}</View>;
      }
      """
    let screen = try #require(try ImportedScreen.contents(of: Array(code.utf8), format: .jsx).first)
    let texts = TalkBack().read(screen.screen).stops.map(\.announcement.text)
    #expect(texts == ["1: Cart", "2: Pay"])
    #expect(screen.screen.diagnostics.isEmpty)
  }

  @Test func `An identifier of React is the same wherever it is used`() throws {
    let project = try ProjectFolder([
      "Screen.tsx": """
      import { Text, TextInput, View } from 'react-native';
      const Field = ({ label }) => {
        const id = useId();
        return (
          <View><Text nativeID={id}>{label}</Text><TextInput accessibilityLabelledBy={id} /></View>
        );
      };
      export default () => <View><Field label="Name" /><Field label="Town" /></View>;
      """
    ])
    try withExtendedLifetime(project) {
      let screen = try #require(
        try ImportedScreen.contents(ofFile: project.path("Screen.tsx")).first)
      #expect(screen.screen.diagnostics.isEmpty)
      let texts = TalkBack().read(screen.screen).stops.map(\.announcement.text)
      #expect(texts.contains { $0.contains("Name") && $0.contains("edit box") })
      #expect(texts.contains { $0.contains("Town") && $0.contains("edit box") })
    }
  }

  @Test func `A class has getters and member components`() throws {
    let code = """
      import { Text, View } from 'react-native';
      class Card extends React.Component {
        static Title = ({ children }) => <Text accessibilityRole="header">{children}</Text>;
        get label() { return `${this.props.name}!`; }
        render() { return <View><Card.Title>{this.label}</Card.Title></View>; }
      }
      export default () => <Card name="Tea" />;
      """
    let screen = try #require(try ImportedScreen.contents(of: Array(code.utf8), format: .jsx).first)
    #expect(VoiceOver().read(screen.screen).stops.map(\.announcement.text) == ["Tea!, heading"])
  }

  @Test(arguments: [
    "static defaultProps = { title: 'Parcels' };\nrender() { return <Text>{this.props.title}</Text>; }",
    "render() { const { title = 'Parcels' } = this.props; return <Text>{title}</Text>; }",
    """
    static defaultProps: Props = { title: 'Parcels' };
    render() { const { title } = this.props; return <Text>{title}</Text>; }
    """,
  ])
  func `A class shows its default props, on its own and inside other components`(
    _ body: String
  ) throws {
    for screen in ["", "\nexport default () => <View><Row /></View>;"] {
      let text = """
        import { Text, View } from 'react-native';
        export class Row extends React.Component {
        \(body)
        }\(screen)
        """
      let imported = try #require(
        try ImportedScreen.contents(
          of: Array(text.utf8), format: .jsx, file: "Row.tsx", options: ImportOptions()
        ).first)
      #expect(
        VoiceOver().read(imported.screen).stops.map(\.announcement.said) == ["Parcels"])
    }
  }
}
