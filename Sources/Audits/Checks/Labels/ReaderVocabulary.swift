internal import Simulator

/// The words for roles, states and gestures that Android's checker searches for in content
/// descriptions.
///
/// A dump does not name its language, so the words of all languages are searched for.
struct ReaderVocabulary: Sendable {
  /// The topic of a phrase.
  enum Topic: Sendable {
    /// Roles: buttons and check boxes.
    case button, box
    /// States: checked, selected and their opposites.
    case state
    /// Gestures: clicking, swiping and tapping.
    case action
  }

  /// A phrase that was found in the name of a control.
  struct FoundPhrase: Sendable, Hashable {
    var words: [String]
    /// Whether the phrase may mean something else, because the name may be in another language.
    var isDoubtful: Bool
  }

  private let index: Index
  /// The indices of the languages whose distinctive phrases occur in the names of the screen.
  private var knownLanguages: Set<Int> = []

  /// Creates the words for a screen of Android, or returns `nil` for screens of other platforms.
  init?(of subject: AuditSubject) {
    guard subject.platform == .android else { return nil }
    self.init(for: subject.screen.language, among: subject.controls.map(\.name))
  }

  /// Creates a vocabulary with the words of one language and of English.
  ///
  /// If the language is `nil` or has no words, the vocabulary has the words of every language.
  ///
  /// - Parameter names: The names on the screen, which may have distinctive phrases of a language.
  init(for language: String?, among names: [String] = []) {
    let subtag = language?.prefix { $0 != "-" && $0 != "_" }.lowercased()
    // Java still uses `iw`, the old language code of Hebrew.
    if let known = subtag.flatMap({ ReaderWords.table[$0 == "iw" ? "he" : $0] }) {
      index = Index([known], isOfLanguage: true)
      return
    }
    index = ReaderVocabulary.everyLanguage
    for name in names {
      knownLanguages.formUnion(
        index.phrases(in: ReaderVocabulary.words(of: name)).lazy.filter(\.isDistinctive)
          .map(\.language))
    }
  }

  private static let everyLanguage = Index(
    ReaderWords.table.sorted { $0.key < $1.key }.map(\.value), isOfLanguage: false)

  /// Returns the longest phrase about one of `topics` in the name of a control.
  ///
  /// The name must have other words, too. A single word for a kind of control counts only for
  /// controls of that kind. For example, the French “case” (check box) counts for a check box, but
  /// not for a button “Phone case”.
  func phrase(about topics: Set<Topic>, in name: String, of kind: Control.Kind) -> FoundPhrase? {
    let words = ReaderVocabulary.words(of: name)
    let found = index.phrases(in: words).filter {
      topics.contains($0.topic) && $0.count < words.count
        && ($0.count > 1 || $0.topic.fits(kind))
    }
    return found.min { $0.isBetter(than: $1) }.map {
      FoundPhrase(words: $0.words.map(String.init), isDoubtful: isDoubtful($0, among: words))
    }
  }

  /// Whether a phrase may mean something else, because the name may be in another language.
  ///
  /// A word of ASCII letters can be a word in many languages.
  private func isDoubtful(_ phrase: Phrase, among words: [String]) -> Bool {
    guard !phrase.isOfLanguage, !phrase.isDistinctive else { return false }
    let others = words.filter { $0 != phrase.text }
    guard others.contains(where: { $0.allSatisfy(\.isLetter) }) else { return false }
    // If another word of the name is in a language of the phrase, too, the name is probably in this
    // language.
    let alike = index.phrases(from: phrase.text).filter { $0.text == phrase.text }
    let languages = Set(alike.map(\.language))
    return languages.isDisjoint(with: knownLanguages)
      && !index.phrases(in: others).contains { languages.contains($0.language) }
  }

  /// Returns the words of a text, spelled like the words of the table.
  static func words(of text: some StringProtocol) -> [String] {
    Wording.words(of: text).map(removingOptionalMarks)
  }

  /// Returns a word without marks that writers may leave out.
  ///
  /// These are the vowel signs of Arabic and Hebrew, and the dots of the Russian “ё”.
  private static func removingOptionalMarks(_ word: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      switch scalar.value {
      case 0x0591...0x05C7, 0x0610...0x061A, 0x064B...0x065F, 0x0670: continue
      case 0x0451: scalars.append("е")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

extension ReaderVocabulary.Topic {
  /// Whether a word about this topic, without other words, can stand for a kind of control.
  fileprivate func fits(_ kind: Control.Kind) -> Bool {
    switch self {
    case .button: kind == .button || kind == .link || kind == .custom
    case .box: kind == .choice
    case .state, .action: true
    }
  }
}

extension ReaderVocabulary {
  /// A phrase of the table.
  private struct Phrase: Sendable {
    /// The words, separated by spaces.
    var text: Substring
    /// The number of words.
    var count: Int
    var topic: Topic
    /// The index of the language; -1 for English.
    var language: Int
    /// Whether the language is English or the language of the screen.
    var isOfLanguage: Bool
    /// The index of the phrase among all phrases of the table.
    var number: Int

    var words: [Substring] { text.split(separator: " ") }

    /// Whether the phrase is unlikely in another language, because it has several words or letters
    /// beyond ASCII.
    var isDistinctive: Bool { count > 1 || text.utf8.contains { $0 >= 0x80 } }

    /// Whether the phrase is preferred to another one.
    ///
    /// The preferred phrase is longer. Of equally long phrases, a phrase in the screen's language
    /// is preferred, or else the first phrase in the table.
    func isBetter(than other: Phrase) -> Bool {
      if count != other.count { return count > other.count }
      if isOfLanguage != other.isOfLanguage { return isOfLanguage }
      return number < other.number
    }
  }

  /// Phrases by their first words.
  private struct Index: Sendable {
    private var byFirstWord: [Substring: [Phrase]] = [:]
    private var count = 0

    /// Creates an index of the phrases of some languages and of English.
    init(_ languages: [ReaderWords.Words], isOfLanguage: Bool) {
      byFirstWord.reserveCapacity(languages.count * 32)
      for (number, words) in languages.enumerated() {
        add(words, number, isOfLanguage: isOfLanguage)
      }
      add(ReaderWords.english, -1, isOfLanguage: true)
    }

    private mutating func add(_ words: ReaderWords.Words, _ language: Int, isOfLanguage: Bool) {
      let lists: [(String, Topic)] = [
        (words.buttons, .button), (words.boxes, .box), (words.states, .state),
        (words.actions, .action),
      ]
      for (list, topic) in lists {
        for text in list.utf8.split(separator: UInt8(ascii: ",")) {
          let text = Substring(text.drop { $0 == UInt8(ascii: " ") })
          let blanks = text.utf8.count { $0 == UInt8(ascii: " ") }
          let first = text.utf8.prefix { $0 != UInt8(ascii: " ") }
          byFirstWord[Substring(first), default: []].append(
            Phrase(
              text: text, count: blanks + 1, topic: topic, language: language,
              isOfLanguage: isOfLanguage, number: count))
          count += 1
        }
      }
    }

    /// Returns the phrases that begin with a word.
    func phrases(from word: Substring) -> [Phrase] { byFirstWord[word] ?? [] }

    func phrases(in words: [String]) -> [Phrase] {
      words.indices.flatMap { start in
        phrases(from: words[start][...]).filter { phrase in
          phrase.count == 1 || words[start...].starts(with: phrase.words, by: { $0[...] == $1 })
        }
      }
    }
  }
}
