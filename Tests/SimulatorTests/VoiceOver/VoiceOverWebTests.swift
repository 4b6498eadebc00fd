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

  static let texts: [Heard] = [
    Heard(
      "every text node is a stop",
      WebPage.page(
        WebPage.element(
          "p", .paragraph,
          of: [
            WebPage.text("Call "),
            WebPage.element("b", .strong, inline: true, of: [WebPage.text("us")]),
            WebPage.text(" on "), WebPage.control("a", .link, "0800 1"), WebPage.text(" now."),
          ])), "Call", "us", "on", "0800 1, link", "now."),
    Heard(
      "line breaks and code begin new stops",
      WebPage.page(
        WebPage.element(
          "p", .paragraph,
          of: [
            WebPage.text("One"), WebPage.element("br", inline: true), WebPage.text("two "),
            WebPage.element("code", .code, inline: true, of: [WebPage.text("three")]),
          ])), "One", "two", "three"),
    Heard(
      "every stop in a heading announces its level",
      WebPage.page(
        WebPage.element(
          "h2", .heading, label: AuthoredText("See here", from: .content),
          of: [WebPage.text("See "), WebPage.control("a", .link, "here")])),
      "See, heading level 2", "here, heading level 2, link"),
    Heard(
      "a link around blocks is several links",
      WebPage.page(
        WebPage.element(
          "a", .link, label: AuthoredText("One Two", from: .content), inline: true,
          of: [WebPage.paragraph("One"), WebPage.paragraph("Two")])), "One, link", "Two, link"),
    Heard(
      "visited, current and in-page links",
      WebPage.page(
        WebPage.control("a", .link, "old") { $0.states.isVisited = true },
        WebPage.control("a", .link, "about") { $0.states.current = .page },
        WebPage.control("a", .link, "top") { $0.web?.target = "#top" }),
      "old, visited, link", "about, current page, link", "top, in-page link"),
    Heard(
      "image in a link",
      WebPage.page(
        WebPage.element(
          "a", .link, label: AuthoredText("Home", from: .content), inline: true,
          of: [
            WebPage.element("img", .image, label: AuthoredText("Home", from: .alt), inline: true)
          ])),
      "Home, link, image"),
    Heard(
      "a named drawing is an image, and its parts follow",
      WebPage.page(
        WebPage.element(
          "svg", .other("graphics-document"), label: AuthoredText("Sales", from: .ariaLabel),
          of: [
            WebPage.element(
              "g", .other("graphics-object"), label: AuthoredText("May", from: .ariaLabel)),
            WebPage.text("100"),
          ]), WebPage.paragraph("after")),
      "Sales, image", "May, image", "100", "after"),
    Heard(
      "a formula is one stop with its name or its parts",
      WebPage.page(
        WebPage.element("math", .math, of: [WebPage.text("x=2")]),
        WebPage.element(
          "math", .math, label: AuthoredText("x squared", from: .ariaLabel),
          of: [WebPage.text("x2")])),
      "x=2, math", "x squared, math"),
    Heard(
      "the title of a drawing without a role is not announced",
      WebPage.page(
        WebPage.element(
          "svg", .other("graphics-document"), label: AuthoredText("Logo", from: .title)),
        WebPage.paragraph("after")), "after"),
  ]

  static let containers: [Heard] = [
    Heard(
      "nested lists with markers",
      WebPage.page(
        WebPage.element(
          "ul", .list,
          of: [
            WebPage.item(
              "•",
              [
                WebPage.text("Cats"),
                WebPage.element(
                  "ul", .list, of: [WebPage.item("◦", [WebPage.text("Big cats")])]),
              ]),
            WebPage.item("•", [WebPage.text("Birds")]),
          ])),
      "bullet, list start", "Cats", "white bullet, list start", "Big cats, list end", "bullet",
      "Birds, list end"),
    Heard(
      "description list",
      WebPage.page(
        WebPage.element(
          "dl", .descriptionList,
          of: [
            WebPage.element("dt", .term, of: [WebPage.text("Green")]),
            WebPage.element("dd", .definition, of: [WebPage.text("Grass")]),
          ])),
      "Green, definition list start, term", "Grass, definition list end, definition"),
    Heard(
      "named landmark",
      WebPage.page(
        WebPage.element(
          "nav", .navigation, label: AuthoredText("Site sections", from: .ariaLabel),
          of: [WebPage.paragraph("start"), WebPage.paragraph("end of it")])),
      "start, Site sections, navigation, landmark", "end of it, end, Site sections, navigation"),
    Heard(
      "table",
      WebPage.page(
        WebPage.element(
          "table", .table,
          of: [
            row([cell(.columnHeader, "date"), cell(.columnHeader, "name")]),
            row([cell(.cell, "May"), cell(.cell, "alex")]),
          ]
        ) { $0.collectionPosition = CollectionPosition(rowCount: 2, columnCount: 2) }),
      "date, row header, column header, row 1, column 1, table start, 2 rows, 2 columns",
      "name, column header, column 2", "May, row 2, column 1", "name, alex, column 2, table end"),
    Heard(
      "beside a modal dialog nothing is in reach",
      WebPage.page(
        WebPage.paragraph("before"), dialog(), dialog([WebPage.paragraph("inside")]),
        dialog(), WebPage.paragraph("after")), "inside"),
    Heard(
      "a modal dialog with nothing in it keeps nothing out",
      WebPage.page(WebPage.paragraph("before"), dialog()), "before"),
    Heard(
      "hidden content is no stop",
      WebPage.page(
        WebPage.element("p", .paragraph) { $0.hidden = Hidden(.ariaHidden) },
        WebPage.paragraph("seen")), "seen"),
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

  private static func dialog(_ children: [Branch] = []) -> Branch {
    WebPage.element("div", .dialog, of: children) { $0.states.isModal = true }
  }

  private static func row(_ cells: [Branch]) -> Branch { WebPage.element("tr", .row, of: cells) }

  private static func cell(_ role: Role, _ words: String) -> Branch {
    WebPage.element(
      role == .cell ? "td" : "th", role, label: AuthoredText(words, from: .content),
      of: [WebPage.text(words)])
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
