import Importers
import Simulator
import Testing

/// Forms and lists in the style of real apps: with library functions, state and custom fields.
@Suite struct ReactNativeFormTests {
  private static let edit = "text field, double tap to edit"
  private static let editText =
    "edit box, double tap to edit text, double tap and hold to long press"

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var jsx: String
    var voiceOver: [String]
    var talkBack: [String]

    init(_ name: String, _ jsx: String, voiceOver: [String], talkBack: [String]) {
      testDescription = name
      self.jsx = jsx
      self.voiceOver = voiceOver
      self.talkBack = talkBack
    }
  }

  static let screens = [
    Case(
      "a Controller",
      """
      <Controller name="email" control={control} render={({field: {onChange}}) => (
        <TextInput accessibilityLabel="Email" onChangeText={onChange} />
      )} />
      """,
      voiceOver: ["Email, \(edit)"], talkBack: ["Email, \(editText)"]),
    Case(
      "a function between tags",
      """
      <Formik initialValues={{}} onSubmit={f}>
        {({handleSubmit}) => { return <View><Button title="Send" onPress={handleSubmit} /></View>; }}
      </Formik>
      """,
      voiceOver: ["Send, button"],
      talkBack: ["SEND, button, double tap to activate"]),
    Case(
      "a list whose entries stand in the file",
      """
      const FRUIT = [{name: 'Apple'}, {name: 'Pear'}] as const;
      export default () => (
        <FlatList data={FRUIT} ListHeaderComponent={() => <Text>Fruit</Text>}
          renderItem={({item, index}) => <Text>{index + 1}. {item.name}</Text>} />
      );
      """,
      voiceOver: ["Fruit", "1. Apple", "2. Pear"], talkBack: ["Fruit", "1. Apple", "2. Pear"]),
    Case(
      "sections",
      """
      <SectionList sections={[{title: 'Mains', data: ['Pizza']}, {title: 'Sweets', data: ['Cake']}]}
        renderSectionHeader={({section: {title}}) => <Text accessibilityRole="header">{title}</Text>}
        renderItem={({item}) => <Text>{item}</Text>} />
      """,
      voiceOver: ["Mains, heading", "Pizza", "Sweets, heading", "Cake"],
      talkBack: ["Mains, heading", "Pizza", "Sweets, heading", "Cake"]),
    Case(
      "sections whose rows and footers read the section",
      """
      <SectionList sections={[{title: 'Mains', data: ['Pizza']}, {title: 'None', data: []}]}
        renderItem={({item, section}) => <Text>{item}, {section.title}</Text>}
        renderSectionFooter={({section}) => section.data.length ? null : <Text>Empty</Text>} />
      """,
      voiceOver: ["Pizza, Mains", "Empty"], talkBack: ["Pizza, Mains", "Empty"]),
    Case(
      "a section with its own rows",
      """
      <SectionList sections={[{data: ['A1'], renderItem: ({item}) => <Text>Own {item}</Text>}]}
        renderItem={({item}) => <Text>{item}</Text>} />
      """,
      voiceOver: ["Own A1"], talkBack: ["Own A1"]),
    Case(
      "a Pressable whose function asks whether it is pressed",
      """
      <Pressable accessibilityRole="button">
        {({pressed}) => <Text>{pressed ? 'Pressed' : 'Press'}</Text>}
      </Pressable>
      """,
      voiceOver: ["Press, button"], talkBack: ["Press, button, double tap to activate"]),
    Case(
      "a function with a type of its own",
      """
      const row = <K extends string>(key: K) => <Text>Row {key}</Text>;
      export default () => <View>{row('one')}</View>;
      """,
      voiceOver: ["Row one"], talkBack: ["Row one"]),
    Case(
      "a field of react-native-paper",
      """
      <TextInput label="Email" left={<TextInput.Affix text="Work" />}
        right={<TextInput.Icon icon="eye" accessibilityLabel="Show" onPress={f} />} />
      """,
      voiceOver: ["Email", "\(edit)", "Work", "Show, button"],
      talkBack: ["Email", "\(editText)", "Work", "Show, button, double tap to activate"]),
    Case(
      "the state of a class",
      """
      class Profile extends Component {
        state: State = { name: 'Ada', error: null };
        render() {
          const { name } = this.state;
          return <View><Text>{name}</Text>{this.state.error ? <Text>Wrong</Text> : <Text>Right</Text>}</View>;
        }
      }
      """,
      voiceOver: ["Ada", "Right"], talkBack: ["Ada", "Right"]),
    Case(
      "a state that its constructor sets",
      """
      class Profile extends Component {
        constructor(props) { super(props); this.state = { name: 'Ada', again: this.state }; }
        render() { return <Text>{this.state.name}</Text>; }
      }
      """,
      voiceOver: ["Ada"], talkBack: ["Ada"]),
    Case(
      "another component on each platform",
      """
      <View>{Platform.OS === 'ios' ? <Text>Face ID</Text> : <Text>Fingerprint</Text>}</View>
      """,
      voiceOver: ["Face ID"], talkBack: ["Fingerprint"]),
    Case(
      "a field of an app's own that is nowhere, with help and error",
      """
      <AppInput label="City" helperText="Where you live" error={errors.city} icon={<Icon />} />
      """,
      voiceOver: ["City", "Where you live", "⟨errors.city⟩"],
      talkBack: ["City", "Where you live", "⟨errors.city⟩"]),
    Case(
      "a component that is nowhere, with words for readers",
      """
      <AppRow label="City" accessibilityLabel="City where you live" />
      """,
      voiceOver: ["City where you live"], talkBack: ["City where you live"]),
    Case(
      "a button of an app's own that is nowhere",
      """
      <View>
        <AppButton title={t('save')} onPress={save} />
        <AppButton onPress={save}>{caption}</AppButton>
        <AppButton title="Off" disabled onPress={save} />
      </View>
      """,
      voiceOver: ["⟨save⟩", "⟨caption⟩", "Off, dimmed"],
      talkBack: [
        "⟨save⟩, double tap to activate", "⟨caption⟩, double tap to activate", "Off, disabled",
      ]),
    Case(
      "a component of another file that is not there is not React Native's",
      """
      import { Button } from '../controls';
      export default () => <Button title="Save" onPress={save} />;
      """,
      voiceOver: ["Save"], talkBack: ["Save, double tap to activate"]),
    Case(
      "components by other names than their own",
      """
      import { Text as Label, Switch as Toggle } from 'react-native';
      import * as RN from 'react-native';
      export default () => <RN.View>
        <Label>News</Label><Toggle accessibilityLabel="News" value />
      </RN.View>;
      """,
      voiceOver: ["News", "News, switch button, on, double tap to toggle setting"],
      talkBack: ["News", "on, News, switch, double tap to toggle"]),
    Case(
      "icons of a font, which are texts",
      """
      import Icon from 'react-native-vector-icons/Feather';
      export default () => <View>
        <Icon name="trash" /><Pressable onPress={open}><Ionicons name="menu" /></Pressable>
        <Ionicons name="star" accessibilityLabel="Starred" />
      </View>;
      """,
      voiceOver: ["⟨icon trash⟩", "⟨icon menu⟩", "Starred"],
      talkBack: ["⟨icon trash⟩", "⟨icon menu⟩, double tap to activate", "Starred"]),
    Case(
      "links, which are their only child where they say so",
      """
      <View>
        <Link href="/terms">Terms</Link>
        <Link href="/help" asChild><Pressable><Text>Help</Text></Pressable></Link>
      </View>
      """,
      voiceOver: ["Terms, link", "Help, link"],
      talkBack: ["Terms, link, double tap to activate", "Help, link, double tap to activate"]),
    Case(
      "messages of react-intl",
      """
      const messages = defineMessages({
        hello: { id: 'hello', defaultMessage: 'Hello <b>{name}</b>, {count, plural, other {# new}}' },
      });
      export default () => <View>
        <Text><FormattedMessage {...messages.hello} values={{ name: 'Ann' }} /></Text>
        <Text>{intl.formatMessage(messages.hello, { name })}</Text>
      </View>;
      """,
      voiceOver: ["Hello Ann, ⟨count⟩", "Hello ⟨name⟩, ⟨count⟩"],
      talkBack: ["Hello Ann, ⟨count⟩", "Hello ⟨name⟩, ⟨count⟩"]),
    Case(
      "a label whose identifier has a space",
      """
      <View>
        <Text nativeID="city name">City</Text><TextInput accessibilityLabelledBy="city name" />
      </View>
      """,
      voiceOver: ["City", edit],
      talkBack: [
        "City", "edit box for City, double tap to edit text, double tap and hold to long press",
      ]),
    Case(
      "a switch with its text hidden beside it",
      """
      <View>
        <Text importantForAccessibility="no" accessibilityElementsHidden>Daily news</Text>
        <Switch accessibilityLabel="Daily news" value={true} />
      </View>
      """,
      voiceOver: ["Daily news, switch button, on, double tap to toggle setting"],
      talkBack: ["on, Daily news, switch, double tap to toggle"]),
  ]

  @Test(arguments: screens)
  func `A form announces its initial state`(_ test: Case) throws {
    let screen = try #require(
      ImportedScreen.contents(of: Array(test.jsx.utf8), format: .jsx).first)
    let voiceOver = VoiceOver()
    let talkBack = TalkBack()
    #expect(
      voiceOver.read(screen.screen(for: voiceOver)).stops.map(\.announcement.text)
        == test.voiceOver)
    #expect(
      talkBack.read(screen.screen(for: talkBack)).stops.map(\.announcement.text) == test.talkBack)
  }

  @Test func `A role of a text field has the same effect as elsewhere`() throws {
    let jsx = "<View><Pressable role=\"searchbox\" /><TextInput role=\"searchbox\" /></View>"
    let screen = try Screen.contents(of: Array(jsx.utf8), format: .jsx)
    let fields = screen.indices(role: .searchBox).map { screen[$0].textInput?.keyboard }
    #expect(fields == [.search, .text])
    #expect(!screen.outline.contains("undefined"))
  }

  @Test(arguments: [
    (
      InputFormat.jsx,
      """
      <View accessible={false} bad>
        <Foo {...rest} title={title} onPress={f} />a > b
        <Pressable accessible={false} accessibilityRole="tabbar" accessibilityLabel={`${a}`} />
        {cond && <Text>x</Text>}{a.b()}<Text>{c ? 'a' : 'b'}{t('key')}</Text>{x => 1}
        <Modal visible={v} /><TextInput aria-label="a" aria-label="b" editable="true" />
        <View accessibilityHint="h" accessibilityValue={{min: 5, max: 9, now: 6}} />
      </View>
      """
    ),
    (InputFormat.testRenderer, #"{"type": "Foo", "props": {}, "children": ["a"]}"#),
    (InputFormat.testRenderer, "null"),
    (InputFormat.jestSnapshot, "exports[`a 1`] = `\n<View>\n  <Text\n</View>\n`;\n"),
  ])
  func `Every diagnostic is a sentence`(_ format: InputFormat, _ contents: String) throws {
    let diagnostics = try ImportedScreen.contents(of: Array(contents.utf8), format: format)
      .flatMap(\.screen.diagnostics).map(\.message)
    #expect(!diagnostics.isEmpty)
    for diagnostic in diagnostics {
      let isCapitalised = diagnostic.first?.isLowercase == false || diagnostic.hasPrefix("iOS ")
      #expect(isCapitalised, "\(diagnostic)")
      #expect(diagnostic.hasSuffix("."), "\(diagnostic)")
    }
  }
}
