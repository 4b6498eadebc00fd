import Encoding
import Importers
import Testing
import TextIO

@testable import announce_agreement

@Suite struct AgreementTests {
  private static let tree = """
    {"className": "android.widget.FrameLayout", "children": [
      {"id": "a", "className": "android.widget.Button", "text": "Go", "clickable": true},
      {"id": "b", "className": "android.widget.TextView", "text": "Text"}]}
    """.split(separator: "\n").joined()

  private func agreement(_ lines: String..., file: String = "x.jsonl") throws -> Agreement {
    try Agreement(with: Array(lines.joined(separator: "\n").utf8), file: file)
  }

  private func line(_ id: String, _ stops: String, more: String = "") -> String {
    "{\"id\": \"\(id)\", \(more) \"tree\": \(Self.tree), \"stops\": [\(stops)]}"
  }

  private static let go = #"{"node": "a", "said": "Go, Button", "hint": "Double-tap to activate"}"#
  private static let text = #"{"node": "b", "said": " Text", "hint": ""}"#

  @Test func `Stops match regardless of case, hyphens and blanks`() throws {
    let agreement = try agreement(line("one/a", "\(Self.go), \(Self.text)"))
    #expect(agreement.reader == "TalkBack")
    #expect(agreement.total.percent == 100)
    #expect(agreement.total.equalOrders == 1)
    #expect(agreement.differences.isEmpty)
  }

  @Test func `Order, words and hints are counted per family`() throws {
    let agreement = try agreement(
      line("one/a", "\(Self.text), \(Self.go)"), line("two/a", Self.go),
      line("one/b", #"{"node": "a", "said": "Stop", "hint": ""}, \#(Self.text)"#))
    #expect(agreement.families.map(\.name) == ["one", "two"])
    let one = agreement.families[0].count
    #expect([one.screens, one.stops, one.equal, one.said, one.hint] == [2, 4, 1, 3, 3])
    #expect([one.orders, one.equalOrders] == [2, 1])
    let two = agreement.families[1].count
    #expect([two.stops, two.equal, two.equalOrders] == [2, 1, 0])
    #expect(agreement.differences.count == 4)
  }

  @Test func `A given order is not counted`() throws {
    let agreement = try agreement(
      line("web/a", "\(Self.text), \(Self.go)", more: #""visit": ["b", "a"],"#))
    #expect(agreement.total.orders == 0)
    #expect(agreement.total.percent == 100)
  }

  @Test func `Elements of iOS are compared character by character`() throws {
    let tree = #"{"id": "a", "isElement": true, "label": "Go", "traits": ["button"]}"#
    let agreement = try agreement(
      #"{"id": "x/1", "tree": \#(tree), "stops": [{"node": "a", "description": "Go. Button.", "hint": ""}]}"#,
      #"{"id": "x/2", "tree": \#(tree), "stops": [{"node": "a", "description": "go. Button.", "hint": ""}]}"#
    )
    #expect(agreement.profile == "snapshot")
    #expect([agreement.total.stops, agreement.total.equal] == [2, 1])
  }

  @Test func `The report has a line per family and lists the largest differences`() throws {
    let agreement = try agreement(
      line("one/a", "\(Self.go), \(Self.text)"), line("two/a", Self.go))
    let lines = AgreementReport.text(agreement, worst: 1).split(separator: "\n").map(String.init)
    #expect(lines[0] == "x.jsonl: TalkBack, profile 16.2, 2 screens")
    #expect(lines[2].hasSuffix("100.00") && lines[2].hasPrefix("one"))
    #expect(lines[4].hasSuffix("75.00") && lines[4].hasPrefix("all"))
    #expect(lines.suffix(3) == ["two/a", "  expected: no stop", "  found: b: “Text” hint “”"])
    let json = AgreementReport.json(agreement, worst: 1)
    let document = try JSON(json)
    #expect(document.root["percent"]?.double == 75)
    #expect(document.root["worst"]?.elements.first?["found"]?["node"]?.string == "b")
  }

  @Test func `A file without stops is refused with its location`() {
    #expect(throws: InputError.self) { try agreement("{\"id\": \"a\", \"tree\": \(Self.tree)}") }
    #expect(throws: InputError.self) { try agreement("<p>", file: "x.html") }
  }
}
