import Importers
import Simulator
import Testing

/// Dumps of Compose screens, in which only the structure of groups shows some roles and states.
@Suite struct ComposeDumpTests {
  private static func view(
    _ flags: String, _ bounds: String = "[0,0][90,90]", _ children: String = ""
  ) -> String {
    #"<node class="android.view.View" bounds="\#(bounds)" \#(flags)>\#(children)</node>"#
  }

  private static func text(_ text: String) -> String {
    #"<node class="android.widget.TextView" text="\#(text)"/>"#
  }

  private static func tab(_ title: String, _ bounds: String, isSelected: Bool = false) -> String {
    let flags = isSelected ? #"selected="true""# : #"clickable="true""#
    return view(
      flags + #" checkable="false" focusable="true""#, bounds, text(title) + view("", bounds))
  }

  private static func said(_ nodes: String) throws -> [String] {
    try DumpTrial(DumpTrial.window(nodes)).talkBack
      .map { $0.split(separator: " | ").first.map(String.init) ?? $0 }
  }

  @Test func `Tabs side by side have a role, positions and a bar`() throws {
    let bar = Self.view(
      "", "[0,0][270,90]",
      Self.tab("Trips", "[0,0][90,90]", isSelected: true) + Self.tab("Map", "[90,0][180,90]")
        + Self.tab("Me", "[180,0][270,90]"))
    #expect(
      try Self.said(bar) == [
        "selected, Trips, Tab, 1 of 3, in list, 3 items", "Map, Tab, 2 of 3", "Me, Tab, 3 of 3",
      ])
  }

  @Test func `Tabs below each other are those of a drawer and have no positions`() throws {
    let drawer = Self.view(
      "", "[0,0][90,180]",
      Self.tab("Inbox", "[0,0][90,90]", isSelected: true) + Self.tab("Spam", "[0,90][90,180]"))
    #expect(try Self.said(drawer) == ["selected, Inbox, Tab", "Spam, Tab"])
  }

