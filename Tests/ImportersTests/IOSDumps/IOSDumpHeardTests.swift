import Importers
import Simulator
import Testing

@Suite struct IOSDumpHeardTests {
  static let elements: [(line: String, heard: [String])] = [
    ("Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Save'", ["Save, button"]),
    ("Button, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Save', Disabled", ["Save, dimmed, button"]),
    ("Link, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Terms'", ["Terms, link"]),
    ("Image, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Logo'", ["Logo, image"]),
    ("Image, {{0.0, 0.0}, {9.0, 9.0}}, identifier: 'Logo'", []),
    ("StaticText, {{0.0, 0.0}, {9.0, 9.0}}, label: 'It's 5 o'clock'", ["It's 5 o'clock"]),
    ("StaticText, {{0.0, 0.0}, {9.0, 9.0}}", []),
    (
      "TextField, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Email', value: ann@example.com",
      ["Email, ann@example.com, text field, double tap to edit"]
    ),
    (
      "TextField, {{0.0, 0.0}, {9.0, 9.0}}, placeholderValue: 'Email'",
      ["Email, text field, double tap to edit"]
    ),
    (
      "SecureTextField, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Password', value: •••",
      ["Password, 3 bullets, secure text field, double tap to edit"]
    ),
    (
      "SearchField, {{0.0, 0.0}, {9.0, 9.0}}, placeholderValue: 'Search', value: Search",
      ["Search, search field, double tap to edit"]
    ),
    (
      "Switch, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Wi-Fi', value: 0",
      ["Wi-Fi, switch button, off, double tap to toggle setting"]
    ),
    (
      "Slider, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Volume', value: 50%",
      ["Volume, 50%, adjustable, swipe up or down with one finger to adjust the value"]
    ),
    (
      "PickerWheel, {{0.0, 0.0}, {9.0, 9.0}}, value: May",
      ["May, picker item, adjustable, swipe up or down with one finger to adjust the value"]
    ),
    (
      "PageIndicator, {{0.0, 0.0}, {9.0, 9.0}}, value: page 1 of 3",
      ["page 1 of 3, adjustable, swipe up or down with one finger to adjust the value"]
    ),
    ("Other, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Alone'", ["Alone"]),
    ("Cell, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Alone'", ["Alone"]),
    ("Other, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Vertical scroll bar, 1 page', value: 0%", []),
    ("StatusBar, {{0.0, 0.0}, {9.0, 9.0}}\n StaticText, {{0.0, 0.0}, {9.0, 9.0}}, label: '9'", []),
    (
      "Button, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Add'\n"
        + " StaticText, {{0.0, 0.0}, {9.0, 9.0}}, label: 'inside'", ["Add, button"]
    ),
  ]

  @Test(arguments: elements)
  func `The type of an element determines its announcement`(_ line: String, _ heard: [String])
    throws
  {
    #expect(try IOSDumpTrial.lines(line).heard() == heard)
  }

