import Simulator

extension TalkBackWebTests {
  private static let edit = "double tap to edit text"
  static let activate = "double tap to activate"
  static let toggle = "double tap to toggle"
  private static let actions =
    "actions available, swipe up or swipe down and double tap to activate"

  static let fields: [Case] = [
    Case("empty", [.textField("Your name")], "edit box, Your name, \(edit)"),
    Case(
      "value", [.textField("What is your email?", value: "example@example.org")],
      "example@example.org, edit box, What is your email?, \(edit)"),
    Case(
      "placeholder", [.textField("My birthday", placeholder: "MMDDYYYY")],
      "edit box, My birthday MMDDYYYY, \(edit)"),
    Case(
      "editable text without a role",
      [
        TalkBackWebTests.html("div", .generic, []) {
          $0.label = "Message"
          $0.web?.isEditable = true
          $0.value = "Hello"
        }
      ], "Hello, edit box, Message, \(edit)"),
    Case(
      "value over a placeholder",
      [.textField("Her birthday", value: "December 25th 2000", placeholder: "MMDDYYYY")],
      "December 25th 2000, edit box, Her birthday MMDDYYYY, \(edit)"),
    Case(
      "name from the placeholder",
      [.textField(AuthoredText("Search", from: .placeholder), placeholder: "Search")],
      "edit box, Search, \(edit)"),
    Case(
      "description",
      [.textField("Example label", hint: AuthoredText("error: 0", from: .ariaDescribedBy))],
      "edit box, Example label error: 0, \(edit)"),
    Case(
      "password", [.secureField("Enter a fake password", value: "abc")],
      "password, 3 characters, edit box, Enter a fake password, \(edit)"),
    Case("required is silent", [.textField("Veggie", required: true)], "edit box, Veggie, \(edit)"),
    Case(
      "invalid without a message",
      [.textField("Target 1", value: "cats").with(\.states.invalid, .yes)],
      "cats, edit box, error: invalid entry, Target 1, \(edit)"),
    Case(
      "message", [.textField("Email", value: "a@b", error: "Enter a valid email")],
      "a@b, edit box, error: invalid entry Enter a valid email, Email, \(edit)"),
    Case(
      "read-only", [.textField("Code", value: "42").with(\.states.isReadOnly, true)],
      "42, Code, \(activate)"),
    Case("search", [.searchField("Find a branch")], "search text field, Find a branch, \(edit)"),
    Case(
      "number", [.node(.spinButton, "Your favorite number")],
      "Your favorite number, spin button, \(edit)"),
    Case(
      "number with a value",
      [.node(.spinButton, "Nights").with(\.value, Value(text: "2"))],
      "2, Nights, spin button, \(edit)"),
    Case(
      "editable combobox", [comboField],
      "collapsed, edit box, State, \(edit), actions available, use tap with 3 fingers to view"),
  ]

  private static let comboField: Branch = {
    var node = Node(.combobox, label: "State")
    node.textInput = TextInput()
    node.states.expanded = false
    return Branch(node)
  }()

  static let pickers: [Case] = [
    Case(
      "select",
      [
        html("select", .combobox, []) {
          $0.label = "Country"
          $0.value = "Spain"
        }
      ],
      "collapsed, Spain, menu pop up button, Country, \(activate), \(actions)"),
    Case(
      "date", [.node(.dateField, "Enter a date").with(\.value, "2012-12-12")],
      "2012-12-12, date picker, Enter a date, \(activate)"),
    Case(
      "range", [.slider("Volume", now: 11, to: 20)],
      "11.0, Volume, slider, \"swipe up\" or \"swipe down\" to adjust"),
    Case(
      "range with words", [.slider("Size", now: 1, to: 3, text: "small")],
      "small, Size, slider, \"swipe up\" or \"swipe down\" to adjust"),
    Case(
      "meter",
      [
        .node(.meter, "Storage used").with(
          \.value, Value(range: Value.Range(now: 83, minimum: 0, maximum: 100)))
      ],
      "83.0, Storage used, meter"),
  ]

