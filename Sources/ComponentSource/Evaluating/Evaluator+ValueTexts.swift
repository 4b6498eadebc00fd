/// The parts of a text that is being built from a value.
struct TextParts: Sendable {
  private(set) var parts: [SourceText.Part] = []
  private(set) var length = 0

  /// Whether the text has reached its maximum length.
  var isFull: Bool { length > EvaluationLimit.maximumTextLength || parts.count > 400 }

  mutating func append(_ text: String) {
    guard !text.isEmpty, !isFull else { return }
    length += text.utf8.count
    if case .text(let before)? = parts.last {
      parts[parts.count - 1] = .text(before + text)
    } else {
      parts.append(.text(text))
    }
  }

  mutating func append(_ part: SourceText.Part) {
    if case .text(let text) = part { return append(text) }
    guard !isFull else { return }
    length += 8
    parts.append(part)
  }
}

extension Evaluator {
  /// Returns the text into which the source language converts a value.
  ///
  /// The unknown parts of the text stay marked as unknown.
  ///
  /// Source: Kotlin, `toString` of its library and of data classes; Swift, `String(describing:)`,
  /// with elements of collections as `String(reflecting:)` writes them.
  mutating func sourceText(of value: SourceValue) -> SourceText {
    var text = TextParts()
    write(value, to: &text, isElement: false)
    return SourceText(text.parts.isEmpty ? [.text("")] : text.parts, isLiteral: false)
  }

  /// Returns the text of a value, or `nil` if a part is unknown.
  mutating func knownText(of value: SourceValue) -> String? { sourceText(of: value).known }

  mutating func joined(_ values: [SourceValue], _ separator: String) -> SourceText {
    var text = TextParts()
    for (index, value) in values.enumerated() where !text.isFull {
      if index > 0 { text.append(separator) }
      write(value, to: &text, isElement: false)
    }
    return SourceText(text.parts.isEmpty ? [.text("")] : text.parts, isLiteral: false)
  }

  private mutating func write(_ value: SourceValue, to text: inout TextParts, isElement: Bool) {
    let isAllowed = depth < EvaluationLimit.maximumDepth && consumeSteps(at: .none)
    // A text or number is known, so it is written even if a limit was reached before.
    guard isAllowed || value.isTextOrNumber else {
      return write(.unknown(UnknownValue(.expression, named: "…", at: .none)), to: &text)
    }
    depth += 1
    defer { depth -= 1 }
    switch value {
    case .string(let own): write(own, to: &text, isElement: isElement)
    case .null: text.append(framework.language.nullText)
    case .nothing, .components, .function: break
    case .state(let key, let initial):
      write(currentValue(key, initial), to: &text, isElement: isElement)
    case .list, .set, .dictionary, .tuple, .range: writeCollection(value, to: &text)
    case .record(let record): write(record, to: &text, isElement: isElement)
    case .enumCase(let own): write(own, to: &text, isElement: isElement)
    case .type(let type):
      let own = project.types[type].isObject ? described(value) : nil
      write(own ?? SourceText(project.types[type].declaration.name), to: &text, isElement: false)
    case .component(let component):
      let range = component.modifiers.last?.range ?? component.range
      // A constant of the framework, such as `DrawerValue.Open`, is not in the source.
      if range.start == range.end { return text.append(component.lastName) }
      write(unknownText(project.excerpt(range), at: range), to: &text)
    case .unknown: write(value, to: &text)
    case .integer, .number, .float, .boolean: text.append(framework.language.text(of: value))
    }
  }

  private func write(_ unknown: SourceValue, to text: inout TextParts) {
    text.append(.value(unknown, arguments: []))
  }

  private mutating func unknownText(_ name: String, at range: SourceRange) -> SourceValue {
    unknown(.expression, named: name, at: range)
  }

  private mutating func write(_ own: SourceText, to text: inout TextParts, isElement: Bool) {
    let isQuoted = isElement && !framework.language.isKotlin
    if isQuoted { text.append("\"") }
    for part in own.parts {
      switch part {
      case .value(.string(let inner), _): write(inner, to: &text, isElement: false)
      case .text(let plain) where isQuoted && plain.contains { "\"\\\n".contains($0) }:
        text.append(plain.escaped)
      default: text.append(part)
      }
    }
    if isQuoted { text.append("\"") }
  }

