import Simulator
import Testing

@testable import Sessions
@testable import VoiceOverReader

/// An element with its announcement on a phone; `⏸` is a pause.
struct DeviceCase: Sendable, CustomTestStringConvertible {
  var element: AccessibilityElement
  var line: String

  var testDescription: String { line }

  init(
    _ label: String? = nil, value: String? = nil, hint: String? = nil,
    _ traits: AccessibilityTraits = [], says line: String
  ) {
    element = NativeTree.element(label, value: value, hint: hint, traits)
    self.line = line
  }

  init(_ element: AccessibilityElement, says line: String) {
    self.element = element
    self.line = line
  }
}

/// The device profile: announcements as in AccessibilitySnapshot, with corrections from recordings
/// of phones.
@Suite struct DeviceProfileTests {
  static let adjust = "swipe up or down with one finger to adjust the value"
  static let toggle = "double tap to toggle setting"
  static let edit = "double tap to edit"
  static let rotor = "use the rotor to access misspelled words"

  static let same: [DeviceCase] = [
    DeviceCase(says: ""),
    DeviceCase(hint: "Hint", says: "Hint"),
    DeviceCase("Label", value: "Value", hint: "Hint", says: "Label, Value ⏸ Hint"),
    DeviceCase(hint: "Hint", .selected, says: "selected ⏸ Hint"),
    DeviceCase("07", .selected, says: "selected, 07"),
    DeviceCase("12", .notEnabled, says: "12, dimmed"),
    DeviceCase("19", [.button, .link], says: "19, button, link"),
    DeviceCase("26", [.button, .keyboardKey], says: "26"),
    DeviceCase("28", SnapshotProfileTests.silent, says: "28"),
    DeviceCase(
      "27", [SnapshotProfileTests.loud, .button, .notEnabled, .keyboardKey],
      says: "selected, 27, dimmed, heading, link, adjustable, image, search field"),
    DeviceCase(hint: "Hint", .adjustable, says: "Hint, adjustable"),
    DeviceCase("L", hint: "Hint", .adjustable, says: "L, adjustable ⏸ Hint, \(adjust)"),
    DeviceCase(hint: "Hint", .button, says: "Hint, button"),
    DeviceCase("First", [.button, .backButton], says: "First, back button"),
    DeviceCase("BACK", [.button, .backButton], says: "back button"),
    DeviceCase("May", value: "3", .adjustable, says: "May, 3, adjustable ⏸ \(adjust)"),
  ]

  static let switches: [DeviceCase] = [
    DeviceCase(
      "L", value: "0", [.button, .switchButton], says: "L, switch button, off ⏸ \(toggle)"),
    DeviceCase(
      "L", value: "2", [.button, .switchButton], says: "L, switch button, mixed ⏸ \(toggle)"),
    DeviceCase("L", value: "1", .switchButton, says: "L, on ⏸ \(toggle)"),
    DeviceCase("L", value: "Light", .switchButton, says: "L, Light ⏸ \(toggle)"),
    // why: the library writes a doubled blank for an empty value.
    DeviceCase("L", value: "", [.button, .switchButton], says: "L, switch button ⏸ \(toggle)"),
    DeviceCase(
      "L", value: "1", hint: "Hint", [.button, .switchButton, .notEnabled],
      says: "L, dimmed, switch button, on ⏸ Hint"),
    DeviceCase(
      value: "0", hint: "Hint", [.button, .switchButton],
      says: "Hint, switch button, off ⏸ \(toggle)"),
    DeviceCase(
      "L", value: "1", [.button, .switchButton, .adjustable],
      says: "L, switch button, on, adjustable ⏸ \(toggle)"),
  ]

