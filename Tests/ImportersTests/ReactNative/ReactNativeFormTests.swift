import Importers
import Simulator
import Testing

/// Forms and lists as apps write them: with functions of libraries, states and own fields.
@Suite struct ReactNativeFormTests {
  private static let edit = "text field, double tap to edit"
  private static let editText = "edit box, double tap to edit text"

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
      "a field of an app's own, with help and error",
      """
      <AppInput label="City" helperText="Where you live" error="Give a city" icon={<Icon />} />
      """,
      voiceOver: ["City, \(edit)", "Where you live", "Give a city"],
      talkBack: ["City, \(editText)", "Where you live", "Give a city"]),
    Case(
      "a field of an app's own that is named otherwise",
      """
      <AppInput label="City" accessibilityLabel="City where you live" />
      """,
      voiceOver: ["City", "City where you live, \(edit)"],
      talkBack: ["City", "City where you live, \(editText)"]),
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
  func `a form is heard as it opens`(_ test: Case) throws {
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

  @Test func `a role of a field implies what the role implies everywhere`() throws {
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
  func `every loss is a sentence`(_ format: InputFormat, _ contents: String) throws {
    let losses = try ImportedScreen.contents(of: Array(contents.utf8), format: format)
      .flatMap(\.screen.losses).map(\.message)
    #expect(!losses.isEmpty)
    for loss in losses {
      #expect(loss.first?.isLowercase == false, "\(loss)")
      #expect(loss.hasSuffix("."), "\(loss)")
    }
  }
}
