import Simulator
import Testing

/// What is different between two screens.
struct ScreenChangesTests {
  private func changes(_ old: String, _ new: String) throws -> ScreenChanges {
    try Screen(outline: new).changes(from: Screen(outline: old))
  }

  /// What changed of which nodes: `Save: disabled nil → true`.
  private func told(_ changes: ScreenChanges) -> [String] {
    changes.changed.flatMap { node in
      changes.facts(of: node).map { change in
        "\(changes.new[node.new].name): \(change.fact.name)"
      }
    }
  }

  private func names(_ nodes: [Node.Index], on screen: Screen) -> [String] {
    nodes.map { screen[$0].name }
  }

  @Test func `equal screens do not differ`() throws {
    let outline = "- button \"Save\"\n- list:\n  - listitem: One\n  - listitem: Two"
    #expect(try changes(outline, outline).isEmpty)
  }

  @Test func `a place in the file is no difference`() throws {
    #expect(try changes("- button \"Save\"", "# A comment\n\n- button \"Save\"").isEmpty)
  }

  @Test func `a changed state has its old and new value`() throws {
    let changes = try changes("- checkbox \"News\"", "- checkbox \"News\" [checked]")
    let node = try #require(changes.changed.first)
    let change = try #require(changes.facts(of: node).first)
    #expect(changes.changed.count == 1 && changes.facts(of: node).count == 1)
    #expect(change.fact.name == "checked")
    #expect(change.old == .word("false"))
    #expect(change.new == .word("true"))
  }

  @Test func `text and error of a field are facts of their own`() throws {
    let changes = try changes(
      "- textbox \"Email\"", "- textbox \"Email\":\n  - /error: Wrong\n  - text: ann@")
    #expect(told(changes) == ["Email: invalid", "Email: value", "Email: error"])
  }

  @Test func `a title is a fact of the screen`() throws {
    let changes = try changes("- /title: One", "- /title: Two")
    #expect(!changes.isEmpty)
    #expect(changes.facts.map(\.fact.name) == ["title"])
    #expect(changes.facts.first?.new == .text("Two"))
  }

  @Test func `an inserted item appears and its neighbours stay`() throws {
    let changes = try changes(
      "- list:\n  - listitem \"One\"\n  - listitem \"Two\" [selected]",
      "- list:\n  - listitem \"New\"\n  - listitem \"One\" [selected]\n  - listitem \"Two\" [selected]"
    )
    #expect(names(changes.appeared, on: changes.new) == ["New"])
    #expect(changes.vanished.isEmpty)
    #expect(told(changes) == ["One: selected"])
  }

  @Test func `a removed branch vanishes with what is in it`() throws {
    let changes = try changes(
      "- button \"A\"\n- dialog \"D\":\n  - button \"B\"\n- button \"C\"",
      "- button \"A\"\n- button \"C\"")
    #expect(names(changes.vanished, on: changes.old) == ["D", "B"])
    #expect(changes.appeared.isEmpty && changes.changed.isEmpty)
  }

  @Test func `a changed name is a change where nothing else could have been meant`() throws {
    let changes = try changes(
      "- heading \"Cart\"\n- text: 1 item\n- button \"Pay\"",
      "- heading \"Cart\"\n- text: 2 items\n- button \"Pay\"")
    #expect(told(changes) == ["2 items: label"])
  }

  @Test func `an identifier is the same node wherever it goes`() throws {
    let changes = try changes(
      "- group \"A\":\n  - button \"Save\":\n    - /id: save\n- group \"B\"",
      "- group \"A\"\n- group \"B\":\n  - button \"Saved\":\n    - /id: save")
    #expect(told(changes) == ["Saved: label"])
    let index = try #require(changes.new.index(id: "save"))
    #expect(changes.old(of: index) == changes.old.index(id: "save"))
  }

  @Test func `another identifier in the same place is another node`() throws {
    let changes = try changes("- button \"A\":\n  - /id: a", "- button \"A\":\n  - /id: b")
    #expect(changes.appeared.count == 1 && changes.vanished.count == 1 && changes.changed.isEmpty)
  }
}
