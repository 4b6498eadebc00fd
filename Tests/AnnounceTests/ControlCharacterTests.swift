import Foundation
import Testing

/// Control characters of files, scripts and file names in every output format.
struct ControlCharacterTests {
  /// Characters that control a terminal, end a line or change the order of text.
  private static let controls: [Unicode.Scalar] = [
    "\u{1}", "\u{7}", "\u{8}", "\u{B}", "\u{C}", "\r", "\u{1B}", "\u{7F}", "\u{80}", "\u{85}",
    "\u{9B}", "\u{61C}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}",
  ]
  /// Returns a text with all these characters.
  private static func hostile(_ word: String) -> String {
    word + controls.map { "\($0)x" }.joined()
  }

  private static func quoted(_ word: String) throws -> String {
    String(decoding: try JSONEncoder().encode(hostile(word)), as: UTF8.self)
  }

  private static func page() -> String {
    func reference(_ word: String) -> String {
      hostile(word).unicodeScalars.map { $0.value < 0x20 ? "&#\($0.value);" : String($0) }.joined()
    }
    return """
      <!DOCTYPE html><html lang=en><title>\(reference("title"))</title>
      <h1>\(reference("heading"))</h1><form><label for=a>\(reference("label"))</label>
      <input id=a value="\(reference("value"))" aria-description="\(reference("help"))"
        aria-invalid=true><input id="\(reference("id"))"><p lang="\(reference("en"))">Text</p>
      <button aria-label="\(reference("name"))" aria-roledescription="\(reference("role"))">x
      </button><img src="\(reference("picture"))"><button></button><select aria-label=s>
      <option>\(reference("option"))</select></form>
      """
  }

  private static func snapshot() throws -> String {
    """
    {"type": "View", "props": {"testID": \(try quoted("id"))}, "children": [
      {"type": "Text", "props": {}, "children": [\(try quoted("text"))]},
      {"type": "View", "children": null, "props": {"accessible": true,
        "accessibilityRole": \(try quoted("role")), "accessibilityLabel": \(try quoted("label")),
        "accessibilityHint": \(try quoted("hint")),
        "accessibilityValue": {"text": \(try quoted("value"))}}}
    ]}
    """
  }

  private static func outline() throws -> String {
    """
    - heading \(try quoted("heading")) [level=1]
    - button \(try quoted("name"))
    - textbox \(try quoted("label")): \(try quoted("value"))
    - textbox

    """
  }

  private static let script = "touch role=textbox; double tap; type \"a\r\u{9B}\u{85}\u{202E}b\""
  private static let commands: [(command: [String], formats: [String])] = [
    ([], ["text", "markdown", "json"]), (["--side-by-side"], []), (["explain"], []),
    (["tree"], ["text", "json"]), (["tree", "--unused"], ["text", "json"]),
    (["tree", "--as", "voiceover"], []), (["tree", "--as", "talkback"], []),
    (
      ["audit", "--fail-on", "none"],
      ["text", "json", "sarif", "github", "markdown", "junit", "html-fragment"]
    ),
    (["audit", "--view", "names"], ["markdown", "csv", "json"]),
    (["audit", "--view", "coverage"], ["markdown", "csv", "json"]),
    (["audit", "--view", "guidelines"], ["markdown", "csv", "json"]),
    (["audit", "--view", "device-checklist"], ["markdown", "csv", "jsonl"]),
    (["audit", "--view", "cost"], ["markdown", "csv", "json"]),
    (["audit", "-e", script], ["text", "json", "markdown", "junit"]),
    (
      ["report", "--mute", "-o", "-"],
      ["html", "json", "markdown", "gherkin", "criteria", "acr", "openacr", "svg"]
    ),
    (["report", "--mute", "-e", script, "-o", "-"], ["html", "json", "markdown"]),
    (["play", "-e", script], ["text", "markdown", "json"]),
  ]

  /// Returns the control characters in a text, except those of CSV's line ends.
  private func controls(in text: String) -> Set<String> {
    Set(
      text.replacingOccurrences(of: "\r\n", with: "\n").unicodeScalars
        .filter { $0 != "\n" && ($0.properties.generalCategory == .control || isFormat($0)) }
        .map { String($0.value, radix: 16) })
  }

  private func isFormat(_ scalar: Unicode.Scalar) -> Bool { Self.controls.contains(scalar) }

  @Test(arguments: ["html", "json", "outline"])
  func `No control character of a file reaches an output in any format`(
    _ kind: String
  ) throws {
    let folder = try TrialFolder()
    let text =
      switch kind {
      case "html": Self.page()
      case "json": try Self.snapshot()
      default: try Self.outline()
      }
    let file = try folder.write(text, to: "n\u{9B}\u{202E}\u{2028}\u{1B}.\(kind)")
    for (command, formats) in Self.commands {
      for format in formats.isEmpty ? [[]] : formats.map({ ["--format", $0] }) {
        // The options of a gesture script come after the file.
        let trial = Trial.run(Array(command.prefix(1)) + [file] + command.dropFirst() + format)
        let words = (command + format).joined(separator: " ")
        #expect(controls(in: trial.output) == [], "\(words)")
        #expect(controls(in: trial.errors) == [], "\(words)")
        // The status is 1 if an element of the file does not support a gesture.
        #expect(trial.status < 2, "\(words): \(trial.errors)")
      }
    }
  }

  @Test func `A typed line break stays in its cell of the table of gestures`() {
    let table = Trial.run(
      "play", "-", "--reader", "talkback", "-e", "touch \"Name\"; double tap; type \"a\rb|c\"",
      "--format", "markdown", input: "- textbox \"Name\"\n"
    ).output
    let rows = table.split(separator: "\n")
    #expect(rows.allSatisfy { $0.hasPrefix("| ") && $0.hasSuffix(" |") }, "\(table)")
    #expect(rows.contains { $0.hasPrefix("| type \"a&#13;b\\|c\" | ") }, "\(table)")
  }

  @Test(arguments: ["text", "json", "junit", "tap", "github"])
  func `No control character of a document reaches the result of a check`(
    _ format: String
  ) throws {
    let folder = try TrialFolder()
    let document = """
      # \(Self.hostile("Title"))

      ```json
      \(try Self.snapshot())
      ```

      | VoiceOver |
      | --- |
      | \(Self.hostile("row").replacingOccurrences(of: "\r", with: "")) |

      """
    let file = try folder.write(document, to: "n\u{9B}\u{202E}\u{2028}\u{1B}.md")
    let check = Trial.run("check", "--format", format, file)
    #expect(check.status != 0 && !check.output.isEmpty)
    #expect(controls(in: check.output + check.errors) == [])
    let site = "\(folder.path)/site/"
    _ = Trial.run("report", file, "-o", site)
    for name in try FileManager.default.contentsOfDirectory(atPath: site) {
      let page = try String(contentsOfFile: site + name, encoding: .utf8)
      #expect(controls(in: page) == [], "\(name)")
    }
  }
}
