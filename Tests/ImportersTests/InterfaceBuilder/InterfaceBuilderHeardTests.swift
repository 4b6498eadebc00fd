import Importers
import Simulator
import Testing

/// Announcements of screens from Interface Builder.
@Suite struct InterfaceBuilderHeardTests {
  /// A part of a document with both readers' announcements, one line for each stop.
  struct Case: Sendable, CustomTestStringConvertible {
    var what: String
    var snippet: String
    var voiceOver: [String]
    var talkBack: [String]?

    var testDescription: String { what }

    init(
      _ what: String, _ snippet: String, _ voiceOver: [String], talkBack: [String]? = nil
    ) {
      self.what = what
      self.snippet = snippet
      self.voiceOver = voiceOver
      self.talkBack = talkBack
    }
  }

  static let fields: [Case] = [
    Case(
      "the prompt of a bar is no title",
      """
      <navigationBar id="n"><items><navigationItem prompt="Step 1" id="i">
        <textField key="titleView" placeholder="Find" id="t"/></navigationItem></items>
      </navigationBar>
      """,
      ["Step 1", "Find, text field, double tap to edit"]),
    Case(
      "a subtitle with attributes is heard",
      """
      <button id="b"><buttonConfiguration key="configuration" title="Send">
        <attributedString key="attributedSubtitle"><fragment content="to all"/></attributedString>
      </buttonConfiguration></button>
      """,
      ["Send, to all, button"]),
    Case(
      "a text field with an accessibility label and hint says both",
      """
      <textField opaque="NO" borderStyle="roundedRect" id="a">
        <rect key="frame" x="20" y="80" width="200" height="34"/>
        <accessibility key="accessibilityConfiguration" label="Code" hint="Six digits"/>
      </textField>
      """,
      ["Code, text field, Six digits, double tap to edit"],
      talkBack: ["Code, edit box, Six digits, double tap to edit text"]),
    Case(
      "a placeholder is the value and no label",
      """
      <textField placeholder="Password" id="a">
        <accessibility key="accessibilityConfiguration" label="Password" hint="At least 8 characters"/>
        <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
      </textField>
      """,
      ["Password, Password, secure text field, At least 8 characters, double tap to edit"]),
    Case(
      "typed text takes the place of the placeholder",
      "<textField placeholder=\"Name\" text=\"Ann\" id=\"a\"/>",
      ["Ann, text field, double tap to edit"]),
    Case(
      "a text view that cannot be edited is text",
      "<textView editable=\"NO\" text=\"All of it\" id=\"a\"/>", ["All of it"]),
  ]

  static let names: [Case] = [
    Case(
      "a symbol of the system has its own name",
      "<button id=\"a\"><state key=\"normal\" image=\"xmark.circle\" catalog=\"system\"/></button>",
      ["Close, button"], talkBack: ["Close, button, double tap to activate"]),
    Case(
      "a symbol that no list has is announced by the words of its name",
      "<button id=\"a\"><state key=\"normal\" image=\"tortoise.fill\" catalog=\"system\"/></button>",
      ["Tortoise, button"]),
    Case(
      "an image of the app lends its file name",
      "<button id=\"a\"><state key=\"normal\" image=\"ic_close\"/></button>",
      ["ic_close, button"]),
    Case(
      "a title wins over the image",
      "<button id=\"a\"><state key=\"normal\" title=\"Shut\" image=\"ic_close\"/></button>",
      ["Shut, button"]),
    Case(
      "a type of button is named by UIKit",
      "<button buttonType=\"infoLight\" id=\"a\"/><button buttonType=\"close\" id=\"b\"/>",
      ["More Info, button", "Close, button"]),
    Case(
      "items of bars are named by UIKit, blanks are no stops",
      """
      <toolbar id="a"><items><barButtonItem systemItem="action" id="b"/>
      <barButtonItem systemItem="flexibleSpace" id="c"/>
      <barButtonItem systemItem="trash" title="Item" id="d"/></items></toolbar>
      """,
      ["Share, button", "Delete, button"]),
    Case("an image is no stop", "<imageView image=\"logo\" id=\"a\"/>", []),
    Case(
      "an image that was made an element lends its file name",
      """
      <imageView image="logo" id="a"><accessibility key="accessibilityConfiguration">
      <bool key="isElement" value="YES"/></accessibility></imageView>
      """,
      ["logo, image"]),
  ]

