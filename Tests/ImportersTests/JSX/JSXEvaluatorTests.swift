import Testing

@testable import ImportSupport
@testable import Importers
@testable import ReactNativeImport

/// Values of expressions that can be computed from the file alone.
@Suite struct JSXEvaluatorTests {
  /// Returns the value of the last expression in a file as text, or `nil` if only the running app
  /// knows the value.
  private static func text(
    _ expression: String, after declarations: String = "",
    on platform: JSXEvaluator.Platform = .ios
  ) -> String? {
    func source(_ text: String) -> JSXSource {
      let bytes = Array(text.utf8)
      return JSXSource(bytes, parts: [0..<bytes.count])
    }
    let whole = source(declarations + expression)
    var evaluator = JSXEvaluator(
      whole, JSXDeclarations(whole), options: ImportOptions(), translations: nil,
      platform: platform)
    let first = source(declarations).tokens.count
    return evaluator.evaluate(first..<whole.tokens.count, in: 0).text
  }

  @Test(arguments: [
    ("'a'", "a"), ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("7 % 4", "3"), ("-7 % 4", "-3"),
    ("2 ** 3", "8"), ("2 ** 60", "1152921504606847000"), ("2 ** 54", "18014398509481984"),
    ("2 ** 64", "18446744073709552000"),
    ("10 ** 21", "1e+21"), ("1 / 100000", "0.00001"), ("1 / 10000000", "1e-7"), ("0 / 0", "NaN"),
    ("-1 / 0", "-Infinity"), ("0.1 + 0.2", "0.30000000000000004"), ("0 * -1", "0"),
    ("Math.abs(-3)", "3"), ("Math.max(...[3, 9], 4)", "9"),
    ("((a, b, c) => a + b + c)(...'xy'.split(''), 'z')", "xyz"),
    ("parseInt('42px', 10)", "42"), ("'abc'[1]", "b"),
    ("'abc'.at(-1)", "c"), ("[...new Set(['a', 'b', 'a'])].join()", "a,b"),
    ("new Set<string>(['a']).has('a')", "true"), ("Object.fromEntries([['k', 'v']]).k", "v"),
    ("[...Array(2).keys()].join()", "0,1"), ("t`Hi ${1 + 1}`", "Hi 2"), ("isNaN(3)", "false"),
    ("'n' + 1", "n1"),
    ("`x${1 + 1}y`", "x2y"), ("!false", "true"), ("-3", "-3"), ("2 > 1", "true"),
    ("'a' === 'a'", "true"), ("1 !== 1", "false"), ("null", "null"), ("undefined", "undefined"),
    ("true && 'yes'", "yes"), ("false || 'no'", "no"), ("null ?? 'none'", "none"),
    ("'' || 'empty'", "empty"), ("0 ? 'a' : 'b'", "b"), ("[4, 5, 6].length", "3"),
    ("[4, 5, 6][1]", "5"), ("({ a: { b: 'deep' } }).a.b", "deep"), ("'text'.length", "4"),
  ])
  func `A literal expression has its value`(_ expression: String, _ value: String) {
    #expect(Self.text(expression) == value)
  }

