import Simulator
import Testing

/// TalkBack's announcement of the same control on each platform.
@Suite struct ControlOriginTests {
  struct Control: Sendable, CustomTestStringConvertible {
    var name: String
    var branch: Branch
    /// The announcements in a design without a platform, in an Android layout, in React Native and
    /// on a web page.
    var design: String
    var android: String
    var reactNative: String
    var web: String

    var testDescription: String { name }

    init(
      _ name: String, _ branch: Branch, design: String, android: String,
      reactNative: String, web: String
    ) {
      self.name = name
      self.branch = branch
      self.design = design
      self.android = android
      self.reactNative = reactNative
      self.web = web
    }
  }

  private static let email = "Enter your email address"
  private static let message = "please enter a valid email"
  private static let edit = "double tap to edit text"
  private static let hold = "\(edit), double tap and hold to long press"
  private static let press = "double tap to activate"
  private static let toggle = "double tap to toggle"
  private static let adjust = "\"swipe up\" or \"swipe down\" to adjust"

  @Test(arguments: [
    Control(
      "check box", .checkbox("News", checked: .on), design: "checked, News, check box, \(toggle)",
      android: "checked, News, check box, \(toggle)",
      reactNative: "checked, News, check box, \(toggle)", web: "checked, News, check box, \(toggle)"
    ),
    Control(
      "check box that is partly checked", .checkbox("All", checked: .mixed),
      design: "partially checked, All, check box, \(toggle)",
      android: "partially checked, All, check box, \(toggle)",
      reactNative: "All, mixed, check box, \(press)",
      web: "All, check box, \(toggle)"),
    Control(
      "switch", .toggle("Wi-Fi"), design: "off, Wi-Fi, switch, \(toggle)",
      android: "off, Wi-Fi, switch, \(toggle)", reactNative: "off, Wi-Fi, switch, \(toggle)",
      web: "off, Wi-Fi, switch, \(toggle)"),
    Control(
      "radio button", .radio("Card"), design: "not checked, Card, radio button, \(toggle)",
      android: "not checked, Card, radio button, \(toggle)",
      reactNative: "Card, radio button, \(toggle)",
      web: "Card, radio button, \(toggle)"),
    Control(
      "toggle button", .button("Bold", pressed: .on),
      design: "on, Bold, toggle button, \(toggle)", android: "on, Bold, switch, \(toggle)",
      reactNative: "checked, on, Bold, switch, \(toggle)", web: "on, Bold, switch, \(toggle)"
    ),
    Control(
      "button", .button("Save"), design: "Save, button, \(press)",
      android: "Save, button, \(press)", reactNative: "Save, button, \(press)",
      web: "Save, button, \(press)"),
    Control(
      "link", .link("Terms"), design: "Terms, link, \(press)",
      android:
        "Terms, double tap to open link, actions available, swipe up or swipe down and double tap to "
        + "activate",
      reactNative: "Terms, link, \(press)", web: "Terms, link, \(press)"),
    Control(
      "heading", .heading("Sign up", level: 2), design: "Sign up, heading",
      android: "Sign up, heading", reactNative: "Sign up, heading", web: "Sign up, heading 2"),
    Control(
      "image", .image("Logo"), design: "Logo, image", android: "Logo, image",
      reactNative: "Logo, image", web: "Logo, image"),
    Control(
      "slider", .slider("Volume", now: 54), design: "54%, Volume, slider, \(adjust)",
      android: "54%, Volume, slider, \(adjust)", reactNative: "54, Volume, slider",
      web: "54.0, Volume, slider, \(adjust)"),
    Control(
      "picker", .picker("Country", value: "France"),
      design: "Country, France, drop down list, double tap to change",
      android: "Country, drop down list, double tap to change",
      reactNative: "Country, France, combo box, \(press)",
      web: "Country, France, drop down list, double tap to change"),
    Control(
      "empty field", .textField("Enter your email address"),
      design: "\(email), edit box, \(edit)", android: "\(email), edit box, \(hold)",
      reactNative: "\(email), edit box, \(hold)", web: "\(email), edit box, \(edit)"),
    Control(
      "filled field", .textField("Email", value: "a@b.c"),
      design: "a@b.c, edit box, \(edit)", android: "a@b.c, edit box, \(hold)",
      reactNative: "a@b.c, edit box, \(hold)", web: "a@b.c, edit box, \(edit)"),
    Control(
      "field with an error",
      .textField("Email", value: "hello", error: "please enter a valid email"),
      design: "error: \(message), hello, edit box, \(edit)",
      android: "error: \(message), hello, edit box, \(hold)",
      reactNative: "hello, edit box, \(hold)",
      web: "error: invalid entry \(message), hello, edit box, \(edit)"),
    Control(
      "required field", .textField("Email", required: true), design: "Email, edit box, \(edit)",
      android: "Email, edit box, \(hold)", reactNative: "Email, edit box, \(hold)",
      web: "Email, required, edit box, \(edit)"),
    Control(
      "disabled field", .textField("Email", disabled: true), design: "Email, edit box, disabled",
      android: "Email, edit box, disabled", reactNative: "Email, edit box, disabled",
      web: "Email, edit box, disabled"),
    Control(
      "password", .secureField("Password", value: "hunter"),
      design: "password, 6 characters, edit box, \(edit)",
      android: "password, 6 characters, edit box, \(hold)",
      reactNative: "Password, 6 characters, edit box, \(hold)",
      web: "password, 6 characters, edit box, \(edit)"),
  ])
  func `A control is announced as its platform exposes it`(_ control: Control) {
    #expect(heard(control.branch, .design) == control.design)
    #expect(heard(control.branch, .android) == control.android)
    #expect(heard(control.branch, .reactNative) == control.reactNative)
    #expect(heard(control.branch, .web) == control.web)
  }

  private func heard(_ branch: Branch, _ origin: Screen.Origin) -> String {
    TalkBack().read(Screen([branch], origin: origin)).text
  }

  @Test func `Every stop names the mapping that created it`() {
    let rules = [Screen.Origin.design, .android, .web].map { origin in
      TalkBack().read(Screen([.textField("Email")], origin: origin)).stops.first?.mapping.first?
        .name
    }
    #expect(rules == ["LabelAsHintText", "EditText", "FieldValueAsText"])
  }
}
