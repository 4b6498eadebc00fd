/// The value of a node: a text, a number in a range, or a checked state.
public struct Value: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The typed, chosen or displayed text.
  public var text: String?
  /// The current number and the limits of a slider or other range.
  public var range: Range?
  /// The state of a check box, radio button or switch.
  public var checked: Checked?

  /// Creates a value from a text, a number in a range, a checked state, or several of these.
  public init(text: String? = nil, range: Range? = nil, checked: Checked? = nil) {
    self.text = text
    self.range = range
    self.checked = checked
  }

  /// Creates a text value.
  public init(stringLiteral text: String) { self.init(text: text) }

  /// A number in a range.
  ///
  /// Words of the author for the number, such as “high”, are in ``Value/text``.
  public struct Range: Sendable, Hashable {
    /// The number, or `nil` when it is unknown, as in an indeterminate progress bar.
    public var now: Double?
    /// The minimum and maximum.
    public var minimum, maximum: Double?

    /// Creates a number in a range.
    public init(now: Double?, minimum: Double? = nil, maximum: Double? = nil) {
      self.now = now
      self.minimum = minimum
      self.maximum = maximum
    }
  }
}

/// The state of a check box, radio button, switch or toggle button.
public enum Checked: String, Sendable, Hashable, CaseIterable {
  case off = "false"
  case on = "true"
  case mixed
}
