import Foundation
import Testing

@testable import announce

/// Screens that open over another one.
extension DiffCommandTests {
  /// Writes two screens to files: a list, and a dialog that opens over the list.
  private static func filesOfDialog(_ folder: TrialFolder) throws -> [String] {
    let list = """
      - /title: Mail
      - heading "Mail"
      - list:
        - listitem:
          - button "Lunch"
        - listitem:
          - button "Rent | due"
      """
    let question = "- /title: Delete\n- heading \"Delete\"\n- text \"Really?\"\n- button \"Yes\"\n"
    return [
      try folder.write(list, to: "list.outline"), try folder.write(question, to: "ask.outline"),
    ]
  }

  @Test func `A screen that opens over another one is heard with its title and first focus`() throws
  {
    let folder = try TrialFolder()
    let words =
      ["diff"] + (try Self.filesOfDialog(folder)) + ["--opens", "dialog", "--set", "hints=off"]
    let trial = Trial.run(words + ["-e", "until \"Rent\""])
    #expect(trial.status == 1 && trial.errors.isEmpty)
    #expect(
      trial.output.contains(
        """
        opened as dialog: VoiceOver, focus moves from “Rent | due” to “Delete”
          sound: screen changed
          Delete, heading
        """))
    #expect(
      trial.output.contains(
        """
        opened as dialog: TalkBack, focus moves from “Rent | due” to “Really?”
          Delete
          Really?, out of list
        """))
    let atStart = Trial.run(words).output
    #expect(atStart.contains("focus moves from “Lunch” to “Really?”\n"))
  }

  @Test func `Markdown and JSON have what is heard when the screen opens`() throws {
    let folder = try TrialFolder()
    let words =
      ["diff"] + (try Self.filesOfDialog(folder)) + [
        "--opens", "dialog", "-e", "until \"Rent\"", "--set", "hints=off", "--reader", "talkback",
      ]
    let markdown = Trial.run(words + ["--format", "markdown"]).output
    #expect(markdown.contains("| Opened as | Focus "))
    #expect(
      markdown.contains("| dialog    | focus moves from “Rent \\| due” to “Really?” | Delete<br>"))
    let output = Trial.run(words + ["--format", "json"]).output
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let screens = try #require(json["screens"] as? [[String: Any]])
    let reader = try #require((screens.first?["readers"] as? [[String: Any]])?.first)
    let opening = try #require(reader["opening"] as? [String: Any])
    #expect(opening["presentation"] as? String == "dialog")
    #expect(opening["from"] as? String == "Rent | due")
    #expect(opening["focus"] as? String == "Really?")
    let heard = try #require(opening["heard"] as? [[String: Any]])
    #expect(heard.map { $0["text"] as? String } == ["Delete", "Really?, out of list"])
    #expect(opening["gesture"] == nil)
  }

  @Test func `A screen opens even if its announcements are those of the other one`() throws {
    let folder = try TrialFolder()
    let file = try folder.write(Self.screen("Save"), to: "form.outline")
    let trial = Trial.run("diff", file, file, "--opens", "screen", "--reader", "talkback")
    #expect(trial.status == 0)
    #expect(trial.output.contains("no announcements changed\nopened as screen: TalkBack, "))
  }

  @Test func `A gesture that is impossible before a screen opens is reported`() throws {
    let folder = try TrialFolder()
    let file = try folder.write(Self.screen("Save"), to: "form.outline")
    let trial = Trial.run(
      "diff", file, file, "--opens", "alert", "-e", "touch \"Rename\"", "--reader", "voiceover")
    #expect(trial.status == 1)
    #expect(
      trial.output.contains(
        "  not performed: no element of this screen is named “Rename”; the screen has "))
  }
}