  static let panel: [Case] = [
    Case(
      "traits replace those of the class",
      """
      <button id="a"><state key="normal" title="Go"/>
      <accessibility key="accessibilityConfiguration">
      <accessibilityTraits key="traits" link="YES"/></accessibility></button>
      """, ["Go, link"]),
    Case(
      "runtime attributes win over the panel",
      """
      <label text="1" id="a"><accessibility key="accessibilityConfiguration" label="One"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string"
      keyPath="accessibilityLabel" value="The only one"/></userDefinedRuntimeAttributes></label>
      """, ["The only one"]),
    Case(
      "a view that is an element swallows what is inside",
      """
      <view id="a"><subviews><label text="Inside" id="b"/></subviews>
      <accessibility key="accessibilityConfiguration" label="Card">
      <bool key="isElement" value="YES"/></accessibility></view>
      """, ["Card"]),
    Case(
      "a label that is no element is passed over",
      """
      <label text="Email" id="a"><accessibility key="accessibilityConfiguration">
      <bool key="isElement" value="NO"/></accessibility></label><label text="Next" id="b"/>
      """, ["Next"], talkBack: ["Next"]),
    Case(
      "what is hidden is not heard",
      "<label text=\"A\" hidden=\"YES\" id=\"a\"/><view alpha=\"0.0\" id=\"b\"><subviews>"
        + "<label text=\"B\" id=\"c\"/></subviews></view><label text=\"C\" id=\"d\"/>", ["C"]),
  ]

  @Test(arguments: fields + names + panel)
  func `A snippet produces its announcements`(_ test: Case) throws {
    let screen = try screen(test.snippet)
    #expect(heard(VoiceOver(), screen) == test.voiceOver)
    if let talkBack = test.talkBack { #expect(heard(TalkBack(), screen) == talkBack) }
  }

  @Test func `UIKit's own strings are in the language of the reader`() throws {
    var reader = VoiceOver()
    reader.settings.locale = .german
    let screen = try screen(
      "<toolbar id=\"a\"><items><barButtonItem systemItem=\"cancel\" id=\"b\"/></items></toolbar>")
    #expect(heard(reader, screen) == ["Abbrechen, Taste"])
  }

  @Test func `The reading order follows the layout of the canvas`() throws {
    let screen = try screen(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="300" height="600"/><subviews>
      <label text="Third" id="c"><rect key="frame" x="10" y="60" width="100" height="20"/></label>
      <label text="Second" id="b"><rect key="frame" x="150" y="14" width="100" height="20"/></label>
      <label text="First" id="a"><rect key="frame" x="10" y="20" width="100" height="20"/></label>
      <toolbar id="t"><rect key="frame" x="0" y="556" width="300" height="44"/><items>
      <barButtonItem title="Last" id="i"/></items></toolbar>
      <label text="Fourth" id="d"><rect key="frame" x="10" y="100" width="100" height="20"/></label>
      </subviews></view>
      """)
    #expect(
      heard(VoiceOver(), screen) == ["First", "Second", "Third", "Fourth", "Last, button"])
  }

  @Test(arguments: [
    (5, "iphone", ["T1", "T2", "T3", "T4", "T5"]), (6, "iphone", ["T1", "T2", "T3", "T4", "more"]),
    (6, "ipad", ["T1", "T2", "T3", "T4", "T5", "T6"]),
  ]) func `A tab bar with too many tabs has a More item`(
    _ count: Int, _ device: String, _ expected: [String]
  ) throws {
    let ways = (1...count).map {
      "<segue kind=\"relationship\" relationship=\"viewControllers\" destination=\"c\($0)\"/>"
    }
    let scenes = (1...count).map {
      "<scene><objects><viewController id=\"c\($0)\"><view key=\"view\" id=\"v\($0)\"/>"
        + "<tabBarItem key=\"tabBarItem\" title=\"T\($0)\" id=\"t\($0)\"/></viewController></objects></scene>"
    }
    let text =
      "<document><device id=\"\(device)9\"/><scenes><scene><objects>"
      + "<tabBarController id=\"b\"><connections>\(ways.joined())</connections></tabBarController>"
      + "</objects></scene>\(scenes.joined())</scenes></document>"
    let screens = try ImportedScreen.contents(
      of: Array(text.utf8), format: .interfaceBuilder, file: "x.storyboard")
    let last = try #require(screens.last).screen
    let tabs = last.preorder.map { last[$0.index] }.filter { $0.role == .tab }
    #expect(tabs.map { $0.label?.text ?? $0.ios.systemItem ?? "" } == expected)
    #expect(tabs.map { $0.states.selected == true }.last == true)
  }

  @Test func `Each screen has a unique name`() throws {
    let controllers = [
      "customClass=\"A\" title=\"T\"", "title=\"T\"", "title=\"T\" storyboardIdentifier=\"S\"",
      "title=\"T\"", "customClass=\"A\"",
    ]
    let scenes = controllers.enumerated().map {
      "<scene sceneID=\"s\($0)\"><objects><viewController \($1) id=\"c\($0)\"/></objects></scene>"
    }
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" "
      + "initialViewController=\"c2\"><scenes>\(scenes.joined())</scenes></document>"
    let screens = try ImportedScreen.contents(
      of: Array(text.utf8), format: .interfaceBuilder, file: "Main.storyboard")
    #expect(screens.map(\.screen.name) == ["T", "A", "s1", "s3", "s4"])
  }

  private func screen(_ snippet: String) throws -> Screen {
    try Screen.contents(of: Array(snippet.utf8), format: .interfaceBuilder, file: "x.xib")
  }

  private func heard(_ reader: some ScreenReader, _ screen: Screen) -> [String] {
    reader.read(screen).stops.map { stop in
      let parts = [stop.announcement.said, stop.announcement.hint]
      return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }
}
