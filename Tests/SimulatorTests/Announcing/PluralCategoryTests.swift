import Simulator
import Testing

@testable import TalkBackReader

struct PluralCategoryTests {
  @Test(arguments: [
    ("en", 0, PluralCategory.other), ("en", 1, .one), ("de", 2, .other), ("tr", 1, .one),
    ("fr", 0, .one), ("fr", 1, .one), ("fr", 2, .other), ("fr", 1_000_000, .many),
    ("es", 0, .other), ("es", 1, .one), ("es", 2_000_000, .many), ("it", 1_000_001, .other),
    ("pt-BR", 0, .one), ("pt-BR", 1, .one), ("pt-BR", 2, .other), ("hi", 0, .one),
    ("hi", 1, .one), ("hi", 2, .other), ("ja", 1, .other), ("zh-CN", 1, .other),
    ("ru", 1, .one), ("ru", 3, .few), ("ru", 5, .many), ("ru", 11, .many), ("ru", 12, .many),
    ("ru", 21, .one), ("ru", 22, .few), ("ru", 112, .many), ("ru", 0, .many),
    ("pl", 1, .one), ("pl", 2, .few), ("pl", 5, .many), ("pl", 21, .many), ("pl", 22, .few),
    ("pl", 12, .many), ("pl", 0, .many),
    ("ar", 0, .zero), ("ar", 1, .one), ("ar", 2, .two), ("ar", 3, .few), ("ar", 10, .few),
    ("ar", 11, .many), ("ar", 99, .many), ("ar", 100, .other), ("ar", 102, .other),
    ("ar", 103, .few), ("en", -1, .one), ("en", .min, .other),
    ("ru", .max, .many),
  ])
  func `A number has the plural category of its language`(
    _ tag: String, _ number: Int, _ category: PluralCategory
  ) throws {
    let locale = try #require(TalkBackSettings.Locale(tag: tag))
    #expect(locale.phrasebook.plurals.category(of: number) == category)
  }

  @Test func `A missing plural form falls back to the form for most numbers`() {
    let plural = Plural(one: "{count} elemento", other: "{count} elementos")
    #expect(plural.phrase(1_000_000, by: .oneAndMillions).text == "1000000 elementos")
  }

  @Test func `A plural form carries its attestation`() {
    let plural = Plural(one: "{count} Zeile", other: .assumed("{count} Zeilen"))
    #expect(plural.phrase(1, by: .one).attestation == .attested)
    #expect(plural.phrase(2, by: .one) == .assumed("2 Zeilen"))
  }

  @Test func `Untranslated English words follow the English plural rules`() {
    let plural = Plural(one: .untranslated("{count} item"), other: .untranslated("{count} items"))
    #expect(plural.phrase(21, by: .russian).text == "21 items")
  }
}
