import Importers
import Simulator
import Testing

/// Announcements of typical layouts by both readers.
@Suite struct HeardLayoutTests {
  /// A fragment of a layout with both readers' announcements, without usage hints.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var layout: String
    var voiceOver: [String]
    var talkBack: [String]

    init(_ name: String, _ layout: String, voiceOver: [String], talkBack: [String]) {
      self.name = name
      self.layout = layout
      self.voiceOver = voiceOver
      self.talkBack = talkBack
    }

    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      "a label for a field",
      """
      <TextView android:id="@+id/label" android:text="First name (required)"
        android:labelFor="@id/field" />
      <EditText android:id="@+id/field" android:inputType="textPersonName" />
      """,
      voiceOver: ["First name (required)", "First name (required), text field"],
      talkBack: ["First name (required)", "edit box for First name (required)"]),
    Case(
      "labels of other controls",
      """
      <TextView android:text="Volume" android:labelFor="@id/bar" />
      <SeekBar android:id="@+id/bar" android:progress="40" />
      <TextView android:text="Wi-Fi" android:labelFor="@id/switch" />
      <Switch android:id="@+id/switch" android:checked="true" />
      """,
      voiceOver: ["Volume", "Volume, 40%, adjustable", "Wi-Fi", "Wi-Fi, switch button, on"],
      talkBack: ["Volume", "40%, slider for Volume", "Wi-Fi", "on, switch for Wi-Fi"]),
    Case(
      "a description in place of the text of a label",
      """
      <TextView android:text="First name *" android:contentDescription="First name (required)"
        android:labelFor="@id/field" />
      <EditText android:id="@+id/field" />
      """,
      voiceOver: ["First name (required)", "First name (required), text field"],
      talkBack: ["First name (required)", "edit box for First name (required)"]),
    Case(
      "a field with a description",
      #"<EditText android:contentDescription="First name (required)" />"#,
      voiceOver: ["First name (required), text field"],
      talkBack: ["First name (required), edit box"]),
    Case(
      "a button with a picture and a description",
      #"<ImageButton android:src="@drawable/x" android:contentDescription="Close" />"#,
      voiceOver: ["Close, button"], talkBack: ["Close, button"]),
    Case(
      "a button with a picture alone", #"<ImageButton android:src="@drawable/x" />"#,
      voiceOver: ["button"], talkBack: ["button"]),
    Case(
      "progress without a number", "<ProgressBar />", voiceOver: ["Progress, In progress"],
      talkBack: ["in progress, progress bar"]),
    Case(
      "decoration",
      """
      <ImageView android:src="@drawable/x" />
      <ImageView android:src="@drawable/x" android:contentDescription="@null" />
      <ImageView android:contentDescription="Leaf" android:importantForAccessibility="no" />
      <TextView android:text="Text" />
      """, voiceOver: ["Text"], talkBack: ["Text"]),
    Case(
      "a field in a layout of Material, and the button to see the password",
      """
      <com.google.android.material.textfield.TextInputLayout android:hint="Password"
          app:helperText="8+ characters" app:endIconMode="password_toggle">
        <com.google.android.material.textfield.TextInputEditText android:inputType="textPassword" />
      </com.google.android.material.textfield.TextInputLayout>
      """,
      voiceOver: ["Password, secure text field", "Show password, switch button, off"],
      talkBack: [
        "password, Password, 8+ characters, edit box", "Show password, button",
      ]),
    Case(
      "the button to see what a field does not hide",
      """
      <com.google.android.material.textfield.TextInputLayout android:hint="Name"
          app:passwordToggleEnabled="true">
        <com.google.android.material.textfield.TextInputEditText android:inputType="text" />
      </com.google.android.material.textfield.TextInputLayout>
      """,
      voiceOver: ["Name, text field", "Show password, switch button, on"],
      talkBack: ["Name, edit box", "checked, Show password, button"]),
    Case(
      "a row that can be pressed and holds a switch",
      """
      <LinearLayout android:clickable="true">
        <ImageView android:contentDescription="@null" />
        <TextView android:text="Wi-Fi" />
        <Switch android:checked="true" />
      </LinearLayout>
      """, voiceOver: ["Wi-Fi", "switch button, on"], talkBack: ["Wi-Fi", "on, switch"]),
    Case(
      "a heading",
      #"<TextView android:text="Contact" android:accessibilityHeading="true" />"#,
      voiceOver: ["Contact, heading"], talkBack: ["Contact, heading"]),
    Case(
      "order by wish",
      """
      <Button android:id="@+id/b" android:text="B" />
      <Button android:text="A" android:accessibilityTraversalBefore="@id/b" />
      """, voiceOver: ["B, button", "A, button"],
      talkBack: ["capital A, button", "capital B, button"]),
    Case(
      "what is gone or seen through",
      """
      <TextView android:text="Gone" android:visibility="gone" />
      <LinearLayout android:visibility="invisible"><Button android:text="Unseen" /></LinearLayout>
      <TextView android:text="Faded" android:alpha="0" />
      <TextView android:text="Here" />
      """, voiceOver: ["Here"], talkBack: ["Here"]),
  ])
  func `A layout produces the announcements of its guideline`(_ test: Case) throws {
    let screen = try LayoutText.screen(test.layout)
    #expect(try LayoutText.said(screen, by: VoiceOver()) == test.voiceOver)
    #expect(try LayoutText.said(screen, by: TalkBack()) == test.talkBack)
  }

  @Test(arguments: [
    ("textEmailAddress", "email"), ("textUri", "url"), ("number", "number"), ("phone", "tel"),
  ])
  func `A layout and a page produce the same keyboard`(
    _ android: String, _ html: String
  ) throws {
    let layout = try LayoutText.screen("<EditText android:inputType=\"\(android)\" />")
    let page = try Screen.contents(
      of: Array("<!doctype html><title>t</title><input type=\"\(html)\">".utf8), format: .html)
    let keyboard = try #require(LayoutText.keyboard(of: layout))
    #expect(keyboard == LayoutText.keyboard(of: page))
  }

  @Test(arguments: [
    ("text", 1), ("textMultiLine", 0x20001), ("textEmailAddress", 33), ("textUri", 17),
    ("number", 2), ("numberSigned", 0x1002), ("numberDecimal", 0x2002), ("numberPassword", 18),
    ("phone", 3), ("datetime", 4), ("date", 20), ("time", 36),
  ])
  func `A layout and its dump produce the same keyboard`(
    _ name: String, _ number: Int
  ) throws {
    let layout = try LayoutText.screen("<EditText android:inputType=\"\(name)\" />")
    let dump = try DumpTrial(
      DumpTrial.window(#"<node class="android.widget.EditText" input-type="\#(number)"/>"#))
    let keyboard = try #require(LayoutText.keyboard(of: layout))
    #expect(keyboard == LayoutText.keyboard(of: dump.screen))
  }

  @Test func `A text with a link is announced whole, followed by the link`() throws {
    let project = try ProjectFolder(
      """
      <TextView xmlns:android="http://schemas.android.com/apk/res/android" android:text="@string/t"/>
      """, values: #"<string name="t">Read our <a href="https://x.org">terms</a>.</string>"#)
    let screen = try Screen.contents(
      ofFile: project.path("res/layout/main.xml"), format: .androidLayout)
    #expect(try LayoutText.said(screen, by: VoiceOver()) == ["Read our terms.", "terms, link"])
  }

  @Test(arguments: [
    "<androidx.appcompat.widget.Toolbar app:menu=\"@menu/m\"/>",
    "<com.google.android.material.bottomnavigation.BottomNavigationView app:menu=\"@menu/m\"/>",
  ])
  func `Unused texts of a menu are listed`(_ view: String) throws {
    let project = try ProjectFolder(
      view.replacing(
        "app:menu", with: "xmlns:app=\"http://schemas.android.com/apk/res-auto\" app:menu"),
      values: "",
      [
        "res/menu/m.xml": """
        <menu xmlns:android="http://schemas.android.com/apk/res/android">
          <item android:title="Find" android:text="Nowhere" android:alphabeticShortcut="f" />
        </menu>
        """
      ])
    let imported = try ImportedScreen.contents(
      ofFile: project.path("res/layout/main.xml"), format: .androidLayout,
      options: ImportOptions())
    #expect(imported.first?.unused.map(\.text) == ["Nowhere"])
    #expect(imported.first?.unused.map(\.reason) == [.noEffect])
  }

  // TalkBack 15.1, TalkBackLabelManager.java, needsLabel; compositor/hint and menurules
  @Test(arguments: [
    (#"<ImageButton android:id="@+id/nav_back" android:src="@drawable/x" />"#, true),
    (#"<ImageButton android:id="@android:id/closeButton" />"#, true),
    (#"<Spinner android:id="@+id/country" />"#, true),
    (#"<CheckBox android:id="@+id/news" />"#, true),
    (#"<View android:id="@+id/canvas" android:focusable="true" />"#, true),
    (#"<EditText android:id="@+id/email" />"#, true),
    (#"<EditText android:id="@+id/email" android:hint="Email" />"#, false),
    (#"<ImageButton android:src="@drawable/x" />"#, false),
    (#"<ImageButton android:id="@+id/back" android:contentDescription="Back" />"#, false),
    (#"<ImageButton android:id="@+id/back" android:enabled="false" />"#, false),
    (#"<ImageButton android:id="@string/back" />"#, false),
    (#"<com.google.android.material.tabs.TabItem android:id="@+id/chats" />"#, false),
    (#"<Button android:id="@+id/pay" android:text="Pay" />"#, false),
  ])
  func `An identifier is suggested as the label of an unlabelled control`(
    _ view: String, _ isOffered: Bool
  ) throws {
    let stops = TalkBack().read(try LayoutText.screen(view)).stops
    let offers = stops.map { $0.announcement.text.contains("labels available, use tap with") }
    #expect(offers == [isOffered])
  }

  @Test func `An identifier replaces a missing label if the reader is set to do so`() throws {
    var reader = TalkBack()
    reader.settings.elementIds = true
    let screen = try LayoutText.screen(#"<ImageButton android:id="@+id/nav_back" />"#)
    #expect(try LayoutText.said(screen, by: reader) == ["nav back, button"])
  }

  @Test func `An include passes its identifier to the included root`() throws {
    let project = try ProjectFolder(
      """
      <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android">
        <include layout="@layout/close" android:id="@+id/close_all" />
      </FrameLayout>
      """, values: "",
      [
        "res/layout/close.xml": """
        <ImageButton xmlns:android="http://schemas.android.com/apk/res/android"
          android:id="@+id/close" />
        """
      ])
    let screen = try Screen.contents(
      ofFile: project.path("res/layout/main.xml"), format: .androidLayout)
    let identifiers = screen.preorder.compactMap { screen[$0.index].android.resourceId }
    #expect(identifiers == ["app:id/close_all"])
  }
}

/// Words that Android and Material Components add to a layout, in the requested language.
@Suite struct AndroidWordsTests {
  private static let views = """
    <com.google.android.material.textfield.TextInputLayout app:endIconMode="password_toggle"
        android:hint="PIN">
      <com.google.android.material.textfield.TextInputEditText android:inputType="textPassword" />
    </com.google.android.material.textfield.TextInputLayout>
    <com.google.android.material.chip.Chip android:text="Rot" app:closeIconVisible="true" />
    """

  @Test(arguments: [
    (nil, "Show password", "Remove Rot"), ("en-GB", "Show password", "Remove Rot"),
    ("de", "Passwort anzeigen", "Rot entfernen"), ("de-AT", "Passwort anzeigen", "Rot entfernen"),
    ("fr", "Afficher le mot de passe", "Supprimer Rot"),
    ("es", "Mostrar contraseña", "Remove Rot"), ("sv", "Show password", "Remove Rot"),
  ])
  func `Platform strings use the requested language if they are translated`(
    _ language: String?, _ password: String, _ remove: String
  ) throws {
    var options = ImportOptions()
    options.language = language
    let screen = try LayoutText.screen(Self.views, options: options)
    let own = screen.preorder.map { screen[$0.index] }.filter { $0.label?.origin == .standard }
    #expect(own.map(\.name) == [password, remove])
  }
}

enum LayoutText {
  /// Returns the screen of a column of views.
  static func screen(
    _ views: String, options: ImportOptions = ImportOptions()
  ) throws -> Screen {
    let text = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:app="http://schemas.android.com/apk/res-auto" android:orientation="vertical">
      \(views)
      </LinearLayout>
      """
    return try Screen.contents(of: Array(text.utf8), format: .androidLayout, options: options)
  }

  /// Returns the keyboard of the first field.
  static func keyboard(of screen: Screen) -> TextInput.Keyboard? {
    for visit in screen.preorder {
      if let input = screen[visit.index].textInput { return input.keyboard }
    }
    return nil
  }

  /// Returns the announcement at each stop without the usage hint.
  static func said(_ screen: Screen, by reader: any ScreenReader) throws -> [String] {
    var reader = reader
    try reader.set("hints", to: "off")
    return reader.read(screen).stops.map(\.announcement.text)
  }
}
