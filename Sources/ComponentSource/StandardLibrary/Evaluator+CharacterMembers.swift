/// The members of a text for its characters or parts.
extension Evaluator {
  /// Returns the value of a member that processes the characters one by one.
  ///
  /// Some members select characters by a condition. If the condition is unknown for one character,
  /// the whole resulting text is unknown. Otherwise, announcements could contain characters that
  /// the screen does not show.
  mutating func characterMember(_ call: StandardCall, of text: String) -> SourceValue? {
    let characters = elements(of: .string(SourceText(text)), at: call.range)
    let selects = [
      .filter, .filterNot, .takeWhile, .dropWhile, .count, .first, .firstOrNull, .find, .last,
      .lastOrNull,
    ].contains(call.member)
    if selects, let function = call.function {
      for (index, character) in characters.enumerated() {
        let result = currentValue(result(of: function, [character], call, pass: index))
        if truth(of: result) == nil { return nil }
      }
    }
    if call.member == .chunked || call.member == .windowed, let function = call.function {
      // The function receives a text as its argument, not a list of characters.
      var parts = call
      parts.arguments.removeLast()
      guard let value = listMember(parts, of: characters),
        case .list(let texts) = joinedParts(of: value)
      else { return nil }
      var results: [SourceValue] = []
      for (index, text) in texts.enumerated() {
        results.append(result(of: function, [text], call, pass: index))
      }
      return .list(results)
    }
    let value = listMember(call, of: characters)
    guard case .list(let kept)? = value else { return value }
    switch call.member {
    case .filter, .filterNot, .takeWhile, .dropWhile:
      return .string(joined(kept, ""))
    case .chunked, .windowed: return joinedParts(of: .list(kept))
    default: return value
    }
  }

  /// Returns the parts with each list of characters replaced by a text.
  private mutating func joinedParts(of parts: SourceValue) -> SourceValue {
    guard case .list(let values) = parts else { return parts }
    return .list(
      values.map { part in
        guard case .list(let characters) = part else { return part }
        return .string(joined(characters, ""))
      })
  }

