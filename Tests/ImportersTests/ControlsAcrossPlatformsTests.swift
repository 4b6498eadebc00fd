import Importers
import Simulator
import Testing

/// One control in a sketch, on an iOS screen and on a page, with VoiceOver's announcement on each.
///
/// The outline is read once without a platform (`design`) and once as an iOS screen (`ios`).
@Suite struct ControlsAcrossPlatformsTests {
  /// A control and its announcements; `web` is the announcement at the stop of the control itself.
  struct Control: Sendable, CustomTestStringConvertible {
    var what: String
    var outline: String
    var html: String
    var design: String
    var ios: String
    var web: String

    var testDescription: String { what }

    init(
      _ what: String, _ outline: String, _ html: String, design: String, ios: String, web: String
    ) {
      self.what = what
      self.outline = outline
      self.html = html
      self.design = design
      self.ios = ios
      self.web = web
    }

    /// Returns the announcements on the screen of the outline, with a given origin.
    func heard(on origin: Screen.Origin) throws -> String {
      let screen = try Screen(outline: "- /origin: \(origin.rawValue)\n\(outline)")
      return VoiceOver().read(screen).stops.map(\.announcement.text).joined(separator: " | ")
    }
  }

  private static let edit = "double tap to edit"
  private static let toggle = "double tap to toggle setting"
  private static let adjust = "swipe up or down with one finger to adjust the value"
  private static let pick = "double tap to activate the picker"

  static let fields: [Control] = [
    Control(
      "empty text field", "- textbox \"Email\"", "<input aria-label=Email>",
      design: "Email, text field, \(edit)", ios: "Email, text field, \(edit)",
      web: "Email, text field, \(edit)"),
    Control(
      "placeholder", "- textbox \"Email\":\n  - /placeholder: you@example.com",
      "<input aria-label=Email placeholder=you@example.com>",
      design: "Email, you@example.com, text field, \(edit)",
      ios: "Email, you@example.com, text field, \(edit)",
      web: "Email, you@example.com, text field, \(edit)"),
    Control(
      "filled text field", "- textbox \"Email\": bob", "<input aria-label=Email value=bob>",
      design: "Email, bob, text field, \(edit)", ios: "Email, bob, text field, \(edit)",
      web: "Email, bob, text field, \(edit)"),
    Control(
      "text field with an error", "- textbox \"Email\": bob\n  - /error: Too short",
      "<input aria-label=Email value=bob aria-invalid=true aria-errormessage=e><p id=e>Too short</p>",
      design: "Email, bob, text field, Too short, \(edit)",
      ios: "Email, bob, text field, \(edit)",
      web: "Email, bob, text field, invalid data, Too short, \(edit)"),
    Control(
      "required text field", "- textbox \"Email\" [required]",
      "<input aria-label=Email required aria-invalid=false>",
      design: "Email, text field, required, \(edit)", ios: "Email, text field, \(edit)",
      web: "Email, text field, required, \(edit)"),
    Control(
      "disabled text field", "- textbox \"Email\" [disabled]: bob",
      "<input aria-label=Email value=bob disabled>", design: "Email, bob, dimmed, text field",
      ios: "Email, bob, dimmed, text field", web: "Email, bob, dimmed, text field"),
    Control(
      "secure text field", "- textbox \"Code\" [secure]: abc",
      "<input type=password aria-label=Code value=abc>",
      design: "Code, 3 bullets, secure text field, \(edit)",
      ios: "Code, 3 bullets, secure text field, \(edit)",
      web: "Code, 3 bullets, secure text field, \(edit)"),
    Control(
      "search field", "- searchbox \"Find\": tea", "<input type=search aria-label=Find value=tea>",
      design: "Find, tea, search field, \(edit)", ios: "Find, tea, search field, \(edit)",
      web: "Find, tea, search field, \(edit)"),
  ]

