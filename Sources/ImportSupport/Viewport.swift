/// The size of the window a page is laid out in, in CSS pixels.
public struct Viewport: Sendable, Hashable {
  /// From one side to the other.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// A size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// That of a phone of today held upright.
  public static let phone = Viewport(width: 393, height: 852)

  /// The pixels that a side of a window may have.
  public static let sides = 1...20_000

  /// A size as typed: `393x852`.
  public init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      Viewport.sides.contains(width), Viewport.sides.contains(height)
    else { return nil }
    self.init(width: Double(width), height: Double(height))
  }
}
