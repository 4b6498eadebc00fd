import Encoding
import Testing

struct YAMLTextTests {
  private static let long = Array(repeating: "word # of: a line,", count: 20).joined(separator: " ")

  @Test(arguments: [
    "", "a", " a ", "- a", "a: b # c", "\"q\" \\n 'x'", "a\nb", "a\n\nb", "a\n", "\na", " a\nb",
    "a\n  b\nc", "a \nb", "a\r\nb", "a\tb\nc", "\tx\ny", "é – ü 😀", "\u{0}", "\u{7}\u{85}",
    "\u{2028}x\ny",
    "\u{202E}", "\u{FEFF}a", "null", "true", "1.10", "---\n...", "%a\n- b", "👩‍👩‍👧", "\u{E900}\nx",
    " \u{301}a\nb", "a\n \u{301}b", "a \u{301}\nb", "\(long) \u{301} \u{301}a  \u{301}",
    " \u{301}\(long)", long, long + "  " + long, " " + long, "#" + long, long + "\n" + long,
  ])
  func `A text that is written is read again`(_ text: String) throws {
    for indent in [2, 14] {
      let margin = String(repeating: " ", count: indent - 2)
      let key = indent == 2 ? "" : "a:\n"
      let file = "\(key)\(margin)k: \(YAMLText.scalar(text, indent: indent))\n\(margin)n: 1\n"
      var value = try #require(try YAMLFile.value(of: Array(file.utf8), file: "a.yaml"))
      if indent > 2, case .mapping(let members) = value.content { value = members[0].value }
      guard case .mapping(let members) = value.content,
        case .scalar(let read, _) = members[0].value.content
      else {
        Issue.record("no text in \(file)")
        return
      }
      #expect(read == text, "\(file)")
      #expect(members.count == 2)
    }
  }

  @Test func `Long and several lines are blocks, which people can edit`() {
    #expect(YAMLText.scalar("a: b", indent: 2) == "\"a: b\"")
    #expect(YAMLText.scalar("a\n\nb", indent: 2) == "|-\n  a\n\n  b")
    let block = YAMLText.scalar(Self.long, indent: 4).split(separator: "\n")
    #expect(block.first == ">-")
    #expect(block.dropFirst().allSatisfy { $0.hasPrefix("    ") && $0.count <= 104 })
    #expect(YAMLText.scalar("a\u{202E}", indent: 2) == "\"a\\u202E\"")
  }
}
