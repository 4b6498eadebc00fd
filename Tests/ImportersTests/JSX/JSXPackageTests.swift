import Importers
import Simulator
import Testing

/// Components of packages: re-exported, wrapped by factories, or in other packages of a repository.
@Suite struct JSXPackageTests {
  private func screens(
    _ files: [String: String], at path: String
  ) throws -> [ImportedScreen] {
    let project = try ProjectFolder(files.merging(["package.json": "{}"]) { first, _ in first })
    return try withExtendedLifetime(project) {
      try ImportedScreen.contents(ofFile: project.path(path))
    }
  }

  /// Returns VoiceOver's announcements on a screen, and the diagnostics.
  private func heard(
    _ files: [String: String], at path: String = "src/Screen.tsx"
  ) throws -> (texts: [String], diagnostics: [String]) {
    let screen = try #require(try screens(files, at: path).first).screen
    return (
      VoiceOver().read(screen).stops.map(\.announcement.text), screen.diagnostics.map(\.message)
    )
  }

  @Test(arguments: [
    ("export { Pressable, Text } from 'react-native';", "Pressable", "Text"),
    ("export { Pressable as Tap, Text as Words } from 'react-native';", "Tap", "Words"),
    ("export * from 'react-native';", "Pressable", "Text"),
    ("export * from './more';", "Pressable", "Text"),
    (
      "import { Pressable, Text } from 'react-native'; export { Pressable, Text };", "Pressable",
      "Text"
    ),
    ("export * as Kit from 'react-native';", "Kit.Pressable", "Kit.Text"),
    (
      "import { Pressable, Text } from 'react-native'; export const Tap = Pressable, Words = Text;",
      "Tap", "Words"
    ),
  ])
  func `A component that a file re-exports is the one of its package`(
    _ kit: String, _ button: String, _ text: String
  ) throws {
    let names = Set([button, text].map { String($0.prefix { $0 != "." }) }).sorted()
    let screen = """
      import { \(names.joined(separator: ", ")) } from './kit';
      export default () => <\(button) accessibilityRole="button"><\(text)>Pay</\(text)></\(button)>;
      """
    let more = "export { Pressable, Text } from 'react-native';"
    let (texts, diagnostics) = try heard(
      ["src/Screen.tsx": screen, "src/kit.ts": kit, "src/more.ts": more])
    #expect(texts == ["Pay, button"] && diagnostics.isEmpty)
  }

  @Test(arguments: [
    "export { default } from './Screen';", "export { Screen as default } from './Screen';",
    "import Screen from './Screen';\nexport default Screen;", "export * from './Screen';",
    "import { memo } from 'react';\nimport Screen from './Screen';\nexport default memo(Screen);",
  ])
  func `A file that only passes a component on shows it`(_ route: String) throws {
    let screen = """
      import { Text } from 'react-native';
      export function Screen() { return <Text>Parcels</Text>; }
      export default Screen;
      """
    let (texts, _) = try heard(
      ["src/Screen.tsx": screen, "src/route.tsx": route], at: "src/route.tsx")
    #expect(texts == ["Parcels"])
  }

