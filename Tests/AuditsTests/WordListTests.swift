import Testing

@testable import Audits

/// The words of every language: none is missing, and none is only a copy of English.
struct WordListTests {
  private static let kinds: [any KeyPath<WordList, [String]> & Sendable] = [
    \.empty, \.roles, \.states, \.gestures, \.escapeKeys, \.imagePhrases, \.fieldWords,
    \.pictureWords, \.shapes, \.required,
    \.optional, \.asteriskExplanations, \.vagueErrors, \.stopWords,
  ]

  @Test(arguments: WordList.all) func `a language lacks no list`(words: WordList) {
    for kind in Self.kinds { #expect(words[keyPath: kind].isEmpty == false, "\(words.language)") }
    for purpose in WordList.Purpose.allCases {
      #expect(words.purposes[purpose]?.isEmpty == false, "\(words.language): \(purpose)")
    }
  }

  @Test(arguments: WordList.all) func `words are in lower case and stand once`(words: WordList) {
    for kind in Self.kinds {
      let list = words[keyPath: kind]
      #expect(list.allSatisfy { $0 == $0.lowercased() && !$0.isEmpty }, "\(words.language)")
      #expect(Set(list).count == list.count, "\(words.language): \(list)")
    }
  }

  @Test(arguments: WordList.all) func `a language has words of its own`(words: WordList) {
    guard words.language != "en" else { return }
    for kind in Self.kinds {
      #expect(words[keyPath: kind] != WordList.english[keyPath: kind], "\(words.language)")
    }
  }
}