  private mutating func writeCollection(_ value: SourceValue, to text: inout TextParts) {
    let isKotlin = framework.language.isKotlin
    if !isOrdered(value) {
      // In Swift, the order of sets and dictionaries is undefined, so the text is unknown.
      return write(unknownText("…", at: .none), to: &text)
    }
    switch value {
    case .list(let values), .set(let values):
      write(values.map { ("", $0) }, "[", "]", to: &text)
    case .dictionary(let entries) where isKotlin:
      write(entries.map { ($0.key, "=", $0.value) }, "{", "}", to: &text)
    case .dictionary(let entries):
      if entries.isEmpty { return text.append("[:]") }
      write(entries.map { ($0.key, ": ", $0.value) }, "[", "]", to: &text)
    case .tuple(let parts): write(parts, to: &text)
    case .range(let bounds, _) where isKotlin:
      text.append("\(bounds.lowerBound)..\(bounds.upperBound &- 1)")
    case .range(let bounds, let isClosed):
      let upper = isClosed ? bounds.upperBound &- 1 : bounds.upperBound
      text.append("\(bounds.lowerBound)\(isClosed ? "..." : "..<")\(upper)")
    default: break
    }
  }

  private mutating func write(
    _ parts: [(label: String?, value: SourceValue)], to text: inout TextParts
  ) {
    let labels = parts.map { $0.label ?? "" }
    guard framework.language.isKotlin else {
      let isPair = labels.first == "first"
      let named = parts.map { ($0.label.map { isPair ? "" : "\($0): " } ?? "", $0.value) }
      return write(named, "(", ")", to: &text)
    }
    switch labels {
    case ["key", "value"]:
      write(parts[0].value, to: &text, isElement: true)
      text.append("=")
      write(parts[1].value, to: &text, isElement: true)
    case ["offset", "element"]:
      write(
        [("index=", parts[0].value), ("value=", parts[1].value)], "IndexedValue(", ")", to: &text)
    default: write(parts.map { ("", $0.value) }, "(", ")", to: &text)
    }
  }

  private mutating func write(
    _ values: [(name: String, value: SourceValue)], _ start: String, _ end: String,
    to text: inout TextParts
  ) {
    text.append(start)
    for (index, part) in values.enumerated() where !text.isFull {
      text.append((index > 0 ? ", " : "") + part.name)
      write(part.value, to: &text, isElement: true)
    }
    text.append(end)
  }

  private mutating func write(
    _ entries: [(key: SourceValue, sign: String, value: SourceValue)], _ start: String,
    _ end: String, to text: inout TextParts
  ) {
    text.append(start)
    for (index, entry) in entries.enumerated() where !text.isFull {
      if index > 0 { text.append(", ") }
      write(entry.key, to: &text, isElement: true)
      text.append(entry.sign)
      write(entry.value, to: &text, isElement: true)
    }
    text.append(end)
  }

  private mutating func write(_ record: SourceRecord, to text: inout TextParts, isElement: Bool) {
    if let own = described(.record(record)) { return write(own, to: &text, isElement: false) }
    let type = project.types[record.type]
    let isData = type.declaration.modifiers.contains("data")
    let isKotlin = framework.language.isKotlin
    // The languages write an instance of a class with a number or module that the source does not
    // contain, as in `Item@1a2b` or `App.Item`. In Kotlin, data classes are an exception. In Swift,
    // this also applies to structures in collections.
    guard isKotlin ? isData : !type.isReference && !isElement else {
      return write(unknownText(type.declaration.name, at: record.range), to: &text)
    }
    let names =
      isKotlin
      ? type.declaration.parameters.map(\.name) : type.properties.filter(\.isStored).map(\.name)
    let changed = current(record)
    write(
      names.map { ("\($0)\(isKotlin ? "=" : ": ")", changed.fields[$0] ?? .null) },
      "\(type.declaration.name)(", ")", to: &text)
  }

