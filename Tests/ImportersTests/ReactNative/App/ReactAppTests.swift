import Importers
import Simulator
import Testing

/// Effects of gestures on an app, read from the handlers of its components.
@Suite struct ReactAppTests {
  /// Returns the screen of a component with code and with the elements that it returns.
  static func screen(
    _ elements: String, code: String = "", before: String = ""
  ) throws -> ImportedScreen {
    try file(
      """
      import { AccessibilityInfo, Keyboard, findNodeHandle } from 'react-native';
      \(before)
      export default function Screen({ onDone, isOpen }) {
        \(code)
        return <View>\(elements)</View>;
      }
      """)
  }

  static func file(_ text: String) throws -> ImportedScreen {
    var options = ImportOptions()
    options.readsApp = true
    return try #require(
      try ImportedScreen.contents(
        of: Array(text.utf8), format: .jsx, file: "Screen.tsx", options: options
      ).first)
  }

  /// Returns the immediate effects of an event at the element with a name.
  static func answers(
    _ event: AppEvent.Kind, of name: String?, in imported: ImportedScreen,
    on platform: ReaderPlatform = .iOS
  ) throws -> [AppEffect]? {
    let screen = platform == .android ? imported.android ?? imported.screen : imported.screen
    var app = ScriptedApp(try #require(imported.app))
    let node = try name.map { try #require(screen.index(called: $0)) }
    return app.answers(to: AppEvent(event, at: node), on: screen, for: platform)
  }

  static func diagnostics(_ imported: ImportedScreen) -> [String] {
    imported.appDiagnostics.map {
      "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.message)"
    }
  }

  static let fields = """
    <TextInput accessibilityLabel="First" returnKeyType="next" onSubmitEditing={HANDLER} />
    <TextInput accessibilityLabel="Last" ref={last} />
    """

  @Test(arguments: [
    "() => last.current?.focus()", "() => last.current!.focus()", "() => { last.current.focus(); }",
    "() => last?.current?.focus()", "() => last.current && last.current.focus()",
    "() => { if (last.current) { last.current.focus() } }", "goOn", "() => goOn()", "later",
    "function () { return last.current.focus() }", "() => (last.current as any).focus()",
    "async () => { await goOn() }", "() => { try { goOn() } finally { x = 1 } }", "kept",
    "() => move(last)", "() => { move(last) }",
  ])
  func `The next key moves to the field of a reference`(_ handler: String) throws {
    let screen = try Self.screen(
      Self.fields.replacing("HANDLER", with: handler),
      code: """
        const last = useRef<TextInput>(null)
        const goOn = () => { last.current?.focus() }
        function later() { goOn() }
        const kept = useCallback(() => { goOn(); }, [])
        const move = (field) => field.current?.focus()
        """)
    #expect(try Self.answers(.next, of: "First", in: screen) == [.focus("Last")])
    #expect(try Self.answers(.next, of: "Last", in: screen) == nil)
  }

  @Test(arguments: [
    "const Field = forwardRef((props, ref) => <TextInput {...props} ref={ref} />);",
    "const Field = React.forwardRef(function (props, inner) { "
      + "return <View><TextInput accessibilityLabel={props.accessibilityLabel} ref={inner} /></View> });",
    "const Field = memo(forwardRef<TextInput, Props & { a: string }>((props, ref) => (\n"
      + "  <TextInput {...props} ref={ref} />\n)));",
    "const Field = ({ ref, ...props }) => <TextInput {...props} ref={ref} />;",
    "const Field = props => <TextInput accessibilityLabel={props.accessibilityLabel} ref={props.ref} />;",
  ])
  func `A reference is followed into components of the project`(_ component: String) throws {
    let screen = try Self.screen(
      """
      <TextInput accessibilityLabel="First" onSubmitEditing={() => last.current.focus()} />
      <Field accessibilityLabel="Last" ref={last} />
      """, code: "const last = React.useRef(null);", before: component)
    #expect(try Self.answers(.enter, of: "First", in: screen) == [.focus("Last")])
  }

  @Test func `Each use of a component has its own references`() throws {
    let screen = try Self.file(
      """
      const Pair = ({ name }) => {
        const second = useRef(null);
        return (
          <View>
            <TextInput accessibilityLabel={name} onSubmitEditing={() => second.current.focus()} />
            <TextInput accessibilityLabel={`${name} again`} ref={second} />
          </View>
        );
      };
      export default () => <View><Pair name="Email" /><Pair name="Password" /></View>;
      """)
    #expect(try Self.answers(.next, of: "Email", in: screen) == [.focus("Email again")])
    #expect(try Self.answers(.next, of: "Password", in: screen) == [.focus("Password again")])
  }

  @Test(arguments: [
    ("this.last = createRef();", "this.last", "this.last.current.focus()"),
    ("", "input => { this.last = input; }", "this.last.focus()"),
    ("", "input => (this.last = input)", "this.last?.focus()"),
  ])
  func `Class members can be references`(
    _ constructor: String, _ reference: String, _ call: String
  ) throws {
    let screen = try Self.file(
      """
      export default class Screen extends React.Component {
        constructor(props) { super(props); \(constructor) }
        render() {
          return (
            <View>
              <TextInput accessibilityLabel="First" onSubmitEditing={() => { \(call); }} />
              <TextInput accessibilityLabel="Last" ref={\(reference)} />
            </View>
          );
        }
      }
      """)
    #expect(try Self.answers(.next, of: "First", in: screen) == [.focus("Last")])
  }

  @Test(
    arguments: [
      ("", nil), ("blurOnSubmit", nil), ("blurOnSubmit={false}", [AppEffect.nothing]),
      ("submitBehavior=\"submit\"", [.nothing]), ("multiline", [.nothing]),
      ("multiline submitBehavior=\"blurAndSubmit\"", nil),
      ("onSubmitEditing={say}", [.hideKeyboard, .announce("Saved", .normal, after: 0)]),
      ("blurOnSubmit={false} onSubmitEditing={say}", [.announce("Saved", .normal, after: 0)]),
      ("onSubmitEditing={onDone}", [.hideKeyboard]),
    ] as [(String, [AppEffect]?)])
  func `The field determines whether the keyboard stays`(
    _ props: String, _ answers: [AppEffect]?
  ) throws {
    let screen = try Self.screen(
      "<TextInput accessibilityLabel=\"Note\" \(props) />",
      code: "const say = () => AccessibilityInfo.announceForAccessibility('Saved');")
    #expect(try Self.answers(.done, of: "Note", in: screen) == answers)
  }
}
