extension Evaluator {
  mutating func textMember(_ call: StandardCall, of text: SourceText) -> SourceValue? {
    guard let known = text.known else { return partlyKnown(call, text) }
    let values = call.arguments.map { currentValue($0.value) }
    let texts = values.map { value -> String? in
      if case .string(let text) = value { text.known } else { nil }
    }
    func string(_ text: String) -> SourceValue { .string(SourceText(text)) }
    switch call.member {
    case .count where call.function != nil: return characterMember(call, of: known)
    case .count:
      return call.name == "length" ? .integer(known.utf16.count) : .integer(known.count)
    case .isEmpty: return .boolean(isEmpty(known, call))
    case .isNotEmpty: return .boolean(!isEmpty(known, call))
    case .isNullOrEmpty: return .boolean(isEmpty(known, call))
    case .same where ["toList", "toMutableList", "asSequence", "asIterable"].contains(call.name):
      return .list(elements(of: .string(text), at: call.range))
    case .orEmpty, .same, .same2: return .string(text)
    // A text of one character is a text rather than a character.
    case .text: return string(known)
    case .ifEmpty:
      guard isEmpty(known, call), let function = call.function else { return .string(text) }
      return result(of: function, [], call)
    case .uppercased: return string(known.uppercased())
    case .lowercased: return string(known.lowercased())
    case .capitalized: return capitalized(known, call).map(string)
    case .trimmed, .trimmedStart, .trimmedEnd: return trimmed(known, call).map(string)
    case .withoutIndent: return string(known.withoutIndent)
    case .withoutMargin: return string(known.withoutMargin(texts.first.flatMap { $0 } ?? "|"))
    case .withoutSurrounding, .replacingFirst: return replaced(known, call, texts).map(string)
    case .characters: return .list(elements(of: .string(text), at: call.range))
    case .code: return known.utf16.first.map { .integer(Int($0)) }
    case .characterTest: return known.first?.fulfils(call.name).map { .boolean($0) }
    case .lastIndex: return .integer(known.utf16.count - 1)
    case .contains:
      if call.function != nil { return characterMember(call, of: known) }
      guard let part = texts.first ?? nil, let ignores = option("ignoreCase", call, at: 1) else {
        return nil
      }
      // `localizedStandardContains` also ignores accents.
      if call.name == "localizedStandardContains", !(known + part).allSatisfy(\.isASCII) {
        return nil
      }
      let isFolded = call.name.hasPrefix("localized") || ignores
      let (text, wanted) = isFolded ? (known.lowercased(), part.lowercased()) : (known, part)
      // Source: Foundation, `String.contains(_:)`: no text contains an empty text, as opposed to
      // Kotlin.
      if wanted.isEmpty { return .boolean(framework.language.isKotlin) }
      return .boolean(text.contains(wanted))
    case .hasPrefix, .hasSuffix:
      guard let part = texts.first ?? nil, let ignores = option("ignoreCase", call, at: 1) else {
        return nil
      }
      let (text, wanted) = ignores ? (known.lowercased(), part.lowercased()) : (known, part)
      return .boolean(
        call.member == .hasPrefix ? text.hasPrefix(wanted) : text.hasSuffix(wanted))
    case .replacing:
      guard texts.count >= 2, let old = texts[0], let new = texts[1], !old.isEmpty else {
        return nil
      }
      if values.count > 2 { return nil }
      return string(
        known.split(separator: old, omittingEmptySubsequences: false).joined(separator: new))
    case .split: return split(known, texts, call)
    case .lines: return split(known, ["\n"], call)
    case .element: return element(call, of: known)
    case .prefix, .suffix, .dropFirst, .dropLast:
      guard call.arguments.first?.label == nil || call.arguments.first?.label == "n",
        let count = call.arguments.isEmpty ? 1 : call.count, count >= 0
      else { return nil }
      switch call.member {
      case .prefix: return string(String(known.prefix(count)))
      case .suffix: return string(String(known.suffix(count)))
      case .dropFirst: return string(String(known.dropFirst(count)))
      default: return string(String(known.dropLast(count)))
      }
    case .first, .firstOrNull, .find:
      if call.function != nil { return characterMember(call, of: known) }
      return known.first.map { .character($0) } ?? .null
    case .last, .lastOrNull:
      if call.function != nil { return characterMember(call, of: known) }
      return known.last.map { .character($0) } ?? .null
    case .reversed: return string(String(known.reversed()))
    case .padStart, .padEnd: return padded(known, call, texts).map(string)
    case .repeated:
      return arithmetic(
        .string(SourceText(known)), "*", values.first ?? .null, at: call.range, in: call.scope)
    case .format: return formatted(known, values.withoutLocale).map(string)
    case .toInt where call.arguments.isEmpty, .toDouble: return number(known, call)
    case .truth:
      return .boolean(known.lowercased() == "true")
    case .adding: return values.first.map { joined(.string(text), $0, at: call.range) }
    case .substring:
      return call.bounds(within: known.count).map {
        string(String(known.dropFirst($0.lowerBound).prefix($0.count)))
      }
    case .before, .after, .beforeLast, .afterLast:
      guard let other = texts.first ?? nil else { return nil }
      if let part = part(of: known, other, call.member) { return string(part) }
      return values.count > 1 ? values[1] : string(known)
    case .withoutPrefix:
      return (texts.first ?? nil).map {
        string(known.hasPrefix($0) ? String(known.dropFirst($0.count)) : known)
      }
    case .withoutSuffix:
      return (texts.first ?? nil).map {
        string(known.hasSuffix($0) ? String(known.dropLast($0.count)) : known)
      }
    case .equals:
      guard let other = texts.first ?? nil, let ignores = option("ignoreCase", call, at: 1) else {
        return nil
      }
      return .boolean(ignores ? known.lowercased() == other.lowercased() : known == other)
    case .firstIndex where call.function == nil, .lastIndexOf where call.function == nil:
      return (texts.first ?? nil).flatMap { position(of: $0, in: known, call) }
    case .filter, .filterNot, .takeWhile, .dropWhile, .map, .mapIndexed, .forEach, .forEachIndexed,
      .any, .all, .none, .enumerated, .firstIndex, .lastIndexOf, .sorted, .sum, .flatMap,
      .compactMap, .grouped, .associated, .distinct, .indices, .zip, .partition, .chunked,
      .windowed, .zipWithNext:
      return characterMember(call, of: known)
    default: return nil
    }
  }