  static let choices: [Control] = [
    Control(
      "check box", "- checkbox \"News\" [checked]", "<input type=checkbox aria-label=News checked>",
      design: "News, checkbox, checked, \(toggle)", ios: "News, switch button, on, \(toggle)",
      web: "News, checkbox, checked, \(toggle)"),
    Control(
      "switch", "- switch \"Wi-Fi\"", "<input type=checkbox role=switch aria-label=Wi-Fi>",
      design: "Wi-Fi, switch button, off, \(toggle)", ios: "Wi-Fi, switch button, off, \(toggle)",
      web: "Wi-Fi, checkbox, unchecked, \(toggle)"),
    Control(
      "radio button", "- radio \"Cat\" [checked] [position=1] [set-size=1]",
      "<input type=radio name=pet aria-label=Cat checked>",
      design: "Cat, radio button, checked, 1 of 1", ios: "selected, Cat, button",
      web: "Cat, radio button, checked"),
    Control(
      "one of several choices", "- radiogroup:\n  - radio \"Cat\" [checked]",
      "<div role=radiogroup><input type=radio name=pet aria-label=Cat checked></div>",
      design: "Cat, radio button, checked", ios: "selected, Cat, button, 1 of 1",
      web: "Cat, radio button, checked"),
    Control(
      "select", "- combobox \"Size\": Large",
      "<select aria-label=Size><option selected>Large<option>Small</select>",
      design: "Size, Large, pop up button, \(pick)",
      ios: "Size, Large, button, pop up button, \(pick)",
      web: "Size, Large, pop up button, \(pick)"),
    Control(
      "tab", "- tablist:\n  - tab \"Home\" [selected]",
      "<div role=tablist><button role=tab aria-selected=true>Home</button></div>",
      design: "tab bar, selected, Home, tab, 1 of 1", ios: "tab bar, selected, Home, tab, 1 of 1",
      web: "selected, Home, tab, 1 of 1"),
  ]

  static let others: [Control] = [
    Control(
      "button", "- button \"Pay\" [disabled]", "<button disabled>Pay</button>",
      design: "Pay, dimmed, button", ios: "Pay, dimmed, button", web: "Pay, dimmed, button"),
    Control(
      "slider", "- slider \"Volume\": 30",
      "<div role=slider tabindex=0 aria-label=Volume aria-valuenow=30 aria-valuetext=30%></div>",
      design: "Volume, 30%, adjustable, \(adjust)", ios: "Volume, 30%, adjustable, \(adjust)",
      web: "Volume, 30%, adjustable, \(adjust)"),
    Control(
      "stepper", "- spinbutton \"Guests\": 3", "<input type=number aria-label=Guests value=3>",
      design: "Guests, 3, adjustable, \(adjust)",
      ios: "Guests, Decrement, button | Guests, Increment, button",
      web: "Guests, 3, text field, \(edit)"),
    Control(
      "image", "- img \"Logo\"", "<img alt=Logo src=logo.png>", design: "Logo, image",
      ios: "Logo, image", web: "Logo, image"),
    Control(
      "heading", "- heading \"News\" [level=2]", "<h2>News</h2>", design: "News, heading level 2",
      ios: "News, heading level 2", web: "News, heading level 2"),
    Control(
      "link", "- link \"Help\"", "<a href=help>Help</a>", design: "Help, link", ios: "Help, link",
      web: "Help, link"),
    Control(
      "progress", "- progressbar \"Upload\": 30", "<progress aria-label=Upload value=30 max=100>",
      design: "Upload, 30%", ios: "Upload, 30%", web: "Upload, 30%"),
  ]

  @Test(arguments: fields + choices + others)
  func `VoiceOver announces a control as its platform exposes it`(_ control: Control) throws {
    #expect(try control.heard(on: .design) == control.design, "in a sketch")
    #expect(try control.heard(on: .ios) == control.ios, "in UIKit")
    let page = try Screen.html(control.html, file: "page.html")
    #expect(VoiceOver().read(page).stops.first?.announcement.text == control.web, "in Safari")
  }

  @Test func `Four platforms map a check box by four rules`() throws {
    let outline = "- checkbox \"News\" [checked]"
    var rules = try [Screen.Origin.design, .ios, .reactNative].map { origin in
      let screen = try Screen(outline: "- /origin: \(origin.rawValue)\n\(outline)")
      return VoiceOver().read(screen).stops.first?.mapping.first?.name
    }
    let page = try Screen.html("<input type=checkbox aria-label=News>", file: "page.html")
    rules.append(VoiceOver().read(page).stops.first?.mapping.first?.name)
    #expect(Set(rules).count == 4, "\(rules)")
  }
}
