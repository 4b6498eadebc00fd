import Importers
import Simulator
import Testing

/// Controls inside clickable Android views.
@Suite struct DumpControlsInRowsTests {
  @Test(arguments: [
    (
      #"<node class="android.widget.EditText" text="07:30" clickable="true" focusable="true"/>"#,
      ["Alarm, button", "07:30, text field | double tap to edit"]
    ),
    (
      #"<node class="android.widget.ImageButton" content-desc="Remove" clickable="true"/>"#,
      ["Alarm, button", "Remove, button"]
    ),
    (
      """
      <node class="android.widget.LinearLayout"><node class="android.widget.Switch" \
      checkable="true" checked="true" clickable="true" content-desc="Daily"/></node>
      """, ["Alarm, button", "Daily, switch button, on | double tap to toggle setting"]
    ),
    // An element that is not clickable itself belongs to the row.
    (
      #"<node class="android.widget.CheckBox" checkable="true" checked="true" clickable="false"/>"#,
      ["Alarm, button"]
    ),
    (#"<node class="android.widget.ImageView" content-desc="Bell"/>"#, ["Alarm, Bell, button"]),
  ])
  func `VoiceOver stops at a control inside a clickable row`(
    _ control: String, _ expected: [String]
  ) throws {
    let row =
      #"<node class="android.widget.LinearLayout" clickable="true" focusable="true">"#
      + #"<node class="android.widget.TextView" text="Alarm"/>\#(control)</node>"#
    #expect(try DumpTrial(DumpTrial.window(row)).voiceOver == expected)
  }

  @Test func `A field without flags inside a clickable view is a stop of both readers`() throws {
    let dump = """
      {"attributes": {"class": "android.widget.FrameLayout", "enabled": "true"}, "children": [
        {"attributes": {"class": "android.view.View", "accessibilityText": "Reply to Ann", "clickable": "true",
          "enabled": "true"}, "children": [
          {"attributes": {"class": "android.widget.EditText", "text": "", "hintText": "", "clickable": "false",
            "enabled": "true"}, "children": []}]}]}
      """
    let trial = try DumpTrial(dump, as: .maestro)
    #expect(trial.voiceOver == ["Reply to Ann, button", "text field | double tap to edit"])
    #expect(trial.talkBack.count == 2)
  }

  @Test(arguments: [("", true), (#" content-invalid="false""#, false)])
  func `An error is announced unless the dump says that the text is valid`(
    _ attribute: String, _ isAnnounced: Bool
  ) throws {
    let dump = DumpTrial.window(
      #"<node class="android.widget.EditText" text="ann" error="Enter an address" "#
        + #"clickable="true" focusable="true"\#(attribute)/>"#)
    let said = try DumpTrial(dump).talkBack.first
    #expect(said?.hasPrefix("error: Enter an address, ann") == isAnnounced, "\(said ?? "")")
  }

  @Test(arguments: ["android.widget.EditText", "com.acme.PinView"])
  func `The text of a password is never kept`(_ type: String) throws {
    let dump = DumpTrial.window(
      #"<node class="\#(type)" text="tulip42" clickable="true" focusable="true" password="true"/>"#)
    let trial = try DumpTrial(dump)
    #expect(!trial.screen.outline.contains("tulip42"))
    #expect(trial.imported.flatMap(\.unused).isEmpty)
    #expect(!(trial.talkBack + trial.voiceOver).joined().contains("tulip42"))
  }

  @Test func `The hint of an empty password field is kept`() throws {
    let dump = DumpTrial.window(
      #"<node class="android.widget.EditText" text="Secret" hint="Secret" clickable="true" "#
        + #"focusable="true" password="true"/>"#)
    #expect(try DumpTrial(dump).talkBack.first?.contains("Secret") == true)
  }
}
