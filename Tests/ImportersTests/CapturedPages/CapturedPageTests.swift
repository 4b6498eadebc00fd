import Importers
import Simulator
import Testing
import TextIO

/// Tables of nodes that browsers return, and invalid ones that must be rejected.
struct CapturedPageTests {
  fileprivate func screen(_ nodes: String, _ rest: String = "", styles: String = "") throws
    -> Screen
  {
    let text = """
      {"announcePage": 1, \(rest)"styles": [\(styles)], "nodes": [
      {"in": -1, "tag": "html", "attributes": {"lang": "de"}}, {"in": 0, "tag": "body"}\(nodes)
      ]}
      """
    let contents = try ImportedScreen.contents(
      of: Array(text.utf8), format: nil, file: "a.page.json", options: ImportOptions())
    return try #require(contents.first).screen
  }

  @Test func `Nesting that no parser would build stays as the script built it`() throws {
    let screen = try screen(
      """
      , {"in": 1, "tag": "p"}, {"in": 2, "tag": "div"}, {"in": 3, "text": "inside"},
      {"in": 1, "tag": "a", "attributes": {"href": "/a"}}, {"in": 5, "text": "outer"},
      {"in": 5, "tag": "a", "attributes": {"href": "/b"}}, {"in": 7, "text": "inner"}
      """)
    let links = screen.preorder.map(\.index).filter { screen[$0].role == .link }
    #expect(links.count == 2)
    #expect(links.last.flatMap { screen.parent(of: $0) } == links.first)
    let text = try #require(screen.preorder.first { screen[$0.index].label?.text == "inside" })
    let block = try #require(screen.parent(of: text.index))
    #expect(screen.parent(of: block).map { screen[$0].role } == .paragraph)
    #expect(screen.language == "de")
  }

  @Test func `An indeterminate check box is mixed`() throws {
    let screen = try screen(
      """
      , {"in": 1, "tag": "input", "attributes": {"type": "checkbox", "indeterminate": ""}}
      """)
    #expect(screen.preorder.contains { screen[$0.index].value?.checked == .mixed })
  }

  @Test func `Computed styles hide elements and add content`() throws {
    let screen = try screen(
      """
      , {"in": 1, "tag": "p", "style": 0}, {"in": 2, "text": "gone"},
      {"in": 1, "tag": "p", "style": 1, "after": 2}, {"in": 4, "text": "Name"}
      """, styles: "\"display: none\", \"display: block\", \"content: \\\" (needed)\\\"\"")
    let labels = screen.preorder.filter { screen[$0.index].hidden == nil }
      .compactMap { screen[$0.index].label?.text }
    #expect(labels.contains("Name"))
    #expect(labels.contains { $0.contains("(needed)") })
    #expect(!labels.contains("gone"))
  }

  @Test(arguments: [
    ("display: block; counter-increment: c 1", ["1. ", "2. "]),
    ("display: block", [". ", ". "]),
  ])
  func `Counters have values if the capture contains what changes them`(
    style: String, expected: [String]
  ) throws {
    let screen = try screen(
      """
      , {"in": 1, "tag": "p", "style": 0, "before": 1}, {"in": 2, "text": "a"},
      {"in": 1, "tag": "p", "style": 0, "before": 1}, {"in": 4, "text": "b"}
      """, styles: "\"\(style)\", \"content: counter(c) \\\". \\\"\"")
    let labels = screen.preorder.compactMap { screen[$0.index].label?.text }
    #expect(labels.filter { $0.hasSuffix(". ") } == expected)
  }

  @Test func `Descriptions that a script set as objects are found`() throws {
    let screen = try screen(
      """
      , {"in": 1, "tag": "button", "attributes": {"aria-describedby": ""}}, {"in": 2, "text": "Pay"}, {"in": 1, "tag": "p"},
      {"in": 4, "text": "Costs 3 pounds"}
      """, "\"references\": [[2, \"aria-describedby\", [4]]], ")
    let button = try #require(screen.preorder.first { screen[$0.index].role == .button })
    #expect(screen[button.index].hint?.text == "Costs 3 pounds")
  }

  @Test func `Shadow trees, boxes and pages in frames are imported`() throws {
    let inner = """
      {"nodes": [{"in": -1, "tag": "html"}, {"in": 0, "tag": "body"}, {"in": 1, "text": "Framed"}]}
      """
    let screen = try screen(
      """
      , {"in": 1, "tag": "x-card"}, {"in": 2, "tag": "template",
      "attributes": {"shadowrootmode": "open"}}, {"in": 3, "tag": "button", "box": [1, 2, 30, 40]},
      {"in": 4, "text": "In the shadow"}, {"in": 1, "tag": "iframe"}
      """, "\"frames\": [{\"node\": 6, \"page\": \(inner)}], ")
    let button = try #require(screen.preorder.first { screen[$0.index].role == .button })
    #expect(screen[button.index].label?.text == "In the shadow")
    #expect(screen[button.index].frame == Frame(x: 1, y: 2, width: 30, height: 40))
    #expect(screen.preorder.contains { screen[$0.index].label?.text == "Framed" })
    #expect(screen.diagnostics.isEmpty)
  }

