import Foundation
import Testing

@testable import announce

/// The views of an audit besides its findings.
struct AuditViewTests {
  private func view(_ name: String, _ page: String, _ options: String...) -> String {
    Trial.run(["audit", "--view", name] + options + ["-"], bytes: Array(page.utf8)).output
  }

  private func page(_ body: String) -> String {
    "<!doctype html><html lang=en><title>T</title><body><main><h1>x</h1>\(body)</main></body></html>"
  }

  // MARK: Device checklist

  private static let date = "<p>Until 03/04/2025</p>"

  @Test(arguments: [",", ";", "\t"])
  func `A list saved by a spreadsheet is compared with the expectation`(_ separator: String)
    throws
  {
    let handed = view("device-checklist", page(Self.date), "--format", "csv")
    var lines = handed.split(separator: "\r\n").map { csvCells($0) }
    let expected = try #require(lines[0].firstIndex(of: "Expected"))
    try #require(lines.count == 3 && lines[0].last == "Heard")
    lines[1][lines[1].count - 1] = lines[1][expected]
    let folder = try TrialFolder()
    let file = try folder.write(
      lines.map { $0.map { "\"\($0)\"" }.joined(separator: separator) }.joined(separator: "\r\n"),
      to: "filled.csv")
    let score = Trial.run("fidelity", "--least", "100", "--plain", file)
    #expect(score.status == 0, "\(score.output)\(score.errors)")
    #expect(score.output.contains("not filled in yet, so not counted: 1 recording"))
    #expect(score.output.contains("VoiceOver, as expected: 1 recording"))
  }

  @Test func `A list filled in as Markdown is compared with the expectation`() throws {
    let folder = try TrialFolder()
    let handed = view("device-checklist", page("<button>a|b 03/04/2025</button>" + Self.date))
    var lines = handed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rows = lines.indices.filter { lines[$0].hasPrefix("| VoiceOver") }
    try #require(rows.count == 2 && lines[rows[0]].contains("a\\|b"))
    // Fill in an announcement. In a table cell, a pipe needs a backslash.
    lines[rows[0]].replace(" |  |", with: " | a\\|b 03/04/2025, button |")
    let file = try folder.write(lines.joined(separator: "\n"), to: "filled.md")
    let score = Trial.run("fidelity", "--least", "100", "--plain", file)
    #expect(score.status == 0, "\(score.output)\(score.errors)")
    #expect(score.output.contains("VoiceOver, as expected: 1 recording"))
    // The document's other tables are not read as recordings.
    #expect(!score.output.contains("cannot be compared"))
  }

  @Test func `Swipes are counted from the first stop`() {
    let rows = view(
      "device-checklist", "<title>T</title><p>On 01/02/2025</p><p>x</p><p>On 02/03/2025</p>"
    )
    .split(separator: "\n").filter { $0.hasPrefix("| VoiceOver") }
    #expect(rows.map { $0.contains("| stay there |") } == [true, false])
    #expect(rows.last?.contains("| 3 | swipe right 2 times |") == true)
  }

