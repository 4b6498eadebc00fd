import Foundation
import Simulator
import Testing

@testable import announce

/// Logs with common mistakes: incomplete, in another language or in the wrong order.
struct LogTroubleTests {
  private static let outline = """
    - /title: Quay
    - heading "Quay"
    - textbox "Ship"
    - checkbox "Insured"
    - button "Moor"

    """

  /// Returns a TalkBack log with whole utterances and fragments of utterances, between marks.
  private static func log(
    _ said: [String], isMarked: Bool = true, hasWhole: Bool = true
  ) -> String {
    let head = "11-20 09:00:10.100  81  81 V "
    let focus = "TYPE_VIEW_ACCESSIBILITY_FOCUSED"
    var lines = isMarked ? ["\(head)A11Y_AUDIT: screen-start:quay"] : []
    for (index, text) in said.enumerated() {
      let pieces = text.split(separator: "|").map(String.init)
      let events = [focus, "EVENT_SPEAK_HINT"]
      for (words, event) in zip(pieces, events) {
        if hasWhole {
          lines.append(
            "\(head)talkback: TalkBackFeedbackProvider:  \(event):  ttsOutput= \(words)    "
              + "queueMode=1  ttsAddToHistory")
        }
        let origin =
          event == focus
          ? "type:EVENT_TYPE_ACCESSIBILITY subtype:\(focus) displayId:0 time:\(100 + index)"
          : "null"
        lines.append(
          "\(head)talkback: SpeechControllerImpl: Speaking fragment text=\"\(words)\", "
            + "utteranceId=talkback_\(index), event=\(origin)")
      }
    }
    if isMarked { lines.append("\(head)A11Y_AUDIT: screen-end:quay") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let said = [
    "Quay. Heading", "Ship. Edit box|Double-tap to edit text",
    "not checked. Insured. Check box|Double-tap to toggle", "Moor. Button|Double-tap to activate",
  ]

  private let folder: TrialFolder
  private let screen: String

  init() throws {
    folder = try TrialFolder()
    screen = try folder.write(Self.outline, to: "quay.outline")
  }

  private func compare(_ log: String, _ more: String...) throws -> Trial {
    Trial.run(["compare", try folder.write(log, to: "quay.log"), screen] + more)
  }

  @Test(arguments: [(true, true), (false, true), (true, false), (false, false)])
  func `A cut of an equal log is equal or an error`(isMarked: Bool, hasWhole: Bool) throws {
    let log = Array(
      (Self.log(Self.said, isMarked: isMarked, hasWhole: hasWhole) + "versionName=16.2.0.1\n").utf8)
    // Cut the log just before, at and after the end of each line, and at regular steps within
    // lines.
    let ends = log.indices.filter { log[$0] == UInt8(ascii: "\n") }
    let steps = stride(from: 1, through: log.count, by: 17)
    for count in Set(ends.flatMap { [$0 - 1, $0, $0 + 1] }).union(steps).sorted() {
      let cut = String(decoding: log.prefix(count), as: UTF8.self)
      let trial = try compare(cut)
      #expect(trial.status != 1, "\(count): \(trial.output)")
    }
  }

  @Test func `A hint that was not waited for is counted, and other words of a hint differ`() throws
  {
    var said = Self.said
    said[1] = "Ship. Edit box"
    let missing = try compare(Self.log(said))
    #expect(missing.status == 0)
    #expect(missing.output.contains("1 stop without a hint: not compared"))
    said[1] = "Ship. Edit box|Double-tap to write"
    let other = try compare(Self.log(said))
    #expect(other.status == 1 && other.output.contains("1 hint differs"))
  }

  @Test func `A document of a log without some hints is as heard`() throws {
    var said = Self.said
    said[1] = "Ship. Edit box"
    let log = try folder.write(Self.log(said), to: "quay.log")
    let document = "\(folder.path)/quay.md"
    #expect(Trial.run("document", "--from", log, screen, "-o", document).status == 0)
    #expect(Trial.run("check", document).status == 0)
    let text = try String(contentsOfFile: document, encoding: .utf8)
    #expect(text.contains("| TalkBack, profile 16.2, locale en"))
  }

  @Test func `A log and a screen in the wrong order are named in the right one`() throws {
    let log = try folder.write(Self.log(Self.said), to: "quay.log")
    let trial = Trial.run("compare", screen, log)
    #expect(trial.status == 2)
    #expect(trial.errors.contains("the second file is the log; write announce compare"))
  }

  @Test func `A log in another language names it`() throws {
    let trial = try compare(
      Self.log(["Kai. Überschrift", "Schiff. Bearbeitungsfeld", "Festmachen. Schaltfläche"]))
    #expect(trial.output.contains("the log seems to be in German; use --language de"))
    #expect(!(try compare(Self.log(["Quay. Title"])).output.contains("seems to be")))
  }

  @Test func `A language that the reader does not speak is a warning`() throws {
    let trial = try compare(Self.log(Self.said), "--language", "xx")
    #expect(trial.errors.contains("TalkBack does not speak “xx”"))
  }

  @Test func `Hints for keys are compared with those for a keyboard`() throws {
    let trial = try compare(Self.log(["Moor. Button|Press select to activate"]))
    #expect(trial.status == 0)
    #expect(trial.output.contains("input keyboard-without-letters"))
  }

  @Test func `One of two walks with a name is said to be compared`() throws {
    let trial = try compare(Self.log(Self.said) + Self.log(["Quay. Heading"]))
    #expect(trial.output.contains("the log has 2 walks called “quay”; the 1st was compared"))
  }

  @Test func `Marks that do not match are reported with their line`() throws {
    let log = Self.log(Self.said).replacingOccurrences(
      of: "screen-end:quay", with: "screen-end:bay")
    let trial = try compare(log)
    #expect(trial.status == 0)
    #expect(trial.output.contains("line 16, column 1: The mark that ends “quay” names “bay”"))
  }

  @Test(arguments: [
    "11-20 09:00:10.100  81  81 I A11Y_AUDIT: screen-start:quay\n",
    "--------- beginning of main\n    versionName=17.0.0\n",
  ])
  func `A log without speech names the log level`(_ log: String) throws {
    let trial = try compare(log)
    #expect(trial.status == 2 && trial.errors.contains("VERBOSE"))
  }

  @Test func `An empty log and UTF-16 without a mark give their reason`() throws {
    #expect(try compare("").errors.contains("the file is empty"))
    let log = Self.log(Self.said).utf8.map { String(UnicodeScalar($0)) + "\0" }.joined()
    #expect(try compare(log).errors.contains("UTF-16 without a byte order mark"))
  }

  @Test func `A report of another format than HTML refuses a log`() throws {
    let log = try folder.write(Self.log(Self.said), to: "quay.log")
    let trial = Trial.run("report", screen, "--log", log, "--format", "gherkin")
    #expect(trial.status == 2 && trial.errors.contains("--log needs an HTML report"))
  }

  @Test func `A site of documents refuses a log`() throws {
    let log = try folder.write(Self.log(Self.said), to: "quay.log")
    let trial = Trial.run("report", folder.path, "--log", log, "-o", "\(folder.path)/site/")
    #expect(trial.status == 2 && trial.errors.contains("cannot be combined with --log"))
  }

  @Test func `In a report of several screens each has the walk of its name`() throws {
    let other = try folder.write("- /title: Bay\n- button \"Moor\"\n", to: "bay.outline")
    let log = try folder.write(Self.log(Self.said), to: "quay.log")
    let trial = Trial.run("report", screen, other, "--log", log, "--mute")
    #expect(trial.status == 0)
    #expect(trial.output.ranges(of: "Compared with a phone").count == 1)
  }

  @Test func `A report names a walk in which the focus never moved`() throws {
    let title = """
      11-20 09:00:10.100  81  81 V talkback: TalkBackFeedbackProvider:  TYPE_WINDOW_STATE_CHANGED: \
       ttsOutput= Bay    queueMode=1  ttsAddToHistory

      """
    let other = try folder.write("- /title: Bay\n- button \"Moor\"\n", to: "bay.outline")
    let log = try folder.write(
      Self.log(Self.said) + "11-20 09:00:11.100  81  81 V A11Y_AUDIT: screen-start:bay\n" + title
        + "11-20 09:00:12.100  81  81 V A11Y_AUDIT: screen-end:bay\n", to: "quay.log")
    let trial = Trial.run("report", screen, other, "--log", log, "--mute")
    #expect(trial.status == 2)
    #expect(trial.errors.contains("the walk “bay” has no stop"), "\(trial.errors)")
    #expect(trial.output.ranges(of: "Compared with a phone").count == 2)
    #expect(
      trial.output.contains(
        "Nothing was compared: the walk “bay” has no stop: the focus never moved to an element."))
    #expect(!trial.output.contains("<ol></ol>"))
  }

  @Test func `A report shows a walk that has nothing in common with the screen`() throws {
    let log = try folder.write(Self.log(["Oar"]), to: "quay.log")
    let trial = Trial.run("report", screen, "--log", log, "--mute")
    #expect(trial.status == 0)
    #expect(trial.output.contains("1 stop heard: 0 equal"))
  }

  @Test func `A document of every profile can be checked`() throws {
    for reader in allReaders {
      let profiles = type(of: reader).settings.first { $0.key == "profile" }?.values ?? []
      #expect(!profiles.isEmpty)
      for profile in profiles {
        let document = "\(folder.path)/\(reader.name)-\(profile).md"
        let set = ["--set", "\(reader.name).profile=\(profile)"]
        #expect(Trial.run(["document", screen, "-o", document] + set).status == 0)
        let check = Trial.run("check", document)
        #expect(check.status == 0, "\(profile): \(check.output)\(check.errors)")
        let text = try String(contentsOfFile: document, encoding: .utf8)
        #expect(!text.contains("mixed"))
      }
    }
  }
}
