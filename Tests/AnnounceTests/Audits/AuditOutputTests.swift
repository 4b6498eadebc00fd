import Encoding
import Foundation
import Testing

@testable import announce

/// The output of findings, and how findings are identified.
struct AuditOutputTests {
  private static let head = "<!doctype html><html lang=en><title>T</title><body><main><h1>x</h1>"

  @Test(arguments: ["text", "github", "markdown", "junit", "html-fragment", "sarif"])
  func `Long names are shortened`(_ format: String) {
    let name = String(repeating: "long ", count: 1_000)
    let page = "\(Self.head)<button aria-labeledby=x>\(name)</button></main></html>"
    let output = Trial.run("audit", "--format", format, "-", input: page).output
    #expect(output.contains("aria-valid-attr") && !output.contains(name.prefix(1_000)))
  }

  @Test func `An icon font character is shown by its code point`() {
    let output = Trial.run(
      "audit", "-", input: "\(Self.head)<button aria-labeledby=x>\u{E900}</button></main>"
    ).output
    #expect(output.contains("button “U+E900”") && !output.contains("\u{E900}"))
  }

  @Test func `A reader is named with its version once, and the result is last`() {
    let page = "\(Self.head)<input><p>x</p><input type=tel></main></html>"
    let output = Trial.run("audit", "--rule", "label-missing", "-", input: page).output
    #expect(output.contains("    TalkBack (version 16.2), default settings: edit box"))
    #expect(output.contains("    TalkBack: edit box"))
    #expect(
      output.hasSuffix(
        "1 screen audited, 2 findings, 0 to review\n"))
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= 200 })
  }

  @Test func `An element without a meaningful role is named by its tag`() {
    let page = "\(Self.head)<details><summary>more</summary>x</details></main></html>"
    #expect(Trial.run("audit", "-", input: page).output.contains(": summary “more”"))
  }

  @Test func `JUnit cases have unique names`() {
    let page = "\(Self.head)<input><p>x</p><input></main></html>"
    let output = Trial.run(
      "audit", "--rule", "label-missing", "--format", "junit", "-", input: page
    ).output
    #expect(output.contains("\"label-missing: textbox\" "))
    #expect(output.contains("\"label-missing: textbox (2)\" "))
  }

  @Test func `Rules are listed as JSON`() throws {
    let output = Trial.run("audit", "--rules", "--format", "json").output
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let rules = try #require(root["rules"] as? [[String: Any]])
    #expect(rules.contains { $0["rule"] as? String == "label-missing" })
    #expect(Trial.run("audit", "--rules", "--format", "sarif").status == 2)
  }

  @Test func `A new element before a finding keeps it in the baseline`() throws {
    let folder = try TrialFolder()
    let page = "\(Self.head)<p>a</p><p><input></p></main></html>"
    let file = "\(folder.path)/a.html"
    let baseline = "\(folder.path)/audit.json"
    let loud = page.replacing("<p>a</p>", with: "<p>Call 123456789012345</p>")
    try folder.write(loud, to: "a.html")
    let rules = ["--rule", "long-number"]
    _ = Trial.run(["audit"] + rules + ["--write-baseline", baseline, file])
    try folder.write(loud.replacing("<p>Call", with: "<p>new</p><p>Call"), to: "a.html")
    let again = Trial.run(
      ["audit"] + rules + ["--baseline", baseline, "--format", "json", file])
    #expect(again.output.contains("\"by\": \"baseline\""))
    #expect(!again.output.contains("\"rule\": \"long-number\", \"aliases\""))
    #expect(!again.output.contains("no finding; update"))
  }

  @Test func `An older baseline is read`() throws {
    let folder = try TrialFolder()
    let file = try folder.write(
      "\(Self.head)<p>a</p><p>Call 123456789012345</p></main></html>", to: "a.html")
    let known = try folder.write(
      """
      {"findings": [{"file": "\(file)", "screen": "", "rule": "long-number", "role": "text", \
      "name": "Call 123456789012345", "selector": "body > main > p:nth-of-type(7)"}]}
      """, to: "audit.json")
    let output = Trial.run("audit", "--rule", "long-number", "--baseline", known, file).output
    #expect(output.contains("1 silenced"), "\(output)")
  }

  @Test func `An unreadable file in a folder is reported`() throws {
    let folder = try TrialFolder()
    try folder.write("\(Self.head)</main></html>", to: "a.html")
    #expect(Trial.run("audit", folder.path).status == 0)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/b.html", withDestinationPath: "\(folder.path)/nowhere.html")
    let trial = Trial.run("audit", folder.path)
    #expect(trial.status == 2 && trial.errors.contains("b.html"))
    #expect(trial.output.contains("1 screen audited"))
  }

  @Test(.enabled(if: getuid() != 0))
  func `An unreadable folder is reported`() throws {
    let folder = try TrialFolder()
    try folder.write("\(Self.head)</main></html>", to: "in/a.html")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: "\(folder.path)/in")
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/in")
    }
    let trial = Trial.run("audit", "\(folder.path)/in")
    #expect(trial.status == 2 && trial.errors.contains("this folder cannot be read"))
  }

  @Test func `Binary data are not a page, but a page with one null byte is`() throws {
    var state: UInt64 = 42
    let noise = (0..<6000).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    #expect(Trial.run(["audit", "--input", "html", "-"], bytes: noise).status == 2)
    let zeros = [UInt8](repeating: 0, count: 400)
    #expect(Trial.run(["audit", "--input", "html", "-"], bytes: zeros).status == 2)
    let page = Array("\(Self.head)a\u{0}b</main></html>".utf8)
    #expect(Trial.run(["audit", "--input", "html", "-"], bytes: page).status == 0)
  }

  @Test func `A finding in an included layout is reported once`() throws {
    let folder = try TrialFolder()
    try folder.write("", to: ".git/HEAD")
    let space = "xmlns:android=\"http://schemas.android.com/apk/res/android\""
    try folder.write(
      "<LinearLayout \(space)>\n<ImageButton android:src=\"@drawable/x\"/></LinearLayout>",
      to: "res/layout/inc.xml")
    for name in ["one", "two"] {
      try folder.write(
        "<LinearLayout \(space)><include layout=\"@layout/inc\"/></LinearLayout>",
        to: "res/layout/\(name).xml")
    }
    let text = Trial.run("audit", "--rule", "label-missing", folder.path).output
    #expect(text.contains("3 screens audited, 1 finding, "))
    #expect(
      text.contains("    included in ") && text.contains("one.xml") && text.contains("two.xml"))
    let both = Trial.run(
      "audit", "--rule", "label-missing", "\(folder.path)/res/layout/one.xml",
      "\(folder.path)/res/layout/two.xml"
    ).output
    #expect(both.contains("2 screens audited, 1 finding, "))
  }

  @Test func `A comment in a string silences nothing`() {
    let said = "announce-ignore label-not-associated: mine"
    for line in ["<Text>{\"// \(said)\"}</Text>", "<Text>{`/* \(said) */`}</Text>"] {
      let output = Trial.run(
        "audit", "--rule", "label-not-associated", "--input", "jsx", "-",
        input: "const F = () => <View><Text>Town</Text>\n\(line)\n<TextInput /></View>;"
      ).output
      #expect(!output.contains("silenced"), "\(line)")
    }
    let comment = Trial.run(
      "audit", "--rule", "label-not-associated", "--input", "jsx", "-",
      input:
        "const F = () => <View><Text>Don't say Town</Text>\n{/* \(said) */}\n<TextInput /></View>;"
    ).output
    #expect(comment.contains("1 silenced"), "\(comment)")
  }

  @Test func `A fix for an Android dump is tried on the view that TalkBack gets`() throws {
    let dump = """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,1920]">
      <node class="android.widget.TextView" text="Town" bounds="[0,0][1080,90]"/>
      <node class="android.widget.EditText" clickable="true" focusable="true"
        enabled="true" bounds="[0,100][1080,300]"/></node></hierarchy>
      """
    let folder = try TrialFolder()
    let file = try folder.write(dump, to: "dump.xml")
    let output = Trial.run("audit", "--try", "--rule", "label-not-associated", file).output
    let outcomes = output.split(separator: "\n").filter { $0.hasPrefix("    with the fix") }
    #expect(
      outcomes.map(String.init) == [
        "    with the fix, TalkBack says: edit box, Town, double tap to edit text"
      ])
  }

  @Test func `Three findings of one rule on a screen are one entry with three locations`() {
    func audit(_ count: Int, _ options: [String] = []) -> String {
      let fields = String(repeating: "<p>x</p><input>", count: count)
      let page = "\(Self.head)\(fields)</main></html>"
      return Trial.run(
        ["audit", "--rule", "label-missing"] + options + ["-"], bytes: Array(page.utf8)
      ).output
    }
    let lines = audit(3).split(separator: "\n")
    #expect(lines.first == "standard input: 3 locations")
    #expect(lines.count { $0.hasPrefix("  critical: ") } == 1)
    #expect(lines.count { $0.hasPrefix("    why: ") } == 1)
    #expect(lines.count { $0.hasPrefix("    at standard input:1:") } == 3)
    #expect(lines.count { $0.hasPrefix("      TalkBack") } == 3)
    #expect(lines.contains("1 screen audited, 1 finding at 3 locations, 0 to review"))
    let two = audit(2)
    #expect(!two.contains(" locations") && two.ranges(of: "  critical: ").count == 2)
    let json = audit(3, ["--format", "json"])
    #expect(json.ranges(of: "\"rule\": \"label-missing\", \"aliases\"").count == 3)
  }

  @Test func `A group lists the messages and fixes that differ at their locations`() {
    let page = "\(Self.head)<input><p>x</p><input><p>x</p><button></button></main></html>"
    let lines = Trial.run("audit", "--rule", "label-missing", "-", input: page).output
      .split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  critical: ") } == 1)
    #expect(lines.contains { $0.hasSuffix(": This button has no name.") })
    #expect(lines.count { $0.hasPrefix("      fix: ") } == 3)
  }

  @Test func `An audit without findings says that defects may remain`() {
    let output = Trial.run("audit", "--rule", "label-missing", "-", input: "<p>Hello</p>").output
    #expect(output.hasSuffix("A screen without findings may still break WCAG.\n"))
  }

  @Test func `Auditing a document of expected announcements reports only the error`() {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.appendingPathComponent("Samples/login.md").path
    let trial = Trial.run("audit", path)
    #expect(trial.status == 2 && trial.output.isEmpty)
    #expect(trial.errors.contains("run “announce check \(path)”"))
  }

  @Test func `The fix for a format quotes the label with the format`() {
    let page =
      "\(Self.head)<label>Password <input type=password aria-describedby=h></label>"
      + "<p id=h>At least 8 characters</p></main></html>"
    let output = Trial.run("audit", "--rule", "format-not-in-label", "-", input: page).output
    #expect(output.contains("for example “Password (At least 8 characters)”."))
  }
}
