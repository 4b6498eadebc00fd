import Importers
import Simulator
import Testing

@testable import Audits

/// Correct screens of ordinary apps, on which rules about lists, rows, dialogs and sessions report
/// no certain findings.
struct OrdinaryScreenTests {
  /// A screen, what its app does, and what a person does on it.
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var format = "outline"
    var source: String
    /// The screen that the app shows as “Next”.
    var next = "- heading \"Next\""
    var app = ""
    var gestures = "wait 2 s"

    var testDescription: String { name }
  }

  private static let rules: [AuditRule] = [
    .focusThrownToTop, .initialFocusOnNothing, .nameChangesTooFast, .listCountWrong, .repeatedPart,
    .twoStopsForOne, .dialogTitleMissing,
  ]

  static func report(_ sample: Sample, by rules: [AuditRule] = rules) throws -> [Finding] {
    var options = ImportOptions()
    options.keepsSource = true
    let format: InputFormat = try #require(InputFormat(named: sample.format))
    let imported = try #require(
      try ImportedScreen.contents(of: Array(sample.source.utf8), format: format, options: options)
        .first)
    let audit = Audit(rules)
    // TalkBack reads no screen that exists only on iOS.
    let readers = imported.readers(allReaders).filter {
      imported.absenceOnAndroid == nil || AuditRule.Platform.ios.isHeard(by: $0)
    }
    var subject = AuditSubject(
      imported.screen, source: imported.source, by: readers, in: audit.readingConditions)
    let script = try GestureScript(sample.gestures).steps.map(\.gesture)
    let app = ScriptedApp(
      try AppScript(sample.app, from: 1), screens: ["Next": try Screen(outline: sample.next)])
    subject.sessions = readers.map {
      AuditSession(imported.screen, by: $0, app: app, doing: script)
    }
    return audit.report(on: subject).findings
  }

  @Test(arguments: samples) func `Rules find nothing certain on an ordinary screen`(
    _ sample: Sample
  ) throws {
    let certain = try Self.report(sample).filter { !$0.needsReview }
    #expect(certain.isEmpty, "\(certain.map { "\($0.shared.rule.id): \($0.message)" })")
  }

  private static let samples: [Sample] = [
    Sample(
      name: "calendar",
      source: """
        - heading "May" [level=1]
        - list "Events":
          - listitem: Today, 09:00, Dentist
          - listitem: Today, 11:30, Choir
          - listitem: Today, 19:00, Theatre
        - button "New event"
        """),
    Sample(
      name: "mail", format: "html",
      source: """
        <!doctype html><html lang=en><title>Inbox</title><main><h1>Inbox</h1>
        <ul role=list style="list-style: none">
        <li><input type=checkbox aria-label="Tickets"> <a href=1>Tickets</a></li>
        <li><input type=checkbox aria-label="Rent"> <a href=2>Rent</a></li>
        <li><input type=checkbox aria-label="Prof. Brandt"> <a href=3>Prof. Brandt</a></li>
        </ul></main>
        """),
    Sample(
      name: "music",
      source: """
        - heading "Blue hour" [level=1]
        - button "Play"
        - slider "Position": 0:12
        - text "Position"
        - list "Queue":
          - listitem: Rivers, Nora Lund, 3:10
          - listitem: Harbour, Nora Lund, 4:02
          - listitem: Snow, Nora Lund, 2:47
        """,
      app: #"on double tap of "Play": announce "Playing"; wait 0.2 s; announce "Buffering rivers""#,
      gestures: #"until "Play"; double tap; wait 3 s"#),
    Sample(
      name: "results on a map", format: "android-nodes",
      source: """
        {"className": "android.widget.FrameLayout", "children": [
        {"className": "androidx.recyclerview.widget.RecyclerView", "scrollable": true,
        "collectionInfo": {"rows": 2, "cols": 1}, "children": [
        {"className": "android.widget.TextView", "text": "Cafés nearby", "heading": true},
        {"className": "android.widget.FrameLayout", "clickable": true, "focusable": true,
        "collectionItemInfo": {"row": 0, "col": 0},
        "children": [{"className": "android.widget.TextView", "text": "Kaffa, Mill Lane 2"}]},
        {"className": "android.view.View"},
        {"className": "android.widget.FrameLayout", "clickable": true, "focusable": true,
        "collectionItemInfo": {"row": 1, "col": 0},
        "children": [{"className": "android.widget.TextView", "text": "Bean, Mill Lane 9"}]}]}]}
        """),
    Sample(
      name: "bank", format: "html",
      source: """
        <!doctype html><html lang=en><title>Account</title><main><h1>Account</h1>
        <ul role=list style="list-style: none"><li>Rent, 3 May, € 800</li>
        <li>Fees<ul role=list style="list-style: none"><li>Card, € 2</li><li>Cash, € 2</li></ul></li>
        <li><ul role=list style="list-style: none"><li>Shop, € 9</li><li>Bar, € 9</li></ul></li>
        </ul></main>
        """),
    Sample(
      name: "settings with two targets", format: "android-layout",
      source: """
        <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
        <TextView android:text="Connections" android:accessibilityHeading="true"/>
        <LinearLayout>
        <LinearLayout android:clickable="true" android:focusable="true">
        <TextView android:text="Hotspot"/></LinearLayout>
        <Switch android:contentDescription="Hotspot"/></LinearLayout>
        <LinearLayout android:clickable="true" android:focusable="true">
        <TextView android:text="Bluetooth"/>
        <Switch android:contentDescription="Bluetooth"/></LinearLayout>
        </LinearLayout>
        """),
    Sample(
      name: "chat",
      source: """
        - heading "Mira" [level=1]
        - list "Messages":
          - listitem: "Mira: Are you there?"
          - listitem: "Mira: I wait outside"
          - listitem: "Mira: It rains"
        - textbox "Message"
        - button "Send"
        """,
      app: #"on double tap of "Send": announce "Message sent"; wait 0.3 s; "#
        + #"announce "Mira is typing"; wait 0.3 s; announce "Two people joined""#,
      gestures: #"until "Send"; double tap; wait 5 s"#),
    Sample(
      name: "cart", format: "html",
      source: """
        <!doctype html><html lang=en><title>Basket</title><main><h1>Basket</h1>
        <ul role=list style="list-style: none">
        <li><a href=1>Tea, € 4.00</a> <button aria-label="Remove: Tea">×</button></li>
        <li><a href=2>Jam, € 4.00</a> <button aria-label="Remove: Jam">×</button></li>
        <li><a href=3>Nuts, € 4.00</a> <button aria-label="Remove: Nuts">×</button></li>
        </ul></main>
        """),
    Sample(
      name: "tabs with badges",
      source: """
        - tablist:
          - tab "Home" [selected]
          - tab "Messages, 3 new"
          - tab "Profile"
        - heading "Home" [level=1]
        - button "Refresh"
        """,
      app: #"on double tap of "Refresh": update "Home" label "Home, 2 new"; layout changed"#,
      gestures: #"until "Refresh"; double tap; wait 2 s"#),
    Sample(
      name: "alert",
      source: "- heading \"Notes\"\n- button \"Erase\"",
      next: "- text: Erase all notes?\n- button \"Cancel\"\n- button \"Erase\"",
      app: #"on double tap of "Erase": show "Next" as alert"#,
      gestures: #"until "Erase"; double tap; wait 2 s"#),
    Sample(
      name: "sheet",
      source: "- heading \"Photo\"\n- button \"More\"",
      next: "- menu:\n  - menuitem \"Copy\"\n  - menuitem \"Print\"",
      app: #"on double tap of "More": show "Next" as sheet"#,
      gestures: #"until "More"; double tap; wait 2 s"#),
  ]

  @Test func `Shared words are quoted from stops that have them`() throws {
    let items =
      ["Sorted by name", "Album, A", "Album, B", "Album, C", "Album, D", "Album, E"]
      + ["Album, F", "Album, G", "Album, H", "Album, I"]
    let found = try Self.report(
      Sample(
        name: "albums",
        source: "- list:\n" + items.map { "  - text: \($0)" }.joined(separator: "\n")),
      by: [.repeatedPart])
    let finding = try #require(found.first)
    #expect(finding.message == "9 stops of this list begin with “Album”.")
    for quote in finding.heard { #expect(quote.text.contains("Album"), "\(quote.text)") }
  }

  @Test(arguments: [
    ("Message: one|Message: two|Message: three", 1),
    ("Ann: one|Ann: two|Ben: three", 0),
    ("You: one|You: two|You: three", 0),
    ("Prof. Lund|Prof. Berg|Prof. Dahl", 0),
    ("Today, Choir|Today, Dentist|Today, Cinema", 0),
    ("Gate 4, Rome|Gate 4, Oslo|Gate 4, Paris", 0),
    ("Rome, on time|Oslo, on time|Paris, late|Bonn, on time", 0),
    ("Rome, not yet booked|Oslo, not yet booked|Paris, not yet booked|Bonn, not yet booked", 1),
  ]) func `A repeated part is neither an author, an abbreviation, a date nor a number`(
    _ items: String, _ count: Int
  ) throws {
    let rows = items.split(separator: "|").map { "  - text: '\($0)'" }.joined(separator: "\n")
    let found = try Self.report(
      Sample(name: items, source: "- list:\n" + rows), by: [.repeatedPart])
    #expect(found.count == count, "\(found.map(\.message))")
  }

  @Test func `A row that opens details beside a switch is no second stop, one that toggles is`()
    throws
  {
    func found(_ handler: String) throws -> [Bool] {
      let source = """
        export default () => <View>
        <Pressable accessibilityRole="button" accessibilityLabel="Alarm" onPress={\(handler)} />
        <Switch accessibilityLabel="Alarm" value={on} onValueChange={setAlarm} />
        </View>;
        """
      return try Self.report(
        Sample(name: handler, format: "jsx", source: source), by: [.twoStopsForOne]
      ).map(\.needsReview)
    }
    #expect(try found("() => navigation.push('Alarm')").isEmpty)
    #expect(try found("() => setAlarm(!on)") == [false])
    #expect(try found("change") == [true])
  }

  @Test func `Announcements without an element change each other if they share words`() throws {
    func found(_ texts: [String]) throws -> Int {
      let effects = texts.map { "announce \"\($0)\"" }.joined(separator: "; wait 0.2 s; ")
      let sample = Sample(
        name: "tickets", source: "- button \"Buy\"", app: "on double tap of \"Buy\": \(effects)",
        gestures: #"until "Buy"; double tap; wait 5 s"#)
      return try Self.report(sample, by: [.nameChangesTooFast]).count
    }
    #expect(try found(["3 tickets left", "2 tickets left", "1 ticket left"]) == 1)
    #expect(try found(["Order sent", "Mia is nearby", "Two offers"]) == 0)
  }

  @Test func `A dialog with a text after its controls needs review`() throws {
    let found = try Self.report(
      Sample(
        name: "filters",
        source: "- dialog:\n  - button \"Close\"\n  - text: Filters\n  - checkbox \"New\""),
      by: [.dialogTitleMissing])
    #expect(found.map(\.needsReview) == [true])
  }
}
