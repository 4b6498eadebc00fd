import Foundation
import Testing

@testable import announce

/// Differences between a log and a prediction: their locations, and whether they are known
/// differences.
struct LogDifferenceTests {
  private static let outline = """
    - /title: Slip
    - heading "Slip"
    - textbox "Boat"
    - button "Haul"
    - button "Launch"

    """

  /// Returns a TalkBack log with the given announcements; in each text, a usage hint follows “|”.
  private static func log(_ said: String..., name: String? = nil) -> String {
    let lines = said.enumerated().flatMap { index, text -> [String] in
      let head = "03-04 05:06:\(10 + index).700  81  81 V talkback: TalkBackFeedbackProvider:  "
      let pieces = text.split(separator: "|").map(String.init)
      let event = "TYPE_VIEW_ACCESSIBILITY_FOCUSED"
      return ["\(head)\(event):  ttsOutput= \(pieces[0])    queueMode=1"]
        + pieces.dropFirst().map { "\(head)EVENT_SPEAK_HINT:  ttsOutput= \($0)    queueMode=2" }
    }
    let marks = ["start", "end"].map { mark in
      name.map { ["03-04 05:06:01.000  1  1 I A11Y_AUDIT: screen-\(mark):\($0)"] } ?? []
    }
    return (marks[0] + lines + marks[1]).map { "\($0)\n" }.joined()
  }

  private let folder: TrialFolder
  private let screen: String

  init() throws {
    folder = try TrialFolder()
    screen = try folder.write(Self.outline, to: "slip.outline")
  }

  private func known(_ log: String, _ screens: String) throws -> String {
    let known = "\(folder.path)/known.json"
    let path = try folder.write(log, to: "first.log")
    #expect(Trial.run("compare", path, screens, "--write-baseline", known).status == 0)
    return known
  }

  @Test(arguments: ["Boat. Field", "Slip. Heading"])
  func `A known difference stays known without its hint`(words: String) throws {
    let tap = "Launch. Button|Double-tap to activate"
    let known = try known(
      Self.log("Slip. Heading", "\(words)|Double-tap to edit text", tap), screen)
    for log in [
      Self.log("Slip. Heading", words, tap), Self.log("Slip. Heading", words, "Launch. Button"),
    ] {
      let trial = Trial.run(
        "compare", try folder.write(log, to: "second.log"), screen, "--baseline", known)
      #expect(trial.status == 0, "\(trial.output)")
      #expect(!trial.output.contains("matches no difference"))
    }
  }

  @Test func `A known difference of one screen is new on another`() throws {
    func tree(_ id: String) -> String {
      #"{"id": "\#(id)", "tree": {"className": "android.widget.Button", "text": "Haul", "#
        + #""clickable": true, "focusable": true, "bounds": [0, 0, 9, 9]}}"# + "\n"
    }
    let screens = try folder.write(tree("low") + tree("high"), to: "slips.android-nodes.json")
    let fine = "Haul. Button"
    let known = try known(
      Self.log(fine, "Gull", name: "low") + Self.log(fine, name: "high"), screens)
    for (low, high, status) in [("Gull", nil, Int32(0)), (nil, "Gull", 1)]
      as [(String?, String?, Int32)]
    {
      let log =
        (low.map { Self.log(fine, $0, name: "low") } ?? Self.log(fine, name: "low"))
        + (high.map { Self.log(fine, $0, name: "high") } ?? Self.log(fine, name: "high"))
      let trial = Trial.run(
        "compare", try folder.write(log, to: "second.log"), screens, "--baseline", known)
      #expect(trial.status == status, "\(trial.output)")
    }
  }

