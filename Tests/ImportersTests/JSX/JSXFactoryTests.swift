import Importers
import Simulator
import Testing

/// Components of factories, libraries, classes and functions, and the props that they get.
@Suite struct JSXFactoryTests {
  /// Returns VoiceOver's announcements on a screen, and the diagnostics.
  private func heard(_ code: String) throws -> (texts: [String], diagnostics: [String]) {
    let imported = try ImportedScreen.contents(of: Array(code.utf8), format: .jsx)
    let screen = try #require(imported.first).screen
    return (
      VoiceOver().read(screen).stops.map(\.announcement.text), screen.diagnostics.map(\.message)
    )
  }

  @Test(arguments: [
    "const Own = styled.Pressable.attrs({ accessibilityRole: 'button' })`color: red;`;",
    "const Own = styled(Pressable).attrs<Props>(props => ({ role: 'button' }))`color: red;`;",
    "const Base = styled.Pressable.attrs({ role: 'button' })``; const Own = styled(Base)`a: b`;",
    "const Inner = props => <Pressable {...props} />; const Own = styled(Inner).attrs({ role: 'button' })``;",
    "import { styled as make } from 'tamagui'; const Own = make(Pressable, { name: 'Own', role: 'button' });",
  ])
  func `A component has the props that its factory sets`(_ code: String) throws {
    let screen = """
      import styled from 'styled-components/native';
      import { Pressable, Text } from 'react-native';
      \(code)
      export default () => <Own onPress={() => {}}><Text>Pay</Text></Own>;
      """
    let (texts, diagnostics) = try heard(screen)
    #expect(texts == ["Pay, button"] && diagnostics.isEmpty)
  }

  @Test func `Props from attrs replace the props of an element`() throws {
    let screen = """
      import styled from 'styled-components/native';
      import { Pressable } from 'react-native';
      const Own = styled(Pressable).attrs({ role: 'link' })``;
      export default () => <Own role="button" aria-label="Pay" onPress={() => {}} />;
      """
    #expect(try heard(screen).texts == ["Pay, link"])
  }

  @Test func `Props from an unknown call of attrs are reported`() throws {
    let screen = """
      import styled from 'styled-components/native';
      import { Text } from 'react-native';
      const Own = styled(Text).attrs(props => theme(props))``;
      export default () => <Own>Pay</Own>;
      """
    let (texts, diagnostics) = try heard(screen)
    #expect(texts == ["Pay"])
    #expect(diagnostics.contains { $0.contains("theme(props)") })
  }

  @Test(arguments: [
    "(): JSX.Element => <Text>Pay</Text>",
    "({ amount }: Props): React.ReactElement<Props> | null => { return <Text>Pay</Text>; }",
    "(props: Props): Array<JSX.Element> => [<Text key=\"a\">Pay</Text>]",
  ])
  func `A component with a return type is replaced by what it renders`(_ code: String) throws {
    let screen = """
      import { Text } from 'react-native';
      const Own = \(code);
      export default () => <Own />;
      """
    let (texts, diagnostics) = try heard(screen)
    #expect(texts == ["Pay"] && diagnostics.isEmpty)
  }

  @Test func `A component shows the result of the function between its tags`() throws {
    let screen = """
      import { Text } from 'react-native';
      const Data = ({ value, children }) => <>{children(value, 1)}</>;
      export default () => (
        <Data value={{ name: 'Ann' }}>{(own, index) => <Text>{own.name} {index}</Text>}</Data>
      );
      """
    let (texts, diagnostics) = try heard(screen)
    #expect(texts == ["Ann 1"] && diagnostics.isEmpty)
  }

