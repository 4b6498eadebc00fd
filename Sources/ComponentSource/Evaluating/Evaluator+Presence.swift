/// A comparison of an unknown value with `nil` or `null`.
struct PresenceTest: Sendable {
  /// The key of the unknown value.
  var key: String
  /// Whether the comparison tests for presence: `true` for `!= nil`, `false` for `== nil`.
  var isForPresence: Bool
  /// Whether an earlier use of the value already decided that the value is present or missing.
  var isRepeated: Bool
}

extension UnknownValue {
  /// The key under which the evaluator keeps whether the value is present.
  ///
  /// Values of different files can have the same name.
  var presenceKey: String { "\(origin ?? range.file) \(name)" }
}

/// Decides whether unknown optional values are assumed to be present.
///
/// The first use of a value on a screen decides for all uses: `name ?? "None"`, `name != nil` and
/// `if let name` never contradict each other.
extension Evaluator {
  /// Whether an earlier use decided that a value is present, or `nil` if no use decided it.
  func presence(of unknown: UnknownValue) -> Bool? {
    guard !presence.isEmpty else { return nil }
    let key = unknown.presenceKey
    if let own = presence[key] { return own }
    // If a value is missing, so are its members. If a member is present, so is the value.
    let isInside = presence.contains { !$0.value && key.hasPrefix($0.key + ".") }
    if isInside { return false }
    return presence.contains { $0.value && $0.key.hasPrefix(key + ".") } ? true : nil
  }

  /// Whether a value is assumed to be present.
  ///
  /// - Parameter first: The result if no earlier use decided whether the value is present.
  mutating func isPresent(_ unknown: UnknownValue, assumed first: Bool) -> Bool {
    if let known = presence(of: unknown) { return known }
    // The name “…” belongs to every value that is unknown because of a limit, so nothing is
    // recorded for this name.
    if unknown.name != "…" { presence[unknown.presenceKey] = first }
    return first
  }

  /// Returns the result of comparing an unknown value with `nil`, or `nil` for other comparisons.
  ///
  /// Assumed: the value is missing, unless an earlier use has decided otherwise, or the value is the
  /// entry that is shown for a list of unknown length.
  mutating func presenceTest(
    _ left: SourceValue, _ right: SourceValue, isForPresence: Bool, at range: SourceRange
  ) -> SourceValue? {
    let own: UnknownValue
    switch (left, right) {
    case (.unknown(let unknown), .null), (.null, .unknown(let unknown)): own = unknown
    default: return nil
    }
    let known = presence(of: own)
    let isThere = isPresent(own, assumed: isShownEntry(own))
    let value = unknown(.expression, at: range, isAssumedTrue: isThere == isForPresence)
    guard case .unknown(var result) = value else { return value }
    result.presenceTest = PresenceTest(
      key: own.presenceKey, isForPresence: isForPresence, isRepeated: known != nil)
    return .unknown(result)
  }

  /// Whether a value is the entry that is shown for a list of unknown length, such as `posts[index]`
  /// in `items(posts.itemCount) { index -> … }`.
  func isShownEntry(_ value: UnknownValue) -> Bool {
    guard value.name.hasSuffix("]"), let bracket = value.name.firstIndex(of: "[") else {
      return false
    }
    let list = String(value.name[..<bracket]) + "."
    return unknowns.contains { $0.name.hasSuffix("[]") && $0.name.hasPrefix(list) }
  }

  /// Runs code, and returns its result and the conditions in the code that the source does not
  /// decide.
  ///
  /// The unknown values and conditions of the code are not recorded for the screen.
  package mutating func collectingUndecided<Result>(
    _ body: (inout Evaluator) -> Result
  ) -> (result: Result, undecided: [UnknownValue]) {
    let before = (unknowns, undecided, recorded, presence)
    (unknowns, undecided, recorded, presence) = ([], [], [], [:])
    let result = body(&self)
    let found = undecided
    (unknowns, undecided, recorded, presence) = before
    return (result, found)
  }
}
