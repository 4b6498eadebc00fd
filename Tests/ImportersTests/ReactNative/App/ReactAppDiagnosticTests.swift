import Importers
import Simulator
import Testing

/// Diagnostics about handlers whose effects are only known at run time.
@Suite struct ReactAppDiagnosticTests {
  @Test(arguments: [
    ("onDone", "“onPress” is “onDone”, which is only known at run time."),
    (
      "isOpen ? send : undefined",
      "“onPress” depends on “isOpen”, which is only known at run time."
    ),
    (
      "() => { if (name) say('a') }",
      "“onPress” depends on “name”, which is only known at run time."
    ),
    (
      "() => name === '' && say('a')",
      "“onPress” depends on “name === ''”, which is only known at run time."
    ),
    (
      "() => isShort && say('a')",
      "“onPress” depends on “isShort”, which is only known at run time."
    ),
    (
      "() => isOpen ? say('a') : say('b')",
      "“onPress” depends on “isOpen”, which is only known at run time."
    ),
    ("() => say(name)", "“onPress” announces “text”, which is only known at run time."),
    (
      "() => AccessibilityInfo.announceForAccessibility(`Hello ${name}`)",
      "“onPress” announces “`Hello ${name}`”, which is only known at run time."
    ),
    ("() => save()", "“onPress” calls “save”, whose effect is only known at run time."),
    (
      "() => setName('x')",
      "“onPress” calls “setName”, whose effect is only known at run time."
    ),
    (
      "() => save().then(() => say('a'))",
      "“onPress” calls “save”, whose effect is only known at run time."
    ),
    (
      "() => gone.current.focus()",
      "“onPress” moves focus to “gone”, which is not a ref on this screen."
    ),
    (
      "() => { for (const a of b) { say('a') } }",
      "“onPress” contains “for (const a of b) { say('a') }”, whose effect is only known at run time."
    ),
    ("again", "“onPress” calls more functions than the limit; the rest is left out."),
  ])
  func `A handler that depends on the running app is a diagnostic`(
    _ handler: String, _ diagnostic: String
  ) throws {
    let screen = try ReactAppTests.screen(
      "\n<Button title=\"Send\"\n onPress={\(handler)} />",
      code: """
        const [name, setName] = useName();
        const isShort = name.length < 3;
        const gone = useRef(null);
        const say = (text) => AccessibilityInfo.announceForAccessibility(text);
        const send = () => say('sent');
        const again = () => { again(); };
        """, before: "import { save } from './api';")
    let reported = try #require(ReactAppTests.diagnostics(screen).first)
    #expect(ReactAppTests.diagnostics(screen).count == 1)
    #expect(reported.hasPrefix("12:") && reported.hasSuffix(" \(diagnostic)"))
    #expect(try ReactAppTests.answers(.doubleTap, of: "Send", in: screen) == nil)
    #expect(Set(screen.appDiagnostics).isSubset(of: screen.screen.diagnostics))
  }

  @Test func `Effects after a conditional return do not happen`() throws {
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

  @Test func `An effect that runs again on an unknown change is a diagnostic`() throws {
    let screen = try ReactAppTests.screen(
      "<TextInput accessibilityLabel=\"Code\" ref={code} />",
      code: """
        const code = useRef(null);
        const error = useError();
        useEffect(() => { code.current.focus(); }, [error]);
        """)
    #expect(
      ReactAppTests.diagnostics(screen) == [
        "6:1 “useEffect” runs again whenever “error” changes, which is only known at run time."
      ])
  }

  @Test func `Handlers are not read by default`() throws {
    let text = "export default () => <Button title=\"Send\" onPress={() => save()} />;"
    let screen = try #require(
      try ImportedScreen.contents(of: Array(text.utf8), format: .jsx, file: "a.tsx").first)
    #expect(screen.app == nil && screen.appDiagnostics.isEmpty && screen.screen.diagnostics.isEmpty)
  }
}
