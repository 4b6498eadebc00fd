internal import AccessibilityTree

/// A check of HTML's constraints for the initial values of controls.
///
/// Source: HTML Standard, 4.10.20 “Constraints” and the constraints of each type of input.
struct Validity {
  let page: PageFacts
  let text: ControlText
  let radios: RadioGroups

  private var dom: DOM { page.dom }

  /// Returns the constraints that a control violates.
  ///
  /// The result is empty if HTML does not validate the control.
  func violations(of id: DOM.ID) -> Violations {
    guard !page.disabled.isDisabled(id) else { return [] }
    switch dom.htmlTag(id) {
    case .input: return input(id)
    case .select: return dom.has(.required, id) && hasNoChoice(id) ? .valueMissing : []
    case .textarea:
      let isMissing = dom.has(.required, id) && dom.textContent(of: id).isEmpty
      return isMissing && !dom.has(.readonly, id) ? .valueMissing : []
    default: return []
    }
  }

  /// Whether a `select` has no chosen option except the placeholder option.
  private func hasNoChoice(_ id: DOM.ID) -> Bool {
    let chosen = text.chosenOptions(of: id)
    guard let first = chosen.first else { return true }
    guard !dom.has(.multiple, id), first == text.options(of: id).first else { return false }
    return (dom.attribute(.value, of: first) ?? dom.textContent(of: first).spaceCollapsed).isEmpty
  }

  private func input(_ id: DOM.ID) -> Violations {
    let type = InputType(of: id, dom)
    switch type {
    case .checkbox: return dom.has(.required, id) && !dom.has(.checked, id) ? .valueMissing : []
    case .radio: return radios.isRequired(id) && !radios.hasChoice(id) ? .valueMissing : []
    case .file: return dom.has(.required, id) ? .valueMissing : []
    case .range, .color, .button, .submit, .reset, .image, .hidden: return []
    case .text, .email, .tel, .url, .search, .password, .number, .date, .month, .week, .time,
      .dateTimeLocal:
      guard !dom.has(.readonly, id) else { return [] }
    }
    let value = sanitized(dom.attribute(.value, of: id) ?? "", type)
    guard !value.isEmpty else { return dom.has(.required, id) ? .valueMissing : [] }
    return mismatches(of: value, type, id)
  }

  /// Returns the value of a type of field for the attribute `value`, by HTML's rules.
  ///
  /// An invalid number or date becomes an empty text.
  private func sanitized(_ value: String, _ type: InputType) -> String {
    switch type {
    case .email, .url: value.asciiTrimmed
    case .number: value.htmlNumber == nil ? "" : value
    case .date, .month, .week, .time, .dateTimeLocal:
      value.utf8.first.map { (0x30...0x39).contains($0) } == true ? value : ""
    default: value
    }
  }

  private func mismatches(of value: String, _ type: InputType, _ id: DOM.ID) -> Violations {
    var found: Violations = []
    switch type {
    case .email:
      let addresses = dom.has(.multiple, id) ? value.split(separator: ",") : [value[...]]
      if !addresses.allSatisfy({ Address.isEmail($0.asciiTrimmed) }) { found = .typeMismatch }
    case .url: if !Address.isAbsolute(value) { found = .typeMismatch }
    case .number: found = range(of: value, id) { $0.htmlNumber }
    case .date, .month, .week, .time, .dateTimeLocal:
      // Years have four digits, so dates can be compared as texts.
      found = range(of: value, id) { sanitized($0, type).isEmpty ? nil : $0 }
    default: break
    }
    if type == .number, hasStepMismatch(value, id) { found.insert(.stepMismatch) }
    guard type.isTextLike, type != .number, let pattern = dom.attribute(.pattern, of: id) else {
      return found
    }
    if Pattern(pattern)?.matches(value) == false { found.insert(.patternMismatch) }
    return found
  }

  private func range<Measure: Comparable>(
    of value: String, _ id: DOM.ID, _ measure: (String) -> Measure?
  ) -> Violations {
    guard let own = measure(value) else { return [] }
    if let low = dom.attribute(.min, of: id).flatMap(measure), own < low { return .rangeUnderflow }
    if let high = dom.attribute(.max, of: id).flatMap(measure), own > high { return .rangeOverflow }
    return []
  }

  /// Whether a number is not one of the steps that begin at `min`.
  ///
  /// If `min` is missing, the steps begin at the initial value.
  private func hasStepMismatch(_ value: String, _ id: DOM.ID) -> Bool {
    guard let number = value.htmlNumber, let base = dom.attribute(.min, of: id)?.htmlNumber else {
      return false
    }
    let stepText = dom.keyword(.step, of: id)
    guard stepText != "any" else { return false }
    let step = stepText?.htmlNumber.flatMap { $0 > 0 ? $0 : nil } ?? 1
    let steps = (number - base) / step
    return abs(steps - steps.rounded()) > 1e-6
  }
}

private enum Address {
  /// Whether a text is an email address.
  ///
  /// Source: HTML Standard, “valid email address”.
  static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let symbols = Set(".!#$%&'*+/=?^_`{|}~-".utf8)
    guard parts[0].utf8.allSatisfy({ isAlphanumeric($0) || symbols.contains($0) }) else {
      return false
    }
    return parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      guard let first = label.utf8.first, let last = label.utf8.last else { return false }
      return label.utf8.count <= 63 && isAlphanumeric(first) && isAlphanumeric(last)
        && label.utf8.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
    }
  }

  /// Whether a text is a URL with a scheme, and with a host if the scheme requires one.
  ///
  /// Source: URL Standard.
  static func isAbsolute(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), let first = text.utf8.first,
      isAlphanumeric(first), !(0x30...0x39).contains(first)
    else { return false }
    let scheme = text[..<colon].asciiLowercased
    let symbols = Set("+-.".utf8)
    guard scheme.utf8.allSatisfy({ isAlphanumeric($0) || symbols.contains($0) }) else {
      return false
    }
    guard ["http", "https", "ftp", "ws", "wss"].contains(scheme) else { return true }
    let rest = text[text.index(after: colon)...].drop { $0 == "/" || $0 == "\\" }
    let host = rest.prefix { !"/\\?#".contains($0) }
    return !host.isEmpty && !host.contains(" ")
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
