internal import Simulator

/// A piece of text that voices may read in different ways, or in another way than the author wants.
struct UncertainToken: Sendable, Hashable {
  /// The form of a token.
  enum Form: Sendable, Hashable {
    /// `8/4/2020`, `2020-04-08`.
    case date
    /// `1/2`, `24/7`.
    case fraction
    /// `123456`, `555-123-4567`.
    case longNumber
    /// `MM/DD/YYYY`.
    case pattern
    /// `arrow_back`.
    case iconName
    /// `No.`. The value is the full words of the abbreviation.
    case abbreviation(String)
    /// `DOB`.
    case capitals
    /// `kg`.
    case withoutVowel
  }

  var form: Form
  var text: String

  /// Returns the tokens of a text whose pronunciation is uncertain, without duplicates, in text
  /// order.
  ///
  /// Only the beginning of a long text is searched.
  static func all(in text: String, language: String) -> [UncertainToken] {
    let head = String(text.unicodeScalars.prefix(SpokenWords.longest))
    let pieces = head.split(whereSeparator: \.isWhitespace)
    // In a text completely in capitals, a word in capitals does not stand out.
    let isShouted = pieces.count > 1 && !head.contains(where: \.isLowercase)
    var tokens: [UncertainToken] = []
    for piece in pieces {
      guard let token = token(of: piece, language: language, isShouted: isShouted),
        !tokens.contains(token)
      else { continue }
      tokens.append(token)
      if tokens.count == maximum { break }
    }
    return tokens
  }

  private static let maximum = 20

  private static func token(
    of piece: Substring, language: String, isShouted: Bool
  ) -> UncertainToken? {
    let written = trim(piece, "([{\"“„‘'<", ",;:!?)]}\"”“’'>")
    if let meaning = Abbreviations.meaning(of: written, in: language) {
      return UncertainToken(form: .abbreviation(meaning), text: written)
    }
    let bare = trim(written[...], "", ".")
    guard !bare.isEmpty, bare.utf8.count <= 40, bare.allSatisfy(\.isASCII),
      let form = form(of: bare, isShouted: isShouted)
    else { return nil }
    return UncertainToken(form: form, text: bare)
  }

  private static func trim(_ piece: Substring, _ before: String, _ after: String) -> String {
    String(piece.drop { before.contains($0) }.trimmedAtEnd { after.contains($0) })
  }

  private static func form(of token: String, isShouted: Bool) -> Form? {
    let hasDigit = token.contains(where: \.isNumber)
    let hasLetter = token.contains(where: \.isLetter)
    switch (hasDigit, hasLetter) {
    case (true, false): return numberForm(of: token)
    case (false, true): return wordForm(of: token, isShouted: isShouted)
    default: return nil
    }
  }

  private static func numberForm(of token: String) -> Form? {
    let groups = token.split(
      omittingEmptySubsequences: false, whereSeparator: { "/-.".contains($0) })
    guard groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else { return nil }
    let lengths = groups.map(\.count)
    if lengths.count == 1 { return lengths[0] >= 5 ? .longNumber : nil }
    if isDate(lengths, token) { return .date }
    if lengths.count == 2, token.contains("/") { return .fraction }
    let isDecimal = lengths.count == 2 && token.contains(".")
    return lengths.reduce(0, +) >= 7 && !isDecimal ? .longNumber : nil
  }

  private static func isDate(_ lengths: [Int], _ token: String) -> Bool {
    guard lengths.count == 3 else { return false }
    let ends = (lengths[0], lengths[2])
    let isShortYear = token.contains("/") && ends.0 <= 2 && ends.1 == 2
    let hasYear = (ends.0 == 4 && ends.1 <= 2) || (ends.0 <= 2 && ends.1 == 4)
    return lengths[1] <= 2 && (isShortYear || hasYear)
  }

  private static func wordForm(of token: String, isShouted: Bool) -> Form? {
    if isPattern(token) { return .pattern }
    if token.contains("_") {
      let isName = token.allSatisfy { $0 == "_" || $0.isLowercase } && token.first != "_"
      return isName ? .iconName : nil
    }
    guard token.count > 1, token.allSatisfy(\.isLetter) else { return nil }
    if token.allSatisfy(\.isUppercase) {
      return token.count <= 5 && !isShouted ? .capitals : nil
    }
    let hasVowel = token.lowercased().contains { "aeiouy".contains($0) }
    return hasVowel ? nil : .withoutVowel
  }

  /// Whether a token is a pattern such as `MM/DD/YYYY`: several groups of repeated letters for
  /// days, months, years, hours or minutes.
  private static func isPattern(_ token: String) -> Bool {
    let groups = token.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { "/-.:".contains($0) })
    return groups.count > 1
      && groups.allSatisfy { group in
        group.count >= 2 && group.allSatisfy { $0 == group.first }
          && group.first.map { "dmyhstja".contains($0) } == true
      }
  }
}
