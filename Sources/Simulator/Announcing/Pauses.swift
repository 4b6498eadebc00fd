/// How long a reader is silent, in seconds.
public struct Pauses: Sendable, Hashable {
  /// Between two parts.
  public var part: Double
  /// Before usage hints.
  public var hint: Double
  /// Between two stops of a walk; the person's own, no reader's.
  public var stop = 0.5

  /// Pauses between parts and before usage hints.
  public init(part: Double, hint: Double) {
    self.part = part
    self.hint = hint
  }
}
