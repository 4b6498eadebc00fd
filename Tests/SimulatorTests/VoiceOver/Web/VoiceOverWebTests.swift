import Simulator
import Testing

@Suite struct VoiceOverWebTests {
  static let edit = "double tap to edit"

  static let fields: [Heard] = [
    Heard(
      "label and field",
      WebPage.page(
        WebPage.element("label", inline: true, of: [WebPage.text("Your name")]),
        WebPage.input(.textBox, "Your name")),
      "Your name", "Your name, text field ⏸ \(edit)"),
    Heard(
      "value", WebPage.page(WebPage.input(.textBox, "Your favorite animal?", value: "Cats")),
      "Your favorite animal?, Cats, text field ⏸ \(edit)"),
    Heard(
      "the kind of keyboard is not announced",
      WebPage.page(WebPage.input(.textBox, "Email", type: "email", value: "a@b.org")),
      "Email, a@b.org, text field ⏸ \(edit)"),
    Heard(
      "password",
      WebPage.page(
        WebPage.input(.textBox, "Password", type: "password", value: "abc") {
          $0.textInput = TextInput(isSecure: true)
        }), "Password, 3 bullets, secure text field ⏸ \(edit)"),
    Heard(
      "editable text without a role",
      WebPage.page(
        WebPage.element("div", label: AuthoredText("Message", from: .ariaLabel)) {
          $0.web?.isEditable = true
          $0.value = "Hello"
        }),
      "Message, Hello, multi line text field ⏸ \(edit), use the rotor to access misspelled words"),
    Heard(
      "required",
      WebPage.page(WebPage.input(.textBox, "Veggie") { $0.states.isRequired = true }),
      "Veggie, text field, required ⏸ \(edit)"),
    Heard(
      "aria-describedby",
      WebPage.page(
        WebPage.input(.textBox, "Label") {
          $0.hint = AuthoredText("error 0", from: .ariaDescribedBy)
        }),
      "Label, text field ⏸ error 0, \(edit)"),
    Heard(
      "aria-description",
      WebPage.page(
        WebPage.input(.textBox, "Label") {
          $0.hint = AuthoredText("error 0", from: .ariaDescription)
        }),
      "Label, description, error 0, text field ⏸ \(edit)"),
    Heard(
      "invalid with its message",
      WebPage.page(
        WebPage.input(.textBox, "Email") {
          $0.states.invalid = .yes
          $0.states.isRequired = true
          $0.error = "Enter an email"
        }), "Email, text field, required, invalid data, Enter an email ⏸ \(edit)"),
    Heard(
      "placeholder",
      WebPage.page(WebPage.input(.textBox, "My birthday") { $0.placeholder = "MMDDYYYY" }),
      "My birthday, MMDDYYYY, text field ⏸ \(edit)"),
    Heard(
      "search", WebPage.page(WebPage.input(.searchBox, "Animal", value: "dogs")),
      "Animal, dogs, search field ⏸ \(edit)"),
    Heard(
      "several lines",
      WebPage.page(
        WebPage.input(.textBox, "About you", value: "buffalo") {
          $0.textInput = TextInput(isMultiline: true)
        }),
      "About you, buffalo, multi line text field ⏸ \(edit), use the rotor to access misspelled words"
    ),
  ]

