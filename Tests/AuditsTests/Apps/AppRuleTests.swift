import Importers
import Simulator
import Testing

@testable import Audits

/// Findings about dumps of Flutter apps, and about Android layouts and preferences.
@Suite struct AppRuleTests {
  /// Returns the rules with findings; a question mark follows a rule whose finding needs review.
  private func rules(
    _ source: String, as format: InputFormat = .flutter, version: String? = nil
  ) throws -> [String] {
    var options = ImportOptions()
    options.keepsSource = true
    options.flutterVersion = version.flatMap { FlutterVersion($0) }
    let imported = try #require(
      try ImportedScreen.contents(of: Array(source.utf8), format: format, options: options).first)
    let audit = Audit()
    let subject = AuditSubject(
      imported.screen, android: imported.android, source: imported.source,
      by: imported.readers(allReaders), in: audit.readingConditions)
    return audit.report(on: subject).findings.map { $0.rule + ($0.needsReview ? "?" : "") }
  }

  private func button(_ label: String) -> String {
    """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 1080.0, 2340.0)
     │
     └─SemanticsNode#5
         Rect.fromLTRB(0.0, 0.0, 120.0, 60.0)
         actions: focus, tap
         flags: isSelected, isButton, isFocusable, hasSelectedState
         label:
           "\(label)"
         textDirection: ltr

    """
  }

  /// Returns the rules with findings about a node of Flutter with these properties.
  private func rules(
    of properties: [String], version: String? = nil
  ) throws -> [String] {
    let lines = properties.map { "    \($0)\n" }.joined()
    let dump =
      "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 1080.0, 2340.0)\n └─SemanticsNode#5\n"
      + "    Rect.fromLTRB(0.0, 0.0, 300.0, 60.0)\n\(lines)"
    return try rules(dump, version: version)
  }

  @Test(arguments: [("3.32", true), ("3.35", false)])
  func `A button that only a tooltip names has no name on Android before Flutter 3.35`(
    _ version: String, _ isFound: Bool
  ) throws {
    let properties = ["actions: tap", "flags: isButton, isFocusable", "tooltip: \"Delete\""]
    let found = try rules(of: properties, version: version)
    #expect(found.contains("label-missing") == isFound)
  }

  @Test(arguments: [
    (["validationResult: invalid"], true), (["validationResult: valid"], false), ([], false),
    (["hint: \"Enter the whole address\"", "validationResult: invalid"], false),
  ])
  func `An invalid field of Flutter says so`(_ properties: [String], _ isFound: Bool) throws {
    let field = ["actions: tap", "flags: isTextField, isFocusable", "label: \"Email\""]
    let found = try rules(of: field + properties)
    #expect(found.contains("error-not-heard") == isFound)
  }

  @Test(arguments: [
    (["actions: tap", "label: \"Forecast\""], true), (["label: \"Forecast\""], false),
    (["actions: tap", "flags: isButton", "label: \"Forecast\""], false),
    (["actions: tap", "label:", "  \"Forecast", "  Tab 1 of 2\"", "role: tab"], false),
    (["actions: dismiss, tap", "label: \"Dismiss\""], false),
    (["actions: longPress", "label: \"Forecast\""], false),
  ])
  func `A node of Flutter that reacts to a tap needs a role`(
    _ properties: [String], _ isFound: Bool
  ) throws {
    #expect(try rules(of: properties).contains("role-missing") == isFound)
  }

  @Test(arguments: [
    ("Tab 1 von 2", "Tab 2 von 2", false), ("第 1 个标签，共 2 个", "第 2 个标签，共 2 个", false),
    ("Heute 12:30", "Heute 12:45", true), ("Tab 1 von 2", "Heute", true),
  ])
  func `The position of a tab is no text without a role in any language`(
    first: String, second: String, isFound: Bool
  ) throws {
    let dump = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 1080.0, 2340.0)
       │
       ├─SemanticsNode#1
       │   Rect.fromLTRB(0.0, 0.0, 100.0, 60.0)
       │   actions: focus, tap
       │   label:
       │     "Start
       │     \(first)"
       │   textDirection: ltr
       │
       └─SemanticsNode#2
           Rect.fromLTRB(100.0, 0.0, 200.0, 60.0)
           actions: focus, tap
           label:
             "Konto
             \(second)"
           textDirection: ltr

      """
    #expect(try rules(dump).contains("role-missing") == isFound)
  }

  @Test func `The position that Flutter adds to the name of a tab is no finding`() throws {
    #expect(!(try rules(button("Inbox\n       Tab 1 of 3")).contains("author-imitates-reader")))
    #expect(try rules(button("Inbox\n       Page 1 of 3")).contains("author-imitates-reader"))
  }

  @Test func `The position that Flutter adds is no finding in a dump of Android either`() throws {
    let dump = """
      <hierarchy rotation="0"><node class="android.view.View" text="" \
      content-desc="Inbox&#10;Tab 1 of 3" clickable="true" focusable="true" enabled="true" \
      bounds="[0,0][400,200]"/></hierarchy>
      """
    #expect(!(try rules(dump, as: .uiautomator).contains("author-imitates-reader")))
  }

  @Test func `A text view that nobody can edit needs no name`() throws {
    func screen(_ editable: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="a"><subviews>
      <textView text="We store nothing." editable="\(editable)" id="b"/>
      </subviews></view></objects></document>
      """
    }
    #expect(!(try rules(screen("NO"), as: .interfaceBuilder).contains("label-missing")))
    #expect(try rules(screen("YES"), as: .interfaceBuilder).contains("label-missing"))
  }

  @Test(arguments: ["", "label: 'Remember me', "])
  func `A switch inside a switch of SwiftUI is the same control`(_ label: String) throws {
    let dump = """
      Attributes: Application, pid: 1, label: 'A'
      Element subtree:
       →Application, pid: 1, label: 'A'
          Window (Main), {{0.0, 0.0}, {393.0, 852.0}}
            Switch, {{16.0, 240.0}, {361.0, 44.0}}, label: 'Remember me', value: 1
              Switch, {{300.0, 240.0}, {51.0, 44.0}}, \(label)value: 1
      """
    #expect(try rules(dump, as: .xcuitest).isEmpty)
  }

  @Test func `A page source inside the response of a server can be audited`() throws {
    let android =
      #"{"value": "<hierarchy><android.widget.Button class=\"android.widget.Button\" text=\"\" "#
      + #"clickable=\"true\" enabled=\"true\" bounds=\"[0,0][400,400]\"/></hierarchy>"}"#
    #expect(try rules(android, as: .appiumAndroid).contains("label-missing"))
    let ios =
      #"{"value": "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" enabled=\"true\" "#
      + #"visible=\"true\" accessible=\"true\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/>"}"#
    #expect(try rules(ios, as: .appiumIOS).contains("label-missing"))
    let json = """
      {"value": {"type": "Button", "rawIdentifier": "a", "isEnabled": "1", "isVisible": "1",
      "isAccessible": "1", "rect": {"x": 0, "y": 0, "width": 90, "height": 90}}}
      """
    #expect(try rules(json, as: .appiumIOS).contains("label-missing"))
  }

  private func layout(_ views: String) -> String {
    """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
      android:orientation="vertical">\(views)</LinearLayout>
    """
  }

  @Test func `A toggle button that shows words for its states may have a name`() throws {
    let words = layout(#"<ToggleButton android:textOn="Unmute" android:textOff="Mute"/>"#)
    #expect(try rules(words, as: .androidLayout) == ["label-missing?"])
    #expect(try rules(layout("<ToggleButton/>"), as: .androidLayout) == ["label-missing"])
  }

  @Test func `The title of a preference names its slider`() throws {
    let screen = """
      <PreferenceScreen xmlns:app="http://schemas.android.com/apk/res-auto">
        <SeekBarPreference app:title="Volume" app:defaultValue="5" app:max="10"/>
      </PreferenceScreen>
      """
    #expect(try rules(screen, as: .androidLayout).isEmpty)
  }
}
