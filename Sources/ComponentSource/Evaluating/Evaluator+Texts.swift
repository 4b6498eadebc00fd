extension Evaluator {
  /// Returns the text of a literal with its interpolated values.
  ///
  /// If the source declares a text for a value (`description`, `toString`), that text replaces the
  /// value. Texts inside a text therefore contain no further texts.
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
        let before = cuts
        var value = currentValue(evaluate(expression, in: scope))
        if cuts != before, !value.isComponent {
          // If a limit was reached, the value is incomplete and therefore counts as unknown.
          value = .unknown(UnknownValue(.expression, named: "…", at: expression.range))
        }
        let arguments = arguments(written, in: scope).map { ($0.label, $0.value) }
        let flat = flattened(value, at: expression.range)
        if case .string(let text) = flat { length += text.length }
        result.append(.value(flat, arguments: arguments))
      }
      if length > EvaluationLimit.maximumTextLength {
        recordLimit(.length, at: range)
        break
      }
    }
    return .string(SourceText(result, isLiteral: true, at: range))
  }

  /// Returns a value as a part of a text.
  ///
  /// Unknown values are not changed. Numbers of Swift are not changed either, because a format can
  /// still apply to them.
  private mutating func flattened(_ value: SourceValue, at range: SourceRange) -> SourceValue {
    switch value {
    case .string(let text): return .string(withoutNestedParts(text))
    case .set, .dictionary:
      guard isOrdered(value) else { return unknown(.expression, at: range) }
      return .string(sourceText(of: value))
    case .enumCase, .record, .list, .tuple, .range:
      return .string(sourceText(of: value))
    case .number, .float:
      guard framework.language.isKotlin else { return value }
      return .string(SourceText(framework.language.text(of: value)))
    default: return value
    }
  }

  /// Returns a text in which each nested text is replaced by the parts of the nested text.
  mutating func withoutNestedParts(_ text: SourceText) -> SourceText {
    // A text that is looked up in the string catalogue keeps its parts, because they form its key.
    if text.isResource, text.parts.allSatisfy({ !$0.isText }) { return text }
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
  ///
  /// The unknown parts of the text stay marked as unknown.
  package mutating func joined(
    _ left: SourceValue, _ right: SourceValue, at range: SourceRange
  ) -> SourceValue {
    var parts: [SourceText.Part] = []
    var length = 0
    for value in [left, right] {
      switch flattened(value, at: range) {
      case .string(let text):
        parts += withoutNestedParts(text).parts
        length += text.length
      case let other: parts.append(.value(other, arguments: []))
      }
    }
    guard length <= EvaluationLimit.maximumTextLength, parts.count <= 200 else {
      recordLimit(.length, at: range)
      return .unknown(UnknownValue(.expression, named: project.excerpt(range), at: range))
    }
    let text = SourceText(parts, isLiteral: false, at: range)
    return .string(text.known.map { SourceText($0, at: range) } ?? text)
  }

  /// Returns the text of a value.
  ///
  /// An unknown part is written as its name in braces, such as `{user.name}`, and recorded.
  package mutating func text(of value: SourceValue) -> String {
    let text = sourceText(of: value)
    var result = ""
    for part in text.parts {
      switch part {
      case .text(let own): result += own
      case .value(.unknown(var own), _):
        own.elements = nil
        record(own)
        result += "{\(own.placeholder ?? shownName(of: own))}"
      case .value(let value, let arguments):
        if case .string(let format)? = arguments.first(where: { $0.label == "specifier" })?.value,
          let format = format.known, let formatted = formatted(format, [value])
        {
          result += formatted
        } else {
          result += self.text(of: value)
        }
      }
      if result.utf8.count > EvaluationLimit.maximumTextLength {
        return String(result.prefix(EvaluationLimit.maximumTextLength))
      }
    }
    return result
  }
}

extension Evaluator {
  /// Returns the name that represents an unknown value in a text.
  ///
  /// If the value is unknown because of a limit, the name is the source code of the value.
  private func shownName(of unknown: UnknownValue) -> String {
    guard unknown.name == "…" else { return unknown.name }
    let code = project.excerpt(unknown.range, limit: 40)
    return code.isEmpty ? "value" : code
  }
}

extension SourceText {
  /// The number of bytes in the known parts of the text.
  var length: Int {
    parts.reduce(0) {
      if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 + 8 }
    }
  }
}

extension Evaluator {
  /// The values and conditions that were recorded as unknown.
  package struct RecordedUnknowns: Sendable {
    fileprivate var unknowns, undecided: [UnknownValue]
    fileprivate var recorded: Set<RecordedUnknown>
  }

  /// The values and conditions that have been recorded as unknown so far.
  ///
  /// Setting this property to an earlier value removes all later records.
  package var recordedUnknowns: RecordedUnknowns {
    get { RecordedUnknowns(unknowns: unknowns, undecided: undecided, recorded: recorded) }
    set {
      unknowns = newValue.unknowns
      undecided = newValue.undecided
      recorded = newValue.recorded
    }
  }
}

extension SourceText.Part {
  /// Whether the part is an interpolated text.
  fileprivate var isText: Bool {
    if case .value(.string, _) = self { true } else { false }
  }
}