  /// Returns the parts of a text between the characters of a set:
  /// `components(separatedBy: .newlines)`.
  func components(of text: String, _ call: StandardCall) -> SourceValue? {
    let separates: (Character) -> Bool
    switch call.first?.asComponent?.lastName {
    case "newlines": separates = { $0.isNewline }
    case "whitespaces": separates = { $0.isWhitespace && !$0.isNewline }
    case "whitespacesAndNewlines": separates = { $0.isWhitespace }
    default: return nil
    }
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: separates)
    guard parts.count <= EvaluationLimit.maximumCount else { return nil }
    return .list(parts.map { .string(SourceText(String($0))) })
  }

  /// Returns a text without white space, or without the given characters, at both ends.
  func trimmed(_ text: String, _ call: StandardCall) -> String? {
    var removed: Set<Character>?
    if call.name == "trimmingCharacters" {
      let name = call.first?.asComponent?.lastName
      guard name == "whitespaces" || name == "whitespacesAndNewlines" || name == "newlines" else {
        return nil
      }
      if name == "newlines" { removed = ["\n", "\r", "\r\n"] }
    }
    if call.name.hasPrefix("trim"), call.name != "trimmingCharacters", !call.arguments.isEmpty {
      removed = []
      for argument in call.arguments {
        guard case .string(let own) = currentValue(argument.value), let known = own.known,
          known.count == 1
        else { return nil }
        removed?.formUnion(known)
      }
    }
    func isKept(_ character: Character) -> Bool {
      removed.map { !$0.contains(character) } ?? !character.isWhitespace
    }
    var result = text[...]
    if call.member != .trimmedEnd { result = result.drop { !isKept($0) } }
    if call.member != .trimmedStart {
      while let last = result.last, !isKept(last) { result.removeLast() }
    }
    return String(result)
  }

  /// Returns a text without a prefix and a suffix or, depending on the member, with the first
  /// occurrence of another text replaced.
  func replaced(_ text: String, _ call: StandardCall, _ texts: [String?]) -> String? {
    guard let old = texts.first.flatMap({ $0 }), texts.count <= 2 else { return nil }
    let other = texts.count > 1 ? texts[1] : old
    guard let other else { return nil }
    if call.member == .withoutSurrounding {
      guard text.hasPrefix(old), text.hasSuffix(other), text.count >= old.count + other.count else {
        return text
      }
      return String(text.dropFirst(old.count).dropLast(other.count))
    }
    guard texts.count == 2, !old.isEmpty, let found = text.firstRange(of: old) else {
      return texts.count == 2 ? text : nil
    }
    return text.replacingCharacters(in: found, with: other)
  }

  /// Returns the first or last position of a part in a text, or -1 if the text does not contain the
  /// part.
  func position(of part: String, in text: String, _ call: StandardCall) -> SourceValue? {
    guard !part.isEmpty, call.name != "firstIndex" else { return nil }
    guard let ignoresCase = option("ignoreCase", call, at: 2), let start = start(of: call) else {
      return nil
    }
    let searched = ignoresCase ? text.lowercased() : text
    // Positions in a text of another length are not those in the text.
    guard searched.utf16.count == text.utf16.count else { return nil }
    let wanted = ignoresCase ? part.lowercased() : part
    guard call.member != .firstIndex else {
      let first = min(max(0, start), searched.utf16.count)
      let rest = searched.utf16.dropFirst(first)
      return .integer(Evaluator.position(of: wanted.utf16, in: rest).map { first + $0 } ?? -1)
    }
    guard call.arguments.count == 1 else { return nil }
    // The last position is the first one from the end.
    let found = Evaluator.position(of: wanted.utf16.reversed(), in: searched.utf16.reversed())
    return .integer(found.map { searched.utf16.count - $0 - wanted.utf16.count } ?? -1)
  }

  /// Returns the first position of a part in a text, both in UTF-16 units, or `nil` if the text
  /// does not contain the part.
  ///
  /// The search is that of Knuth, Morris and Pratt, whose time grows with the lengths alone.
  private static func position(
    of part: some Sequence<UInt16>, in text: some Sequence<UInt16>
  ) -> Int? {
    let part = Array(part)
    guard !part.isEmpty else { return 0 }
    // For each number of matched units, the longest shorter beginning that also ends there.
    var shorter = [0]
    var matched = 0
    for unit in part.dropFirst() {
      while matched > 0, part[matched] != unit { matched = shorter[matched - 1] }
      if part[matched] == unit { matched += 1 }
      shorter.append(matched)
    }
    matched = 0
    for (offset, unit) in text.enumerated() {
      while matched > 0, part[matched] != unit { matched = shorter[matched - 1] }
      if part[matched] == unit { matched += 1 }
      if matched == part.count { return offset + 1 - part.count }
    }
    return nil
  }

  /// Returns the position at which a search begins, or `nil` if the position is unknown.
  private func start(of call: StandardCall) -> Int? {
    let unlabelled = call.arguments.filter { $0.label == nil }
    let value =
      call.arguments.first { $0.label == "startIndex" }?.value
      ?? (unlabelled.count > 1 ? unlabelled[1].value : nil)
    guard let value else { return 0 }
    if case .integer(let start) = currentValue(value) { return start }
    return nil
  }
}

extension Character {
  /// Whether the character fulfils a test such as `isLetter`, or `nil` if the test is unsupported.
  func fulfils(_ test: String) -> Bool? {
    switch test {
    case "isDigit": unicodeScalars.first?.properties.generalCategory == .decimalNumber
    case "isNumber": isNumber
    case "isLetter": isLetter
    case "isLetterOrDigit": isLetter || isNumber
    case "isWhitespace": isWhitespace
    case "isUpperCase", "isUppercase": isUppercase
    case "isLowerCase", "isLowercase": isLowercase
    default: nil
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with other: String) -> String
  {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }

  /// The lines without their common indentation, and without blank lines at both ends.
  ///
  /// Source: Kotlin standard library, Indent.kt, trimIndent.
  var withoutIndent: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let depth =
      lines.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0.isWhitespace }.count }.min() ?? 0
    return String.joined(lines) { $0.dropFirst(min(depth, $0.count)) }
  }

  /// Returns the text without the margin and the white space before it on each line, and without
  /// blank lines at both ends.
  func withoutMargin(_ margin: String) -> String {
    String.joined(split(separator: "\n", omittingEmptySubsequences: false)) { line in
      let rest = line.drop { $0.isWhitespace }
      return rest.hasPrefix(margin) ? rest.dropFirst(margin.count) : line
    }
  }

  private static func joined(
    _ lines: [Substring], _ change: (Substring) -> Substring
  ) -> String {
    var lines = lines[...]
    if let first = lines.first, first.allSatisfy(\.isWhitespace) { lines = lines.dropFirst() }
    if let last = lines.last, last.allSatisfy(\.isWhitespace) { lines = lines.dropLast() }
    return lines.map(change).joined(separator: "\n")
  }
}