  static let fields: [DeviceCase] = [
    DeviceCase(nil, .textEntry, says: "text field ⏸ \(edit)"),
    DeviceCase(value: "Hello", .textEntry, says: "Hello, text field ⏸ \(edit)"),
    // why: the library throws the hint of a text field away.
    DeviceCase("Name", hint: "Hint", .textEntry, says: "Name, text field ⏸ Hint, \(edit)"),
    DeviceCase(
      value: "Hello", [.textEntry, .textArea], says: "Hello, text field ⏸ \(edit), \(rotor)"),
    // why: the library writes the bullets themselves.
    DeviceCase(
      "Pin", value: "••••", [.textEntry, .secureTextField],
      says: "Pin, 4 bullets, secure text field ⏸ \(edit)"),
    DeviceCase(
      value: "Password", [.textEntry, .secureTextField],
      says: "Password, secure text field ⏸ \(edit)"),
    DeviceCase(
      "Pin", value: "••••", [.textEntry, .secureTextField, .isEditing],
      says:
        "Pin, secure text field, is editing, 4 characters, character mode, insertion point at end ⏸ \(rotor)"
    ),
    // why: the library puts the value first and has no insertion point.
    DeviceCase(
      "To", value: "Ann", [.textEntry, .isEditing],
      says:
        "To, text field, is editing, Ann, character mode, insertion point at end ⏸ \(rotor)"),
    DeviceCase(
      hint: "Hint", [.textEntry, .isEditing],
      says: "Hint, text field, is editing, character mode, insertion point at start ⏸ \(rotor)"),
    // why: the library says “text field” too.
    DeviceCase("Find", [.textEntry, .searchField], says: "Find, search field ⏸ \(edit)"),
    DeviceCase(
      "Find", value: "tea", [.textEntry, .searchField, .isEditing],
      says:
        "Find, search field, is editing, tea, character mode, insertion point at end ⏸ \(rotor)"),
    DeviceCase(
      "Name", value: "Bob", [.textEntry, .notEnabled], says: "Name, Bob, dimmed, text field"),
    DeviceCase(
      "Size", [.textEntry, .adjustable, .switchButton],
      says: "Size, text field, adjustable ⏸ \(edit)"
    ),
    DeviceCase(
      "Size", [.textEntry, .adjustable], says: "Size, text field, adjustable ⏸ \(edit), \(adjust)"),
    DeviceCase("Name", [.isEditing, .textArea, .secureTextField], says: "Name"),
  ]

  @Test(arguments: same + switches + fields)
  func `An element is announced as on a phone`(_ test: DeviceCase) {
    #expect(NativeTree.lines(of: NativeTree.row(test.element)) == [test.line])
  }

  // For single elements, only the corrections for text fields matter.
  @Test func `Apart from the corrections, a phone announces the library's words`() {
    let named = AccessibilityTraits.named.map(\.trait)
    let texts = [nil, "Bob"]
    var differences: [String] = []
    for first in named {
      for second in named {
        for (label, value, hint) in texts.flatMap({ label in
          texts.flatMap { value in texts.map { (label, value, $0) } }
        }) {
          let traits = first.union(second)
          let isCorrected =
            traits.contains(.textEntry)
            && (hint != nil || traits.containsAny(of: [.isEditing, .searchField]))
          if isCorrected { continue }
          let tree = NativeTree.row(NativeTree.element(label, value: value, hint: hint, traits))
          let heard = NativeTree.lines(of: tree)
          let written = NativeTree.lines(of: tree, by: .voiceOver(profile: .snapshot))
          if heard.map(AudibleText.init) != written.map(AudibleText.init) {
            differences += heard + written
          }
        }
      }
    }
    #expect(differences == [])
  }