  @Test(arguments: [
    "React.Children.map(children, child => <View>{child}</View>)",
    "Children.toArray(children)", "React.cloneElement(children, { style: { margin: 8 } })",
  ])
  func `Functions of React keep the children of an element`(_ expression: String) throws {
    let screen = """
      import { Text, View } from 'react-native';
      const Own = ({ children }) => <View>{\(expression)}</View>;
      export default () => <Own>{/* one */}<Text>Pay</Text></Own>;
      """
    let (texts, diagnostics) = try heard(screen)
    #expect(texts == ["Pay"] && diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("<Own><Text>A</Text>{false}{null}</Own>", "3 and 1"), ("<Own>{null}</Own>", "0 and 0"),
    ("<Own/>", "0 and 0"), ("<Own>{['a', 'b']}c</Own>", "3 and 3"),
    ("<Outer><Text>A</Text><Text>B</Text></Outer>", "2 and 2"),
  ])
  func `Children that show nothing count as children, but not in an array`(
    _ element: String, _ counts: String
  ) throws {
    let screen = """
      import { Children } from 'react';
      import { Text } from 'react-native';
      const Own = ({ children }) =>
        <Text>{Children.count(children)} and {Children.toArray(children).length}</Text>;
      const Outer = ({ children }) => <Own>{children}</Own>;
      export default () => \(element);
      """
    let (texts, diagnostics) = try heard(screen)
    #expect(texts == [counts] && diagnostics.isEmpty)
  }

  @Test func `The default export can have type arguments`() throws {
    let screen = """
      import { Text } from 'react-native';
      export const Other = () => <Text>Other</Text>;
      export default React.memo<{}>(() => <Text>Pay</Text>);
      """
    #expect(try heard(screen).texts == ["Pay"])
  }

  @Test func `A field of a library shows its error after itself`() throws {
    let screen = """
      import { Input } from '@rneui/themed';
      export default () => <Input label="Email" errorMessage="Enter a full address" />;
      """
    let texts = try heard(screen).texts
    #expect(texts.count == 3 && texts.last == "Enter a full address")
  }

  @Test(arguments: [
    ("", [] as [String]), ("isInvalid", ["Enter 16 digits"]), ("isInvalid={false}", []),
  ])
  func `The error of a form control is shown while the control is invalid`(
    _ prop: String, _ expected: [String]
  ) throws {
    let screen = """
      import { FormControl } from 'native-base';
      export default () => (
        <FormControl \(prop)>
          <FormControl.ErrorMessage>Enter 16 digits</FormControl.ErrorMessage>
        </FormControl>
      );
      """
    #expect(try heard(screen).texts == expected)
  }

  @Test(
    arguments: [
      (
        "native-base", "<Radio.Group defaultValue='b'><Radio value='b'>Bus</Radio></Radio.Group>",
        ["Bus, radio button, checked"]
      ),
      ("native-base", "<Collapse isOpen={false}><Text>Inner</Text></Collapse>", []),
      ("native-base", "<Actionsheet isOpen={false}><Text>Inner</Text></Actionsheet>", []),
      (
        "native-base",
        "<Menu trigger={own => <Text>Edit</Text>}><Menu.Item>Copy</Menu.Item></Menu>",
        ["Edit"]
      ),
      (
        "tamagui",
        "<Dialog open={false}><Dialog.Trigger><Text>Ask</Text></Dialog.Trigger><Dialog.Portal><Text>Why?</Text></Dialog.Portal></Dialog>",
        ["Ask"]
      ),
      (
        "tamagui",
        "<Dialog open><Dialog.Portal><Text>Why?</Text></Dialog.Portal></Dialog>", ["Why?"]
      ),
    ] as [(String, String, [String])])
  func `Parts of a library that are closed at first are left out`(
    _ package: String, _ element: String, _ expected: [String]
  ) throws {
    let screen = """
      import { Actionsheet, Collapse, Dialog, Menu, Radio, Text } from '\(package)';
      export default () => \(element);
      """
    #expect(try heard(screen).texts == expected)
  }

  @Test(arguments: [
    (
      "<Snackbar visible action={{ label: 'Undo', onPress: undo }}>Archived</Snackbar>",
      ["Archived", "Undo, button"]
    ),
    ("<Banner visible actions={[{ label: 'Fix' }]}>Failed</Banner>", ["Failed", "Fix, button"]),
    ("<Menu visible={false} anchor={<Text>Edit</Text>}><Text>Copy</Text></Menu>", ["Edit"]),
    ("<Menu visible anchor={<Text>Edit</Text>}><Text>Copy</Text></Menu>", ["Edit", "Copy"]),
    (
      "<List.Accordion title='More' expanded><Text>Inner</Text></List.Accordion>",
      ["More, expanded, button", "Inner"]
    ),
    ("<List.Accordion title='More'><Text>Inner</Text></List.Accordion>", ["More, button"]),
  ])
  func `A component of Paper shows its buttons, and its content while it is open`(
    _ element: String, _ expected: [String]
  ) throws {
    let screen = """
      import { Banner, List, Menu, Snackbar, Text } from 'react-native-paper';
      export default () => \(element);
      """
    #expect(try heard(screen).texts == expected)
  }

  @Test func `A class whose type arguments contain an object type has its state`() throws {
    let screen = """
      import { Text } from 'react-native';
      export default class Counter extends React.Component<{ title?: string }, State> {
        static defaultProps = { title: 'Counter' };
        state: State = { count: 2 };
        render() { return <Text>{this.props.title}: {this.state.count}</Text>; }
      }
      """
    let (texts, diagnostics) = try heard(screen)
    #expect(texts == ["Counter: 2"] && diagnostics.isEmpty)
  }
}