  private func csvCells(_ line: Substring) -> [String] {
    var cells: [String] = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
    }
    return cells
  }

  @Test func `A mistake in a list is reported with line and column`() throws {
    let folder = try TrialFolder()
    let reader = try folder.write("Reader;Expected;Heard\nNVDA;a;b\n", to: "a.csv")
    #expect(Trial.run("fidelity", reader).errors.contains("a.csv:2:1: no reader is called “NVDA”"))
    let open = try folder.write("Reader,Expected,Heard\nTalkBack,\"a,b\n", to: "b.csv")
    #expect(Trial.run("fidelity", open).errors.contains("b.csv:2:10: a cell begins"))
    let wide = try folder.write("Reader,Expected,Heard\nTalkBack,a,b,c\n", to: "c.csv")
    #expect(Trial.run("fidelity", wide).errors.contains("c.csv:2:14: this row has more cells"))
    let table = "| Reader | Expected | Heard |\n| :-- | --- | --- |\n"
    let pipe = try folder.write("# Ours\n\n" + table + "| TalkBack | a | b | c |\n", to: "d.md")
    #expect(Trial.run("fidelity", pipe).errors.contains("d.md:5:22: this row has more cells"))
    let torn = try folder.write(
      table + "| TalkBack | a | b\nc |\n| TalkBack | d | e |\n", to: "e.md")
    #expect(
      Trial.run("fidelity", torn).errors.contains("e.md:4:1: a row of the list continues in this"))
    let parted = try folder.write(
      "Notes\n\n" + table + "| TalkBack | a | a |\n\n| TalkBack | b | c\n", to: "f.md")
    #expect(Trial.run("fidelity", "--plain", parted).output.contains("as expected: 2 recordings"))
  }

  @Test func `Entries that are not filled in are not counted`() throws {
    let handed = view("device-checklist", page(Self.date), "--format", "jsonl")
    let lines = handed.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].contains("\"input\": \"<!doctype") && lines[1].contains("\"input_as\": "))
    let folder = try TrialFolder()
    let file = try folder.write(handed, to: "empty.jsonl")
    let score = Trial.run("fidelity", "--plain", file)
    #expect(score.output.contains("not filled in yet, so not counted: 2 recordings"))
    #expect(score.output.contains("all to be matched exactly: 0 recordings, – as heard"))
  }

  @Test func `The device checklist omits findings that a phone cannot settle`() {
    let vague = page("<a href=x>more</a>")
    #expect(Trial.run("audit", "-", input: vague).output.contains("label-vague"))
    #expect(!view("device-checklist", vague).contains("label-vague"))
  }

  // MARK: Clauses

  @Test func `A guideline for one platform has no result on another`() {
    let output = view("guidelines", page("<img src=a.png>"))
    #expect(
      output.contains("| T11 | Asked: On Android, the alternative is the content description."))
    #expect(output.contains("| Clause | Requirement | Result | Rules | Findings |"))
    for clause in ["T11", "C9", "A2"] {
      let row = output.split(separator: "\n").first { $0.hasPrefix("| \(clause) | ") }
      #expect(row?.hasSuffix("| not about this platform |  |  |") == true, "\(clause)")
    }
    let image = output.split(separator: "\n").first { $0.hasPrefix("| T17 | ") }
    #expect(image?.contains("| found wrong | image-alt-missing, alt-phrase |") == true)
  }

  @Test func `Every criterion of levels A and AA is listed, and advice fails none`() {
    let output = view("guidelines", page("<label>Email <input autocomplete=email></label>"))
    let table = output.split(separator: "\n").drop { !$0.hasPrefix("### WCAG 2.2") }
    let rows = table.filter { $0.first == "|" }.dropFirst(2)
    #expect(rows.count == 55)
    #expect(rows.contains { $0.hasPrefix("| 1.4.3 | Contrast (Minimum) | AA | not tested |") })
    #expect(rows.contains { $0.hasPrefix("| 1.3.5 | Identify Input Purpose | AA | only advice") })
    #expect(output.contains("| found wrong | keyboard-wrong"))
    #expect(output.contains("| Findings | To check by hand |"))
  }

  @Test func `JSON keys of the guidelines stay when a heading changes`() {
    let output = view("guidelines", page("<p>x</p>"), "--format", "json")
    #expect(output.contains(#""Asks": "Asked: A label is close to its control.""#))
    #expect(output.contains(#""For a person": "whether "#))
    #expect(!output.contains(#""Requirement":"#) && !output.contains(#""To check by hand":"#))
  }

  @Test
  func `An unnamed link fails the link criterion, and an unnamed field the field criterion`() {
    func results(_ body: String) -> [String: String] {
      let rows = view("guidelines", page(body)).split(separator: "\n").map { row in
        row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      return Dictionary(
        rows.filter { $0.count > 3 }.map { ($0[0], $0[3]) }, uniquingKeysWith: { first, _ in first }
      )
    }
    let link = results("<a href=x><img src=a.png alt=''></a>")
    #expect(link["2.4.4"] == "found wrong" && link["3.3.2"]?.hasPrefix("nothing found") == true)
    let field = results("<input type=file>")
    #expect(field["3.3.2"] == "found wrong" && field["2.4.4"]?.hasPrefix("nothing found") == true)
    let button = results("<button></button>")
    #expect(button["4.1.2"] == "found wrong" && button["3.3.2"]?.hasPrefix("nothing") == true)
  }

  @Test func `A format in a description is advice`() {
    let described = page(
      "<label>Code <input aria-describedby=d></label><p id=d>Format: 8 digits</p>")
    #expect(Trial.run("audit", "-", input: described).output.contains("[format-not-in-label]"))
    let row = view("guidelines", described).split(separator: "\n").first {
      $0.hasPrefix("| 3.3.2 ")
    }
    #expect(row?.contains("only advice found") == true, "\(row ?? "")")
  }

  @Test func `A guideline that is a permission is never found wrong`() {
    let row = view("guidelines", page("<button></button>")).split(separator: "\n")
      .first { $0.hasPrefix("| C4 | ") }
    #expect(row?.contains("a permission: nothing to test") == true)
  }

  // MARK: Names

  @Test func `Tabs are listed, and a symbol is not a voice command`() {
    let output = view(
      "names",
      page(
        """
        <div role=tablist><div role=tab tabindex=0 aria-selected=true>Day</div></div>
        <button>×</button><label>Last name * <input></label><button aria-label="Send">Go</button>
        """))
    #expect(output.contains("### Tabs") && output.contains("“Tap Day”"))
    #expect(output.contains("| “Show numbers” | a sign, which nobody can say |"))
    #expect(output.contains("| “Tap Last name” |"))
    #expect(output.contains("| “Tap Send” | seen as “Go” |"))
  }

  @Test func `Brackets are not spoken, and landmarks of two kinds share no name`() {
    let output = view(
      "names", page("<label>Branch(optional) <input></label><nav aria-label=Main><p>x</p></nav>"))
    #expect(output.contains("| “Tap Branch optional” |"))
    #expect(output.contains("| Main, navigation | ") && !output.contains("ambiguous"))
  }

  @Test func `A landmark is named by its own words`() {
    let output = view(
      "names", page("<p>A long text that stands in it.</p>"), "--reader", "talkback")
    let row = output.split(separator: "\n").first { $0.hasPrefix("| main | ") }
    #expect(row?.contains("A long text") == false, "\(row ?? "")")
  }

  // MARK: Coverage

  @Test func `A named symbol is announced, and so is the link around an image`() {
    let output = view("coverage", page("<button>×</button><a href=x><img src=a alt=Home></a>"))
    #expect(!output.contains("never heard"), "\(output)")
  }

  @Test func `Each language of an Android project has a column`() throws {
    let folder = try TrialFolder()
    try folder.write(
      "<resources><string name=\"go\">Go</string></resources>", to: "res/values/s.xml")
    try folder.write(
      "<resources><string name=\"go\">Los</string></resources>", to: "res/values-de/s.xml")
    try folder.write("<resources/>", to: "res/values-night/s.xml")
    let file = try folder.write(
      """
      <Button xmlns:android="http://schemas.android.com/apk/res/android" android:text="@string/go"/>
      """, to: "res/layout/a.xml")
    let output = Trial.run("audit", "--view", "coverage", "--reader", "talkback", file).output
    #expect(output.contains("| texts in de |"))
    #expect(!output.contains("texts in night"))
    #expect(output.contains("| Go | name | yes | "))
  }

  @Test(arguments: ["names", "coverage", "guidelines", "device-checklist", "cost"])
  func `CSV is one table for every view`(_ name: String) {
    let csv = view(name, page(Self.date), "--format", "csv")
    let lines = csv.split(separator: "\r\n").map(csvCells)
    #expect(Set(lines.map(\.count)).count == 1)
    #expect(lines.count { $0.first == "File" } == 1)
  }
}
