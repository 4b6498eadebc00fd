import Simulator
import Testing

@Suite struct ListedPhraseTests {
  @Test func `A phrase's key is the path of properties that lead to it`() {
    let keys =
      VoiceOver().phrases.map(\.key) + TalkBack().phrases.map(\.key)
    for key in [
      "traits.button", "containers.rows.other", "values.months.1", "values.colors.red",
      "uiKit.symbols.square-and-pencil", "reactNative.legacy.alert", "platform.roleNames.alert",
      "positions.items.one", "collections.list.enteringNamed", "symbols.U+000A", "events.cut",
    ] {
      #expect(keys.count { $0 == key } == 1, "\(key)")
    }
  }

  @Test func `Properties that hold no phrase are not listed`() {
    let keys = VoiceOver().phrases.map(\.key) + TalkBack().phrases.map(\.key)
    for group in ["language", "plurals", "snapshot", "notifications", "before16"] {
      #expect(!keys.contains { $0.hasPrefix(group) }, "\(group)")
    }
  }
}
