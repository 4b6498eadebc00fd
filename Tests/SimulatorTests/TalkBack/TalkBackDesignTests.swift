import Simulator
import Testing

@Suite struct TalkBackDesignTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var screen: Screen
    var said: [String]

    init(_ name: String, _ screen: Screen, _ said: String...) {
      self.name = name
      self.screen = screen
      self.said = said
    }

    var testDescription: String { name }
  }

  private static let email = "Enter your email address"
  private static let edit = "double tap to edit text"
  private static let message = "please enter a valid email"

  @Test(arguments: [
    Case("empty", [.textField("Enter your email address")], "\(email), edit box, \(edit)"),
    Case(
      "filled with an error",
      [.textField("Enter your email address", value: "hello", error: "please enter a valid email")],
      "error: \(message), hello, edit box, \(edit)"),
    Case(
      "error given as hint",
      [.textField("Enter your email address", hint: "please enter a valid email")],
      "\(email), edit box, \(message), \(edit)"),
    Case(
      "label and placeholder", [.textField("Email", placeholder: "name@example.com")],
      "Email, name@example.com, edit box, \(edit)"),
    Case(
      "placeholder only", [.textField(placeholder: "Search")], "Search, edit box, \(edit)"),
    Case(
      "secure", [.secureField("Password", value: "hunter")],
      "password, 6 characters, edit box, \(edit)"),
    Case("disabled", [.textField("Email", disabled: true)], "Email, edit box, disabled"),
    Case(
      "read-only", [.textField("Email", value: "ann@").with(\.states.isReadOnly, true)],
      "ann@, edit box, read only"),
  ])
  func `A field in a design uses its label as the hint`(_ example: Case) {
    #expect(heard(example.screen) == example.said)
  }

  @Test(arguments: [
    Case("button", [.button("Save")], "Save, button, double tap to activate"),
    Case(
      "hint", [.button("Save", hint: "Saves the form")],
      "Save, button, Saves the form, double tap to activate"),
    Case("link", [.link("Terms")], "Terms, link, double tap to activate"),
    Case("heading", [.heading("Sign up", level: 1)], "Sign up, heading"),
    Case("text", [.text("Hello")], "Hello"),
    Case("image", [.image("Logo")], "Logo, image"),
    Case("image without label", [.image()]),
    Case(
      "check box", [.checkbox("News", checked: .on)],
      "checked, News, check box, double tap to toggle"),
    Case(
      "mixed check box", [.checkbox("All", checked: .mixed)],
      "partially checked, All, check box, double tap to toggle"),
    Case("switch", [.toggle("Wi-Fi", on: true)], "on, Wi-Fi, switch, double tap to toggle"),
    Case(
      "slider", [.slider("Volume", now: 54)],
      "54%, Volume, slider, \"swipe up\" or \"swipe down\" to adjust"),
    Case(
      "picker", [.picker("Country", value: "France")],
      "Country, France, drop down list, double tap to change"),
    Case(
      "toggle button", [.button("Bold", pressed: .on)],
      "on, Bold, toggle button, double tap to toggle"),
    Case(
      "list", [.list("Fruit", [.item("Apples"), .item("Pears")]), .text("End")],
      "Apples, 1 of 2, in list Fruit, 2 items", "Pears, 2 of 2", "End, out of list Fruit"),
    Case(
      "tabs", [.node(.tabList, children: [.tab("Home", selected: true), .tab("Kids")])],
      "selected, Home, tab, 1 of 2, in list, 2 items",
      "Kids, tab, 2 of 2, double tap to activate"),
    Case(
      "radio group",
      [.node(.radioGroup, "Pay by", children: [.radio("Card", checked: true), .radio("Cash")])],
      "checked, Card, radio button, 1 of 2, in list Pay by, 2 items, double tap to select",
      "not checked, Cash, radio button, 2 of 2, double tap to select"),
    Case(
      "named group", [.group("Billing", [.text("Total")]), .text("End")],
      "Total, in Billing", "End, out of Billing"),
    Case("merged group", [.group(grouping: .merge, [.text("3"), .text("new")])], "3, new"),
    Case(
      "group that ignores its children",
      [.group("Rating", grouping: .ignoreChildren, [.text("4"), .text("5")])], "Rating"),
    Case(
      "switch that ignores its children",
      [.toggle("Wi-Fi", on: true).with(\.grouping, .ignoreChildren)],
      "on, Wi-Fi, switch, double tap to toggle"),
    Case(
      "button that ignores its children",
      [.node(.button, "Send", children: [.text("Send")]).with(\.grouping, .ignoreChildren)],
      "Send, button, double tap to activate"),
    Case(
      "button without label", [.node(.button, children: [.text("Go")])],
      "Go, button, double tap to activate"),
    Case("unknown role", [.node(.other("rating"), "4 stars")], "4 stars, rating"),
    Case(
      "table",
      [
        .node(
          .table, "Hours",
          children: [
            .node(.row, children: [.node(.columnHeader, "Day"), .node(.columnHeader, "Open")]),
            .node(.row, children: [.node(.cell, "Monday"), .node(.cell, "9 to 5")]),
          ])
      ],
      "Day, column heading, row 1, in grid Hours, 2 rows, 2 columns", "Open, column heading",
      "Monday, row 2, Day", "9 to 5, Open"),
  ])
  func `A node in a design maps to the matching Android widget`(_ example: Case) {
    #expect(heard(example.screen) == example.said)
  }

  @Test func `Every role announces its label`() {
    for role in Role.allCases + [.other("rating")] {
      let transcript = TalkBack().read([.node(role, "Something")])
      switch role {
      case .list, .descriptionList, .directory, .feed, .listbox, .radioGroup, .tabBar, .tabList,
        .tree, .table, .grid, .treeGrid, .row:
        #expect(transcript.stops.isEmpty, "\(role.rawValue)")
      default: #expect(transcript.text.contains("Something"), "\(role.rawValue)")
      }
    }
  }

  @Test func `A label as content description is silent when the field shows text`() throws {
    var screen = Screen(
      [
        .textField("Enter your email", placeholder: "name@example.com"),
        .textField("Enter your email", value: "hello"), .textField("Enter your email"),
      ], origin: .reactNative)
    screen.name = "fields"
    let stops = TalkBack().read(screen).stops
    #expect(
      stops.map(\.announcement.said) == [
        "name@example.com, edit box", "hello, edit box", "Enter your email, edit box",
      ])
    let omission = try #require(stops.first?.omissions.first)
    #expect(omission.text == "Enter your email")
    #expect(omission.rule.name == "EditTextSilencesDescription")
    #expect(stops[2].omissions.isEmpty)
  }

  @Test func `A value that Android cannot expose is an omission`() {
    let button = Branch(Node(.button, label: "Mail", value: "3 new"))
    let same = Branch(Node(.button, label: "Mail, 3 New", value: "3 new"))
    let picker = Branch(Node(.combobox, label: "Country", value: "France"))
    for origin in [Screen.Origin.design, .ios, .android] {
      let stops = TalkBack().read(Screen([button, same, picker], origin: origin)).stops
      #expect(stops[0].omissions.map(\.text) == ["3 new"])
      #expect(stops[0].omissions.map(\.rule.name) == ["ValueWithoutPlace"])
      #expect(stops[1].omissions.isEmpty)
      #expect(stops[2].omissions.map(\.text) == (origin == .android ? ["France"] : []))
    }
  }

  @Test func `A native field announces the long-press hint`() {
    let screen = Screen([.textField("Email")], origin: .android)
    #expect(
      heard(screen) == [
        "Email, edit box, double tap to edit text, double tap and hold to long press"
      ])
  }

  @Test func `Nodes that are not stops have a reason`() {
    let screen: Screen = [
      .node(.button, "Save", children: [.text("Save")]), .image(),
      .text("Secret").with(\.hidden, Hidden(.hidden)),
    ]
    let reasons = TalkBack().read(screen).skippedNodes.map(\.reason)
    #expect(
      reasons == [
        "not announced, because its parent has a content description", "no text, not actionable",
        "hidden",
      ])
  }

  @Test func `TalkBack follows the author's order`() {
    let screen: Screen = [
      .group(
        id: "card", [.text("One", id: "1"), .text("Two", id: "2"), .text("Three", id: "3")]
      ).with(\.order, ["3", "1", "2"])
    ]
    #expect(heard(screen).first == "Three")
  }

  @Test func `A container that Android does not expose keeps its position in the author's order`() {
    let part = Branch.node(.generic, id: "part", children: [.text("Two"), .text("Three")])
    let all = Branch.node(
      .generic, children: [.text("One", id: "1"), part, .text("Four", id: "4")])
    let screen: Screen = [all.with(\.order, ["1", "part", "4"])]
    #expect(heard(screen) == ["One", "Two", "Three", "Four"])
    let reversed: Screen = [all.with(\.order, ["4", "part", "1"])]
    #expect(heard(reversed) == ["Four", "Two", "Three", "One"])
  }

  @Test func `The exposed properties are listed for printing`() {
    let nodes = TalkBack().expose([.textField("Email")])
    #expect(nodes.map(\.title) == ["android.widget.FrameLayout", "android.widget.EditText"])
    #expect(nodes.map(\.depth) == [0, 1])
    #expect(nodes[1].properties.prefix(2).map(\.value) == ["Email", "Email"])
  }

  private func heard(_ screen: Screen) -> [String] {
    TalkBack().read(screen).stops.map(\.announcement.text)
  }
}
