import Testing
import TextIO

@testable import Fidelity

/// Recordings whose screen is a file beside them.
@Suite struct ScreenFileTests {
  private static let folder = [
    "shop.android-nodes.json": ShopScreen.nodes(), "alarm.ios-elements.json": ShopScreen.elements,
    "shop.uiautomator.xml": ShopScreen.dump,
    "page.html": "<h1 id=top>Basket</h1><p><a href=/pay>Pay now</a></p>",
    "cut.json": #"{"tree": {"className": "android.widget.Button", "text": "Pa"#,
    "empty.json": "", "notes.md": "# Pay",
  ]

  private struct FoundNode: CustomTestStringConvertible {
    var node: String
    var screen: String
    var said: String
    var reader = "talkback"
    var testDescription: String { "\(screen) \(node)" }
  }

  @Test(arguments: [
    FoundNode(node: #""tea""#, screen: "shop.android-nodes.json", said: "Green tea. In list"),
    FoundNode(node: #""pay""#, screen: "shop.android-nodes.json", said: "Pay. Button. Out of list"),
    FoundNode(
      node: #""shop.app:id/checkout""#, screen: "shop.android-nodes.json",
      said: "Pay. Button. Out of list"),
    FoundNode(
      node: #""checkout""#, screen: "shop.android-nodes.json", said: "Pay. Button. Out of list"),
    FoundNode(node: "5", screen: "shop.android-nodes.json", said: "Pay. Button. Out of list"),
    FoundNode(node: #""pay""#, screen: "shop.uiautomator.xml", said: "Pay. Button"),
    FoundNode(node: "2", screen: "shop.uiautomator.xml", said: "Basket"),
    FoundNode(node: #""top""#, screen: "page.html", said: "Basket, heading 1"),
    FoundNode(node: #""p > a""#, screen: "page.html", said: "Pay now, link"),
    FoundNode(
      node: #""wake""#, screen: "alarm.ios-elements.json", said: "Wake me, switch button, on",
      reader: "voiceover"),
  ])
  private func `The node of a screen file is the target`(_ found: FoundNode) throws {
    let folder = try RecordedFolder(ScreenFileTests.folder)
    let line = RecordedFolder.line(
      found.node, said: found.said, screen: found.screen, reader: found.reader)
    let score = try folder.score([line])
    let comparison = try #require(score.comparisons.first)
    #expect(comparison.isSameWithoutHints, "\(comparison.predicted ?? "nothing")")
    #expect(score.screenProblems.isEmpty)
  }

  @Test func `The screen file takes precedence over the tree`() throws {
    let folder = try RecordedFolder(ScreenFileTests.folder)
    let line = RecordedFolder.line(
      #""tea""#, said: "Green tea. In list", more: #""input": {"role": "text", "label": "Coffee"}"#)
    let comparison = try #require(folder.score([line]).comparisons.first)
    #expect(comparison.isSame)
  }

  @Test func `The settings of a screen file change the reader`() throws {
    let english = ShopScreen.nodes()
    let german = english.replacing(
      #"{"id": "shop","#, with: #"{"id": "shop", "settings": {"locale": "de-DE"},"#)
    let folder = try RecordedFolder(["shop.android-nodes.json": german])
    let comparison = try #require(
      folder.score([RecordedFolder.line(#""pay""#, said: "Pay, Schaltfläche, Liste verlassen")])
        .comparisons.first)
    #expect(comparison.isSameWithoutHints, "\(comparison.predicted ?? "nothing")")
  }

  @Test func `A page without a node has the target of the recording`() throws {
    let folder = try RecordedFolder(ScreenFileTests.folder)
    let line = """
      {"id": "a", "reader": "talkback", "platform": "android-chrome", "source_kind": "recorded", \
      "match": "exact", "said": "Pay now, link", "screen": "screens/page.html", "target": "a"}
      """
    #expect(try folder.score([line]).exact.sameWithoutHints == 1)
  }

  private struct Bad: CustomTestStringConvertible {
    var node = #""pay""#
    var screen: String
    /// The name of the file with the fault, its line and the beginning of the message.
    var message: String
    var remedy: String
    var testDescription: String { "\(screen) \(node)" }
  }

  @Test(arguments: [
    Bad(
      screen: "gone.json", message: "recordings.jsonl:1:200: the screen “screens/gone.json”: no",
      remedy: "check the path"),
    Bad(
      screen: "../../../etc/passwd", message: "recordings.jsonl:1:200: the screen",
      remedy: "put the file itself into the project"),
    Bad(
      node: #""tee""#, screen: "shop.android-nodes.json",
      message: "has no node “tee”", remedy: "such as “tea”, “mug”, “pay”"),
    Bad(
      node: "77", screen: "shop.android-nodes.json", message: "has no node 77",
      remedy: "write a number from 1 to 5"),
    Bad(
      node: "0", screen: "shop.uiautomator.xml", message: "has no node 0",
      remedy: "write a number from 1 to 3"),
    Bad(
      node: "null", screen: "shop.android-nodes.json", message: "the recording names none",
      remedy: "add “node”"),
    Bad(
      node: #""nav""#, screen: "page.html", message: "has no element “nav”",
      remedy: "write the id of an element"),
    Bad(
      node: "1", screen: "page.html", message: "elements have no numbers",
      remedy: "write the id of an element"),
    Bad(screen: "cut.json", message: "screens/cut.json:1:", remedy: "correct the JSON"),
    Bad(screen: "empty.json", message: "the file is empty", remedy: ""),
    Bad(screen: "notes.md", message: "a Markdown document is not a screen", remedy: ""),
    Bad(
      screen: "", message: "recordings.jsonl:1:200: the screen “screens/”: this is a folder",
      remedy: "name a file"),
  ])
  private func `A screen that cannot be used is an error with location and remedy`(
    _ bad: Bad
  ) throws {
    let folder = try RecordedFolder(ScreenFileTests.folder)
    let line = RecordedFolder.line(bad.node, said: "Pay. Button", screen: bad.screen)
    let score = try folder.score([line])
    let comparison = try #require(score.comparisons.first)
    let problem = try #require(comparison.screenProblem?.description)
    #expect(problem.contains(bad.message) && problem.contains(bad.remedy), "\(problem)")
    #expect(problem.contains(".json") && problem.contains(":1:"), "\(problem)")
    #expect(comparison.obstacle == problem)
    #expect(score.unreached.count == 1)
  }

  @Test func `A recording falls back to its tree with the reason`() throws {
    let folder = try RecordedFolder([:])
    let tree = #""input": {"role": "button", "label": "Pay"}"#
    let line = RecordedFolder.line(#""pay""#, said: "Pay. Button", more: tree)
    let score = try folder.score([line, line])
    #expect(score.exact.sameWithoutHints == 2)
    #expect(score.onOwnTree.count == 2 && score.unreached.isEmpty)
    #expect(score.screenProblems.count == 1)
    #expect(score.comparisons.allSatisfy { $0.screenProblem != nil && $0.obstacle == nil })
  }

  @Test func `A huge screen is refused at the first node too many`() throws {
    let nodes = String(repeating: #"{"className":"android.view.View"},"#, count: 300_001)
    let text = #"{"tree":{"className":"android.view.View","children":["# + nodes.dropLast() + "]}}"
    let folder = try RecordedFolder(["shop.android-nodes.json": text])
    let score = try folder.score([RecordedFolder.line(#""pay""#, said: "Pay")])
    let problem = try #require(score.screenProblems.first)
    #expect(problem.position?.line == 1)
    #expect(problem.problem.contains("more than 300000"))
    #expect(!problem.remedy.contains("--limit"))
  }

  @Test(arguments: [#"{"a": 1}"#, "true", "[2]", "1.5", "1e99"])
  func `A node that is neither an id nor a number is an error`(node: String) throws {
    let folder = try RecordedFolder([:])
    #expect(throws: InputError.self) {
      try folder.recordings([RecordedFolder.line(node, said: "Pay")])
    }
  }

  @Test func `Many recordings of one large screen are compared in linear time`() throws {
    let nodes = (0..<4000).map { number in
      #"{"id":"n\#(number)","className":"android.widget.Button","text":"Row \#(number)","#
        + #""clickable":true,"focusable":true}"#
    }
    let text =
      #"{"tree":{"className":"android.view.View","children":["#
      + nodes.joined(separator: ",") + "]}}"
    let folder = try RecordedFolder(["shop.android-nodes.json": text])
    let lines = (0..<400).map { RecordedFolder.line("\"n\($0)\"", said: "Row \($0), button") }
    #expect(try folder.score(lines).exact.sameWithoutHints == 400)
  }
}
