import Importers
import Simulator
import Testing
import TextIO

@Suite struct AndroidDumpTests {
  @Test(
    arguments: [
      // The texts of a clickable row are one stop, and a decorative image is not a stop.
      (
        """
        <node class="android.widget.LinearLayout" clickable="true" enabled="true">
        <node class="android.widget.ImageView"/><node class="android.widget.TextView" text="Wi-Fi"/>
        <node class="android.widget.TextView" text="Connected"/></node>
        """, ["Wi-Fi, Connected | double tap to activate"]
      ),
      // A button without a description.
      (
        #"<node class="android.widget.ImageButton" clickable="true"/>"#,
        ["button | double tap to activate"]
      ),
      (
        #"<node class="android.widget.ImageButton" clickable="true" content-desc="Back"/>"#,
        ["Back, button | double tap to activate"]
      ),
      (#"<node class="android.widget.ImageView" content-desc="Logo"/>"#, ["Logo, image"]),
      // Fields with typed text, with a hint, and with neither.
      (
        #"<node class="android.widget.EditText" clickable="true" text="ann@" hint="Email"/>"#,
        ["ann@, edit box | double tap to edit text"]
      ),
      (
        #"<node class="android.widget.EditText" clickable="true" text="Email" hint="Email"/>"#,
        ["Email, edit box | double tap to edit text"]
      ),
      (
        #"<node class="android.widget.EditText" clickable="true" text="Email" hint="Email""#
          + #" content-desc="Work email"/>"#,
        ["Email, edit box | double tap to edit text"]
      ),
      (
        #"<node class="android.widget.EditText" clickable="true" text="••••" password="true"/>"#,
        ["password, 4 characters, edit box | double tap to edit text"]
      ),
      // States.
      (
        #"<node class="android.widget.CheckBox" checkable="true" checked="true" text="News""#
          + #" clickable="true" enabled="false"/>"#, ["checked, News, check box, disabled"]
      ),
      (
        #"<node class="android.widget.Switch" checkable="true" checked="false" text="Off now""#
          + #" clickable="true"/>"#, ["off, Off now, switch | double tap to toggle"]
      ),
      (
        #"<node class="android.widget.ToggleButton" checkable="true" checked="true" text="ON""#
          + #" clickable="true"/>"#, ["checked, ON, switch | double tap to toggle"]
      ),
      (#"<node class="android.widget.TextView" text="Tab" selected="true"/>"#, ["selected, Tab"]),
      (
        #"<node class="android.widget.SeekBar" content-desc="Volume" focusable="true" text="25.0"/>"#,
        ["25%, Volume, slider | swipe up or swipe down to adjust"]
      ),
      (
        #"<node class="android.widget.SeekBar" content-desc="Volume" focusable="true""#
          + #" text="25 percent"/>"#, ["Volume, slider | swipe up or swipe down to adjust"]
      ),
      // A React Native group, whose label joins the texts inside the group.
      (
        """
        <node class="android.view.ViewGroup" clickable="true" focusable="true" content-desc="Home, 3 new">
        <node class="android.widget.TextView" text="Home"/><node class="android.widget.TextView" text="3 new"/>
        </node>
        """, ["Home, 3 new | double tap to activate"]
      ),
      // Compose exposes the role of a group in an empty last child, so the role comes after the
      // texts.
      (
        """
        <node class="android.view.View" clickable="true"><node class="android.view.View" \
        content-desc="Delete"/><node class="android.widget.Button"/></node>
        """, ["Delete, button | double tap to activate"]
      ),
      (
        """
        <node class="android.view.View" clickable="true" checkable="true" checked="true">\
        <node class="android.widget.TextView" text="News"/><node class="android.widget.CheckBox"/></node>
        """, ["checked, News, check box | double tap to toggle"]
      ),
      (
        """
        <node class="android.view.View" clickable="true" checkable="true" checked="true">\
        <node class="android.view.View" content-desc="Notify"/><node class="android.view.View"/></node>
        """, ["On, Notify, Switch | double tap to toggle"]
      ),
      // A list that does not scroll shows all its items.
      (
        """
        <node class="androidx.recyclerview.widget.RecyclerView">
        <node class="android.widget.TextView" text="One" clickable="true" bounds="[0,0][9,9]"/>
        <node class="android.widget.TextView" text="Two" clickable="true" bounds="[0,9][9,18]"/></node>
        """,
        [
          "One, 1 of 2, in list, 2 items | double tap to activate",
          "Two, 2 of 2 | double tap to activate",
        ]
      ),
      (
        """
        <node class="androidx.recyclerview.widget.RecyclerView" scrollable="true">
        <node class="android.widget.TextView" text="One"/><node class="android.widget.TextView" text="Two"/>
        </node>
        """, ["One, in list", "Two"]
      ),
    ])
  func `A dump produces the announcements of the phone`(_ nodes: String, _ expected: [String])
    throws
  {
    #expect(try DumpTrial(DumpTrial.window(nodes)).talkBack.map(removingQuotes) == expected)
  }

  /// Returns an announcement without quotation marks.
  private func removingQuotes(_ said: String) -> String { said.replacing("\"", with: "") }

  @Test func `The text of a field is read as its hint if an option says so`() throws {
    let dump = DumpTrial.window(
      #"<node class="android.widget.EditText" clickable="true" text="Name"/>"#)
    let typed = try DumpTrial(dump)
    #expect(typed.screen.preorder.compactMap { typed.screen[$0.index].value?.text } == ["Name"])
    #expect(typed.diagnostics(about: "treated as typed text").count == 1)
    var options = ImportOptions()
    options.assumesHint = true
    let hint = try DumpTrial(dump, options: options)
    #expect(hint.screen.preorder.compactMap { hint.screen[$0.index].value?.text } == [])
    #expect(hint.screen.indices(role: .textBox, name: "Name").count == 1)
    #expect(hint.diagnostics(about: "treated as the hint").count == 1)
  }

  @Test func `Appium dumps without a shown hint have no hint diagnostic`() throws {
    let source = """
      <hierarchy index="0"><android.widget.EditText class="android.widget.EditText" text="Name" \
      a11y-important="true" showing-hint="false" clickable="true"/></hierarchy>
      """
    let trial = try DumpTrial(source, as: .appiumAndroid)
    #expect(trial.diagnostics(about: "may be the hint").isEmpty)
    #expect(trial.screen.preorder.compactMap { trial.screen[$0.index].value?.text } == ["Name"])
  }

  @Test func `Controls of a dump without flags are usable`() throws {
    let nodes = """
      <node class="android.widget.ImageButton" content-desc="Back"/>
      <node class="android.widget.ImageButton"/>
      <node class="android.widget.CheckBox" text="News"/>
      <node class="android.widget.ImageView" content-desc="Logo"/>
      """
    let cut = try DumpTrial(DumpTrial.window(nodes))
    #expect(
      cut.talkBack == [
        "Back, button | double tap to activate", "button | double tap to activate",
        "not checked, News, check box | double tap to toggle", "Logo, image",
      ])
    #expect(cut.diagnostics(about: "3 controls are assumed to be clickable").count == 1)
    let whole = try DumpTrial(
      DumpTrial.window(nodes + #"<node class="android.view.View" clickable="false"/>"#))
    #expect(whole.talkBack.first == "Back, image")
    #expect(whole.diagnostics(about: "assumed to be clickable").isEmpty)
  }

  @Test func `VoiceOver reads an approximation`() throws {
    let nodes = """
      <node class="android.widget.TextView" text="Sign up"/>\
      <node class="android.widget.Button" text="Go" clickable="true"/>\
      <node class="android.widget.CheckBox" text="News" checkable="true" checked="true" clickable="true"/>
      """
    let trial = try DumpTrial(DumpTrial.window(nodes))
    #expect(
      trial.voiceOver.map { $0.split(separator: " | ").first.map(String.init) ?? "" }.prefix(2) == [
        "Sign up", "Go, button",
      ])
    #expect(trial.diagnostics(about: "VoiceOver").count == 1)
  }

  @Test func `Elements without a label are reported with their location`() throws {
    let trial = try DumpTrial(
      DumpTrial.window(
        "\n<node class=\"android.view.View\" NAF=\"true\" text=\"Not so\" clickable=\"true\"/>"
          + "\n<node class=\"android.view.View\" clickable=\"true\"/>"))
    let diagnostic = try #require(trial.diagnostics(about: "NAF").first)
    #expect(diagnostic.position == Node.Position(line: 3, column: 1))
    #expect(diagnostic.message.hasPrefix("1 element can be clicked"))
  }

  @Test func `Choosing a missing window is an error that lists the windows`() {
    let dump = """
      <hierarchy><node package="com.acme" class="a.B"><node text="Hi"/></node>\
      <node package="com.android.systemui" class="a.B"><node text="12:30"/></node></hierarchy>
      """
    var options = ImportOptions()
    options.window = "com.acne"
    let error = #expect(throws: InputError.self) {
      try ImportedScreen.contents(
        of: Array(dump.utf8), format: .uiautomator, file: "a.xml", options: options)
    }
    #expect(
      error?.description == "a.xml: the dump has no window “com.acne”; "
        + "choose “com.acme”, “com.android.systemui”")
  }

  @Test func `One window is read by default and another on request`() throws {
    let dump = """
      <hierarchy><node package="com.android.systemui" class="a.B"><node text="12:30" clickable="true"/></node>\
      <node package="com.example" class="a.B"><node text="Pay" clickable="true"/></node>\
      <node package="com.other" class="a.B"><node text="Idle"/></node></hierarchy>
      """
    let trial = try DumpTrial(dump)
    #expect(trial.imported.count == 1)
    #expect(trial.talkBack == ["Pay | double tap to activate"])
    #expect(
      trial.imported[0].unused.map { "\($0.text) \($0.reason.rawValue)" } == [
        "12:30 other-window", "Idle other-window",
      ])
    var options = ImportOptions()
    options.window = "com.android.systemui"
    #expect(try DumpTrial(dump, options: options).talkBack == ["12:30 | double tap to activate"])
  }