  @Test func `A group with an empty last child inside another control is a switch`() throws {
    let inner = Self.tab("Alerts", "[50,0][90,90]")
    let row = Self.view(
      #"clickable="true" focusable="true""#, "[0,0][90,90]", Self.text("Ada") + inner)
    #expect(try Self.said(Self.view("", "[0,0][90,90]", row)) == ["Ada", "Alerts, Switch"])
  }

  @Test(arguments: [
    (1, ["checked, Light, radio button", "not checked, Dark, radio button"]),
    (2, ["checked, Light, radio button", "checked, Dark, radio button"]),
  ])
  func `Checkable rows of a list view are choices`(_ count: Int, _ expected: [String]) throws {
    let rows = ["Light", "Dark"].enumerated().map { index, name in
      #"<node class="android.widget.CheckedTextView" text="\#(name)" checkable="true" "#
        + #"clickable="true" checked="\#(index < count)" bounds="[0,\#(index * 50)][90,\#(index * 50 + 50)]"/>"#
    }
    let list = #"<node class="android.widget.ListView">\#(rows.joined())</node>"#
    let said = try Self.said(list)
    #expect(zip(said, expected).allSatisfy { $0.hasPrefix($1 + ", ") })
  }

  @Test func `An empty last child with a tag or other bounds gives no role`() throws {
    for last in [
      Self.view(#"resource-id="overlay""#), Self.view("", "[60,60][90,90]"),
    ] {
      let card = Self.view(
        #"clickable="true" focusable="true""#, "[0,0][90,90]", Self.text("Card") + last)
      #expect(try Self.said(Self.view("", "[0,0][90,90]", card)) == ["Card"])
    }
  }

  @Test(arguments: [true, false])
  func `A checkable group without a role is selected or not`(_ isChecked: Bool) throws {
    let flags = #"clickable="true" focusable="true" checkable="true" checked="\#(isChecked)""#
    let chip = Self.view(flags, "[0,0][90,90]", Self.text("Vegan"))
    #expect(try Self.said(chip) == [isChecked ? "Selected, Vegan" : "Not selected, Vegan"])
  }

  @Test func `Radio buttons of one group have positions`() throws {
    let flags = #"clickable="true" focusable="true" checkable="true""#
    let choices = ["Cash", "Card"].enumerated().map { index, name in
      let bounds = "[0,\(index * 90)][90,\(index * 90 + 90)]"
      let role = #"<node class="android.widget.RadioButton" bounds="\#(bounds)"/>"#
      return Self.view(flags, bounds, Self.text(name) + role)
    }
    #expect(
      try Self.said(Self.view("", "[0,0][90,180]", choices.joined())) == [
        "Cash, radio button, 1 of 2, in list, 2 items", "Card, radio button, 2 of 2",
      ])
  }

  @Test func `A scrolling group is a list of unknown size, a scroll view is none`() throws {
    let rows = ["Ada", "Grace"].map {
      Self.view(#"clickable="true" focusable="true""#, "[0,0][90,40]", Self.text($0))
    }.joined()
    let list = Self.view(#"scrollable="true""#, "[0,0][90,90]", rows) + Self.text("End")
    #expect(
      try Self.said(Self.view("", "[0,0][90,90]", list)) == [
        "Ada, in list", "Grace", "End, out of list",
      ])
    let column =
      #"<node class="android.widget.ScrollView" scrollable="true">\#(rows)</node>"#
    #expect(try Self.said(Self.view("", "[0,0][90,90]", column)) == ["Ada", "Grace"])
  }

  @Test func `A field without text and label is empty, a view's field says nothing of it`() throws {
    let field =
      #"<node class="android.widget.EditText" clickable="true" focusable="true" hint="" />"#
    let labelled =
      #"<node class="android.widget.EditText" clickable="true" focusable="true" hint="">"#
      + Self.text("City") + "</node>"
    #expect(
      try Self.said(Self.view("", "[0,0][90,90]", Self.text("Form") + field + labelled)) == [
        "Form", "Empty, edit box", "edit box, City",
      ])
    #expect(try Self.said(field) == ["edit box"])
  }

  @Test func `An image in a row says “image” in Compose and not in a row of views`() throws {
    let children =
      #"<node class="android.widget.ImageView" content-desc="Ann"/>"# + Self.text("Online")
    #expect(
      try Self.said(Self.view(#"clickable="true" focusable="true""#, "[0,0][90,90]", children))
        == ["Ann, image, Online"])
    let row = #"<node class="android.widget.LinearLayout" clickable="true">\#(children)</node>"#
    #expect(try Self.said(row) == ["Ann, Online"])
    #expect(
      try Self.said(#"<node class="android.widget.ImageView" content-desc="Ann"/>"#) == [
        "Ann, image"
      ])
  }

  @Test func `Pages and React Native are not taken for Compose`() throws {
    let flags = #"clickable="true" focusable="true" checkable="true""#
    let group = Self.view(flags, "[0,0][90,90]", Self.text("Meat"))
    let page =
      #"<node class="android.webkit.WebView">\#(Self.view("", "[0,0][90,90]", group))</node>"#
    #expect(try Self.said(page).last == "Meat")
    let described = Self.view(
      flags + #" content-desc="Meat""#, "[0,0][90,90]", Self.text("Meat"))
    #expect(try Self.said(described) == ["Meat"])
  }

  @Test func `A fact that is assumed from the shape of groups is reported`() throws {
    let field = #"<node class="android.widget.EditText" focusable="true" hint=""/>"#
    let nodes =
      Self.tab("A", "[0,0][90,90]") + Self.tab("B", "[90,0][180,90]")
    let trial = try DumpTrial(
      DumpTrial.window(
        Self.view("", "[0,0][180,90]", nodes) + Self.view("", "", Self.text("x") + field)))
    #expect(trial.diagnostics(about: "treated as tabs").count == 1)
    #expect(trial.diagnostics(about: "assumed to have positions").count == 1)
    #expect(trial.diagnostics(about: "“Empty”").count == 1)
  }
}
