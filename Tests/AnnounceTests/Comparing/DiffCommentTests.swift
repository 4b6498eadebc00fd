import Encoding
import Testing

@testable import Scenarios
@testable import announce

/// A diff as a comment in Markdown: no text of a screen becomes markup of the comment.
struct DiffCommentTests {
  /// The texts of a screen before and after a change.
  ///
  /// Each pair differs in one word. The diff splits the texts there, between the beginning and the
  /// end of the markup.
  private static let pairs = [
    ("[a x", "[a ](//evil.example/)"), ("[a ](//evil.example/) b", "[a ](//evil.example/) c"),
    ("![img x", "![img ](//evil.example/p.png)"), ("`a x", "`a b`"), ("``a x", "``a b``"),
    ("*a x", "*a b*"), ("_a x", "_a b_"), ("__a x", "__a b__"), ("~~a x", "~~a b~~"),
    ("<a x", "<a href=//evil.example>"), ("[a] x", "[a] [b]"), ("a\\\\ x", "a\\\\ *b*"),
    ("<http x", "<http ://evil.example>"), ("&lt x", "&lt ;a"), ("!! x", "! [a](b)"),
  ]

  private func comment(_ pairs: [(String, String)]) throws -> String {
    let folder = try TrialFolder()
    func screen(_ words: [String]) -> String {
      words.map { "- button \"\($0)\"\n" }.joined()
    }
    let old = try folder.write(screen(pairs.map(\.0)), to: "old/a.outline")
    let new = try folder.write(screen(pairs.map(\.1)), to: "new/a.outline")
    return Trial.run("diff", old, new, "--format", "markdown").output
  }

  /// The kinds of nodes that a parser of Markdown finds.
  private func kinds(_ markdown: String) -> Set<String> {
    let found = CMarkTree.read(Array(markdown.utf8)) { root in
      var kinds: Set<String> = []
      var left = [root]
      while let node = left.popLast() {
        kinds.insert(CMarkTree.name(of: node))
        left += CMarkTree.children(of: node)
      }
      return kinds
    }
    return found ?? []
  }

  @Test
  func `No text of a screen becomes a link, a picture, code or emphasis, even across changes`()
    throws
  {
    for pair in Self.pairs {
      let text = try comment([pair])
      let table = try #require(text.firstRange(of: "| Stop | Change ")).lowerBound
      let end = try #require(text.firstRange(of: "</details>")).lowerBound
      let kinds = kinds(String(text[table..<end]))
      #expect(kinds.contains("html_inline"), "\(kinds)")
      for kind in ["link", "image", "code", "emph", "strong", "code_block"] {
        #expect(!kinds.contains(kind), "\(pair): \(text[table..<end])")
      }
      #expect(!text.contains("~~"))
      #expect(!text.contains("(//evil"), "\(pair)")
    }
  }

  @Test func `Commits and references to other trackers do not become links`() throws {
    let text = try comment([
      ("a", "deadbeef1234567 JIRA-12 GHSA-aaaa-bbbb //evil.example 7654321 abcdef-word year")
    ])
    for word in ["deadbeef1234567", "JIRA-12", "GHSA-aaaa", "//evil", "7654321", "beef1234"] {
      #expect(!text.contains(word), "\(word) in \(text)")
    }
    #expect(text.contains("abcdef-word year"))
  }

  @Test func `The compared versions are code, so that a folder of one dot can be read`() throws {
    let folder = try TrialFolder()
    let old = try folder.write("- button \"A\"\n", to: "old.outline")
    let new = try folder.write("- button \"B\"\n", to: "a ` @b.outline")
    let text = Trial.run("diff", old, new, "--format", "markdown").output
    #expect(text.contains("Compared: `\(old)` with <code>"), "\(text)")
    #expect(text.contains("a \\` @&#8203;b.outline</code>."), "\(text)")
  }
}
