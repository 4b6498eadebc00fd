internal import Simulator

/// Words that rules look for in the author's texts: those of the screen's language and of English.
public struct AuditWords: Sendable {
  /// The languages, that of the screen first.
  let languages: [WordList]

  /// The words for a screen in some language, by its BCP 47 tag.
  init(for language: String?) {
    let subtag = language?.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let own = WordList.all.first { $0.language == subtag }
    languages = [own, .english].compactMap(\.self).reduce(into: []) { lists, list in
      if !lists.contains(where: { $0.language == list.language }) { lists.append(list) }
    }
  }

  /// Whether “todo” is a word of the screen's language.
  var hasTodo: Bool { languages.contains { $0.language == "es" } }

  /// All words of a kind.
  func all(_ words: KeyPath<WordList, [String]>) -> [String] {
    languages.flatMap { $0[keyPath: words] }
  }

  /// Every single word by which a purpose is told.
  func words(of purpose: WordList.Purpose) -> Set<String> {
    Set(languages.flatMap { $0.purposes[purpose] ?? [] }.flatMap { Wording.words(of: $0) })
  }
}
