import ImportSupport
import Importers
import Simulator
import Testing

/// Sessions in which handlers of a component set its states.
@Suite struct ReactAppStateTests {
  /// Returns the texts on the screen after gestures.
  static func texts(
    _ elements: String, code: String, after gestures: String, file: String = ""
  ) throws -> [String] {
    let screen = try session(elements, code: code, gestures, file: file).session.screen
    return screen.preorder.map { screen[$0.index] }
      .filter { $0.hidden == nil && $0.role == .text }.map(\.name)
  }

  private static func session(
    _ elements: String, code: String, _ gestures: String, file: String = ""
  ) throws -> (session: Session, heard: [String]) {
    let imported = try ReactAppTests.screen(elements, code: code, before: file)
    var session = Session(imported.screen, by: TalkBack(), app: imported.activeApp)
    var heard: [String] = []
    for step in try GestureScript(gestures).steps {
      heard += session.perform(step.gesture).lines.map(\.text)
    }
    return (session, heard)
  }

  static func button(_ handler: String) -> String {
    "<Pressable accessibilityRole=\"button\" accessibilityLabel=\"Go\" onPress={\(handler)} />"
  }

  @Test(arguments: [
    ("const [note, setNote] = useState('');", "() => setNote('Saved')", "Saved"),
    ("const [note, setNote] = useState('');", "() => { setNote(`Sa${'ved'}`) }", "Saved"),
    ("const [note, setNote] = useState('');", "save", "Saved"),
    ("const [note, setNote] = React.useState<string>('');", "function () { save() }", "Saved"),
    ("const [note, setNote] = useState(() => 'a');", "() => setNote(n => n + 'b')", "ab"),
    ("const [note, setNote] = useState('a');", "() => { setNote('b'); setNote('c') }", "c"),
    (
      "const [note, setNote] = useState('a');",
      "() => { setNote(n => n + 'b'); setNote(n => n + 'c') }", "abc"
    ),
    (
      "const [note, setNote] = useState('');", "async () => { setNote('Wait'); await send() }",
      "Wait"
    ),
    (
      "const [note, setNote] = useState('');",
      "async () => { setNote('Wait'); await send(); setNote('Sent') }", "Wait"
    ),
    (
      "const [note, setNote] = useState('');", "isOpen ? undefined : () => setNote('Saved')",
      "Saved"
    ),
    (
      "const [note, change] = useReducer((now, act) => { switch (act.type) { case 'add': "
        + "return now + act.by; default: return now } }, 'a');",
      "() => change({ type: 'add', by: 'b' })", "ab"
    ),
    ("const { note, setNote } = useNote();", "() => setNote('Saved')", "Saved"),
  ])
  func `A handler that sets a state changes the screen`(
    _ state: String, _ handler: String, _ expected: String
  ) throws {
    let own =
      state.contains("setNote") ? "\(state)\nconst save = () => { setNote('Saved'); };" : state
    let texts = try Self.texts(
      "{note ? <Text>{note}</Text> : null}\(Self.button(handler))", code: own,
      after: "touch \"Go\"; double tap",
      file: """
        import { send } from './api';
        function useNote() { const [note, setNote] = useState(''); return { note, setNote }; }
        """)
    #expect(texts == [expected])
  }

  @Test func `Typed text is the value of its state`() throws {
    let elements = """
      <TextInput accessibilityLabel="Name" value={name} onChangeText={setName} />
      {name.length > 2 && <Text>{`Hello ${name}`}</Text>}
      """
    let code = "const [name, setName] = useState('');"
    let type = "touch \"Name\"; double tap; type"
    #expect(try Self.texts(elements, code: code, after: "\(type) \"An\"") == [])
    #expect(try Self.texts(elements, code: code, after: "\(type) \"Ann\"") == ["Hello Ann"])
  }

  @Test func `Text in a field without a state stays when the component renders again`() throws {
    let elements = "<TextInput accessibilityLabel=\"Name\" />\(Self.button("() => set(1)"))"
    let session = try Self.session(
      elements, code: "const [count, set] = useState(0); const x = count;",
      "touch \"Name\"; double tap; type \"Ann\"; touch \"Go\"; double tap")
    let screen = session.session.screen
    let field = try #require(screen.index(called: "Name"))
    #expect(screen[field].value?.text == "Ann")
  }

  @Test func `A switch shows and hides what depends on it`() throws {
    let elements = """
      <Switch accessibilityLabel="Gift" value={gift} onValueChange={setGift} />
      {gift && <Text>Wrapped</Text>}
      """
    let code = "const [gift, setGift] = useState(false);"
    let tap = "touch \"Gift\"; double tap"
    #expect(try Self.texts(elements, code: code, after: tap) == ["Wrapped"])
    #expect(try Self.texts(elements, code: code, after: "\(tap); double tap") == [])
  }

