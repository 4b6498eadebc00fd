import Encoding
import Foundation
import Simulator
import Testing

@testable import Reports
@testable import Scenarios

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The output of a check in each format.
struct CheckFormatTests {
  @Test func `A text difference names the location, both sides, the parts and the rule`() {
    #expect(
      CheckedDocuments.written([CheckedDocuments.report([CheckedDocuments.reworded])], as: .text)
        == """
        Scenarios/sign up.md:12:40: reworded: Sign up, TalkBack, hints off, stop 2
          expected  [-Email-], edit box
          heard     {+E-mail address+}, edit box
          heard: label “E-mail address”, by EditTextContent (TalkBack 15.1, a.java)
          not heard: “Email”
          These are VoiceOver's words.

        1 document, 1 table, 3 cells compared, 1 difference (1 reworded), 1 cell empty

        """)
  }

  @Test func `Plain text has one fact per line, without marks and empty lines`() {
    let text = CheckedDocuments.written(
      [CheckedDocuments.report([CheckedDocuments.reworded])], as: .text,
      style: TerminalStyle(isPlain: true))
    #expect(
      text == """
        Scenarios/sign up.md:12:40: reworded: Sign up, TalkBack, hints off, stop 2
        expected: Email, edit box
        heard: E-mail address, edit box
        heard: label “E-mail address”, by EditTextContent (TalkBack 15.1, a.java)
        not heard: “Email”
        These are VoiceOver's words.
        1 document, 1 table, 3 cells compared, 1 difference (1 reworded), 1 cell empty

        """)
  }

  @Test func `Colour adds no information to the text`() {
    let reports = [CheckedDocuments.report([CheckedDocuments.reworded])]
    let coloured = CheckedDocuments.written(
      reports, as: .text, style: TerminalStyle(isColoured: true))
    #expect(coloured.contains("\u{1B}[32m{+E-mail address+}\u{1B}[0m"))
    let bare = coloured.replacing(/\u{1B}\[[0-9]+m/, with: "")
    #expect(bare == CheckedDocuments.written(reports, as: .text))
  }

  @Test func `Text reports all other facts of a document`() {
    let text = CheckedDocuments.written([CheckedDocuments.everything], as: .text)
    #expect(text.contains("md:11:3: assumed: VoiceOver, “button”, by Guess (nobody)\n"))
    #expect(text.contains("md:30:1: note: This table is prose.\n"))
    #expect(text.contains("md:40:1: not checked: Gestures are not checked yet.\n"))
    #expect(
      text.hasSuffix(
        "\n\n1 document, 1 table, 6 cells compared, 1 difference (1 reworded), "
          + "2 cells empty, not checked: 1, assumed: 1, 1 problem\n"))
  }

  @Test func `A stop without a row and a row without a stop are reported`() {
    var missing = CheckedDocuments.reworded
    missing.heard = nil
    missing.severity = .lost
    var silent = CheckedDocuments.reworded
    silent.expected = nil
    silent.heard = ""
    silent.parts = []
    let text = CheckedDocuments.written([CheckedDocuments.report([missing, silent])], as: .text)
    #expect(text.contains("heard     (no stop)\n"))
    #expect(text.contains("expected  (no stop)\n  heard     ∅ (silent)\n"))
  }

  @Test func `A document without a scenario is reported only if it was named`() {
    let report = DocumentReport(file: "page.md")
    let named = CheckedDocuments.written([report], as: .text, named: ["page.md"])
    #expect(named.hasPrefix("page.md: no scenario"))
    let found = CheckedDocuments.written([report], as: .text, named: ["."])
    #expect(found == "1 document, 0 tables, 0 cells compared, no differences\n")
  }

  @Test func `Line breaks and colours in labels do not affect a terminal`() {
    for style in [TerminalStyle(), TerminalStyle(isPlain: true)] {
      let text = CheckedDocuments.written(
        [CheckedDocuments.hostileReport], as: .text, style: style)
      #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 || $0 == "\u{202E}" })
      #expect(!text.contains("\n::error"))
    }
  }

  @Test func `Right-to-left words stay within their part`() {
    var difference = CheckedDocuments.reworded
    difference.heard = "שלום, edit box"
    difference.parts = [DifferingPart(.heard, .label, "שלום")]
    let text = CheckedDocuments.written([CheckedDocuments.report([difference])], as: .text)
    #expect(text.contains("heard     {+\u{2068}שלום\u{2069}+}, edit box\n"))
  }

  @Test func `GitHub annotations escape their delimiters`() {
    let text = CheckedDocuments.written([CheckedDocuments.everything], as: .github)
    #expect(
      text == """
        ::error file=Scenarios/sign up.md,line=20,col=1,title=announce check::there is no screen \
        before this table; write one before it
        ::error file=Scenarios/sign up.md,line=12,col=40,title=reworded%3A Sign up%2C TalkBack%2C \
        hints off%2C stop 2::expected: Email, edit box%0Aheard: E-mail address, edit box%0Aheard: \
        label “E-mail address”, by EditTextContent (TalkBack 15.1, a.java)%0Anot heard: “Email”\
        %0AThese are VoiceOver's words.
        ::notice file=Scenarios/sign up.md,line=11,col=3,title=assumed words::assumed: VoiceOver, \
        “button”, by Guess (nobody)
        ::notice file=Scenarios/sign up.md,line=30,col=1,title=note::This table is prose.
        ::notice file=Scenarios/sign up.md,line=40,col=1,title=not checked::Gestures are not \
        checked yet.
        1 document, 1 table, 6 cells compared, 1 difference (1 reworded), 2 cells empty, \
        not checked: 1, assumed: 1, 1 problem

        """)
  }

  @Test func `A label cannot become a GitHub command`() {
    let text = CheckedDocuments.written([CheckedDocuments.hostileReport], as: .github)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2) {
      #expect(line.hasPrefix("::error file=a\"b'<c>&]]>%250A") || line.hasPrefix("::notice file="))
      let start = line.index(line.startIndex, offsetBy: 2)
      let properties = line[
        start..<(line.range(of: "::", range: start..<line.endIndex)?.lowerBound ?? start)]
      #expect(properties.split(separator: ",").allSatisfy { $0.contains("=") })
    }
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 })
  }

  @Test func `JUnit has a suite per document and a case per column`() {
    let text = CheckedDocuments.written([CheckedDocuments.everything], as: .junit)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="announce check" tests="4" failures="1" errors="1">
          <testsuite name="Scenarios/sign up.md" tests="4" failures="1" errors="1" skipped="1">
            <testcase classname="Scenarios/sign up.md" name="problem" file="Scenarios/sign up.md" line="20">
              <error message="Scenarios/sign up.md:20:1: there is no screen before this table; \
        write one before it" type="problem"/>
            </testcase>
            <testcase classname="Scenarios/sign up.md" name="Sign up, TalkBack, hints off" \
        file="Scenarios/sign up.md" line="12">
              <failure message="reworded: Sign up, TalkBack, hints off, stop 2" type="reworded">
        Scenarios/sign up.md:12:40: reworded: Sign up, TalkBack, hints off, stop 2
        expected: Email, edit box
        heard: E-mail address, edit box
        heard: label “E-mail address”, by EditTextContent (TalkBack 15.1, a.java)
        not heard: “Email”
        These are VoiceOver's words.</failure>
            </testcase>
            <testcase classname="Scenarios/sign up.md" name="Sign up, VoiceOver" \
        file="Scenarios/sign up.md" line="10"/>
            <testcase classname="Scenarios/sign up.md" name="not checked: script" \
        file="Scenarios/sign up.md" line="40">
              <skipped message="line 40: Gestures are not checked yet."/>
            </testcase>
            <system-out>Scenarios/sign up.md:11:3: assumed: VoiceOver, “button”, by Guess (nobody)
        Scenarios/sign up.md:30:1: note: This table is prose.</system-out>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `JUnit is well-formed for any text`() {
    let reports = [CheckedDocuments.hostileReport, CheckedDocuments.everything]
    let text = CheckedDocuments.written(reports, as: .junit)
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(!text.contains("\u{0}") && !text.contains("\u{1B}") && !text.contains("]]>"))
    #expect(text.contains("&#13;&#10;"))
  }

  @Test func `Two columns with one name are two cases`() {
    var report = CheckedDocuments.report([])
    report.checks.append(report.checks[0])
    let text = CheckedDocuments.written([report], as: .junit)
    #expect(text.contains("name=\"Sign up, TalkBack, hints off\" file="))
    #expect(text.contains("name=\"Sign up, TalkBack, hints off (2)\" file="))
  }

  @Test func `TAP has a test point per column and lists differences in YAML`() {
    let text = CheckedDocuments.written([CheckedDocuments.everything], as: .tap)
    #expect(
      text == """
        TAP version 14
        1..4
        not ok 1 - Scenarios/sign up.md: problem
          ---
          message: "Scenarios/sign up.md:20:1: there is no screen before this table; write one \
        before it"
          severity: error
          ...
        not ok 2 - Scenarios/sign up.md: Sign up, TalkBack, hints off
          ---
          severity: fail
          grade: reworded
          differences:
            - at: "Scenarios/sign up.md:12:40"
              message: "reworded: Sign up, TalkBack, hints off, stop 2"
              wanted: "Email, edit box"
              found: "E-mail address, edit box"
              details:
                - "heard: label “E-mail address”, by EditTextContent (TalkBack 15.1, a.java)"
                - "not heard: “Email”"
                - "These are VoiceOver's words."
          ...
        ok 3 - Scenarios/sign up.md: Sign up, VoiceOver
        ok 4 - Scenarios/sign up.md: not checked: script # SKIP line 40: Gestures are not checked yet.
        # Scenarios/sign up.md:11:3: assumed: VoiceOver, “button”, by Guess (nobody)
        # Scenarios/sign up.md:30:1: note: This table is prose.
        # 1 document, 1 table, 6 cells compared, 1 difference (1 reworded), 2 cells empty, \
        not checked: 1, assumed: 1, 1 problem

        """)
  }

  @Test func `A label cannot become a TAP directive or line`() {
    let text = CheckedDocuments.written([CheckedDocuments.hostileReport], as: .tap)
    for line in text.split(separator: "\n") {
      #expect(["TAP", "1..", "ok ", "not", "# ", "  "].contains { line.hasPrefix($0) })
      if line.hasPrefix("not ok") { #expect(!line.replacing("\\#", with: "").contains("#")) }
    }
    #expect(CheckedDocuments.written([], as: .tap).contains("1..0 # SKIP"))
  }

  @Test func `JSON contains the whole report`() throws {
    let text = CheckedDocuments.written([CheckedDocuments.everything], as: .json)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let version = try #require(object["version"] as? [String: String])
    #expect(version["announce"] == CheckedDocuments.header.version && version["talkback"] != nil)
    #expect(object["status"] as? Int == 2)
    let summary = try #require(object["summary"] as? [String: Any])
    #expect(summary["comparedCells"] as? Int == 6)
    #expect((summary["differences"] as? [String: Int])?["reworded"] == 1)
    let document = try #require((object["documents"] as? [[String: Any]])?.first)
    let columns = try #require(document["columns"] as? [[String: Any]])
    #expect(columns.map { $0["reader"] as? String } == ["TalkBack, hints off", "VoiceOver"])
    let difference = try #require((columns[0]["differences"] as? [[String: Any]])?.first)
    #expect(difference["line"] as? Int == 12 && difference["column"] as? Int == 40)
    #expect(difference["expected"] as? String == "Email, edit box")
    let parts = try #require(difference["parts"] as? [[String: Any]])
    #expect(parts[0]["change"] as? String == "heard")
    #expect(parts[0]["rule"] as? String == "EditTextContent")
    #expect(parts[1]["change"] as? String == "not-heard" && parts[1]["rule"] == nil)
    #expect((columns[1]["assumed"] as? [[String: Any]])?.count == 1)
    #expect((document["problems"] as? [[String: Any]])?.first?["line"] as? Int == 20)
    #expect((document["notes"] as? [[String: Any]])?.count == 1)
    #expect((document["notChecked"] as? [[String: Any]])?.first?["kind"] as? String == "script")
  }

  @Test func `JSON keeps every character of a label`() throws {
    let text = CheckedDocuments.written([CheckedDocuments.hostileReport], as: .json)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let document = try #require((object["documents"] as? [[String: Any]])?.first)
    let difference = try #require(
      ((document["columns"] as? [[String: Any]])?.first?["differences"] as? [[String: Any]])?.first)
    #expect(difference["expected"] as? String == CheckedDocuments.hostile)
  }

  @Test(arguments: [
    (["Email"], "Email, edit box", "[Email], edit box"),
    (["edit box"], "Email, edit box", "Email, [edit box]"),
    (["double tap"], "Email, double-tap to edit", "Email, [double-tap] to edit"),
    (["a", "a"], "a b a", "[a] b [a]"),
    (["email"], "Email: Email", "[Email:] Email"),
    (["nowhere"], "Email", "Email"),
    ([""], "Email", "Email"),
    (["x"], "", ""),
    (["*"], "Email *", "Email [*]"),
  ])
  func `Given words are marked in the announcement`(words: [String], text: String, marked: String) {
    let pieces = MarkedWords(words, in: text).pieces
    #expect(pieces.map(\.text).joined() == text)
    #expect(pieces.map { $0.isMarked ? "[\($0.text)]" : $0.text }.joined() == marked)
  }

  /// Texts with many different words, in which the search for equal words restarts often.
  @Test(arguments: ["a", "a b", "a c"])
  func `Marking many words takes linear time`(part: String) {
    func steps(_ count: Int) -> Int {
      let text = Array(repeating: part == "a c" ? "a b" : part, count: count)
      return MarkedWords(
        Array(repeating: part, count: count), in: text.joined(separator: ", ")
      ).steps
    }
    #expect(steps(300) > 0)
    #expect(steps(3000) <= 11 * steps(300))
  }
}
