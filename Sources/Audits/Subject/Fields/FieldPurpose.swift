internal import Simulator

/// The purpose of a field, with the evidence for it.
struct FieldPurpose {
  /// The kind of text that shows the purpose of a field.
  enum Evidence: Sendable {
    /// The label consists only of words for the purpose.
    case label
    /// The most important words of a longer label name the purpose.
    ///
    /// These words are at the end of the label or, in some languages, at its beginning.
    case head
    /// Only an identifier or the placeholder of the field names the purpose.
    case identifier
  }

  var purpose: WordList.Purpose
  var evidence: Evidence
}

/// A parser of labels and identifiers that finds the purposes of fields.
struct PurposeReader {
  /// The phrases of one language.
  private struct Language {
    var byPhrase: [[String]: WordList.Purpose] = [:]
    var longest = 1
    /// All words that occur in phrases.
    var words: Set<String> = []
    /// The first words of phrases.
    var firstWords: WordSet = []
    var fillers: WordSet
    var qualifiers: WordSet
    var clauseStarts: WordSet
    var endsWithHead: Bool

    /// Returns the purpose that a phrase stands for, or `nil` if the phrase stands for no purpose.
    ///
    /// The phrase is given as a list of words.
    func purpose(_ words: ArraySlice<String>) -> WordList.Purpose? {
      words.count <= longest && words.first.map(firstWords.contains) == true
        ? byPhrase[Array(words)] : nil
    }

    /// Returns the words before a clause about the use of the value, such as “to reset your
    /// password”.
    ///
    /// Returns `nil` if there is no such clause.
    func mainClause(of words: [String]) -> [String]? {
      guard let start = words.dropFirst().firstIndex(where: clauseStarts.contains),
        words.count - start > 2
      else { return nil }
      return Array(words[..<start])
    }
  }

  private let languages: [Language]
  private let subject: AuditSubject
  private let signs: PhraseSet

  init(_ subject: AuditSubject) {
    self.subject = subject
    languages = subject.words.languages.map { list in
      var language = Language(
        fillers: WordSet(list.labelFillers), qualifiers: WordSet(list.labelQualifiers),
        clauseStarts: WordSet(list.purposeClauseStarts), endsWithHead: list.endsWithHead)
      for purpose in WordList.Purpose.allCases {
        for phrase in list.purposes[purpose] ?? [] {
          // If two purposes share a phrase, the later purpose wins, because it is more specific: a
          // birthday is also a date.
          let words = Wording.words(of: phrase)
          language.byPhrase[words] = purpose
          language.longest = max(language.longest, words.count)
          language.words.formUnion(words)
        }
      }
      language.firstWords = WordSet(language.byPhrase.keys.compactMap(\.first))
      return language
    }
    signs = PhraseSet(
      subject.words.phrases(\.required) + subject.words.phrases(\.optional))
  }

  /// Returns the purpose of a field, or `nil` if no text of the field names a purpose.
  func purpose(of field: EntryField) -> FieldPurpose? {
    if !field.label.isBlank {
      if let found = read(field.label, field.labelWords) { return found }
      if field.label != field.control.name, let found = read(field.control.name) { return found }
      return nil
    }
    if let placeholder = field.node.placeholder, let found = read(placeholder) {
      return FieldPurpose(purpose: found.purpose, evidence: .identifier)
    }
    return identified(field)
  }

  /// Returns the purpose that a text names, or `nil` if the text names no purpose.
  ///
  /// - Parameter words: The words of the text, if the caller knows them.
  func read(_ text: String, _ words: [String]? = nil) -> FieldPurpose? {
    let words = core(of: text, words)
    guard !words.isEmpty else { return nil }
    for language in languages {
      if let main = language.mainClause(of: words) {
        // Only the words before the clause name the purpose: “Email address to reset your password”
        // asks for an address, not for a password.
        let found = read(main, in: language)?.purpose
        guard let found, found.isClearAsHead else { continue }
        return FieldPurpose(purpose: found, evidence: .head)
      }
      if let found = read(words, in: language) { return found }
    }
    return nil
  }

  private func read(_ words: [String], in language: Language) -> FieldPurpose? {
    let own = words.removing(language.fillers)
    if let purpose = language.purpose(words[...]) ?? language.purpose(own[...]) {
      return FieldPurpose(purpose: purpose, evidence: .label)
    }
    let bare = own.removing(language.qualifiers)
    if bare.count < own.count, let purpose = language.purpose(bare[...]) {
      return FieldPurpose(purpose: purpose, evidence: .label)
    }
    let found = head(of: own, in: language) ?? headBeforePreposition(words, in: language)
    return found.map { FieldPurpose(purpose: $0, evidence: .head) }
  }

