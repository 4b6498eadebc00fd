import Importers
import Simulator
import Testing

/// What readers announce in a session because of the stop that focus leaves.
@Suite struct FocusArrivalTests {
  private static let page =
    "<p>Before</p><table><caption>Hours</caption><tr><th>Day<th>Open<tr><th>Mon<td>9"
    + "<tr><th>Tue<td>10</table><fieldset aria-label=Pet><input aria-label=Cat>"
    + "<input aria-label=Dog></fieldset><p>After</p>"

  /// Returns the announced lines for each gesture of a script.
  private static func heard(
    _ script: String, on page: String = page, by reader: any ScreenReader
  ) throws -> [[String]] {
    var session = Session(try Screen.html(page, file: "page.html"), by: reader)
    session.begin()
    for step in try GestureScript(script).steps { session.perform(step.gesture) }
    return session.record.dropFirst().map { $0.lines.map(\.written) }
  }

  @Test func `VoiceOver announces what a swipe back enters`() throws {
    var reader = VoiceOver()
    reader.settings.hints = false
    let heard = try Self.heard(
      "touch \"After\"; swipe left 4; touch \"Cat\"; walk back", by: reader)
    #expect(
      heard[1] == [
        "Pet, Dog, text field", "Cat, text field, form start",
        "Hours, Open, Tue, 10, row 3, column 2, table end", "Day, Tue, row header, column 1",
      ])
    #expect(heard[3].prefix(1) == heard[1][2...2])
    #expect(heard[3].suffix(4).first == "Hours, table start, 3 rows, 2 columns")
  }

  @Test func `VoiceOver announces what a swipe forward enters after a swipe back`() throws {
    var reader = VoiceOver()
    reader.settings.hints = false
    let script = "touch \"Before\"; swipe right; swipe left; swipe right; until \"Cat\"; swipe left"
    let heard = try Self.heard(script, by: reader)
    #expect(heard[1] == ["Hours, table start, 3 rows, 2 columns"])
    #expect(heard[2] == ["Before"])
    #expect(heard[3] == heard[1])
    #expect(heard[4].last == "Pet, Cat, text field, form start")
    #expect(heard[5] == ["Hours, Open, Tue, 10, row 3, column 2, table end"])
  }

  // a11ysupport.io, required_attribute_radio_group.json, next form field, VoiceOver on iOS 12.3
  @Test func `VoiceOver announces the group that a jump by form controls enters`() throws {
    var reader = VoiceOver()
    reader.settings.hints = false
    let page =
      "<p>Before</p><fieldset><legend>Pet</legend><input aria-label=Cat><input aria-label=Dog>"
      + "</fieldset><textarea aria-label=About>abc</textarea>"
    let script =
      "next form control; next form control; next form control; previous form control; "
      + "previous form control"
    let heard = try Self.heard(script, on: page, by: reader)
    #expect(
      Array(heard.joined()) == [
        "Pet, Cat, text field", "Dog, text field, form end", "About, multi line text field, abc",
        "Pet, Dog, text field, form end", "Cat, text field",
      ])
  }

  @Test func `TalkBack announces the list that a jump enters`() throws {
    var reader = TalkBack()
    reader.settings.hints = false
    let page = "<h1>Top</h1><ul><li>One<li><a href=/x>Two</a><li>Three</ul><h2>End</h2>"
    let heard = try Self.heard("next link; next heading", on: page, by: reader)
    #expect(heard == [["Two, link, 2 of 3, in list, 3 items"], ["End, heading 2, out of list"]])
  }

  @Test func `TalkBack announces what a swipe back enters and leaves`() throws {
    var reader = TalkBack()
    reader.settings.hints = false
    let heard = try Self.heard("touch \"After\"; swipe left 4; walk back", by: reader)
    #expect(
      heard[1] == [
        "Dog, edit box, in Pet", "Cat, edit box",
        "10, Tue, Open, in grid Hours, 3 rows, 2 columns", "Tue, row heading, Day, out of Pet",
      ])
    #expect(heard[2].contains("Before, out of grid Hours"))
    #expect(!heard[2].contains { $0.contains("in grid") })
  }
}