  static let tags: [(tag: String, heard: [String])] = [
    (#"<XCUIElementTypeStaticText value="Hi" name="Hi" label="Hi"/>"#, ["Hi"]),
    (#"<XCUIElementTypeStaticText value="3" name="n" label="Steps"/>"#, ["Steps, 3"]),
    (#"<XCUIElementTypeStaticText label="News" traits="Header, StaticText"/>"#, ["News, heading"]),
    (#"<XCUIElementTypeButton value="1" label="Bold"/>"#, ["selected, Bold, button"]),
    (#"<XCUIElementTypeButton value="1" label="Bold" traits="Button"/>"#, ["Bold, 1, button"]),
    (
      #"<XCUIElementTypeButton value="1" label="Bold" traits="Selected, Button"/>"#,
      ["selected, Bold, button"]
    ),
    (#"<XCUIElementTypeButton label="Go" accessible="false"/>"#, []),
    (
      #"<XCUIElementTypeOther label="Menu" accessible="true" customActions="Pin,Mute"/>"#,
      ["Menu, actions available"]
    ),
    (
      #"<XCUIElementTypeTextField value="Name" label="" placeholderValue="Name"/>"#,
      ["Name, text field, double tap to edit"]
    ),
    ("<XCUIElementTypeStaticText label=\"\u{FFFC} Photo\"/>", ["Photo"]),
    (
      #"<XCUIElementTypeCell label="Wi-Fi"><XCUIElementTypeSwitch value="1"/></XCUIElementTypeCell>"#,
      ["Wi-Fi, switch button, on, double tap to toggle setting"]
    ),
    (
      #"<XCUIElementTypeTable accessible="true"><XCUIElementTypeCell accessible="true">"#
        + #"<XCUIElementTypeStaticText label="A" accessible="false"/>"#
        + #"<XCUIElementTypeStaticText label="B" accessible="false"/>"#
        + "</XCUIElementTypeCell></XCUIElementTypeTable>", ["A, B"]
    ),
    (
      #"<XCUIElementTypeTextField label="Name" accessible="true">"#
        + #"<XCUIElementTypeOther label="Inner" accessible="true"/></XCUIElementTypeTextField>"#,
      ["Name, text field, double tap to edit"]
    ),
  ]

  @Test(arguments: tags)
  func `Each Appium attribute affects the announcement`(_ tag: String, _ heard: [String]) throws {
    #expect(try IOSDumpTrial.xml(tag).heard() == heard)
  }

  @Test func `An alert hides the elements behind it`() throws {
    let trial = try IOSDumpTrial.lines(
      """
      Application, pid: 1, label: 'App'
        Window, {{0.0, 0.0}, {390.0, 844.0}}
          Button, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Behind'
        Window, {{0.0, 0.0}, {390.0, 844.0}}
          Alert, {{60.0, 300.0}, {270.0, 150.0}}, label: 'Sure?'
            StaticText, {{70.0, 310.0}, {250.0, 20.0}}, label: 'Sure?'
            Button, {{60.0, 400.0}, {135.0, 44.0}}, label: 'No'
            Button, {{195.0, 400.0}, {135.0, 44.0}}, label: 'Yes'
      """)
    #expect(trial.heard() == ["Sure?", "No, button", "Yes, button"])
    #expect(trial.heard(by: .talkBack()).contains { $0.contains("Behind") } == false)
  }

  @Test func `Windows are read one after the other`() throws {
    let trial = try IOSDumpTrial.lines(
      """
      Application, pid: 1, label: 'App'
        Window, {{0.0, 0.0}, {390.0, 844.0}}
          StaticText, {{0.0, 50.0}, {9.0, 9.0}}, label: 'One'
          StaticText, {{0.0, 500.0}, {9.0, 9.0}}, label: 'Two'
        Window, {{0.0, 0.0}, {390.0, 844.0}}
          StaticText, {{0.0, 200.0}, {9.0, 9.0}}, label: 'Three'
      """)
    #expect(trial.heard() == ["One", "Two", "Three"])
  }

  @Test func `Invisible stops are skipped unless their visibility is doubtful`() throws {
    let seen = try IOSDumpTrial.xml(
      #"<XCUIElementTypeButton label="In" visible="true"/>"#
        + #"<XCUIElementTypeButton label="Out" visible="false"/>"#)
    #expect(seen.heard() == ["In, button"])
    let broken = try IOSDumpTrial.xml(#"<XCUIElementTypeButton label="Out" visible="false"/>"#)
    #expect(broken.heard() == ["Out, button"])
    #expect(broken.diagnostics.contains { $0.contains("therefore ignored") })
  }

  @Test func `An ambiguous value is read as the placeholder if an option says so`() throws {
    let field = #"<XCUIElementTypeTextField value="Your name"/>"#
    let xml = "<XCUIElementTypeApplication>\(field)</XCUIElementTypeApplication>"
    let text = try IOSDumpTrial(xml, as: .appiumIOS).screen
    #expect(text.preorder.compactMap { text[$0.index].value?.text } == ["Your name"])
    var options = ImportOptions()
    options.assumesHint = true
    let empty = try IOSDumpTrial(xml, as: .appiumIOS, options)
    #expect(empty.screen.preorder.compactMap { empty.screen[$0.index].value?.text } == [])
    #expect(
      empty.screen.preorder.compactMap { empty.screen[$0.index].placeholder } == ["Your name"])
    #expect(empty.heard() == ["Your name, text field, double tap to edit"])
  }

  @Test func `A wrapped source is read like a bare one`() throws {
    let bare =
      #"<XCUIElementTypeApplication><XCUIElementTypeButton label="Go"/>"#
      + "</XCUIElementTypeApplication>"
    let escaped = bare.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\\\"")
    for text in [
      bare, "\u{FEFF}" + bare, "\r\n" + bare + "\r\n", "{\"value\": \"\(escaped)\"}",
      "[HTTP] <-- {\"value\":\"\(escaped)\",\"sessionId\":null}", "[debug] source: \(bare)\ndone",
      "driver: \"<?xml version=\\\"1.0\\\"?>\(escaped)\"\n[HTTP] 200",
    ] {
      #expect(try IOSDumpTrial(text, as: .appiumIOS).heard() == ["Go, button"], "\(text)")
      #expect(try IOSDumpTrial(text, as: .xcuitest).heard() == ["Go, button"], "\(text)")
    }
  }

  @Test func `Every text of a dump is in the screen`() throws {
    let trial = try IOSDumpTrial.xml(
      #"<XCUIElementTypeTextField value="V" name="N" label="L" placeholderValue="P" hint="H"/>"#)
    #expect(trial.imported.first?.unused == [])
    let stray = try IOSDumpTrial.xml("stray <XCUIElementTypeButton label=\"Go\"/>")
    #expect(stray.imported.first?.unused.map(\.text) == ["stray "])
  }

  @Test(arguments: [
    (
      "SecureTextField, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Password', placeholderValue: 'Your password', value: Your password",
      "Your password"
    ),
    ("TextField, {{0.0, 0.0}, {9.0, 9.0}}, placeholderValue: 'Email', value: Email", "Email"),
  ])
  func `A field whose value is its placeholder is empty`(_ line: String, _ placeholder: String)
    throws
  {
    let trial = try IOSDumpTrial.lines(line)
    let node = try #require(trial.screen.firstRootIndex.map { trial.screen[$0] })
    #expect(node.value == nil)
    #expect(node.placeholder == placeholder)
    #expect(trial.heard(by: TalkBack()).allSatisfy { !$0.contains("characters") })
    #expect(trial.heard().first?.contains(placeholder) == true)
  }

  @Test func `Only the single switch of a cell gets the cell's label`() throws {
    let text = "  StaticText, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Wi-Fi'\n"
    let toggle = "  Switch, {{9.0, 0.0}, {9.0, 9.0}}, value: 0\n"
    let cell = "Cell, {{0.0, 0.0}, {99.0, 9.0}}\n"
    let one = try IOSDumpTrial.lines(cell + text + toggle)
    #expect(
      one.screen.preorder.compactMap { one.screen[$0.index].label?.text } == ["Wi-Fi", "Wi-Fi"])
    let two = try IOSDumpTrial.lines(cell + text + toggle + toggle)
    #expect(two.screen.preorder.compactMap { two.screen[$0.index].label?.text } == ["Wi-Fi"])
  }

  @Test func `An alert without reachable elements hides nothing`() throws {
    let frame = "{{0.0, 0.0}, {9.0, 9.0}}"
    let trial = try IOSDumpTrial.lines(
      """
      Window, \(frame)
        Button, \(frame), label: 'Behind'
        Alert, \(frame)
          Alert, \(frame)
          Button, \(frame), label: 'OK'
        Sheet, \(frame)
          Image, \(frame)
        Button, \(frame), label: 'After'
      """)
    #expect(trial.heard().map { $0.contains("OK") } == [true])
  }

  @Test func `A text that contains the word title does not indicate a Mac app`() throws {
    let line = "StaticText, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Book, title: 'Dune''"
    let screen = try IOSDumpTrial.lines(line).screen
    let node = try #require(screen.firstRootIndex.map { screen[$0] })
    let texts = (node.label?.text ?? "") + (node.ios.details[.title] ?? "")
    #expect(texts.contains("Dune"))
  }
}