  @Test(arguments: [
    (#"{"name": "root", "workspaces": ["apps/*", "packages/*"]}"#, nil),
    (#"{"name": "root", "workspaces": {"packages": ["apps/*", "packages/**"]}}"#, nil),
    (#"{"name": "root"}"#, "packages:\n  - apps/*\n  - 'packages/*'\n"),
  ])
  func `Another package of the repository resolves by its name`(
    _ root: String, _ pnpm: String?
  ) throws {
    var files = [
      "package.json": root, "apps/shop/package.json": #"{"name": "shop"}"#,
      "apps/shop/src/Screen.tsx": """
      import { Buy, hello } from '@shop/kit';
      import { bye } from '@shop/kit/texts/bye';
      export default () => <Buy title={`${hello} ${bye}`} />;
      """,
      "packages/kit/package.json":
        #"{"name": "@shop/kit", "main": "dist/index.js", "exports": {"./texts/*": "./own/*.ts", ".": {"types": "./a.d.ts", "default": "./dist/index.js"}}}"#,
      "packages/kit/src/index.ts": "export * from './Buy';\nexport const hello = 'Hello';",
      "packages/kit/src/Buy.tsx": """
      import { Pressable, Text } from 'react-native';
      export const Buy = ({ title }) => (
        <Pressable accessibilityRole="button"><Text>{title}</Text></Pressable>
      );
      """,
      "packages/kit/own/bye.ts": "export const bye = 'bye';",
    ]
    if let pnpm { files["pnpm-workspace.yaml"] = pnpm }
    let (texts, diagnostics) = try heard(files, at: "apps/shop/src/Screen.tsx")
    #expect(texts == ["Hello bye, button"] && diagnostics.isEmpty)
  }

  @Test func `A package outside the repository is not read`() throws {
    let files = [
      "repo/package.json": #"{"name": "root", "workspaces": ["../other"]}"#,
      "repo/src/Screen.tsx":
        "import { word } from 'other'; import { Text } from 'react-native';\nexport default () => <Text>{word}</Text>;",
      "other/package.json": #"{"name": "other", "main": "index.ts"}"#,
      "other/index.ts": "export const word = 'secret';",
    ]
    #expect(try heard(files, at: "repo/src/Screen.tsx").texts == ["⟨word⟩"])
  }

  @Test(arguments: [
    "import styled from 'styled-components/native'; const Own = styled.Pressable`color: red;`;",
    "import css from 'styled-components/native'; const Own = css(Pressable)`color: red;`;",
    "import styled from '@emotion/native'; const Own = styled(Pressable).attrs({ a: 1 })`a: b`;",
    "import { styled } from 'tamagui'; const Own = styled(Pressable, { name: 'Own' });",
    "import { styled as make } from '@tamagui/core'; const Own = make(Pressable, {});",
    "import { styled } from 'nativewind'; const Own = styled(Pressable, 'p-4');",
    "import { cssInterop } from 'nativewind'; const Own = cssInterop(Pressable, {});",
    "import { createButton } from '@gluestack-ui/button'; const Kit = createButton({ Root: Pressable, Text });\nconst Own = forwardRef((props, ref) => <Kit ref={ref} {...props} />);",
    "import { createButton } from '@gluestack-ui/button'; const Kit = createButton({ Frame: Pressable, Text });\nconst Own = props => <Kit.Frame {...props} />;",
    "const Own = Animated.createAnimatedComponent(Pressable);",
    "const Own = memo(forwardRef((props, ref) => <Pressable ref={ref} {...props} />));",
    "const Own = withTheme(Pressable);",
    "const Inner = props => <Pressable {...props} />; const Own = connect(state => state)(Inner);",
    "const Inner = props => <Pressable {...props} />; const Own = styled(Inner)`color: red;`;",
    "const Own = isWide ? Pressable : Pressable;",
  ])
  func `A component that a factory makes is the one that it wraps`(_ code: String) throws {
    let screen = """
      import { Animated, Pressable, Text } from 'react-native';
      \(code)
      export default () => (
        <Own accessibilityRole="button" onPress={() => {}}><Text>Pay</Text></Own>
      );
      """
    let (texts, diagnostics) = try heard(["src/Screen.tsx": screen])
    #expect(texts == ["Pay, button"] && diagnostics.isEmpty)
  }

  @Test(arguments: [
    "Card.Title = Title;", "const Card2 = Object.assign(Card, { Title });",
    "const Card2 = withStaticProperties(Card, { Title: Title });",
  ])
  func `A member of a component is the component that it was given`(_ code: String) throws {
    let name = code.contains("Card2") ? "Card2" : "Card"
    let screen = """
      import { Text, View } from 'react-native';
      const Title = ({ children }) => <Text accessibilityRole="header">{children}</Text>;
      function Card({ children }) { return <View>{children}</View>; }
      \(code)
      export default () => <\(name)><\(name).Title>Parcels</\(name).Title></\(name)>;
      """
    let (texts, diagnostics) = try heard(["src/Screen.tsx": screen])
    #expect(texts == ["Parcels, heading"] && diagnostics.isEmpty)
  }

  @Test func `An imported JSON file is a value`() throws {
    let files = [
      "src/Screen.tsx":
        "import words from './words.json'; import { Text } from 'react-native';\nexport default () => <Text>{words.home.title}</Text>;",
      "src/words.json": #"{"home": {"title": "Welcome"}}"#,
    ]
    let (texts, diagnostics) = try heard(files)
    #expect(texts == ["Welcome"] && diagnostics.isEmpty)
  }

  @Test func `Shapes of react-native-svg are silent and known`() throws {
    let screen = """
      import Svg, { Circle, Defs, G, LinearGradient, Path, Stop, Text as Label } from 'react-native-svg';
      import Logo from './logo.svg';
      import { Text, View } from 'react-native';
      export default () => (
        <View>
          <Svg><Defs><LinearGradient id="a"><Stop /></LinearGradient></Defs>
            <G><Circle r={4} /><Path d="M0 0" /><Label>42</Label></G></Svg>
          <Logo /><Text>Score</Text>
        </View>
      );
      """
    let (texts, diagnostics) = try heard(["src/Screen.tsx": screen])
    #expect(texts == ["Score"] && diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("<CheckBox checked />", "checkbox, checked"),
    ("<CheckBox checked={false} />", "checkbox, unchecked"),
    ("<Checkbox status=\"checked\" />", "checkbox, checked"),
    ("<Checkbox isChecked />", "checkbox, checked"),
    ("<CheckBox value={true} />", "checkbox, checked"),
    ("<Checkbox status=\"unchecked\" />", "checkbox, unchecked"),
  ])
  func `The state of a check box has the name that its library gives it`(
    _ element: String, _ expected: String
  ) throws {
    let screen =
      "export default () => \(element.replacing(" />", with: " accessibilityLabel=\"News\" />"));"
    #expect(try heard(["src/Screen.tsx": screen]).texts == ["News, \(expected)"])
  }