  /// Returns the purpose that the words before a preposition name, as in “Date of arrival”.
  private func headBeforePreposition(
    _ words: [String], in language: Language
  ) -> WordList.Purpose? {
    guard words.count <= 6,
      let end = words.dropFirst().firstIndex(where: Self.prepositions.contains),
      end + 1 < words.count
    else { return nil }
    let own = words[..<end].filter { !language.fillers.contains($0) }
    guard let purpose = language.purpose(own[...]), purpose.isClearAsHead || purpose == .amount
    else { return nil }
    return purpose
  }

  private static let prepositions: WordSet = [
    "of", "in", "per", "for", "on", "at", "der", "des", "für", "pro", "am",
  ]

  /// Returns the words before any explanation, without the words for “required” and “optional”.
  private func core(of text: String, _ known: [String]?) -> [String] {
    // Most labels have none of the characters that begin an explanation.
    guard text.utf8.contains(where: PurposeReader.mayEnd) else {
      let words = known ?? Wording.words(of: text)
      return words.contains(where: signs.contains) ? words.filter { !signs.contains($0) } : words
    }
    let ends: Set<Character> = ["(", ":", ",", "–", "—", "[", "/", "?"]
    let whole = text.drop { ends.contains($0) }
    let main = whole.prefix { !ends.contains($0) }
    let words = Wording.words(of: main).filter { !signs.contains($0) }
    // The words after a comma can change the purpose: “Date of birth, day” asks only for a day.
    let rest = whole.dropFirst(main.count)
    guard rest.first == "," || rest.first == "–" || rest.first == "—" else { return words }
    let more = Wording.words(of: rest)
    return more.count > 2 || signs.isFound(in: more) ? words : []
  }

  private static func mayEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x80..., UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["),
      UInt8(ascii: "/"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  private func head(of words: [String], in language: Language) -> WordList.Purpose? {
    guard words.count <= 5, let first = words.first, let last = words.last,
      language.words.contains(language.endsWithHead ? last : first)
        || language.words.contains(first)
    else { return nil }
    for length in 2...3 where length < words.count && language.endsWithHead {
      // If the first words ask for a number, as in “Number of guests”, they name the purpose.
      if language.purpose(words.prefix(length)) == .number { return .number }
    }
    for length in stride(from: min(language.longest, words.count - 1), to: 0, by: -1) {
      let part = language.endsWithHead ? words.suffix(length) : words.prefix(length)
      guard let purpose = language.purpose(part), purpose.isClearAsHead else { continue }
      return purpose
    }
    return nil
  }

  /// Returns the purpose that an identifier of a field names, or `nil` if no identifier names a
  /// purpose.
  func identified(_ field: EntryField) -> FieldPurpose? {
    let element = subject.element(of: field.control.node).flatMap { subject.source?[$0] }
    let names = [
      element?["name"], element?["id"], field.node.id, field.node.knownReactNative?.testID,
    ]
    for name in names.compactMap(\.self) {
      let words = Identifier.words(of: name).filter { !PurposeReader.codeWords.contains($0) }
      let abbreviated = words.count == 1 ? PurposeReader.abbreviations[words[0]] : nil
      guard let purpose = abbreviated ?? languages.last?.byPhrase[words] else { continue }
      return FieldPurpose(purpose: purpose, evidence: .identifier)
    }
    return nil
  }

  /// Short words that stand for purposes in identifiers, such as “dob”.
  private static let abbreviations: [String: WordList.Purpose] = [
    "fname": .givenName, "firstname": .givenName, "givenname": .givenName, "forename": .givenName,
    "lname": .familyName, "lastname": .familyName, "surname": .familyName, "fullname": .fullName,
    "tel": .phone, "telephone": .phone, "mobile": .phone, "phonenumber": .phone, "zip": .postalCode,
    "zipcode": .postalCode, "postcode": .postalCode, "postalcode": .postalCode, "pwd": .password,
    "passwd": .password, "dob": .birthday, "bday": .birthday, "birthdate": .birthday,
    "username": .userName, "mail": .email, "emailaddress": .email,
  ]

  private static let codeWords: Set<String> = [
    "input", "field", "txt", "et", "edit", "text", "tf", "user", "form", "id", "my", "new", "tv",
    "box", "signup", "login", "register", "view",
  ]
}

extension WordList.Purpose {
  /// Whether a longer label certainly asks for this purpose if only its most important words name
  /// the purpose.
  ///
  /// “Work phone” asks for a phone number, but “file name” does not ask for a person's name.
  fileprivate var isClearAsHead: Bool {
    switch self {
    case .email, .phone, .url, .password, .date, .birthday, .cardNumber, .number: true
    default: false
    }
  }
}
