import Foundation
import Testing

@testable import announce

/// `announce compare` and `announce document --from`, from their arguments to their exit status.
struct CompareCommandTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let outline = """
    - /title: Berth
    - heading "Berth"
    - textbox "Ship"
    - button "Moor"
    - button "Leave"

    """

  /// Returns a TalkBack log with the given announcements; in each text, a usage hint follows “|”.
  private static func log(_ said: String...) -> String {
    said.enumerated().map { index, text in
      let head = "11-20 09:00:\(10 + index).100  81  81 V talkback: SpeechControllerImpl: "
      let event = "event=type:EVENT_TYPE_ACCESSIBILITY subtype:TYPE_VIEW_ACCESSIBILITY_FOCUSED"
      let pieces = text.split(separator: "|").map(String.init)
      let words =
        "\(head)Speaking fragment text=\"\(pieces[0])\", utteranceId=talkback_\(index), \(event) "
        + "displayId:0 time:\(100 + index)\n"
      guard pieces.count > 1 else { return words }
      return
        "\(words)\(head)Speaking fragment text=\"\(pieces[1])\", utteranceId=talkback_1\(index)\n"
    }.joined()
  }

  private let folder: TrialFolder
  private let screen: String

  init() throws {
    folder = try TrialFolder()
    screen = try folder.write(Self.outline, to: "berth.outline")
  }

  @Test func `The README's comparison finds the one difference`() {
    let samples = Self.root.appendingPathComponent("Samples").path
    let trial = Trial.run(
      "compare", "\(samples)/sign-up.talkback.log", "\(samples)/sign-up.outline")
    #expect(trial.status == 1)
    #expect(trial.output.contains("7 stops heard: 6 equal, 1 stop differs in words\n"))
    #expect(trial.output.contains("{+check box+}"))
    #expect(trial.output.contains("by RoleWord"))
  }

  @Test func `A log as predicted has status 0`() throws {
    let log = try folder.write(
      Self.log("Berth. Heading", "Ship. Edit box", "Moor. Button"), to: "berth.log")
    let trial = Trial.run("compare", log, screen)
    #expect(trial.status == 0 && trial.errors.isEmpty)
    #expect(trial.output.contains("3 stops heard: 3 equal\n"))
    #expect(trial.output.contains("usage hints were not compared: the log has none"))
    #expect(trial.output.contains("1 predicted stop before the first or behind the last stop"))
  }

  @Test func `A difference in the baseline stays known until it changes`() throws {
    let log = try folder.write(Self.log("Berth. Heading", "Ship. Text box"), to: "berth.log")
    let known = "\(folder.path)/known.json"
    #expect(Trial.run("compare", log, screen).status == 1)
    let written = Trial.run("compare", log, screen, "--write-baseline", known)
    #expect(written.status == 0 && written.errors.contains("(1 difference)"))
    let same = Trial.run("compare", log, screen, "--baseline", known)
    #expect(same.status == 0 && same.output.contains("1 difference in the baseline"))
    let other = try folder.write(Self.log("Berth. Heading", "Ship. Field"), to: "other.log")
    let changed = Trial.run("compare", other, screen, "--baseline", known)
    #expect(changed.status == 1)
    #expect(changed.output.contains("1 baseline entry matches no difference"))
  }

  @Test func `The baseline of audits in a configuration is not read`() throws {
    try folder.write("baseline: audit.json\n", to: "announce.yaml")
    try folder.write("{\"findings\": []}", to: "audit.json")
    let log = try folder.write(Self.log("Berth. Heading"), to: "berth.log")
    #expect(Trial.run("compare", log, screen).status == 0)
  }

  @Test func `A report has a section with what was heard`() throws {
    let log = try folder.write(Self.log("Berth. Heading", "Ship. Text box"), to: "berth.log")
    let trial = Trial.run("report", screen, "--log", log, "--mute")
    #expect(trial.status == 0)
    #expect(trial.output.contains("Compared with a phone"))
    #expect(trial.output.contains("2 stops heard: 1 equal, 1 stop differs in words"))
    #expect(!Trial.run("report", screen, "--mute").output.contains("Compared with a phone"))
  }

  @Test func `JSON has each line with both sides`() throws {
    let log = try folder.write(
      Self.log("Berth. Heading", "Ferry", "Ship. Edit box|Double-tap to edit text"),
      to: "berth.log")
    let trial = Trial.run("compare", log, screen, "--format", "json")
    #expect(trial.status == 1)
    #expect(trial.output.contains("\"difference\": \"only-heard\""))
    #expect(trial.output.contains("\"predicted\": \"Ship, edit box\""))
    #expect(trial.output.contains("\"hintsCompared\": true"))
  }

  @Test func `Markdown has a row for each difference`() throws {
    let log = try folder.write(Self.log("Berth. Heading", "Moor. Button"), to: "berth.log")
    let trial = Trial.run("compare", log, screen, "--format", "markdown")
    #expect(trial.status == 1)
    #expect(trial.output.contains("| only predicted | stop 2 "))
  }

  @Test func `A setting overrides the reader of the log`() throws {
    let log = try folder.write(Self.log("Berth. Überschrift"), to: "berth.log")
    #expect(Trial.run("compare", log, screen).status == 1)
    #expect(Trial.run("compare", log, screen, "--set", "locale=de").status == 0)
  }

  /// Writes a file with two screens, and a log of walks through these screens and through a third
  /// one.
  private func severalScreens() throws -> (log: String, screens: String) {
    func screen(_ id: String, _ label: String) -> String {
      #"{"id": "\#(id)", "tree": {"className": "android.widget.Button", "text": "\#(label)", "#
        + #""clickable": true, "focusable": true, "bounds": [0, 0, 9, 9]}}"# + "\n"
    }
    let screens = try folder.write(
      screen("harbour", "Moor") + screen("lock", "Open"), to: "canal.android-nodes.json")
    let walks = [("lock", "Open. Button"), ("quay", "Rope"), ("harbour", "Anchor. Button")]
    let lines = walks.map { name, words in
      "11-20 09:00:01.000  1  1 I A11Y_AUDIT: screen-start:\(name)\n" + Self.log(words)
        + "11-20 09:00:59.000  1  1 I A11Y_AUDIT: screen-end:\(name)\n"
    }
    return (try folder.write(lines.joined(), to: "canal.log"), screens)
  }

  @Test func `Each walk is compared with the screen of its name`() throws {
    let (log, screens) = try severalScreens()
    let trial = Trial.run("compare", log, screens)
    #expect(trial.status == 1, "\(trial.errors)")
    #expect(trial.output.contains("walk “harbour”") && trial.output.contains("walk “lock”"))
    #expect(
      trial.output.contains("1 stop heard: 1 stop differs in words\n")
        || trial.output.contains("1 stop heard: 0 equal, 1 stop differs in words\n"))
    #expect(trial.output.contains("1 stop heard: 1 equal\n"))
    #expect(trial.errors.contains("no screen has their name: 1 walk (quay)"))
    let json = Trial.run("compare", log, screens, "--format", "json").output
    #expect(json.contains("\"screens\": [") && json.contains("\"walk\": \"lock\""))
    let markdown = Trial.run("compare", log, screens, "--format", "markdown").output
    #expect(markdown.contains("### Heard as predicted"))
    #expect(markdown.contains("### Heard otherwise than predicted"))
  }

  @Test(arguments: [("lock", Int32(0)), ("harbour", 1)])
  func `A named walk or screen is compared alone`(name: String, status: Int32) throws {
    let (log, screens) = try severalScreens()
    for option in ["--walk", "--screen"] {
      let trial = Trial.run("compare", log, screens, option, name, "--format", "json")
      #expect(trial.status == status, "\(option): \(trial.output)\(trial.errors)")
      #expect(trial.output.contains("\"walk\": \"\(name)\""))
      #expect(!trial.output.contains("\"screens\""))
    }
  }

  @Test func `One baseline holds the differences of several walks`() throws {
    let (log, screens) = try severalScreens()
    let known = "\(folder.path)/known.json"
    #expect(Trial.run("compare", log, screens, "--write-baseline", known).status == 0)
    let trial = Trial.run("compare", log, screens, "--baseline", known)
    #expect(trial.status == 0 && trial.output.contains("1 difference in the baseline"))
  }

  @Test func `A document of a walk that wrapped round is checked from the first stop`() throws {
    let log = try folder.write(Self.log("Leave. Button", "Berth. Heading"), to: "berth.log")
    let document = "\(folder.path)/heard.md"
    #expect(Trial.run("document", "--from", log, screen, "-o", document).status == 0)
    #expect(Trial.run("check", document).status == 0)
  }

  @Test func `A file that is no log is an error with a remedy`() throws {
    let trial = Trial.run("compare", screen, screen)
    #expect(trial.status == 2 && trial.errors.contains("announce formats"))
    #expect(Trial.run("compare", screen).status == 2)
  }

  @Test func `A walk that the log does not have is an error`() throws {
    let log = try folder.write(Self.log("Berth. Heading"), to: "berth.log")
    let trial = Trial.run("compare", log, screen, "--walk", "pier")
    #expect(trial.status == 2 && trial.errors.contains("no walk called “pier”"))
  }

  @Test(arguments: [false, true])
  func `A document of what was heard is checked against the prediction`(hasHints: Bool) throws {
    let edit = hasHints ? "|Double-tap to edit text" : ""
    let tap = hasHints ? "|Double-tap to activate" : ""
    let log = try folder.write(
      Self.log("Ship. Edit box\(edit)", "Moor. Button\(tap)"), to: "berth.log")
    let document = "\(folder.path)/heard.md"
    let written = Trial.run("document", "--from", log, screen, "-o", document)
    #expect(written.status == 0 && written.errors.isEmpty)
    let text = try String(contentsOfFile: document, encoding: .utf8)
    #expect(text.contains("| TalkBack, profile 16.2, locale en\(hasHints ? "" : ", hints off") "))
    #expect(text.contains("| Ship. Edit box") && !text.contains("VoiceOver"))
    #expect(Trial.run("check", document).status == 0)
  }

  @Test func `The check of a document names what was heard otherwise`() throws {
    let log = try folder.write(Self.log("Berth. Heading", "Ship. Text box"), to: "berth.log")
    let document = "\(folder.path)/heard.md"
    #expect(Trial.run("document", "--from", log, screen, "-o", document).status == 0)
    let check = Trial.run("check", document)
    #expect(check.status == 1 && check.output.contains("stop 2"))
  }
}