  @Test func `An unimportant view is skipped with a reason`() throws {
    let trial = try DumpTrial(
      DumpTrial.window(
        "<node class=\"android.widget.TextView\" text=\"Heard\" important=\"true\"/>"
          + "<node class=\"android.widget.TextView\" text=\"Unheard\" important=\"false\"/>"))
    #expect(trial.talkBack == ["Heard"])
    let reasons = TalkBack().read(trial.screen).skippedNodes.map(\.reason)
    #expect(reasons.contains("not important for accessibility"))
  }

  @Test(arguments: [true, false]) func `A UTF-16 dump with Windows line endings is read`(
    isBigEndian: Bool
  ) throws {
    let text =
      "\u{FEFF}UI hierchary dumped to: /dev/tty\r\n" + DumpTrial.window("<node text=\"Grüße\"/>")
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let pair = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return isBigEndian ? pair : pair.reversed()
    }
    let screens = try ImportedScreen.contents(of: bytes, format: .uiautomator, file: "d.xml")
    #expect(TalkBack().read(screens[0].screen).stops.map(\.announcement.said) == ["Grüße"])
  }

  @Test(arguments: [
    (1, TextInput.Keyboard.text), (33, .email), (209, .email), (17, .url), (129, .text),
    (2, .number), (0x1002, .number), (0x2002, .decimal), (18, .number), (3, .phone),
    (4, .dateTime),
    (20, .date), (36, .time), (0x20001, .text),
  ])
  func `The input type determines the keyboard`(_ number: Int, _ keyboard: TextInput.Keyboard)
    throws
  {
    let trial = try DumpTrial(
      DumpTrial.window(#"<node class="android.widget.EditText" input-type="\#(number)"/>"#))
    let field = try #require(trial.screen.indices(role: .textBox).first)
    #expect(trial.screen[field].textInput?.keyboard == keyboard)
  }
}
