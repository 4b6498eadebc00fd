extension Evaluator {
  /// Returns the text of a literal with its interpolated values.
  ///
  /// Values whose text the source declares (`description`, `toString`) are replaced by it, so that a
  /// text never holds more than one level of other texts.
  mutating func text(_ expression: Expression, in scope: Int) -> SourceValue {
    guard case .string(let parts) = expression.form else { return .nothing }
    let range = expression.range
    var result: [SourceText.Part] = []
    var length = 0
    for part in parts {
      switch part {
      case .text(let text):
        result.append(.text(text))
        length += text.utf8.count
      case .value(let expression, let written):
        let value = plain(evaluate(expression, in: scope))
        let arguments = arguments(written, in: scope).map { ($0.label, $0.value) }
        let flat = flattened(value)
        if case .string(let text) = flat { length += text.length }
        result.append(.value(flat, arguments: arguments))
      }
      if length > EvaluationLimit.maximumTextLength {
        reach(.length, at: range)
        break
      }
    }
    return .string(SourceText(result, isLiteral: true, at: range))
  }

  /// Returns a value as a part of a text.
  private mutating func flattened(_ value: SourceValue) -> SourceValue {
    switch value {
    case .string(let text):
      return .string(flat(text))
    case .enumCase, .record:
      guard let described = described(value) else { return value }
      return .string(SourceText(described))
    case .list, .dictionary, .tuple: return .string(SourceText(text(of: value, isRecorded: false)))
    default: return value
    }
  }

  /// Returns a text whose parts are no texts with parts of their own.
  mutating func flat(_ text: SourceText) -> SourceText {
    if let known = text.known { return SourceText(known) }
    var parts: [SourceText.Part] = []
    for part in text.parts {
      guard case .value(.string(let inner), _) = part else {
        parts.append(part)
        continue
      }
      parts += inner.parts
    }
    return SourceText(parts, isLiteral: false, at: text.range)
  }

  /// Returns two texts as one.
  mutating func joined(
    _ left: SourceValue, _ right: SourceValue, at range: SourceRange
  ) -> SourceValue {
    var parts: [SourceText.Part] = []
    var length = 0
    for value in [left, right] {
      switch flattened(value) {
      case .string(let text):
        parts += flat(text).parts
        length += text.length
      case let other: parts.append(.value(other, arguments: []))
      }
    }
    guard length <= EvaluationLimit.maximumTextLength, parts.count <= 200 else {
      reach(.length, at: range)
      return left
    }
    let text = SourceText(parts, isLiteral: false, at: range)
    return .string(text.known.map { SourceText($0, at: range) } ?? text)
  }

  /// Returns the text of a value.
  ///
  /// An unknown part is written as its name in braces, such as `{user.name}`, and recorded.
  package mutating func text(of value: SourceValue) -> String { text(of: value, isRecorded: true) }

  mutating func text(of value: SourceValue, isRecorded: Bool) -> String {
    guard depth < EvaluationLimit.maximumDepth,
      take(at: .none)
    else { return "…" }
    depth += 1
    defer { depth -= 1 }
    switch value {
    case .string(let text): return self.text(of: text, isRecorded: isRecorded)
    case .null: return framework.language.nullText
    case .nothing: return ""
    case .list(let values): return "[\(joined(values, ", ", isRecorded))]"
    case .tuple(let parts): return "(\(joined(parts.map(\.value), ", ", isRecorded)))"
    case .dictionary(let entries): return "{\(joined(entries.map(\.value), ", ", isRecorded))}"
    case .range(let bounds): return "\(bounds.lowerBound)..<\(bounds.upperBound)"
    case .record(let record):
      return described(value) ?? project.types[record.type].declaration.name
    case .enumCase(let own): return described(value) ?? own.name
    case .type(let type): return project.types[type].declaration.name
    case .component(let component):
      let range = component.modifiers.last?.range ?? component.range
      let unknown = UnknownValue(.expression, named: project.excerpt(range), at: range)
      return text(of: .unknown(unknown), isRecorded: isRecorded)
    case .state(let key, let initial):
      return text(of: currentValue(key, initial), isRecorded: isRecorded)
    case .unknown(let own):
      if isRecorded { record(own) }
      return "{\(own.name)}"
    case .integer, .number, .boolean: return value.simpleText ?? ""
    case .function, .components: return ""
    }
  }

  private mutating func text(of text: SourceText, isRecorded: Bool) -> String {
    var result = ""
    for part in text.parts {
      switch part {
      case .text(let own): result += own
      case .value(let value, let arguments):
        if case .string(let format)? = arguments.first(where: { $0.label == "specifier" })?.value,
          let format = format.known, let formatted = formatted(format, [value])
        {
          result += formatted
        } else {
          result += self.text(of: value, isRecorded: isRecorded)
        }
      }
      if result.utf8.count > EvaluationLimit.maximumTextLength {
        return String(result.prefix(EvaluationLimit.maximumTextLength))
      }
    }
    return result
  }

  mutating func joined(
    _ values: [SourceValue], _ separator: String, _ isRecorded: Bool = false
  ) -> String {
    var result = ""
    for (index, value) in values.enumerated() {
      if index > 0 { result += separator }
      result += text(of: value, isRecorded: isRecorded)
      if result.utf8.count > EvaluationLimit.maximumTextLength { break }
    }
    return result
  }

  /// Returns the text that a declared type gives its values.
  private mutating func described(_ value: SourceValue) -> String? {
    guard let type = typeIndex(of: value), calls < EvaluationLimit.maximumCalls else { return nil }
    if let (variable, owner) = declaredProperty("description", ofType: type),
      let getter = variable.getter
    {
      let target = SourceTarget.getter(variable, getter, of: value, type: owner, path: .root)
      return text(of: self.value(of: target, at: variable.range), isRecorded: false)
    }
    guard let found = methods("toString", ofType: type, isStatic: false).first else { return nil }
    let function = function(found.declaration, receiver: value, type: found.type)
    return text(of: call(function, [], receiver: value), isRecorded: false)
  }
}

extension SourceText {
  /// The length of the known text in bytes.
  var length: Int {
    parts.reduce(0) {
      if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 + 8 }
    }
  }
}