  @Test(arguments: [
    ("const count = 4;", "count * 2", "8"),
    ("const { a, b = 'usual' } = { a: 'own' };", "`${a} ${b}`", "own usual"),
    ("const [first, second] = ['x', 'y'];", "second", "y"),
    ("function greet(name) { return 'Hi ' + name; }", "greet('Ann')", "Hi Ann"),
    (
      "const greet = (name = 'you', end: string = '!') => `Hi ${name}${end}`;", "greet()", "Hi you!"
    ),
    ("function sum({ a, b } = { a: 1, b: 2 }) { return a + b; }", "sum()", "3"),
    ("const [isPending, start] = useTransition();", "isPending", "false"),
    (
      "const [state, act, isPending] = useActionState(save, 'new');", "`${state} ${isPending}`",
      "new false"
    ),
    ("const [shown] = useOptimistic(useDeferredValue('now'));", "shown", "now"),
    ("const names = { save: 'Save' };", "names['save']", "Save"),
    ("enum Status { Open = 'open', Done = 'done' }", "Status.Done", "done"),
    ("enum Size { S, M = 5, L }", "`${Size.S} ${Size.L} ${Size[5]}`", "0 6 M"),
    ("enum Size { S, M }\nconst names = { [Size.M]: 'Medium' };", "names[Size.M]", "Medium"),
    ("const { title = 'usual' } = props;", "title", "usual"),
    ("const names: Record<string, string> = { save: 'Save' };", "names.save", "Save"),
    ("const names: Map<string, Array<number>> | null = null, other = 1;", "other", "1"),
    ("const rows: Readonly<{ a: string, b: number }>[] = [{ a: 'A', b: 1 }];", "rows[0].a", "A"),
    (
      "function both(a: Record<string, string>, b: string) { return a.x + b; }",
      "both({ x: 'X' } as Record<string, string>, 'Y')", "XY"
    ),
    ("const twice = (text: string): Texts.Long => text + text;", "twice('a')", "aa"),
    ("const same = <T,>(value: T): T => value;", "same('a')", "a"),
    ("const pair = <A, B>(a: A, b: B): [A, B] => [a, b];", "pair('x', 'y').join()", "x,y"),
    (
      "function adder(a: number) { return (b: number): Math.Sum => a + b; }\nconst add = adder(1);",
      "add(2)", "3"
    ),
    ("const isText = (value: unknown): value is string => true;", "isText('a')", "true"),
    ("const own = { call: text => text + '!' };", "own.call('a')", "a!"),
    ("const add = (a: number): ((b: number) => number) | null => null;", "add(1)", "null"),
    ("const user = null;", "user?.name[0].first ?? 'None'", "None"),
    ("const list = [1, 2];", "list.reduce<number>((sum, each) => sum + each, 0)", "3"),
    ("", "t('hi', { defaultValue: 'Hi {{name}}', name: 'Ann' })", "Hi Ann"),
    ("const a = 1, b = 2, least = [a < b, b > a];", "least.length", "2"),
    ("const list = [3, 1, 2];", "[...list].sort((a, b) => a - b).join()", "1,2,3"),
    ("const list = ['b', 'a'];", "list.toSorted().join()", "a,b"),
    ("const list = [3, 1, 2];", "list.reduce((sum, each) => sum + each, 0)", "6"),
    ("const stars = [...Array(3)];", "stars.map((_, index) => index).join()", "0,1,2"),
    ("const stars = new Array(2).fill('*');", "stars.join('')", "**"),
  ])
  func `A name has the value of its declaration`(
    _ declarations: String, _ expression: String, _ value: String
  ) {
    #expect(Self.text(expression, after: declarations + "\n") == value)
  }

  @Test(arguments: [
    "props.title", "fetch('x')", "title", "await load()", "Math.random()", "new Date()",
    "count > 1 ? 'many' : 'one'", "title ?? 'none'", "parseInt('10', 2)", "parseInt('0x1f')",
  ])
  func `A value that only the running app knows is unknown`(_ expression: String) {
    #expect(Self.text(expression) == nil)
  }

  @Test(arguments: [(JSXEvaluator.Platform.ios, "i"), (.android, "a")])
  func `The platform selects the value`(_ platform: JSXEvaluator.Platform, _ value: String) {
    let declaration = "import { Platform } from 'react-native';\n"
    for expression in [
      "Platform.OS === 'ios' ? 'i' : 'a'", "Platform.select({ ios: 'i', android: 'a' })",
      "Platform.select({ ios: 'i', default: 'a' })",
    ] {
      #expect(Self.text(expression, after: declaration, on: platform) == value)
    }
  }

  @Test func `Functions that call each other endlessly have no value`() {
    let declarations = "const a = () => b() + b();\nconst b = () => a() + a();\n"
    #expect(Self.text("a()", after: declarations) == nil)
  }

  @Test func `Nesting of expressions is limited`() {
    let deep = String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
    #expect(Self.text(deep) == nil)
  }
}