  @Test func `Errors of a validation appear until the entry is valid`() throws {
    let code = """
      const [email, setEmail] = useState('');
      const [errors, setErrors] = useState({});
      const check = () => {
        const found = {};
        if (!email) found.email = 'Enter an address';
        else if (!email.includes('@')) found.email = 'An address has an @';
        return found;
      };
      const submit = () => {
        const found = check();
        setErrors(found);
        if (Object.keys(found).length > 0) return;
        AccessibilityInfo.announceForAccessibility('Done');
      };
      """
    let elements = """
      <TextInput accessibilityLabel="Email" value={email} onChangeText={setEmail} />
      {errors.email && <Text>{errors.email}</Text>}
      \(Self.button("submit"))
      """
    func texts(_ typed: String) throws -> [String] {
      let type = typed.isEmpty ? "" : "touch \"Email\"; double tap; type \"\(typed)\"; "
      return try Self.texts(elements, code: code, after: "\(type)touch \"Go\"; double tap")
    }
    #expect(try texts("") == ["Enter an address"])
    #expect(try texts("ann") == ["An address has an @"])
    #expect(try texts("a@b") == [])
  }

  @Test func `Each use of a component has its own state`() throws {
    let file = """
      const Line = ({ name }) => {
        const [open, setOpen] = useState(false);
        return (
          <View>
            <Pressable accessibilityRole="button" accessibilityLabel={name}
              onPress={() => setOpen(o => !o)} />
            {open && <Text>{`About ${name}`}</Text>}
          </View>
        );
      };
      """
    let texts = try Self.texts(
      "<Line name=\"Tea\" /><Line name=\"Milk\" />", code: "",
      after: "touch \"Milk\"; double tap", file: file)
    #expect(texts == ["About Milk"])
  }

  @Test func `An effect hook runs when a state on which it depends changes`() throws {
    let code = """
      const [step, setStep] = useState(1);
      const [note, setNote] = useState('');
      useEffect(() => { if (step > 1) setNote('Second step'); }, [step]);
      """
    let elements = "<Text>{note}</Text>\(Self.button("() => setStep(step + 1)"))"
    #expect(
      try Self.texts(elements, code: code, after: "touch \"Go\"; double tap") == ["Second step"])
  }

  @Test func `Text that appears in a live region is announced`() throws {
    let code = "const [note, setNote] = useState('');"
    let region =
      "<View accessibilityLiveRegion=\"polite\">{note ? <Text>{note}</Text> : null}</View>"
    let session = try Self.session(
      region + Self.button("() => setNote('Saved')"), code: code, "touch \"Go\"; double tap")
    #expect(session.heard.contains("Saved"))
  }

  @Test func `A statement after an unknown result is a diagnostic`() throws {
    let imported = try ReactAppTests.screen(
      Self.button("async () => { await send(); setNote('Sent') }"),
      code: "const [note, setNote] = useState('');", before: "import { send } from './api';")
    #expect(
      imported.appDiagnostics.map(\.message).contains {
        $0.contains("“setNote”") && $0.contains("after awaiting “send()”")
      })
  }

  @Test func `A class sets its state`() throws {
    let imported = try ReactAppTests.file(
      """
      class Chat extends Component {
        state = { draft: '', sent: 0 };
        change = text => this.setState({ draft: text });
        send = () => {
          const { draft } = this.state;
          if (!draft.trim()) return;
          this.setState(old => ({ draft: '', sent: old.sent + 1 }));
        };
        row = ({ item }) => <Text>{item}</Text>;
        render() {
          return (
            <View>
              <FlatList data={['Hello']} renderItem={this.row} />
              <TextInput accessibilityLabel="Message" value={this.state.draft} onChangeText={this.change} />
              <Pressable accessibilityRole="button" accessibilityLabel="Go" onPress={this.send} />
              <Text>{this.state.sent} sent</Text>
            </View>
          );
        }
      }
      export default connect(state => state, { a: 1 })(Chat);
      """)
    var session = Session(imported.screen, by: TalkBack(), app: imported.activeApp)
    let gestures =
      "touch \"Go\"; double tap; touch \"Message\"; double tap; type \"a\"; touch \"Go\"; double tap"
    for step in try GestureScript(gestures).steps { session.perform(step.gesture) }
    let screen = session.screen
    let texts = screen.preorder.map { screen[$0.index] }.filter { $0.role == .text }.map(\.name)
    #expect(texts == ["Hello", "1 sent"])
    let field = try #require(screen.index(called: "Message"))
    #expect(screen[field].value?.text ?? "" == "")
  }

  @Test(arguments: [(true, "Terms"), (false, "Save")])
  func `Closing a modal moves focus as the platform does`(
    _ isAndroid: Bool, _ expected: String
  ) throws {
    let imported = try ReactAppTests.screen(
      """
      <Button title="Save" />
      <Pressable accessibilityRole="button" accessibilityLabel="Terms" onPress={() => show(true)} />
      <Modal visible={open}><Button title="Close" onPress={() => show(false)} /></Modal>
      """, code: "const [open, show] = useState(false);")
    let reader: any ScreenReader = isAndroid ? TalkBack() : VoiceOver()
    var session = Session(imported.screen, by: reader, app: imported.activeApp)
    let gestures = "touch \"Terms\"; double tap; touch \"Close\"; double tap"
    for step in try GestureScript(gestures).steps { session.perform(step.gesture) }
    let stop = try #require(session.stop)
    #expect(session.screen[stop.node].name == expected)
  }
}