  @Test func `Blocked requests produce a diagnostic`() throws {
    let screen = try screen("", "\"blocked\": [\"https://ads.example\"], ")
    #expect(screen.diagnostics.map(\.message).contains { $0.contains("https://ads.example") })
  }

  @Test(arguments: [
    (", {\"in\": 7, \"tag\": \"p\"}", "no element with number 7"),
    (", {\"in\": 1}", "neither a text nor an element"),
    (", {\"tag\": \"p\"}", "“in” is missing"),
    (
      ", {\"in\": 1, \"tag\": \"p\"}, {\"in\": 1, \"text\": \"a\"}, {\"in\": 2, \"text\": \"b\"}",
      "no element with number 2"
    ),
    (", {\"in\": 1, \"tag\": \"p\", \"style\": 3}", "number of a style"),
    (", {\"in\": 1, \"tag\": \"p\", \"box\": [1, 2]}", "four numbers"),
    (", {\"in\": 1, \"tag\": \"p\", \"attributes\": {\"id\": 3}}", "must be a string"),
    (", {\"in\": 1, \"tag\": \"p\", \"namespace\": \"xul\"}", "svg or math"),
    (", {\"in\": -1, \"tag\": \"html\"}", "no element with number -1"),
    (", 3", "must be an object"),
  ])
  func `A file that is not a table of nodes is rejected with its location`(
    nodes: String, problem: String
  ) {
    let error = #expect(throws: InputError.self) { try screen(nodes) }
    #expect(error?.description.contains(problem) == true, "\(String(describing: error))")
    #expect(error?.position != nil)
  }

  @Test func `Depth and number of nodes are limited`() throws {
    let deep = (0..<3_000).map { ", {\"in\": \($0 + 1), \"tag\": \"div\"}" }.joined()
    #expect(try screen(deep).diagnostics.contains { $0.kind == .limit })
    let wide = String(repeating: ", {\"in\": 1, \"tag\": \"i\"}", count: 100_000)
    let error = #expect(throws: InputError.self) { try screen(wide) }
    #expect(error?.problem.contains("more than 100000 nodes") == true)
    let refused = #expect(throws: InputError.self) {
      try ImportedScreen.contents(
        of: Array("{\"announcePage\": 1, \"tooMany\": 50}".utf8), format: nil, file: nil,
        options: ImportOptions())
    }
    #expect(refused?.problem.contains("more than 50 nodes") == true)
  }
}

extension CapturedPageTests {
  @Test(arguments: [true, false])
  func `A button is expanded while the popover that it opens is open`(isOpen: Bool) throws {
    let screen = try screen(
      """
      , {"in": 1, "tag": "button", "attributes": {"id": "menu", "popovertarget": "tip"}},
      {"in": 2, "text": "Menu"},
      {"in": 1, "tag": "div", "isOpenPopover": \(isOpen), "attributes": {"id": "tip", "popover": ""}},
      {"in": 4, "text": "Tip"}
      """)
    #expect(screen.index(id: "menu").flatMap { screen[$0].states.expanded } == isOpen)
  }

  @Test func `A dialog opened by showModal hides everything outside it`() throws {
    let screen = try screen(
      """
      , {"in": 1, "tag": "main", "attributes": {"id": "all", "inert": ""}},
      {"in": 2, "tag": "button", "attributes": {"id": "behind"}}, {"in": 3, "text": "Behind"},
      {"in": 2, "tag": "dialog", "isModal": true, "attributes": {"id": "box", "open": ""}},
      {"in": 5, "tag": "button", "attributes": {"id": "yes"}}, {"in": 6, "text": "Yes"},
      {"in": 5, "tag": "p", "attributes": {"id": "frozen", "inert": ""}}, {"in": 8, "text": "Frozen"},
      {"in": 1, "tag": "p", "attributes": {"id": "after"}}, {"in": 10, "text": "After"}
      """)
    func hidden(_ id: String) -> Hidden.Reason? {
      screen.index(id: id).flatMap { screen[$0].hidden?.reason }
    }
    #expect(screen.index(id: "box").map { screen[$0].states.isModal } == true)
    #expect(hidden("yes") == nil && hidden("box") == nil)
    #expect(hidden("frozen") == .inert)
    #expect(hidden("behind") == .inert && hidden("after") == .outsideModal)
    for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
      let stops = reader.read(screen).stops.map { $0.announcement.text }
      #expect(stops.contains { $0.contains("Yes") }, "\(stops)")
      #expect(!stops.contains { $0.contains("After") || $0.contains("Behind") }, "\(stops)")
    }
  }
}