  private mutating func write(_ own: SourceEnumCase, to text: inout TextParts, isElement: Bool) {
    if let described = described(.enumCase(own)) {
      return write(described, to: &text, isElement: false)
    }
    if own.values.isEmpty { return text.append(own.name) }
    write(
      own.values.map { ($0.label.map { "\($0): " } ?? "", $0.value) }, "\(own.name)(", ")",
      to: &text)
  }

  /// Returns the text of a value whose type declares its text, such as `description` or `toString`.
  private mutating func described(_ value: SourceValue) -> SourceText? {
    guard let type = typeIndex(of: value), calls < EvaluationLimit.maximumCalls else { return nil }
    if !framework.language.isKotlin {
      guard
        typeAndSupertypes(of: type).contains(where: {
          project.types[$0].inherited.contains { $0.hasSuffix("StringConvertible") }
        }), let (variable, owner) = declaredProperty("description", ofType: type)
      else { return nil }
      guard let getter = variable.getter else {
        guard case .record(let record) = value else { return nil }
        return sourceText(of: storedValue(of: variable, of: record))
      }
      let target = ResolvedReference.getter(variable, getter, of: value, type: owner, path: .root)
      return sourceText(of: self.value(of: target, at: variable.range))
    }
    if case .enumCase(let own) = value,
      case .function(let function, _)? = ownTarget("toString", of: own)
    {
      return sourceText(of: call(function, [], receiver: value))
    }
    // The functions of an object of Kotlin are found like static ones.
    let isObject = if case .type = value { true } else { false }
    guard let found = methods("toString", ofType: type, isStatic: isObject).first
    else { return nil }
    let function = function(found.declaration, receiver: value, type: found.type)
    return sourceText(of: call(function, [], receiver: value))
  }
}

extension SourceValue {
  fileprivate var isTextOrNumber: Bool {
    switch self {
    case .string, .integer, .number, .float, .boolean: true
    default: false
    }
  }
}

extension SourceLanguage {
  /// Returns the text of a number or Boolean.
  func text(of value: SourceValue) -> String {
    switch value {
    case .number(let number) where isKotlin:
      Self.javaText("\(abs(number))", abs(number), isNegative: number.sign == .minus)
    case .float(let number) where isKotlin:
      Self.javaText("\(abs(number))", Double(abs(number)), isNegative: number.sign == .minus)
    default: value.simpleText ?? ""
    }
  }

  /// Returns the text of a number as Java writes it: `1.0E7`, `1.0E-4`.
  ///
  /// Source: Java, `Double.toString`.
  private static func javaText(_ text: String, _ number: Double, isNegative: Bool) -> String {
    let sign = isNegative && !number.isNaN ? "-" : ""
    if number.isNaN { return "NaN" }
    if number.isInfinite { return "\(sign)Infinity" }
    let parts = text.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let whole = halves[0] == "0" ? "" : String(halves[0])
    let fraction = halves.count > 1 ? String(halves[1]) : ""
    let digits = (whole + fraction).drop { $0 == "0" }
    guard !digits.isEmpty else { return "\(sign)0.0" }
    // The value is 0.DIGITS × 10^point.
    let point = whole.count + exponent - (whole.isEmpty ? (fraction.count - digits.count) : 0)
    let significant = String(digits.reversed().drop { $0 == "0" }.reversed())
    if number >= 1e7 || number < 1e-3 {
      let rest = significant.dropFirst()
      return "\(sign)\(significant.prefix(1)).\(rest.isEmpty ? "0" : String(rest))E\(point - 1)"
    }
    if point <= 0 { return "\(sign)0.\(String(repeating: "0", count: -point))\(significant)" }
    let padded =
      significant + String(repeating: "0", count: max(0, point - significant.count))
    let rest = padded.dropFirst(point)
    return "\(sign)\(padded.prefix(point)).\(rest.isEmpty ? "0" : String(rest))"
  }
}

extension String {
  /// The text with the escapes that a Swift literal needs.
  fileprivate var escaped: String {
    var result = ""
    for character in self {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result
  }
}