  @Test func `Providers of contexts and packages are known`() throws {
    let screen = """
      import { QueryClientProvider } from '@tanstack/react-query';
      import { Text } from 'react-native';
      import { Theme } from './theme';
      export default () => (
        <QueryClientProvider client={1}>
          <Theme.Provider value="dark"><Text>Parcels</Text></Theme.Provider>
        </QueryClientProvider>
      );
      """
    let (texts, diagnostics) = try heard(
      ["src/Screen.tsx": screen, "src/theme.ts": "export const Theme = createContext('light');"])
    #expect(texts == ["Parcels"] && diagnostics.isEmpty)
  }

  @Test func `A prop of an unknown component with children is not its text`() throws {
    let screen = "export default () => <H1 text=\"center\">Welcome</H1>;"
    #expect(try heard(["src/Screen.tsx": screen]).texts == ["Welcome"])
  }

  @Test(arguments: [
    ("DateTimePicker", "'@react-native-community/datetimepicker'", "mode=\"time\"", 1),
    ("DatePicker", "'react-native-date-picker'", "", 1),
    ("DatePicker", "'react-native-date-picker'", "modal open={false}", 0),
    ("Picker", "'react-native-modal-datetime-picker'", "isVisible={false}", 0),
    ("Picker", "'react-native-modal-datetime-picker'", "isVisible={true}", 1),
  ])
  func `A date picker of a library is one control, unless its dialog is closed`(
    _ name: String, _ package: String, _ props: String, _ count: Int
  ) throws {
    let text = """
      import { View } from 'react-native';
      import \(name) from \(package);
      export default () => <View><\(name) accessibilityLabel="Arrival" \(props) /></View>;
      """
    let screen = try #require(
      try ImportedScreen.contents(
        of: Array(text.utf8), format: .jsx, file: "Trip.tsx", options: ImportOptions()
      ).first
    ).screen
    let heard = VoiceOver().read(screen).stops.map(\.announcement.text)
    #expect(heard.count == count)
    #expect(heard.allSatisfy { $0.hasPrefix("Arrival, adjustable") })
    let isTold = screen.diagnostics.contains { $0.message.contains("parts of “\(name)”") }
    #expect(isTold == (count > 0))
  }

  @Test func `TalkBack tells how to adjust the native slider of a library`() throws {
    let text = """
      import Slider from '@react-native-community/slider';
      export default () => <Slider accessibilityLabel="Depth" maximumValue={10} value={5} />;
      """
    let screen = try #require(
      try ImportedScreen.contents(
        of: Array(text.utf8), format: .jsx, file: "Depth.tsx", options: ImportOptions()
      ).first
    ).screen
    let heard = TalkBack().read(screen).stops.map(\.announcement.text)
    #expect(heard == ["50%, Depth, slider, \"swipe up\" or \"swipe down\" to adjust"])
  }
}