  static let controls: [Heard] = [
    Heard(
      "check box", WebPage.page(WebPage.input(.checkbox, "Yes", value: Value(checked: .off))),
      "Yes, checkbox, unchecked ⏸ double tap to toggle setting"),
    Heard(
      "select",
      WebPage.page(
        WebPage.input(.combobox, "Choose a food item", value: "apple") {
          $0.web?.element = "select"
          $0.states.popup = .menu
          $0.states.expanded = false
        }),
      "Choose a food item, apple, pop up button ⏸ double tap to activate the picker"),
    Heard(
      "date",
      WebPage.page(WebPage.input(.dateField, "Date", type: "date", value: "2012-12-12")),
      "Date, December 12, 2012"),
    Heard(
      "range",
      WebPage.page(
        WebPage.input(
          .slider, "Volume",
          value: Value(range: Value.Range(now: 6, minimum: 0, maximum: 11)))),
      "Volume, 6, 54.5%, adjustable ⏸ \(VoiceOverNativeTests.adjust)"),
    Heard(
      "disabled",
      WebPage.page(WebPage.control("button", .button, "target") { $0.states.isDisabled = true }),
      "target, dimmed, button"),
    Heard(
      "expanded",
      WebPage.page(WebPage.control("button", .button, "show more") { $0.states.expanded = false }),
      "show more, button, collapsed ⏸ double tap to expand"),
    Heard(
      "pressed",
      WebPage.page(WebPage.control("button", .button, "action") { $0.states.pressed = .on }),
      "action, toggle button, pressed ⏸ double tap to toggle setting"),
    Heard(
      "opens a menu",
      WebPage.page(WebPage.control("button", .button, "actions") { $0.states.popup = .menu }),
      "actions, pop up button, menu popup"),
    Heard(
      "combo box",
      WebPage.page(
        WebPage.input(.combobox, "State") {
          $0.web?.hasExplicitRole = true
          $0.states.expanded = false
        }), "State, combo box, list box popup, collapsed ⏸ double tap to expand"),
    Heard(
      "file",
      WebPage.page(WebPage.input(.fileButton, "Upload an image", type: "file")),
      "Upload an image, no file selected, button"),
    Heard(
      "radio buttons in a fieldset",
      WebPage.page(
        WebPage.element(
          "fieldset", .group, label: AuthoredText("Animal", from: .legend),
          of: [
            WebPage.element("legend", of: [WebPage.text("Animal")]),
            WebPage.input(.radio, "Cat", type: "radio", value: Value(checked: .off)) {
              $0.states.isRequired = true
              $0.collectionPosition = CollectionPosition(positionInSet: 1, setSize: 3)
            }, WebPage.element("label", inline: true, of: [WebPage.text("Cat")]),
          ])),
      "Animal, form start", "Cat, radio button, unchecked, 1 of 3, required, form end"),
  ]

  @Test(arguments: fields + controls + texts + containers)
  func `A page is announced as in Safari`(_ test: Heard) {
    #expect(Heard.lines(of: VoiceOver().read(test.screen)) == test.lines)
  }

  @Test func `Every node of a page is a stop or is skipped with a reason`() {
    for test in Self.fields + Self.controls + Self.texts + Self.containers {
      let transcript = VoiceOver().read(test.screen)
      let nodes = transcript.stops.map(\.node) + transcript.skippedNodes.map(\.node)
      #expect(nodes.sorted() == test.screen.preorder.map(\.index).sorted())
    }
  }

  @Test func `Names of containers carry their own language`() throws {
    var screen = WebPage.page(
      WebPage.element(
        "nav", .navigation, label: AuthoredText("Bereiche", from: .ariaLabel),
        of: [
          WebPage.element("p", .paragraph, of: [WebPage.text("Home")]) { $0.language = "en" }
        ]
      ) { $0.language = "de" })
    screen.language = "en"
    var reader = VoiceOver()
    let parts = try #require(reader.read(screen).stops.first?.announcement.parts)
    #expect(parts.map(\.text) == ["Home", "Bereiche", "navigation", "landmark"])
    #expect(parts.map(\.language) == ["en", "de", "en-US", "en-US"])
    reader.settings.languages = false
    let plain = try #require(reader.read(screen).stops.first?.announcement.parts)
    #expect(plain.allSatisfy { $0.language == nil })
  }

  @Test func `Exposed properties are listed with their traits`() {
    let screen = WebPage.page(WebPage.control("button", .button, "Save"))
    let exposed = VoiceOver().expose(screen)
    #expect(exposed.map(\.title) == ["button"])
    #expect(exposed.first?.properties == [ExposedNode.Property("label", "Save")])
  }

  @Test func `A pop-up button does not announce its pressed state and lists it as an omission`()
    throws
  {
    let screen = try Screen(
      outline: """
        - /origin: web
        - button "Menu" [pressed] [haspopup=menu]
        """)
    let stop = try #require(VoiceOver().read(screen).stops.first)
    #expect(stop.announcement.said == "Menu, pop up button, menu popup")
    #expect(stop.omissions.map(\.text) == ["pressed"])
  }
}
