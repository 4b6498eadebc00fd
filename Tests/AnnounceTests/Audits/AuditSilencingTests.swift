import Foundation
import Testing

@testable import announce

/// The comments and baselines that silence findings.
struct AuditSilencingTests {
  private func text(_ page: String, _ options: String...) -> String {
    Trial.run(
      ["audit", "--rule", "purpose-missing", "--rule", "aria-valid-attr"] + options + ["-"],
      bytes: Array(page.utf8)
    ).output
  }

  private static let field = "<label>Name <input id=a></label>"

  @Test func `Text of a page silences nothing, but a comment does`() {
    let said = "announce-ignore purpose-missing: mine"
    #expect(text("<main><p>\(said)</p>\n\(Self.field)</main>").contains("1 more to review"))
    #expect(text("<main title=\"# \(said)\">\n\(Self.field)</main>").contains("1 more to review"))
    #expect(
      text("<main><!-- \(said) -->\n\(Self.field)</main>").contains("0 to review, 1 silenced"))
  }

  @Test func `A comment may span lines, and several may follow each other`() {
    let output = text(
      """
      <main>
      <!-- announce-ignore aria-valid-attr: a script
           reads it -->
      <!--
        announce-ignore purpose-missing: later
      -->
      <label>Name <input id=a aria-foo=b></label></main>
      """)
    #expect(output.contains("0 findings, 0 to review, 2 silenced"))
    #expect(output.contains("silenced: aria-valid-attr at “Name”: a script reads it"))
  }

  @Test func `A comment after an element applies to that element only`() {
    let output = text(
      """
      <main>
      \(Self.field) <!-- announce-ignore purpose-missing: mine -->
      <label>Name <input id=b></label></main>
      """)
    #expect(output.contains("1 more to review, 1 silenced"))
    #expect(output.contains("to review: standard input:3: textbox “Name”: purpose-missing"))
  }

  @Test(arguments: ["// announce-ignore", "{/* announce-ignore", "# announce-ignore"])
  func `A file that is not markup has its own comment syntax`(_ comment: String) {
    let isOutline = comment.hasPrefix("#")
    let close = comment.hasPrefix("{") ? " */}" : ""
    let said = "\(comment) label-not-associated: later\(close)"
    let source =
      isOutline
      ? "- text: Town\n\(said)\n- textbox\n"
      : """
      export const Form = () => (
        <View><Text>Town</Text>
          \(said)
          <TextInput />
        </View>
      );
      """
    let trial = Trial.run(
      "audit", "--rule", "label-not-associated", "--input", isOutline ? "outline" : "jsx", "-",
      input: source)
    #expect(trial.output.contains("1 silenced"), "\(trial.output)\(trial.errors)")
  }

  @Test func `A page in UTF-16 has comments, too`() throws {
    let page = "<main><!-- announce-ignore purpose-missing: mine -->\n\(Self.field)</main>"
    let bytes = Array(try #require(page.data(using: .utf16)))
    let trial = Trial.run(["audit", "--rule", "purpose-missing", "-"], bytes: bytes)
    #expect(trial.output.contains("1 silenced"))
  }

  @Test
  func `A rewritten baseline keeps its entries, and may be named before it exists`()
    throws
  {
    let folder = try TrialFolder()
    try folder.write(Self.field, to: "a.html")
    let (file, baseline) = ("\(folder.path)/a.html", "\(folder.path)/audit.json")
    for _ in 1...2 {
      let written = Trial.run(
        "audit", "--rule", "purpose-missing", "--baseline", baseline, "--write-baseline", baseline,
        file)
      #expect(written.status == 0 && written.errors.contains("(1 finding)"), "\(written.errors)")
    }
  }

  @Test func `An entry matches its file by any path, and its element by the identifier alone`()
    throws
  {
    let folder = try TrialFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("<title>Old</title>\(Self.field)", to: "src/a.html")
    let baseline = "\(folder.path)/audit.json"
    _ = Trial.run(
      "audit", "--rule", "purpose-missing", "--write-baseline", baseline,
      "\(folder.path)/src/a.html")
    try folder.write(
      "<title>New</title><label>Your name <input id=a></label>", to: "src/a.html")
    let again = Trial.run(
      "audit", "--rule", "purpose-missing", "--baseline", baseline,
      "\(folder.path)/src/../src/a.html")
    #expect(again.output.contains("0 to review, 1 silenced"), "\(again.output)")
  }
}
