import Importers
import Simulator
import Testing

/// Components in other files.
///
/// The importer finds them by relative paths, by the paths in `tsconfig.json` and through files
/// that re-export names. Otherwise, it guesses and reports a diagnostic.
@Suite struct JSXProjectTests {
  private static let input = """
    import { Text, TextInput, View } from 'react-native';
    export const AppInput = ({ label, ...props }: Props) => (
      <View><Text>{label}</Text><TextInput {...props} /></View>
    );
    """

  /// Returns VoiceOver's announcements on a screen of a project.
  private func heard(
    _ screen: String, _ files: [String: String], at path: String = "src/screens/Form.tsx"
  ) throws -> [String] {
    try imported(screen, files, at: path).map { VoiceOver().read($0.screen) }.flatMap(\.stops)
      .map(\.announcement.text)
  }

  private func imported(
    _ screen: String, _ files: [String: String], at path: String = "src/screens/Form.tsx"
  ) throws -> [ImportedScreen] {
    let project = try ProjectFolder(
      files.merging([path: screen, "package.json": "{}"]) { first, _ in first })
    return try withExtendedLifetime(project) {
      try ImportedScreen.contents(ofFile: project.path(path))
    }
  }

  @Test(arguments: [
    "../components/AppInput", "../components/AppInput.tsx", "../components/AppInput.js",
    "../components", "../components/index",
  ])
  func `A relative path resolves to a file, with or without its extension`(_ path: String) throws {
    let screen =
      "import { AppInput } from '\(path)'; export default () => <AppInput label='Name' />"
    #expect(
      try heard(
        screen,
        [
          "src/components/AppInput.tsx": Self.input,
          "src/components/index.ts": "export * from './AppInput';",
        ]) == ["Name", "text field, double tap to edit"])
  }

  @Test(arguments: ["@/AppInput", "@ui/AppInput", "input", "components/AppInput"])
  func `A path of the compiler settings resolves to a file`(_ path: String) throws {
    let screen =
      "import { AppInput } from '\(path)'; export default () => <AppInput label='Name' />"
    let settings = """
      { // The nearest says first what it says.
        "extends": "./base", "compilerOptions": { "strict": true, /* or not */ },
      }
      """
    let base = """
      {"extends": ["./tsconfig.json"], "compilerOptions": {"baseUrl": "src", "paths": {
        "@/*": ["nowhere/*", "components/*"], "@ui/*": ["./components/*"],
        "input": ["components/AppInput"]
      }}}
      """
    #expect(
      try heard(
        screen,
        [
          "src/components/AppInput.tsx": Self.input, "tsconfig.json": settings,
          "base.json": base,
        ]) == ["Name", "text field, double tap to edit"])
  }

  @Test func `Names resolve through files that re-export them under other names`() throws {
    let screen = """
      import Field, { Input as Entry } from '../kit';
      import * as Kit from '../kit';
      const Later = React.lazy(() => import('../kit/Late'));
      export default () => <><Field label="A" /><Entry label="B" /><Kit.Input label="C" /><Later /></>
      """
    let files = [
      "src/kit/index.ts": """
      import { AppInput } from './AppInput';
      export { AppInput as Input };
      export { AppInput as default } from './AppInput';
      """,
      "src/kit/AppInput.jsx": Self.input,
      "src/kit/Late.js": "module.exports = () => <Text>Late</Text>;",
    ]
    let field = "text field, double tap to edit"
    #expect(try heard(screen, files) == ["A", field, "B", field, "C", field, "Late"])
  }

  @Test func `Texts, functions and classes of other files are read`() throws {
    let screen = """
      import strings, { greet, Level } from '../texts';
      import Panel from '../Panel';
      export default () => (
        <Panel title={strings.title}><Text>{greet('Ann')}</Text></Panel>
      );
      """
    let files = [
      "src/texts.ts": """
      import en from './en'; export default en;
      export const greet = (name: string) => `Hello ${name}`;
      """,
      "src/en.ts": "const en = { title: 'Profile' }; export default en;",
      "src/Panel.js": """
      const title = 'not this one';
      export default class Panel extends React.Component {
        state = { open: true };
        render() {
          return <View><Text>{this.props.title}</Text>{this.state.open && this.props.children}</View>;
        }
      }
      """,
    ]
    #expect(try heard(screen, files) == ["Profile", "Hello Ann"])
  }

  @Test func `Names of one file are not visible in another`() throws {
    let screen = """
      import { Row } from './Row';
      const label = 'of the screen';
      export default () => <><Row /><Text>{label}</Text></>;
      """
    let files = ["src/screens/Row.tsx": "export const Row = () => <Text>{label}</Text>"]
    #expect(try heard(screen, files) == ["⟨label⟩", "of the screen"])
  }

  @Test func `A component of another file has its file and line`() throws {
    let screens = try imported(
      "import { AppInput } from './AppInput'; export default () => <AppInput label={l} />",
      ["src/screens/AppInput.tsx": Self.input])
    let screen = try #require(screens.first?.screen)
    let field = screen.preorder.first { screen[$0.index].role == .textBox }
    let position = field.flatMap { screen[$0.index].position }
    #expect(position?.line == 3)
    #expect(position?.file?.hasSuffix("src/screens/AppInput.tsx") == true)
  }

  @Test func `Only screens of the requested file are imported`() throws {
    let screens = try imported(
      "import { A } from './Two'; export default () => <A />",
      ["src/screens/Two.tsx": "export const A = () => <Text>A</Text>; export default () => <B />"])
    #expect(screens.map(\.screen.name) == ["root 1"])
  }

  @Test(arguments: [
    "import { AppInput } from './Gone';", "import { AppInput } from '@/Gone';",
    "import AppInput from '../../../outside/AppInput';", "import AppInput from '/etc/passwd';", "",
    "import { AppInput } from './empty';", "import { AppInput } from './link';",
  ])
  func `A component that is not found is a guessed view with its texts`(_ line: String) throws {
    let project = try ProjectFolder([
      "outside/AppInput.tsx": Self.input, "app/package.json": "{}",
      "app/src/screens/empty.ts": "export {};",
      "app/src/screens/Form.tsx": "\(line)\nexport default () => <AppInput label='Name' />",
    ])
    try project.link("app/src/screens/link.tsx", to: "outside/AppInput.tsx")
    let screens = try ImportedScreen.contents(ofFile: project.path("app/src/screens/Form.tsx"))
    let screen = try #require(screens.first?.screen)
    #expect(VoiceOver().read(screen).stops.map(\.announcement.text) == ["Name"])
    #expect(screen.diagnostics.map(\.kind) == [.guessedComponent])
  }

  @Test(arguments: [
    "locales/en.json", "src/i18n/locales/en/translation.json", "src/assets/i18n/en-GB.json",
    "src/screens/en.json",
  ])
  func `Texts without translation are one diagnostic that names the project's file of translations`(
    _ path: String
  ) throws {
    let screen = "export default () => <View><Text>{t('a.b')}</Text><Text>{t('c')}</Text></View>;"
    let imported = try imported(screen, [path: "{}", "locales/de.json": "{}"])
    let diagnostics = imported.flatMap(\.screen.diagnostics)
    #expect(diagnostics.map(\.kind) == [.unresolvedText])
    #expect(
      diagnostics[0].message.contains("2 texts") && diagnostics[0].message.contains("(a.b, c)"))
    #expect(diagnostics[0].message.contains("; try --translations "))
    #expect(diagnostics[0].message.hasSuffix("/\(path)."))
  }

  @Test func `Files that import each other and themselves are read once`() throws {
    let screen = """
      import { A } from './a'; import { Loop } from './loop'; import All from './all';
      export default () => <><A /><Loop /><All /></>;
      """
    let files = [
      "src/screens/a.tsx":
        "import { B } from './b'; export const A = () => <><Text>A</Text><B /></>",
      "src/screens/b.tsx":
        "import { A } from './a'; export const B = () => <><Text>B</Text><A /></>",
      "src/screens/loop.ts": "export * from './loop'; export { Loop } from './loop2';",
      "src/screens/loop2.ts": "export { Loop } from './loop';",
      "src/screens/all.ts": "import All from './all'; export default All;",
    ]
    #expect(try heard(screen, files) == ["A", "B"])
  }

  @Test func `An endless project is read up to a limit with a diagnostic`() throws {
    var files: [String: String] = [:]
    for number in 0..<260 {
      files["src/screens/C\(number).tsx"] = """
        import { C\(number + 1) } from './C\(number + 1)';
        export const C\(number) = () => <><Text>\(number)</Text><C\(number + 1) /></>
        """
    }
    let screens = try imported(
      "import { C0 } from './C0'; export default () => <C0 />", files)
    let screen = try #require(screens.first?.screen)
    #expect(screen.diagnostics.contains { $0.kind == .limit })
    #expect(VoiceOver().read(screen).stops.count > 20)
  }

  @Test func `A broken imported file does not affect the rest`() throws {
    for code in [
      String(repeating: "(", count: 100_000), String(repeating: "<View>", count: 50_000),
      "export default () => <View><Text>a</View>", "export default () => <View", "\u{0}\u{1}",
      String(repeating: "export * from './Broken';\n", count: 2_000),
      "import {" + String(repeating: "a,", count: 50_000),
    ] {
      let screen = """
        import Broken from './Broken';
        export default () => <View><Text>Before</Text><Broken label="Name" /><Text>After</Text></View>;
        """
      let heard = try heard(screen, ["src/screens/Broken.tsx": code])
      #expect(heard.first == "Before", "\(code.prefix(40))")
      #expect(heard.last == "After", "\(code.prefix(40))")
    }
  }

  @Test func `Invalid settings are ignored`() throws {
    for settings in [
      "", "{", "[]", "{\"compilerOptions\": 3}", "{\"extends\": \"./tsconfig.json\"}",
      "{\"compilerOptions\": {\"paths\": {\"*\": [\"*\"], \"\": [], \"a\": [7]}}} /*", "//", "/*",
      "\"",
      "{\"compilerOptions\": {\"baseUrl\": \"../../..\", \"paths\": {\"@/*\": [\"../../*\"]}}}",
      String(repeating: "[", count: 100_000),
    ] {
      let screen = """
        import { AppInput } from '@/AppInput'; export default () => <AppInput label="Name" />
        """
      #expect(try heard(screen, ["tsconfig.json": settings]) == ["Name"], "\(settings.prefix(40))")
    }
  }
}
