import Foundation
import Testing

@testable import announce

/// The output formats of findings.
struct AuditFormatTests {
  private static let page = """
    <!doctype html><html lang=en><title>T</title><body><main><h1>Form</h1>
    <label>Name <input id=a></label>
    <!-- announce-ignore alt-phrase: none is here -->
    </main></body></html>
    """

  private func sarif(_ page: String, named name: String = "a.html") throws -> [String: Any] {
    let folder = try TrialFolder()
    let file = try folder.write(page, to: name)
    let output = Trial.run("audit", "--format", "sarif", file).output
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    return try #require((root["runs"] as? [[String: Any]])?.first)
  }

  private func fixes(_ page: String) throws -> [[String: Int]] {
    let results = try #require(try sarif(page)["results"] as? [[String: Any]])
    return results.flatMap { ($0["fixes"] as? [[String: Any]]) ?? [] }
      .flatMap { ($0["artifactChanges"] as? [[String: Any]]) ?? [] }
      .flatMap { ($0["replacements"] as? [[String: Any]]) ?? [] }
      .compactMap { $0["deletedRegion"] as? [String: Int] }
  }

  @Test func `A region counts code points and stays within its start tag`() throws {
    let page = """
      <main><h1>x</h1>
      <p>😀é</p><button aria-labeledby=x>Go</button><button aria-labeledby=x>😀</button></main>
      """
    let columns = try fixes(page).map { [$0["startLine"], $0["startColumn"], $0["endColumn"]] }
    #expect(columns == [[2, 18, 32], [2, 54, 68]])
    #expect(
      try fixes("<main><button\n  aria-labeledby=x>Go</button>").map { $0["startLine"] } == [2])
  }

  @Test func `A missing attribute has a fix, and a wrong attribute has none`() throws {
    func edits(_ text: String, named name: String) throws -> [String] {
      let folder = try TrialFolder()
      let file = try folder.write(text, to: name)
      let output = Trial.run(
        "audit", "--format", "json", "--rule", "keyboard-wrong", "--rule", "purpose-missing", file
      ).output
      let root = try #require(
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
      let screens = (root["files"] as? [[String: Any]])?.first?["screens"] as? [[String: Any]]
      let findings = try #require(screens?.first?["findings"] as? [[String: Any]])
      return findings.map { (($0["mend"] as? [String: Any])?["after"] as? String) ?? "none" }
    }
    #expect(
      try edits("<main><label>Email <input></label></main>", named: "a.html") == [
        "<input type=\"email\"", "<input autocomplete=\"email\"",
      ])
    #expect(
      try edits(
        "<main><label>Email <input type=text autocomplete=email></label></main>", named: "a.html")
        == ["none"])
    #expect(
      try edits(
        """
        <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
        <TextView android:text="Email" android:labelFor="@+id/a"/><EditText android:id="@+id/a"/>
        </LinearLayout>
        """, named: "res/layout/a.xml"
      ).contains("<EditText android:autofillHints=\"emailAddress\""))
    // Programs write dumps, so a fix in a dump would be of no use.
    let dump = try edits(
      """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,1920]">
      <node class="android.widget.EditText" hint="Email" clickable="true" focusable="true"
        enabled="true" bounds="[0,100][1080,300]"/></node></hierarchy>
      """, named: "dump.xml")
    #expect(dump.allSatisfy { $0 == "none" })
  }

  @Test(arguments: [true, false])
  func `A text is located at the element that contains it`(isWritten: Bool) throws {
    // If the page has all tags, each node has an element in the source. Otherwise the parser adds
    // elements, whose nodes have none.
    let body = "<main><h1>x</h1><p>one</p><p><em>Number 12345678901234</em></p></main>"
    let page =
      isWritten
      ? "<!doctype html><html lang=en><head><title>T</title></head><body>\(body)</body></html>"
      : body
    let output = Trial.run(
      "audit", "--format", "json", "--rule", "long-number", "-", input: page
    ).output
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let screens = (root["files"] as? [[String: Any]])?.first?["screens"] as? [[String: Any]]
    let finding = try #require((screens?.first?["findings"] as? [[String: Any]])?.first)
    let element = try #require(finding["element"] as? [String: Any])
    #expect(element["selector"] as? String == "body > main > p:nth-of-type(2) > em")
  }

  @Test func `A fix that would match twice in a tag is omitted`() throws {
    #expect(try fixes("<button aria-labeledby=\"aria-labeledby\">Go</button>").isEmpty)
  }

  @Test func `File names are escaped as URI references`() throws {
    let results = try #require(
      try sarif("<input>", named: "a\"b^{c}.html")["results"] as? [[String: Any]])
    #expect("\(results)".contains("a%22b%5E%7Bc%7D.html"))
    let tags = try #require(
      ((try sarif("<input>")["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"]
        as? [[String: Any]]
    ).map { ($0["properties"] as? [String: Any])?["tags"] as? [String] ?? [] }
    #expect(!tags.isEmpty && tags.allSatisfy { Set($0).count == $0.count })
  }

  @Test func `The last lines name the rules, the findings to review, and unchecked content`() {
    let output = Trial.run(
      "audit", "--rule", "purpose-missing", "--rule", "upper-case", "-", input: Self.page
    ).output
    #expect(output.contains("\nrules run: 1 (purpose-missing)\n"))
    #expect(
      output.contains(
        "\nnot run, since they are about other platforms: "))
    #expect(output.contains("\nto review: standard input:2: textbox “Name”: purpose-missing\n"))
    #expect(output.contains("\nannounce cannot check contrast and animation."))
  }

  @Test func `Only verbose text lists all rules that ran`() {
    let short = Trial.run("audit", "-", input: Self.page).output
    #expect(short.contains(" rules ran; ") && !short.contains("rules run: "))
    let verbose = Trial.run("audit", "--verbose", "-", input: Self.page).output
    #expect(verbose.contains("rules run: ") && verbose.contains("label-missing"))
    #expect(verbose.contains("\nnot run, since they are about other platforms: "))
  }

  @Test func `Content that no rule could check is listed at the end`() throws {
    let page = "<title>T</title><main><h1>x</h1><iframe src=a title=A></iframe></main>"
    let output = Trial.run("audit", "--plain", "-", input: page).output
    #expect(output.contains("not seen: standard input:1: 1 frame was not opened"))
    let folder = try TrialFolder()
    let component = """
      export const A = () => <View>{errors.mail && <Text>Enter an address</Text>}<Text>x</Text></View>;
      """
    let file = try folder.write(component, to: "A.tsx")
    #expect(
      Trial.run("audit", "--plain", file).output.contains(
        "“errors.mail” is only known at run time, taken as false: <Text> left out;"))
    let known = Trial.run("audit", "--plain", "--assume", "errors.mail=true", file)
    #expect(!known.output.contains("not seen"))
    #expect(!Trial.run("audit", "-", input: Self.page).output.contains("not seen"))
  }

  @Test(arguments: ["markdown", "html-fragment", "junit", "github"])
  func `Every format reports remarks and the rules that ran`(_ format: String) {
    let output = Trial.run("audit", "--format", format, "-", input: Self.page).output
    #expect(
      output.contains("standard input:3") && output.contains("this comment silences no finding"))
    let listsRules = format == "html-fragment" || format == "junit"
    #expect(output.contains("not run, since they are about other") == listsRules)
    #expect(output.contains(listsRules ? "rules run: " : " rules ran; "))
    #expect(output.contains("A screen without findings may still break WCAG."))
  }

  @Test func `JUnit reports findings for review in full`() {
    let output = Trial.run("audit", "--format", "junit", "-", input: Self.page).output
    #expect(output.contains("autocomplete=&quot;name&quot;.</skipped>"))
  }

  @Test func `Related elements of a finding have locations`() throws {
    let output = Trial.run(
      "audit", "--format", "json", "--rule", "label-not-unique", "-",
      input: "<main><label>Name<input id=a></label><label>Name\n<input id=b></label></main>"
    ).output
    let related = try #require(output.range(of: "\"related\": [{"))
    let other = output[related.upperBound...]
    #expect(other.contains("\"selector\": \"#b\"") && other.contains("\"line\": 2, \"column\": 1"))
  }

  @Test func `A folder without a screen is an error`() throws {
    let folder = try TrialFolder()
    try folder.write("{}", to: "settings.json")
    let trial = Trial.run("audit", folder.path)
    #expect(trial.status == 2 && trial.errors.contains("no file contains a screen"))
  }

  @Test func `Files with different configurations share no document`() throws {
    let folder = try TrialFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("overrides:\n  - path: b\n    fail-on: none\n", to: "announce.yaml")
    let one = try folder.write("<input>", to: "a/a.html")
    let other = try folder.write("<input>", to: "b/b.html")
    for format in ["json", "sarif", "junit"] {
      let trial = Trial.run("audit", "--format", format, one, other)
      #expect(trial.status == 2 && trial.errors.contains("configured differently"), "\(format)")
    }
    let baseline = "\(folder.path)/w.json"
    #expect(Trial.run("audit", "--write-baseline", baseline, one, other).status == 2)
    #expect(Trial.run("audit", one, other).status == 1)
  }

  @Test func `A device checklist filled in as predicted agrees with the prediction`()
    throws
  {
    let page = "<main><h1>x</h1><p>Until 03/04/2025</p></main>"
    let handed = Trial.run(
      "audit", "--view", "device-checklist", "--format", "jsonl", "-", input: page
    )
    .output
    var lines: [String] = []
    for line in handed.split(separator: "\n") {
      var recording = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      recording["said"] = recording["expected"]
      lines.append(
        String(decoding: try JSONSerialization.data(withJSONObject: recording), as: UTF8.self))
    }
    #expect(lines.count == 2)
    let folder = try TrialFolder()
    let file = try folder.write(lines.joined(separator: "\n"), to: "filled.jsonl")
    #expect(Trial.run("fidelity", "--least", "100", file).status == 0)
  }

  @Test func `A position that a state announces counts as announced`() {
    let page = """
      <main><fieldset><legend>Mail</legend><label><input type=radio name=m>daily</label>
      <label><input type=radio name=m>weekly</label></fieldset></main>
      """
    let output = Trial.run("audit", "--view", "coverage", "--reader", "talkback", "-", input: page)
      .output
    #expect(output.contains("| daily | position | yes |"))
  }

  @Test(arguments: ["markdown", "html-fragment"])
  func `Three findings of one rule are one entry with three places in other formats`(
    _ format: String
  ) {
    func audit(_ fields: Int) -> String {
      let page = Self.page.replacing(
        "</main>", with: String(repeating: "<p>x</p><input>", count: fields) + "</main>")
      return Trial.run(
        "audit", "--rule", "label-missing", "--format", format, "-", input: page
      ).output
    }
    let three = audit(3)
    #expect(three.ranges(of: "critical").count == 1, "\(three)")
    #expect(three.contains("standard input: 3 locations"))
    #expect(three.ranges(of: "This field has no name").count == 1)
    let location =
      format == "markdown" ? "\n  * standard input:4: textbox" : "<li>standard input:4: textbox"
    #expect(three.ranges(of: location).count == 3)
    #expect(three.ranges(of: "TalkBack").count >= 3)
    let two = audit(2)
    #expect(two.ranges(of: "critical").count == 2 && !two.contains("locations"))
  }
}
