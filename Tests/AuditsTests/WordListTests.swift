import Testing

@testable import Audits

/// Word lists of every language: complete, and not copied from English.
struct WordListTests {
  private static let kinds: [any KeyPath<WordList, [String]> & Sendable] = [
    \.empty, \.roles, \.states, \.gestures, \.gestureRequests, \.escapeKeys, \.imagePhrases,
    \.fieldWords, \.pictureWords, \.shapes, \.required, \.optional, \.asteriskExplanations,
    \.vagueErrors, \.days, \.months, \.timeUnits, \.pronouns, \.backControls, \.stopWords,
    \.errorPhrases, \.entryRequests,
    \.newPasswordWords, \.signUpPhrases, \.requests, \.labelFillers, \.purposeClauseStarts,
    \.labelQualifiers, \.drawing, \.formatPhrases,
  ]

  @Test func `The tests below examine every list of words`() {
    let lists = Mirror(reflecting: WordList.english).children.filter { $0.value is [String] }
    #expect(lists.count == Self.kinds.count, "\(lists.compactMap(\.label))")
  }

  @Test(arguments: WordList.all) func `Every language has every list`(words: WordList) {
    for kind in Self.kinds { #expect(words[keyPath: kind].isEmpty == false, "\(words.language)") }
    for purpose in WordList.Purpose.allCases {
      #expect(words.purposes[purpose]?.isEmpty == false, "\(words.language): \(purpose)")
    }
  }

  @Test(arguments: WordList.all) func `Words are lowercase and unique`(words: WordList) {
    for kind in Self.kinds {
      let list = words[keyPath: kind]
      #expect(list.allSatisfy { $0 == $0.lowercased() && !$0.isEmpty }, "\(words.language)")
      #expect(Set(list).count == list.count, "\(words.language): \(list)")
    }
  }

  @Test(arguments: WordList.all) func `Every language has its own words`(words: WordList) {
    guard words.language != "en" else { return }
    for kind in Self.kinds {
      #expect(words[keyPath: kind] != WordList.english[keyPath: kind], "\(words.language)")
    }
  }
}
