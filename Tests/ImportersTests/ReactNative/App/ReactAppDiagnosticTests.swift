import Importers
import Simulator
import Testing

/// What of an app’s answers only the running app knows.
@Suite struct ReactAppDiagnosticTests {
  @Test(arguments: [
    ("onDone", "“onPress” is “onDone”, which only the running app knows."),
    (
      "isOpen ? send : undefined",
      "“onPress” depends on “isOpen”, which only the running app knows."
    ),
    (
      "() => { if (name) say('a') }",
      "“onPress” depends on “name”, which only the running app knows."
    ),
    (
      "() => name === '' && say('a')",
      "“onPress” depends on “name === ''”, which only the running app knows."
    ),
    (
      "() => isShort && say('a')",
      "“onPress” depends on “isShort”, which only the running app knows."
    ),
    (
      "() => isOpen ? say('a') : say('b')",
      "“onPress” depends on “isOpen”, which only the running app knows."
    ),
    ("() => say(name)", "“onPress” announces “text”, which only the running app knows."),
    (
      "() => AccessibilityInfo.announceForAccessibility(`Hello ${name}`)",
      "“onPress” announces “`Hello ${name}`”, which only the running app knows."
    ),
    ("() => save()", "“onPress” calls “save”, and what that does only the running app knows."),
    (
      "() => setName('x')",
      "“onPress” calls “setName”, and what that does only the running app knows."
    ),
    (
      "() => save().then(() => say('a'))",
      "“onPress” calls “save”, and what that does only the running app knows."
    ),
    (
      "() => gone.current.focus()",
      "“onPress” moves focus to “gone”, which is the ref of nothing on this screen."
    ),
    (
      "() => { for (const a of b) { say('a') } }",
      "“onPress” does something in “for (const a of b) { say('a') }” that only the running app knows."
    ),
    ("again", "What “onPress” calls is more than is followed; the rest is left out."),
  ])
  func `what only the running app knows is a diagnostic at the attribute`(
    _ handler: String, _ diagnostic: String
  ) throws {
    let screen = try ReactAppTests.screen(
      "\n<Button title=\"Send\"\n onPress={\(handler)} />",
      code: """
        const [name, setName] = useState('');
        const isShort = name.length < 3;
        const gone = useRef(null);
        const say = (text) => AccessibilityInfo.announceForAccessibility(text);
        const send = () => say('sent');
        const again = () => { again(); };
        """, before: "import { save } from './api';")
    let told = try #require(ReactAppTests.diagnostics(screen).first)
    #expect(ReactAppTests.diagnostics(screen).count == 1)
    #expect(told.hasPrefix("12:") && told.hasSuffix(" \(diagnostic)"))
    #expect(try ReactAppTests.answers(.doubleTap, of: "Send", in: screen) == nil)
    #expect(Set(screen.appDiagnostics).isSubset(of: screen.screen.diagnostics))
  }

  @Test func `what comes after a return that nobody knows of is not done`() throws {
    let screen = try ReactAppTests.screen(
      """
      <Button title="Send" onPress={() => {
        AccessibilityInfo.announceForAccessibility('before');
        if (isOpen) { return; }
        AccessibilityInfo.announceForAccessibility('after');
      }} />
      """)
    #expect(
      try ReactAppTests.answers(.doubleTap, of: "Send", in: screen)
        == [.announce("before", .normal, after: 0)])
  }

  @Test func `an effect that runs again when a state changes is a diagnostic`() throws {
    let screen = try ReactAppTests.screen(
      "<TextInput accessibilityLabel=\"Code\" ref={code} />",
      code: """
        const code = useRef(null);
        const [error] = useState(null);
        useEffect(() => { if (error) code.current.focus(); }, [error]);
        """)
    #expect(
      ReactAppTests.diagnostics(screen) == [
        "6:1 “useEffect” does what it does again whenever “error” changes, which only the running "
          + "app knows."
      ])
  }

  @Test func `nothing is read unless it is asked for`() throws {
    let text = "export default () => <Button title=\"Send\" onPress={() => save()} />;"
    let screen = try #require(
      try ImportedScreen.contents(of: Array(text.utf8), format: .jsx, file: "a.tsx").first)
    #expect(screen.app == nil && screen.appDiagnostics.isEmpty && screen.screen.diagnostics.isEmpty)
  }
}
