/// What a node holds: text, a number in a range, a check mark.
public struct Value: Sendable, Hashable, ExpressibleByStringLiteral {
  /// Typed, chosen or displayed text.
  public var text: String?
  /// A number between two others.
  public var range: Range?
  /// A check mark or switch.
  public var checked: Checked?

  /// A value of any of the three kinds.
  public init(text: String? = nil, range: Range? = nil, checked: Checked? = nil) {
    self.text = text
    self.range = range
    self.checked = checked
  }

  /// A text.
  public init(stringLiteral text: String) { self.init(text: text) }

  /// A number in a range, with the author's words for it if there are any in ``Value/text``.
  public struct Range: Sendable, Hashable {
    /// The number itself; absent when unknown (an indeterminate progress bar).
    public var now: Double?
    /// The smallest and the largest number.
    public var minimum, maximum: Double?

    /// A number between two others.
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