  /// Returns the number in a text.
  ///
  /// If the text is not a number, a member such as `toIntOrNull` returns `null`. Other members
  /// throw an error.
  private mutating func number(_ text: String, _ call: StandardCall) -> SourceValue {
    let value: SourceValue?
    if call.member == .toInt {
      value = Int(text).map { .integer($0) }
    } else if call.name.hasPrefix("toFloat") {
      value = Float(text).map { .float($0) }
    } else {
      value = Double(text).map { .number($0) }
    }
    if let value { return value }
    if call.name.hasSuffix("OrNull") { return .null }
    if catchers > 0 {
      interruption = .threw(standardError("NumberFormatException", at: call.range))
    }
    return unknown(.expression, at: call.range)
  }

  /// Returns the part of a text before or after another text, or `nil` if the text does not contain
  /// the other text.
  private func part(of text: String, _ other: String, _ member: StandardMember) -> String? {
    // An empty text is found at the start, and for the last place at the end.
    guard !other.isEmpty else { return member == .after || member == .beforeLast ? text : "" }
    let parts = text.split(separator: other, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    return switch member {
    case .before: String(parts[0])
    case .after: parts.dropFirst().joined(separator: other)
    case .beforeLast: parts.dropLast().joined(separator: other)
    default: String(parts[parts.count - 1])
    }
  }

  /// Returns a character of a text, or the characters in a range.
  private func element(_ call: StandardCall, of text: String) -> SourceValue? {
    let characters = text.prefix(EvaluationLimit.maximumTextLength)
    switch call.first.map(currentValue) {
    case .integer(let index)?:
      guard index >= 0, index < characters.count else { return .null }
      return characters.dropFirst(index).first.map { .character($0) }
    case .range(let bounds, _)?:
      let bounds = bounds.clamped(to: 0..<characters.count)
      return .string(
        SourceText(String(characters.dropFirst(bounds.lowerBound).prefix(bounds.count))))
    default: return nil
    }
  }

  private func isEmpty(_ text: String, _ call: StandardCall) -> Bool {
    call.name.hasSuffix("Blank") ? text.allSatisfy(\.isWhitespace) : text.isEmpty
  }

  /// Returns the value of a member of a text with unknown parts.
  private mutating func partlyKnown(_ call: StandardCall, _ text: SourceText) -> SourceValue? {
    func changed(_ change: (String) -> String) -> SourceValue {
      let parts = text.parts.map { part -> SourceText.Part in
        if case .text(let text) = part { .text(change(text)) } else { part }
      }
      return .string(SourceText(parts, isLiteral: false, at: text.range))
    }
    switch call.member {
    case .uppercased: return changed { $0.uppercased() }
    case .lowercased: return changed { $0.lowercased() }
    case .orEmpty, .text, .same, .same2, .trimmed, .capitalized, .ifEmpty: return .string(text)
    case .isEmpty, .isNullOrEmpty:
      return text.length > 8 * text.parts.count
        ? .boolean(false) : unknown(.expression, at: call.range)
    case .isNotEmpty: return unknown(.expression, at: call.range, isAssumedTrue: true)
    case .adding: return call.first.map { joined(.string(text), $0, at: call.range) }
    default: return nil
    }
  }

  private mutating func capitalized(_ text: String, _ call: StandardCall) -> String? {
    if call.name == "capitalized" || call.name == "localizedCapitalized" {
      return text.capitalizedWords
    }
    if call.name == "replaceFirstChar", let function = call.function, let first = text.first {
      let new = currentValue(result(of: function, [.character(first)], call))
      guard case .string(let new) = new, let known = new.known else { return nil }
      return known + text.dropFirst()
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Returns the parts into which a member splits a text, or `nil` if an argument is unknown.
  private func split(_ text: String, _ texts: [String?], _ call: StandardCall) -> SourceValue? {
    if call.name == "split",
      call.arguments.contains(where: { $0.label != nil && $0.label != "separator" })
    {
      return limitedSplit(text, call)
    }
    if call.name == "components", let parts = components(of: text, call) { return parts }
    let separators = texts.compactMap { $0 }
    guard !separators.isEmpty, !separators.contains(""),
      call.member == .lines || call.arguments.count == separators.count
    else { return nil }
    let omitsEmpty = call.name == "split" && call.arguments.first?.label == "separator"
    var parts = [Substring(text)]
    for separator in separators {
      parts = parts.flatMap {
        $0.split(separator: separator, omittingEmptySubsequences: omitsEmpty)
      }
    }
    return .list(parts.prefix(EvaluationLimit.maximumCount).map { .string(SourceText(String($0))) })
  }

  private func padded(_ text: String, _ call: StandardCall, _ texts: [String?]) -> String? {
    guard let length = call.count, (0...1_000).contains(length) else { return nil }
    let pad = texts.count > 1 ? texts[1] ?? " " : " "
    let missing = String(repeating: pad, count: max(0, length - text.count))
    return call.member == .padStart ? missing + text : text + missing
  }
}

extension Evaluator {
  /// Splits a text into at most a given number of parts.
  ///
  /// The last part contains the rest of the text.
  private func limitedSplit(_ text: String, _ call: StandardCall) -> SourceValue? {
    func argument(_ label: String) -> SourceValue? {
      call.arguments.first { $0.label == label }.map { currentValue($0.value) }
    }
    guard let first = call.arguments.first, first.label == nil || first.label == "separator",
      case .string(let own) = currentValue(first.value), let separator = own.known,
      !separator.isEmpty
    else { return nil }
    var omitsEmpty = first.label == "separator"
    if let value = argument("omittingEmptySubsequences") {
      guard case .boolean(let truth) = value else { return nil }
      omitsEmpty = truth
    }
    var count = Int.max
    if let value = argument("maxSplits") {
      guard case .integer(let splits) = value, splits >= 0, !omitsEmpty || separator.count == 1
      else { return nil }
      count = splits
    }
    if let value = argument("limit") {
      guard case .integer(let limit) = value, limit >= 0 else { return nil }
      count = limit == 0 ? Int.max : limit - 1
    }
    guard separator.count == 1, let sign = separator.first else { return nil }
    let parts = text.split(
      separator: sign, maxSplits: count, omittingEmptySubsequences: omitsEmpty)
    return .list(parts.prefix(EvaluationLimit.maximumCount).map { .string(SourceText(String($0))) })
  }
}

extension String {
  /// The text with a capital at the start of each word.
  ///
  /// An apostrophe, a digit or a full stop does not begin a word.
  ///
  /// Source: Foundation, `capitalized`; Unicode TR 29, word boundaries.
  fileprivate var capitalizedWords: String {
    var result = ""
    var isInWord = false
    for character in self {
      result += isInWord ? character.lowercased() : character.uppercased()
      isInWord = character.isLetter || character.isNumber || "'’._".contains(character)
    }
    return result
  }
}
