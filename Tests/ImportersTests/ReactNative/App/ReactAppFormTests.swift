import Importers
import Simulator
import Testing

/// Forms of React Native AMA, which move focus from field to field.
@Suite struct ReactAppFormTests {
  /// Returns a form with three fields, the second of which may have an error.
  private static func form(
    _ onSubmit: String, last: String = "", middle: String = "", code: String = ""
  ) throws -> ImportedScreen {
    try ReactAppTests.file(
      """
      import { Form, TextInput } from '@react-native-ama/forms';
      export default function SignUp({ onSubmit }) {
        \(code)
        return (
          <Form \(onSubmit)>
            <TextInput label={<Text>Name</Text>} id="name" hasValidation={false} />
            <TextInput label={<Text>Email</Text>} hasValidation={true} \(middle) />
            <TextInput label={<Text>Code</Text>} id="code" hasValidation={false} \(last) />
            <Form.Submit accessibilityLabel="Send" />
          </Form>
        );
      }
      """)
  }

  @Test func `The next key moves to the next field`() throws {
    let screen = try Self.form("onSubmit={() => true}")
    #expect(try ReactAppTests.answers(.next, of: "Name", in: screen) == [.focus("Email")])
    #expect(try ReactAppTests.answers(.next, of: "Email", in: screen) == [.focus("Code")])
    #expect(try ReactAppTests.answers(.done, of: "Code", in: screen) == [.hideKeyboard])
    #expect(screen.appDiagnostics.isEmpty)
  }

  @Test(arguments: [
    ("nextFormField={first}", "ref={first}", "const first = useRef(null);"),
    ("nextFieldId=\"code\"", "", ""),
  ])
  func `A field can name the next field`(_ next: String, _ last: String, _ code: String) throws {
    let screen = try ReactAppTests.file(
      """
      import { Form, TextInput } from '@react-native-ama/forms';
      export default function SignUp() {
        \(code)
        return (
          <Form onSubmit={() => true}>
            <TextInput label={<Text>Name</Text>} hasValidation={false} \(next) />
            <TextInput label={<Text>Email</Text>} hasValidation={false} />
            <TextInput label={<Text>Code</Text>} id="code" hasValidation={false} \(last) />
          </Form>
        );
      }
      """)
    #expect(try ReactAppTests.answers(.next, of: "Name", in: screen) == [.focus("Code")])
  }

  @Test func `The keyboard is hidden when the edited field leaves the screen`() throws {
    let imported = try ReactAppTests.file(
      """
      import {useState} from 'react';
      import {View, TextInput, Pressable, Text} from 'react-native';
      export default function Search() {
        const [name, setName] = useState('');
        const [open, setOpen] = useState(true);
        return <View>
          {open && <TextInput accessibilityLabel="Name" value={name} onChangeText={setName} />}
          <Pressable accessibilityRole="button" onPress={() => setOpen(false)}><Text>Close</Text></Pressable>
        </View>;
      }
      """)
    for reader: any ScreenReader in [VoiceOver(), TalkBack()] {
      var session = Session(imported.screen(for: reader), by: reader, app: imported.activeApp)
      session.begin()
      let script = "until \"Name\"; double tap; type \"x\"; until \"Close\"; double tap"
      for step in try GestureScript("\(script); dismiss keyboard").steps {
        session.perform(step.gesture)
      }
      #expect(session.record.last?.problem == "no keyboard is shown: double-tap a field first")
    }
  }

  @Test func `A field runs its own submit handler first`() throws {
    let screen = try Self.form(
      "onSubmit={() => true}",
      middle: "onSubmitEditing={() => AccessibilityInfo.announceForAccessibility('Two of three')}")
    #expect(
      try ReactAppTests.answers(.next, of: "Email", in: screen)
        == [.announce("Two of three", .normal, after: 0), .focus("Code")])
  }

  static let error = "hasError={true} errorMessage=\"please enter a valid email\""

  @Test(
    arguments: [
      ("onSubmit={() => false}", Self.error, [AppEffect.focus("Email")], []),
      ("onSubmit={() => { return true; }}", Self.error, [], []),
      (
        "onSubmit={() => false}", "hasError={false}", [],
        ["Which fields “onSubmit” rejects is only known "]
      ),
      (
        "onSubmit={() => { say('Two errors'); return false; }}", Self.error,
        [.announce("Two errors", .normal, after: 0), .focus("Email")], []
      ),
      (
        "onSubmit={onSubmit}", Self.error, [.focus("Email")],
        ["“onSubmit” is “onSubmit”, which is only ", "A form whose field has an error is "]
      ),
    ] as [(String, String, [AppEffect], [String])])
  func `A rejected form focuses the first field with an error`(
    _ onSubmit: String, _ middle: String, _ answers: [AppEffect], _ diagnostics: [String]
  ) throws {
    let screen = try Self.form(
      onSubmit, middle: middle,
      code: "const say = (text) => AccessibilityInfo.announceForAccessibility(text);")
    #expect(try ReactAppTests.answers(.doubleTap, of: "Send", in: screen) ?? [] == answers)
    #expect(
      try ReactAppTests.answers(.done, of: "Code", in: screen) == [.hideKeyboard] + answers)
    let messages = screen.appDiagnostics.map(\.message)
    #expect(messages.count == diagnostics.count)
    for (message, diagnostic) in zip(messages, diagnostics) {
      #expect(message.hasPrefix(diagnostic))
    }
  }
}
