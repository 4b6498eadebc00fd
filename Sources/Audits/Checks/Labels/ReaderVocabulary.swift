internal import Simulator

/// Words for roles, states and gestures that Android's checker looks for in content descriptions, in the
/// languages that it knows.
///
/// A dump does not tell its language, so that all of them are looked for there.
struct ReaderVocabulary: Sendable {
  /// What words are looked for.
  enum Topic: Sendable {
    /// A button, and a check box.
    case button, box
    /// Checked and selected, and their opposites.
    case state
    /// Clicking, swiping and tapping.
    case action
  }

  /// Words that were found in a name.
  struct Found: Sendable, Hashable {
    var words: [String]
    /// Whether the words beside it speak for another language, in which it may mean anything.
    var isDoubtful: Bool
  }

  private let index: Index
  /// The languages that names of the screen tell.
  private var told: Set<Int> = []

  /// The words for a screen of Android's, or `nil` for any other.
  init?(of subject: AuditSubject) {
    guard subject.platform == .android else { return nil }
    self.init(for: subject.screen.language, among: subject.controls.map(\.name))
  }

  /// The words of one language and of English; of every language where none is known, of which the names
  /// on the screen may tell one.
  init(for language: String?, among names: [String] = []) {
    let subtag = language?.prefix { $0 != "-" && $0 != "_" }.lowercased()
    // Java still has the old code of Hebrew.
    if let known = subtag.flatMap({ ReaderWords.table[$0 == "iw" ? "he" : $0] }) {
      index = Index([known], isOfLanguage: true)
      return
    }
    index = ReaderVocabulary.everyLanguage
    for name in names {
      told.formUnion(
        index.phrases(in: ReaderVocabulary.words(of: name)).lazy.filter(\.isTelling)
          .map(\.language))
    }
  }

  private static let everyLanguage = Index(
    ReaderWords.table.sorted { $0.key < $1.key }.map(\.value), isOfLanguage: false)

  /// The longest phrase about some topics that stands in the name of a control as whole words, with
  /// others beside it.
  ///
  /// A single word for a kind of control counts at that kind alone: “case” is a check box in French, and
  /// no button with a phone case is one.
  func phrase(about topics: Set<Topic>, in name: String, of kind: Control.Kind) -> Found? {
    let words = ReaderVocabulary.words(of: name)
    let found = index.phrases(in: words).filter {
      topics.contains($0.topic) && $0.count < words.count
        && ($0.count > 1 || $0.topic.fits(kind))
    }
    return found.min { $0.isBetter(than: $1) }.map {
      Found(words: $0.words.map(String.init), isDoubtful: isDoubtful($0, among: words))
    }
  }

  /// Whether a word of some language stands among words that may be of another: what is written with
  /// letters of ASCII alone is a word in many.
  private func isDoubtful(_ phrase: Phrase, among words: [String]) -> Bool {
    guard !phrase.isOfLanguage, !phrase.isTelling else { return false }
    let others = words.filter { $0 != phrase.text }
    guard others.contains(where: { $0.allSatisfy(\.isLetter) }) else { return false }
    // Two words of one language tell that it is this one, and so does one that no other has.
    let alike = index.phrases(from: phrase.text).filter { $0.text == phrase.text }
    let languages = Set(alike.map(\.language))
    return languages.isDisjoint(with: told)
      && !index.phrases(in: others).contains { languages.contains($0.language) }
  }

  /// The words of a text as the table has them.
  static func words(of text: some StringProtocol) -> [String] {
    Wording.words(of: text).map(bare)
  }

  /// A word without what writers leave out as they like: vowel signs of Arabic and Hebrew, and the dots
  /// of the Russian “ё”.
  private static func bare(_ word: String) -> String {
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
  /// Whether a single word about it may be what a control of some kind is called.
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
    /// Its words, with a blank between two.
    var text: Substring
    /// How many words it has.
    var count: Int
    var topic: Topic
    /// Its language, by a number of our own.
    var language: Int
    /// Whether it is of the language of the screen, or of English.
    var isOfLanguage: Bool
    /// Its index among all phrases.
    var number: Int

    var words: [Substring] { text.split(separator: " ") }

    /// Whether it is hardly a phrase of another language: several words, or letters beyond ASCII.
    var isTelling: Bool { count > 1 || text.utf8.contains { $0 >= 0x80 } }

    /// Whether it tells more of a name than another: longer, of the language of the screen, or met first.
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

    /// The phrases of some languages, and of English.
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

    /// All phrases that begin with a word.
    func phrases(from word: Substring) -> [Phrase] { byFirstWord[word] ?? [] }

    /// All phrases that stand in words.
    func phrases(in words: [String]) -> [Phrase] {
      words.indices.flatMap { start in
        phrases(from: words[start][...]).filter { phrase in
          phrase.count == 1 || words[start...].starts(with: phrase.words, by: { $0[...] == $1 })
        }
      }
    }
  }
}
