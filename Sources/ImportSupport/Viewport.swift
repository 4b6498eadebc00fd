/// The size of the viewport of a page, in CSS pixels.
public struct Viewport: Sendable, Hashable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of a current phone in portrait orientation.
  public static let phone = Viewport(width: 393, height: 852)

  /// The permitted width or height, in pixels.
  public static let sides = 1...20_000

  /// Creates a size from a text such as `393x852`, or `nil` if the text is not a size.
  public init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      Viewport.sides.contains(width), Viewport.sides.contains(height)
    else { return nil }
    self.init(width: Double(width), height: Double(height))
  }
}
