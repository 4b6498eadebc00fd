import Simulator
import Testing

@testable import Sessions
@testable import VoiceOverReader

/// The table of words for traits.
@Suite struct TraitWordTests {
  private static let words = VoiceOverPhrasebook.english.traits

  private func spoken(_ traits: AccessibilityTraits, value: String? = nil) -> [String] {
    var element = AccessibilityElement()
    element.traits = traits
    element.value = value
    return TraitWord.spoken(by: element, in: nil, Self.words).map(\.words.text)
  }

  @Test func `Words are spoken in the order of the table`() {
    #expect(
      spoken([.searchField, .image, .adjustable, .link, .header, .button, .notEnabled]) == [
        "dimmed", "button", "heading", "link", "adjustable", "image", "search field",
      ])
    #expect(
      spoken([.textEntry, .secureTextField, .isEditing]) == ["secure text field", "is editing"])
    #expect(spoken([.backButton, .button]) == ["back button"])
    #expect(spoken(.tabBarItem) == ["tab"])
  }

  @Test(arguments: [("0", "off"), ("1", "on"), ("2", "mixed"), ("warm", "warm")])
  func `A switch announces its role and then its state`(_ value: String, _ state: String) {
    #expect(spoken([.switchButton, .button], value: value) == ["switch button", state])
    #expect(spoken(.switchButton, value: value) == [state])
  }

  @Test func `Each trait with a word has its own name and bit`() {
    let named = AccessibilityTraits.named
    #expect(named.map(\.trait.rawValue) == named.map(\.trait.rawValue).sorted())
    #expect(named.allSatisfy { $0.trait.rawValue.nonzeroBitCount == 1 })
    #expect(Set(named.map(\.name)).count == named.count)
    for word in TraitWord.table where word.trait.rawValue.nonzeroBitCount == 1 {
      #expect(named.contains { $0.trait == word.trait }, "\(word.rule.name)")
    }
  }

  @Test func `Rows that share a rule have the same trait and kind`() {
    for (index, row) in TraitWord.table.enumerated() {
      for other in TraitWord.table.dropFirst(index + 1) where row.rule == other.rule {
        #expect(row.trait == other.trait && row.kind == other.kind)
      }
    }
  }
}
