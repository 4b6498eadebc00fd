import Importers
import Simulator
import Testing

/// Effects of components when a screen opens and when they are pressed.
@Suite struct ReactAppGestureTests {
  @Test(
    arguments: [
      ("", "autoFocus", [AppEffect.focus("Last")]), ("", "autoFocus={false}", nil),
      ("useEffect(() => { last.current?.focus(); }, []);", "", [.focus("Last")]),
      ("React.useLayoutEffect(() => last.current.focus(), []);", "", [.focus("Last")]),
      ("useFocusEffect(useCallback(() => { last.current.focus(); }, []));", "", [.focus("Last")]),
      (
        "useEffect(() => { const t = setTimeout(() => last.current.focus(), 300); return () => x(); })",
        "", [.wait(300), .focus("Last")]
      ),
      ("const [e] = useState(''); useEffect(() => { if (e) last.current.focus() }, [e]);", "", nil),
    ] as [(String, String, [AppEffect]?)])
  func `A field has focus when the screen opens`(
    _ effect: String, _ prop: String, _ answers: [AppEffect]?
  ) throws {
    let screen = try ReactAppTests.screen(
      "<TextInput accessibilityLabel=\"First\" /><TextInput accessibilityLabel=\"Last\" ref={last} \(prop) />",
      code: "const last = useRef(null);\n\(effect)")
    #expect(try ReactAppTests.answers(.opens, of: nil, in: screen) == answers)
  }

  @Test func `Effects of a child run before effects of its parent`() throws {
    let screen = try ReactAppTests.file(
      """
      const Inner = () => {
        useEffect(() => { AccessibilityInfo.announceForAccessibility('inner'); }, []);
        return <Text>Inside</Text>;
      };
      export default () => {
        useEffect(() => { AccessibilityInfo.announceForAccessibility('outer'); }, []);
        return <View><Inner /></View>;
      };
      """)
    #expect(
      try ReactAppTests.answers(.opens, of: nil, in: screen)
        == [.announce("inner", .normal, after: 0), .announce("outer", .normal, after: 0)])
  }

  @Test(
    arguments: [
      (
        "AccessibilityInfo.announceForAccessibility('Saved')",
        [AppEffect.announce("Saved", .normal, after: 0)]
      ),
      (
        "AccessibilityInfo.announceForAccessibility(`${SAVED}!`)",
        [.announce("Saved!", .normal, after: 0)]
      ),
      ("say('Sent')", [.announce("Sent", .normal, after: 0)]),
      (
        "AccessibilityInfo.announceForAccessibilityWithOptions('Saved', { queue: true })",
        [.announce("Saved", .queued, after: 0)]
      ),
      (
        "AccessibilityInfo.setAccessibilityFocus(findNodeHandle(title.current))",
        [.readerFocus("Welcome")]
      ),
      (
        "{ const tag = findNodeHandle(title.current); if (tag) { AccessibilityInfo.setAccessibilityFocus(tag); } }",
        [.readerFocus("Welcome")]
      ),
      (
        "AccessibilityInfo.sendAccessibilityEvent(title.current, 'focus')",
        [.readerFocus("Welcome")]
      ),
      (
        "{ Keyboard.dismiss(); say('Sent') }",
        [.hideKeyboard, .announce("Sent", .normal, after: 0)]
      ),
      (
        "{ setTimeout(() => say('b'), 200); setTimeout(() => say('a'), 100); say('now') }",
        [
          .announce("now", .normal, after: 0), .wait(100), .announce("a", .normal, after: 0),
          .wait(100), .announce("b", .normal, after: 0),
        ]
      ),
      ("field.current.clear()", [.update("Name", .value, "")]),
      ("{ if (IS_NEW) { say('new') } else { say('old') } }", [.announce("new", .normal, after: 0)]),
      (
        "{ if (IS_NEW) say('new')\n else if (onDone) say('old')\n say('end') }",
        [
          .announce("new", .normal, after: 0), .announce("end", .normal, after: 0),
        ]
      ),
      ("{ if (IS_NEW) { return } say('never') }", []), ("console.log('Sent')", []),
    ] as [(String, [AppEffect])])
  func `A press runs its handler`(_ body: String, _ answers: [AppEffect]) throws {
    let screen = try ReactAppTests.screen(
      """
      <Text ref={title} accessibilityRole="header">Welcome</Text>
      <TextInput accessibilityLabel="Name" ref={field} />
      <Pressable accessibilityRole="button" onPress={() => \(body)}><Text>Send</Text></Pressable>
      """,
      code: """
        const title = useRef(null), field = useRef(null);
        const say = (text) => AccessibilityInfo.announceForAccessibility(text);
        """, before: "const SAVED = 'Saved';\nconst IS_NEW = true;")
    #expect(try ReactAppTests.answers(.doubleTap, of: "Send", in: screen) ?? [] == answers)
    #expect(ReactAppTests.diagnostics(screen) == [])
  }

  @Test func `Elements with the same name have separate handlers`() throws {
    let screen = try ReactAppTests.screen(
      """
      <Text ref={title}>Send</Text>
      <Button title="Send" onPress={() => AccessibilityInfo.setAccessibilityFocus(title.current)} />
      <Button title="Send" onPress={() => AccessibilityInfo.announceForAccessibility('second')} />
      """, code: "const title = useRef(null);")
    var app = ScriptedApp(try #require(screen.app))
    let nodes = screen.screen.preorder.map(\.index)
    let text = try #require(nodes.first { screen.screen[$0].role == .text })
    let buttons = nodes.filter { screen.screen[$0].role == .button }
    let answers = buttons.map {
      app.answers(to: AppEvent(.doubleTap, at: $0), on: screen.screen, for: .iOS)
    }
    #expect(answers.count == 2 && answers[1] == [.announce("second", .normal, after: 0)])
    guard case .readerFocus(let name)? = answers.first??.first else {
      Issue.record("no focus")
      return
    }
    #expect(screen.screen.index(called: name) == text)
  }

  @Test func `A handler can differ between platforms`() throws {
    let screen = try ReactAppTests.screen(
      """
      <Button title="Send" onPress={() => {
        if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility('Sent');
      }} />
      """)
    #expect(
      try ReactAppTests.answers(.doubleTap, of: "Send", in: screen) == [
        .announce("Sent", .normal, after: 0)
      ])
    #expect(try ReactAppTests.answers(.doubleTap, of: "Send", in: screen, on: .android) == nil)
  }
}
