import Simulator
import Testing

struct AndroidAttributesTests {
  @Test func `Every attribute reads back as it was written`() throws {
    for row in AndroidAttributes.table.rows.map(\.name) {
      let name = row.last == "." ? row + "0" : row.last == ":" ? row + "caption" : row
      let text = try #require(Self.example(of: row), "\(row)")
      var attributes = AndroidAttributes()
      #expect(attributes.isEmpty)
      try attributes.set(name, to: text)
      #expect(attributes.spelled == [name: text], "\(row)")
      let outline = "- button \"Go\":\n  - '/android.\(name)': '\(text)'"
      let screen = try Screen(outline: outline)
      #expect(screen.firstRootIndex.map { screen[$0].android } == attributes, "\(row)")
      #expect(try Screen(outline: screen.outline) == screen, "\(row)")
    }
  }

  private static func example(of row: String) -> String? {
    guard let row = AndroidAttributes.table.row(row) else { return nil }
    switch row.kind {
    case .flag: return "false"
    case .integer: return "-1"
    case .number: return "0.50"
    case .text, .texts: return "two words"
    case .choice(let words): return words.last
    case .names: return "CLICK, SET_TEXT"
    case .rectangle: return "0, -1, 10.5, 20"
    case .own: return "1"
    }
  }

  @Test(arguments: [
    (
      "importantForAccesibility: no",
      "/android.importantForAccesibility is not known; "
        + "did you mean “android.importantForAccessibility”?"
    ),
    ("clickable: maybe", "“android.clickable” cannot be “maybe”; it takes true or false"),
    ("focusable:", "“android.focusable” cannot be empty; it takes true or false"),
    ("maxTextLength: ten", "“android.maxTextLength” cannot be “ten”; it takes a whole number"),
    (
      "bounds: 1, 2, 3",
      "“android.bounds” cannot be “1, 2, 3”; it takes four numbers with commas between them"
    ),
    (
      "rangeInfo.type: long",
      "“android.rangeInfo.type” cannot be “long”; it takes int, float, percent, indeterminate"
    ),
    (
      "links.x: Terms",
      "“android.links.x” cannot be “Terms”; "
        + "it takes any text, behind a name that ends with a number from 0"
    ),
    (
      "frobnicate: 1",
      "/android.frobnicate is not known; behind /android. stand the platform's own names, such as "
        + "className, text, contentDescription, hintText, stateDescription, roleDescription, error, "
        + "tooltipText"
    ),
  ])
  func `An outline with a wrong attribute reports the problem`(_ line: String, _ message: String) {
    let error = #expect(throws: OutlineError.self) {
      try Screen(outline: "- button \"Go\":\n  - /android.\(line)")
    }
    #expect(error?.description == "line 2, column 5: \(message)")
  }

  @Test func `Android attributes take one pointer in a node`() {
    #expect(MemoryLayout<OutOfLine<AndroidAttributes>>.size <= 8)
  }
}
