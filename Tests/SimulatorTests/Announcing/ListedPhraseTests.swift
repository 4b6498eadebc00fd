import Testing

@testable import Simulator

/// A phrase that stands in a phrasebook and not in its list would never be listed.
@Suite struct ListedPhraseTests {
  /// How many phrases a value holds, counted property by property.
  private static func count(in value: Any) -> Int {
    switch value {
    case is Phrase, is Template: 1
    case let plural as Plural: plural.forms.count
    case let names as [Character: Phrase]: names.count
    case let phrases as [Phrase]: phrases.count
    default: Mirror(reflecting: value).children.reduce(0) { $0 + count(in: $1.value) }
    }
  }

  @Test(arguments: TalkBackSettings.Locale.allCases)
  func `every phrase of TalkBack is listed`(_ locale: TalkBackSettings.Locale) {
    var reader = TalkBack()
    reader.settings.locale = locale
    #expect(reader.phrases.count == Self.count(in: reader.settings.phrasebook))
  }

  @Test(arguments: VoiceOverLocale.allCases)
  func `every phrase of VoiceOver is listed`(_ locale: VoiceOverLocale) {
    #expect(locale.phrasebook.listed.count == Self.count(in: locale.phrasebook))
    let snapshot = SnapshotPhrasebook.forLocale(locale)
    #expect(snapshot.listed.count == Self.count(in: snapshot))
  }

  @Test func `a phrase is found under the names that lead to it, once`() {
    let keys = VoiceOverPhrasebook.english.listed.map(\.key) + TalkBack().phrases.map(\.key)
    #expect(keys.contains("traits.button"))
    #expect(keys.contains("platform.roleNames.alert"))
    #expect(keys.contains("symbols.U+000A"))
    #expect(
      Set(VoiceOverPhrasebook.english.listed.map(\.key)).count
        == VoiceOverPhrasebook.english.listed.count)
    #expect(Set(TalkBack().phrases.map(\.key)).count == TalkBack().phrases.count)
  }
}