  static let controls: [Case] = [
    Case("button", [.button("action")], "action, button, \(activate)"),
    Case("disabled", [.button("target", disabled: true)], "target, button, disabled"),
    Case(
      "title", [.button("test", hint: AuthoredText("hello", from: .title))],
      "test, button, hello, \(activate)"),
    Case("check box", [.checkbox("yes")], "not checked, yes, check box, \(toggle)"),
    Case(
      "check box with a message", [.checkbox("Terms").with(\.error, "Accept the terms")],
      "not checked, Terms, check box, error: invalid entry Accept the terms, \(toggle)"),
    Case(
      "mixed", [.checkbox("all", checked: .mixed)],
      "not checked, all, check box, \(toggle)"),
    Case("radio", [.radio("cat")], "not checked, cat, radio button, \(toggle)"),
    Case("switch", [.toggle("Dark mode", on: true)], "on, Dark mode, switch, \(toggle)"),
    Case("pressed", [.button("action", pressed: .on)], "on, action, switch, \(toggle)"),
    Case(
      "collapsed", [.button("show more", expanded: false)],
      "collapsed, show more, button, \(activate), \(actions)"),
    Case("menu", popup(.menu), "action, menu pop up button, \(activate)"),
    Case("listbox", popup(.listbox), "action, pop up button, \(activate)"),
    Case("tree", popup(.tree), "action, pop up button, \(activate)"),
    Case("grid", popup(.grid), "action, pop up button, \(activate)"),
    Case("dialog", popup(.dialog), "action, dialog pop up button, \(activate)"),
    Case(
      "summary", [.node(.disclosureTriangle, "Terms").with(\.states.expanded, true)],
      "expanded, Terms, disclosure triangle, \(activate), \(actions)"),
    Case("image", [.image("Cats")], "Cats"),
    Case("image without a name or address", [.image()]),
    // Chromium 156, measured
    Case(
      "the parts of a named drawing are stops",
      [
        .node(
          .other("graphics-document"), "Sales",
          children: [.node(.other("graphics-object"), "May"), .text("100")])
      ], "May", "100"),
    Case(
      "drawing without a name", [.node(.other("graphics-document"), children: [.text("100")])],
      "100"),
    Case("frame", [.node(.frame, "Map").with(\.states.isFocusable, true)], "in Map"),
    Case("frame without a name", [.node(.frame).with(\.states.isFocusable, true)]),
    Case("named separator", [.node(.separator, "End of part one")], "End of part one, splitter"),
    Case("separator", [.node(.separator)]),
    Case(
      "role description", [.button("Slide 1").with(\.roleDescription, "slide")],
      "Slide 1, slide, \(activate)"),
  ]

  private static func popup(_ popup: States.Popup) -> [Branch] {
    [.button("action").with(\.states.popup, popup)]
  }

  static let links: [Case] = [
    Case("link", [.link("sample")], "sample, link, \(activate)"),
    Case(
      "current page", [.link("home").with(\.states.current, .page)],
      "current page, home, link, \(activate)"),
    Case(
      "link without text",
      [html("a", .link, []) { $0.web?.target = "https://example.com/shop/cart.html?id=1#top" }],
      "cart, link, \(activate)"),
    Case("heading", [.heading("Our pricing", level: 3)], "Our pricing, heading 3"),
    Case("heading without a level", [.heading("Test")], "Test, heading"),
    Case(
      "heading that is a link",
      [html("h2", .heading, [.link("News")]) { $0.level = 2 }],
      "News, heading 2 link, \(activate)"),
    Case(
      "heading with a link",
      [html("h2", .heading, [Branch(words("About ")), .link("us")]) { $0.level = 2 }],
      "About", "us, link, \(activate)"),
  ]
}
