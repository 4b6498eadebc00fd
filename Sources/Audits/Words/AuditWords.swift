internal import Simulator

/// The words that rules look for in the author's texts, in English and in the screen's language.
struct AuditWords: Sendable {
  /// The list of words in the screen's language, if there is such a list, and then the English
  /// list.
  let languages: [WordList]

  /// Creates the words for a screen in a language, which is given as a BCP 47 tag.
  init(for language: String?) {
    let subtag = language?.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let own = WordList.all.first { $0.language == subtag }
    languages = [own, .english].compactMap(\.self).reduce(into: []) { lists, list in
      if !lists.contains(where: { $0.language == list.language }) { lists.append(list) }
    }
  }

  /// Whether “todo” is a word of the screen's language, as in Spanish.
  var hasTodo: Bool { languages.contains(where: \.hasTodo) }

  /// Returns the words of one kind from all of the lists.
  func all(_ words: KeyPath<WordList, [String]>) -> [String] {
    languages.flatMap { $0[keyPath: words] }
  }

  /// Returns every word that occurs in a phrase for a purpose.
  func words(of purpose: WordList.Purpose) -> Set<String> {
    Set(languages.flatMap { $0.purposes[purpose] ?? [] }.flatMap { Wording.words(of: $0) })
  }
}
