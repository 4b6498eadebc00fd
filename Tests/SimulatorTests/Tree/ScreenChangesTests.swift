import Simulator
import Testing

/// Differences between two screens.
struct ScreenChangesTests {
  private func changes(_ old: String, _ new: String) throws -> ScreenChanges {
    try Screen(outline: new).changes(from: Screen(outline: old))
  }

  /// Returns the changed facts after the names of their nodes: `Save: disabled`.
  private func changedFacts(_ changes: ScreenChanges) -> [String] {
    changes.changed.flatMap { node in
      changes.facts(of: node).map { change in
        "\(changes.new[node.new].name): \(change.fact.name)"
      }
    }
  }

  private func names(_ nodes: [Node.Index], on screen: Screen) -> [String] {
    nodes.map { screen[$0].name }
  }

  @Test func `Equal screens do not differ`() throws {
    let outline = "- button \"Save\"\n- list:\n  - listitem: One\n  - listitem: Two"
    #expect(try changes(outline, outline).isEmpty)
  }

  @Test func `A different position in the file is not a change`() throws {
    #expect(try changes("- button \"Save\"", "# A comment\n\n- button \"Save\"").isEmpty)
  }

  @Test func `A changed state has its old and new value`() throws {
    let changes = try changes("- checkbox \"News\"", "- checkbox \"News\" [checked]")
    let node = try #require(changes.changed.first)
    let change = try #require(changes.facts(of: node).first)
    #expect(changes.changed.count == 1 && changes.facts(of: node).count == 1)
    #expect(change.fact.name == "checked")
    #expect(change.old == .word("false"))
    #expect(change.new == .word("true"))
  }

  @Test func `Value and error of a field are separate facts`() throws {
    let changes = try changes(
      "- textbox \"Email\"", "- textbox \"Email\":\n  - /error: Wrong\n  - text: ann@")
    #expect(changedFacts(changes) == ["Email: invalid", "Email: value", "Email: error"])
  }

  @Test func `The title is a fact of the screen`() throws {
    let changes = try changes("- /title: One", "- /title: Two")
    #expect(!changes.isEmpty)
    #expect(changes.facts.map(\.fact.name) == ["title"])
    #expect(changes.facts.first?.new == .text("Two"))
  }

  @Test func `An inserted item appears, and its neighbours stay`() throws {
    let changes = try changes(
      "- list:\n  - listitem \"One\"\n  - listitem \"Two\" [selected]",
      "- list:\n  - listitem \"New\"\n  - listitem \"One\" [selected]\n  - listitem \"Two\" [selected]"
    )
    #expect(names(changes.appeared, on: changes.new) == ["New"])
    #expect(changes.vanished.isEmpty)
    #expect(changedFacts(changes) == ["One: selected"])
  }

  @Test func `A removed branch vanishes with its descendants`() throws {
    let changes = try changes(
      "- button \"A\"\n- dialog \"D\":\n  - button \"B\"\n- button \"C\"",
      "- button \"A\"\n- button \"C\"")
    #expect(names(changes.vanished, on: changes.old) == ["D", "B"])
    #expect(changes.appeared.isEmpty && changes.changed.isEmpty)
  }

  @Test func `A changed name is a change if no other node could match`() throws {
    let changes = try changes(
      "- heading \"Cart\"\n- text: 1 item\n- button \"Pay\"",
      "- heading \"Cart\"\n- text: 2 items\n- button \"Pay\"")
    #expect(changedFacts(changes) == ["2 items: label"])
  }

  @Test func `A node with the same identifier is the same node anywhere`() throws {
    let changes = try changes(
      "- group \"A\":\n  - button \"Save\":\n    - /id: save\n- group \"B\"",
      "- group \"A\"\n- group \"B\":\n  - button \"Saved\":\n    - /id: save")
    #expect(changedFacts(changes) == ["Saved: label"])
    let index = try #require(changes.new.index(id: "save"))
    #expect(changes.old(of: index) == changes.old.index(id: "save"))
  }

  @Test func `A node with another identifier at the same position is another node`() throws {
    let changes = try changes("- button \"A\":\n  - /id: a", "- button \"A\":\n  - /id: b")
    #expect(changes.appeared.count == 1 && changes.vanished.count == 1 && changes.changed.isEmpty)
  }
}