  @Test(arguments: ["Gull", "Gull, Double-tap to activate"])
  func `A baseline without names of screens, and with hints, is read`(heard: String) throws {
    let known = try folder.write(
      #"{"differences": [{"file": "\#(screen)", "reader": "talkback", "difference": "only-heard", "#
        + #""heard": "\#(heard)"}]}"#, to: "known.json")
    let log = try folder.write(
      Self.log("Slip. Heading", heard.replacing(", ", with: "|")), to: "slip.log")
    #expect(Trial.run("compare", log, screen, "--baseline", known).status == 0)
  }

  @Test func `A difference in a log of one line names its step`() throws {
    let log = try folder.write(
      #"{"source":"talkback-focus","commands":[{"sequence":1,"action":"first","status":"focused","#
        + #""speech":[{"text":"Slip. Heading"}]},{"sequence":2,"action":"next","status":"focused","#
        + #""speech":[{"text":"Boat. Field"}]}]}"#, to: "slip.json")
    let text = Trial.run("compare", log, screen)
    #expect(text.output.contains("stop 2, log line 1, step 2"), "\(text.output)\(text.errors)")
    let json = Trial.run("compare", log, screen, "--format", "json")
    #expect(json.output.contains("\"logLine\": 1, \"logStep\": 2"))
  }

  @Test func `The second walk of a name can be chosen`() throws {
    let log = try folder.write(
      Self.log("Slip. Heading", name: "slip") + Self.log("Gull", "Boat. Edit box", name: "slip"),
      to: "slip.log")
    let first = Trial.run("compare", log, screen)
    #expect(first.status == 0 && first.output.contains("--walk slip#2 chooses the second"))
    let second = Trial.run("compare", log, screen, "--walk", "slip#2")
    #expect(second.status == 1 && second.output.contains("only heard"))
  }

  @Test func `A walk without stops does not keep others from being compared`() throws {
    let screens = try folder.write(
      ["low", "high"].map {
        #"{"id": "\#($0)", "tree": {"className": "android.widget.Button", "text": "Haul", "#
          + #""clickable": true, "focusable": true, "bounds": [0, 0, 9, 9]}}"# + "\n"
      }.joined(), to: "slips.android-nodes.json")
    let log = try folder.write(
      Self.log(name: "low") + Self.log("Haul. Button", name: "high"), to: "slips.log")
    let trial = Trial.run("compare", log, screens)
    #expect(trial.status == 2 && trial.errors.contains("“low” has no stop"))
    #expect(trial.output.contains("1 stop heard: 1 equal"))
  }

  @Test func `A document of a list that scrolled is equal to its prediction`() throws {
    let rows = (0..<3).map { row in
      """
      {"className": "android.widget.FrameLayout", "clickable": true, "focusable": true,
      "bounds": [0, \(100 * row), 400, \(100 * row + 90)],
      "collectionItemInfo": {"row": \(row), "col": 0},
      "children": [{"className": "android.widget.TextView", "text": "Boat \(row)"}]}
      """
    }
    let list = try folder.write(
      """
      {"tree": {"className": "androidx.recyclerview.widget.RecyclerView", "scrollable": true,
      "bounds": [0, 0, 400, 300], "collectionInfo": {"rows": 9, "cols": 1},
      "children": [\(rows.joined(separator: ","))]}}
      """, to: "boats.android-nodes.json")
    let predicted = ["Boat 0. 1 of 9. In list. 9 items", "Boat 1. 2 of 9", "Boat 2. 3 of 9"]
    let log = try folder.write(
      Self.log(predicted[0], predicted[1], predicted[2], "Boat 3. 4 of 9", "Boat 4. 5 of 9"),
      to: "boats.log")
    let trial = Trial.run("compare", log, list)
    #expect(trial.status == 0, "\(trial.output)")
    #expect(trial.output.contains("2 stops heard in a list that scrolled"))
    let document = "\(folder.path)/boats.md"
    #expect(Trial.run("document", "--from", log, list, "-o", document).status == 0)
    #expect(Trial.run("check", document).status == 0)
  }

  @Test func `A document of a walk backward has the order of swiping right`() throws {
    let log = try folder.write(
      Self.log("Launch. Button", "Haul. Button", "Boat. Edit box", "Slip. Heading"), to: "slip.log")
    let trial = Trial.run("compare", log, screen)
    #expect(trial.status == 0 && trial.output.contains("the walk went backward"))
    let document = "\(folder.path)/slip.md"
    #expect(Trial.run("document", "--from", log, screen, "-o", document).status == 0)
    #expect(Trial.run("check", document).status == 0)
  }
}