  // ampproject/amphtml#3889: “character mode, required, insertion point at start”.
  @Test func `An edited required field announces “required” before the insertion point`() throws {
    let screen = try Screen(outline: "- textbox \"Name\" [required] [focused]")
    #expect(
      Heard.lines(of: VoiceOver().read(screen)) == [
        "Name, text field, is editing, character mode, required, insertion point at start ⏸ \(Self.rotor)"
      ])
  }

  // why: the library writes “Dimmed.”, but UIKit's own items never are.
  @Test func `No item of a tab bar is announced as dimmed`() {
    var bar = AccessibilityElement(kind: .tabBar)
    bar.itemCount = 2
    let items = [("Mine", "3 items"), ("Yours", nil)].map { label, badge in
      NativeTree.element(label, value: badge, [.tabBarItem, .notEnabled], kind: .tabBarButton)
    }
    let tree = NativeTree.container(bar, items, listed: false)
    #expect(
      NativeTree.lines(of: tree) == ["tab bar, Mine, 3 items, tab, 1 of 2", "Yours, tab, 2 of 2"])
  }

  @Test func `The label of a segmented control is announced before its first segment`() {
    var control = AccessibilityElement(kind: .segmented)
    control.containerType = .semanticGroup
    control.label = "Favorite apps"
    let segments = [
      NativeTree.element("Weather", [.button, .selected]), NativeTree.element("Tea", .button),
    ]
    #expect(
      NativeTree.lines(of: NativeTree.container(control, segments, listed: true)) == [
        "Favorite apps, selected, Weather, button, 1 of 2", "Tea, button, 2 of 2",
      ])
  }

  // why: the library leaves a blank or a full stop before the context of an element without words.
  @Test func `The context of an element without a label has no leading separator`() {
    let segments = [NativeTree.element(), NativeTree.element()]
    let control = AccessibilityElement(kind: .segmented)
    let series = NativeTree.container(control, segments, listed: true)
    #expect(NativeTree.lines(of: series) == ["1 of 2", "2 of 2"])
    var list = AccessibilityElement()
    list.containerType = .list
    #expect(
      NativeTree.lines(of: NativeTree.container(list, segments, listed: true)) == [
        "list start", "list end",
      ])
  }

  @Test func `Important custom content is announced before the pause`() {
    var element = NativeTree.element("Mail", hint: "Opens it", .button)
    element.customActions = ["Archive", "Delete"]
    element.customContent = [
      CustomContent(label: "Size", value: "3 MB"),
      CustomContent(label: "From", value: "Ann", isImportant: true),
      CustomContent(label: "New", value: "", isImportant: true),
    ]
    #expect(
      NativeTree.lines(of: NativeTree.row(element)) == [
        "Mail, button, From, Ann, New ⏸ Opens it, actions available, more content available"
      ])
  }

  @Test func `A stop that groups its children is announced as a group`() {
    var element = NativeTree.element("Card", .button)
    element.groupsChildren = true
    #expect(NativeTree.lines(of: NativeTree.row(element)) == ["Card, button, group"])
  }

  @Test func `React Native buttons announce an activation hint if the setting is on`() {
    var reader = VoiceOver()
    reader.settings.activateHint = true
    let native = Screen([.button("Pay"), .toggle("Wi-Fi")], origin: .reactNative)
    #expect(
      Heard.lines(of: reader.read(native)) == [
        "Pay, button ⏸ double tap to activate", "Wi-Fi, switch button, off ⏸ \(Self.toggle)",
      ])
    #expect(Heard.lines(of: reader.read([.button("Pay")])) == ["Pay, button"])
  }

  /// The language of an element, with the announcement of a reader that is set to English.
  static let languages: [(tag: String, line: String)] = [
    ("de", "Wi-Fi, Umschalttaste, Ein ⏸ Zum Umschalten Doppeltippen"),
    ("de-CH", "Wi-Fi, Umschalttaste, Ein ⏸ Zum Umschalten Doppeltippen"),
    ("ru", "Wi-Fi, Кнопка-переключатель, Вкл. ⏸ Коснитесь дважды, чтобы переключить настройку"),
    ("fr", "Wi-Fi, switch button, on ⏸ \(toggle)"),
    ("DE", "Wi-Fi, switch button, on ⏸ \(toggle)"),
    ("en-GB", "Wi-Fi, switch button, on ⏸ \(toggle)"),
  ]

  @Test(arguments: languages)
  func `An element in another language is announced in that language`(_ tag: String, _ line: String)
  {
    let element = NativeTree.element(
      "Wi-Fi", value: "1", [.button, .switchButton], language: tag)
    #expect(NativeTree.lines(of: NativeTree.row(element)) == [line])
    var reader = VoiceOver()
    reader.settings.languages = false
    #expect(
      NativeTree.lines(of: NativeTree.row(element), by: reader) == [
        "Wi-Fi, switch button, on ⏸ \(Self.toggle)"
      ])
    // The language of the whole screen does not change the language that the user has set.
    #expect(
      NativeTree.lines(of: NativeTree.row(element), language: tag) == [
        "Wi-Fi, switch button, on ⏸ \(Self.toggle)"
      ])
  }

  @Test func `Parts carry their language`() throws {
    var button = Node(.button, label: "Weiter")
    button.language = "de"
    var screen: Screen = [Branch(button)]
    screen.language = "en"
    let parts = try #require(VoiceOver().read(screen).stops.first?.announcement.parts)
    #expect(parts.map(\.text) == ["Weiter", "Taste"])
    #expect(parts.map(\.language) == ["de", "de"])
  }

  // The names of a stepper's buttons have the language of the phone, whatever the language of the
  // screen.
  @Test(arguments: VoiceOver.Profile.allCases)
  func `Words of VoiceOver and UIKit carry their own language`(_ profile: VoiceOver.Profile)
    throws
  {
    let outline = "- switch \"WLAN\" [checked] [selected]:\n  - /action: Öffnen\n- spinbutton"
    for locale in [VoiceOverLocale.english, .german] {
      var reader = VoiceOver.voiceOver(profile: profile)
      reader.settings.locale = locale
      let language = profile == .snapshot ? locale.rawValue : locale.phrasebook.language
      let stops = reader.read(try UIKitScreen("", outline).screen()).stops
      for part in stops.flatMap(\.announcement.parts) {
        let isOwn = part.kind != .label || profile != .snapshot && part.text != "WLAN"
        let spoken = part.attestation == .untranslated ? "en" : language
        #expect(part.language == (isOwn ? spoken : nil), "\(part.text)")
      }
    }
  }

  @Test func `UIKit's words keep the phone's language on an element in another language`() throws {
    let outline = "- spinbutton:\n  - /language: de"
    let stop = try #require(VoiceOver().read(try UIKitScreen("", outline).screen()).stops.first)
    let parts = stop.announcement.parts
    #expect(parts.map(\.text) == ["Decrement", "button"])
    #expect(parts.map(\.language) == ["en-US", "en-US"])
  }
}
