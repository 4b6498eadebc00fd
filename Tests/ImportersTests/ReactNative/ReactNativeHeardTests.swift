import Importers
import Simulator
import Testing

/// Announcements of React Native components on both platforms, from their source code.
@Suite struct ReactNativeHeardTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var jsx: String
    var voiceOver: [String]
    var talkBack: [String]
    var version: String

    init(
      _ name: String, _ jsx: String, voiceOver: [String], talkBack: [String],
      version: String = "0.81"
    ) {
      self.name = name
      self.jsx = jsx
      self.voiceOver = voiceOver
      self.talkBack = talkBack
      self.version = version
    }

    var testDescription: String { name }

    func check() throws {
      let screen = try #require(
        ImportedScreen.contents(of: Array(jsx.utf8), format: .jsx).first)
      #expect(try heard(screen.screen(for: VoiceOver()), VoiceOver()) == voiceOver)
      #expect(try heard(screen.screen(for: TalkBack()), TalkBack()) == talkBack)
    }

    private func heard(_ screen: Screen, _ reader: some ScreenReader) throws -> [String] {
      var reader = reader
      try reader.set("reactNative", to: version)
      return reader.read(screen).stops.map(\.announcement.text)
    }
  }

  private static let edit = "double tap to edit"
  private static let editText = "double tap to edit text, double tap and hold to long press"
  private static let activate = "double tap to activate"
  private static let openLink =
    "double tap to open link, actions available, swipe up or swipe down and double tap to activate"

  static let examples = [
    Case(
      "a field with label, placeholder and keyboard",
      """
      <TextInput accessibilityLabel="Email" placeholder="name@example.com"
        keyboardType="email-address" />
      """,
      voiceOver: ["Email, name@example.com, text field, \(edit)"],
      talkBack: ["name@example.com, edit box, \(editText)"]),
    Case(
      "a check box made of a Pressable",
      """
      <Pressable accessibilityRole="checkbox" accessibilityState={{checked: false}} onPress={f}>
        <Text>I agree</Text>
      </Pressable>
      """,
      voiceOver: ["I agree, checkbox, unchecked"],
      talkBack: ["I agree, check box, double tap to toggle"]),
    Case(
      "an accessible View", "<View accessible><Text>Total</Text><Text>€12</Text></View>",
      voiceOver: ["Total, €12"], talkBack: ["Total, €12"]),
    Case(
      "an accessible View of an older release",
      "<View accessible><Text>Total</Text><Text>€12</Text></View>",
      voiceOver: ["Total €12"], talkBack: ["Total, €12"], version: "0.80"),
    Case(
      "a role that cancels another one",
      "<Pressable role=\"form\" accessibilityRole=\"button\"><Text>Save</Text></Pressable>",
      voiceOver: ["Save"], talkBack: ["Save, \(activate)"]),
    Case(
      "a disabled Button", "<Button title=\"Sign in\" disabled />",
      voiceOver: ["Sign in, dimmed, button"], talkBack: ["SIGN IN, button, disabled"]),
    Case(
      "a label that is hidden beside its field",
      """
      <>
        <Text importantForAccessibility="no" accessibilityElementsHidden>Email</Text>
        <TextInput accessibilityLabel="Email" />
      </>
      """,
      voiceOver: ["Email, text field, \(edit)"], talkBack: ["Email, edit box, \(editText)"]),
    Case(
      "a label that is hidden by a string",
      """
      <View>
        <Text importantForAccessibility="no" accessibilityElementsHidden="true">Email</Text>
        <TextInput accessibilityLabel="Email" />
      </View>
      """,
      voiceOver: ["Email, text field, \(edit)"], talkBack: ["Email, edit box, \(editText)"]),
    Case(
      "hidden on one platform",
      """
      <View>
        <View accessibilityElementsHidden><Text>iOS</Text></View>
        <View importantForAccessibility="no-hide-descendants"><Text>Android</Text></View>
        <View aria-hidden><Text>both</Text></View>
      </View>
      """,
      voiceOver: ["Android"], talkBack: ["iOS"]),
    Case(
      "links in a text",
      """
      <Text>Read the <Text accessibilityRole="link" onPress={f}>terms</Text></Text>
      """,
      voiceOver: [
        "Read the terms, one link found, swipe to move to the link", "terms, link, link 1 of 1",
      ],
      talkBack: [
        "Read the terms, \(openLink)",
        "terms, link, \(activate)",
      ]),
  ]

  @Test(arguments: examples)
  func `A component is announced as each platform exposes it`(_ test: Case) throws {
    try test.check()
  }

  static let forms = [
    Case(
      "a form of AMA",
      """
      import {Form, TextInput} from '@react-native-ama/forms';
      const screen = () => (
        <Form onSubmit={submit}>
          <TextInput label={<Text>First name *</Text>} hasValidation hasError={true}
            errorMessage="Please enter your first name" />
          <TextInput label={<Text>Last name</Text>} hasValidation hasError={false}
            errorMessage="Please enter your last name" accessibilityHint="As in your passport" />
        </Form>
      );
      """,
      voiceOver: [
        "First name, text field, Please enter your first name, \(edit)",
        "Last name, text field, As in your passport, \(edit)",
      ],
      talkBack: [
        "First name, edit box, Please enter your first name, \(editText)",
        "Last name, edit box, As in your passport, \(editText)",
      ]),
    Case(
      "a FormField of AMA",
      """
      import {FormField} from '@react-native-ama/forms';
      const screen = () => (
        <FormField accessibilityLabel="Colours" accessibilityHint="Choose one" hasError
          errorMessage="None is chosen"><Text>Red</Text></FormField>
      );
      """,
      voiceOver: ["Colours, Choose one,None is chosen"],
      talkBack: ["Colours, Choose one,None is chosen"]),
  ]

  @Test(arguments: forms)
  func `AMA announces label, hint and error with the field`(_ test: Case) throws {
    try test.check()
  }

  @Test func `An AMA field leads to the next one, and the last one is done`() throws {
    let jsx = Self.forms[0].jsx
    let screen = try #require(
      ImportedScreen.contents(of: Array(jsx.utf8), format: .jsx).first?.screen)
    let fields = screen.indices(role: .textBox).map { screen[$0] }
    #expect(fields.map { $0.textInput?.returnKey } == [.next, .done])
    #expect(fields.map { $0.reactNative.details[.submitBehavior] } == ["submit", "blurAndSubmit"])
    #expect(fields.first?.reactNative.details[.nextFormField] == "Last name")
  }

  @Test func `Every keyboard prop results in the same keyboard`() throws {
    let jsx = """
      <View>
        <TextInput keyboardType="email-address" /><TextInput inputMode="email" />
        <TextInput keyboardType="number-pad" /><TextInput inputMode="numeric" />
      </View>
      """
    let screen = try #require(
      ImportedScreen.contents(of: Array(jsx.utf8), format: .jsx).first?.screen)
    let keyboards = screen.indices(role: .textBox).map { screen[$0].textInput?.keyboard }
    #expect(keyboards == [.email, .email, .number, .number])
  }
}
