import Importers
import Simulator
import Testing

@testable import Audits

/// Announcements of fields filled with sample values, in every file format.
struct SampleValueTests {
  private static let files: [(format: String, source: String, reader: String, heard: String)] = [
    (
      "appium-ios",
      """
      <AppiumAUT><XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Date"
        placeholderValue="31/12" value="31/12" enabled="true" visible="true" x="0" y="0"
        width="200" height="44"/></AppiumAUT>
      """, "voiceover", "sample"
    ),
    (
      "uiautomator",
      """
      <hierarchy rotation="0"><node index="0" text="Date" hint="Date" showing-hint="true"
        class="android.widget.EditText" package="a" content-desc="" checkable="false"
        checked="false" clickable="true" enabled="true" focusable="true" focused="false"
        scrollable="false" long-clickable="true" password="false" selected="false"
        bounds="[0,0][100,100]" /></hierarchy>
      """, "talkback", "sample"
    ),
    (
      "android-nodes",
      """
      {"tree": {"className": "android.widget.EditText", "hintText": "Date", "editable": true,
       "clickable": true, "focusable": true, "actions": ["SET_TEXT"]}}
      """, "talkback", "sample"
    ),
    (
      "android-layout",
      """
      <EditText xmlns:android="http://schemas.android.com/apk/res/android"
        android:hint="Email" android:inputType="textEmailAddress" />
      """, "talkback", "name@example.com"
    ),
    ("jsx", "<TextInput accessibilityLabel=\"Name\" />", "talkback", "sample"),
    ("html", "<input type=number aria-label=Guests>", "voiceover", "12"),
    ("html", "<textarea aria-label=Notes></textarea>", "talkback", "sample"),
    ("outline", "- textbox \"Name\"", "voiceover", "sample"),
  ]

  @Test(arguments: files.indices) func `A reader announces the sample in a filled field`(
    index: Int
  ) throws {
    let file = Self.files[index]
    let format: InputFormat = try #require(InputFormat(named: file.format))
    let imported = try #require(
      ImportedScreen.contents(
        of: Array(file.source.utf8), format: format, options: ImportOptions()
      ).first)
    let subject = AuditSubject(
      imported.screen, android: imported.android, by: allReaders, in: [.asGiven, .filled])
    let heard = try #require(subject.readings(in: .filled).first { $0.name == file.reader })
    let text = heard.transcript.stops.map(\.announcement.text).joined(separator: "; ")
    #expect(text.contains(file.heard), "\(file.format): \(text)")
    let before = try #require(subject.readings.first { $0.name == file.reader })
    #expect(!before.transcript.stops.contains { $0.announcement.text.contains(file.heard) })
  }
}
