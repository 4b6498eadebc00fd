/// A rectangle on the screen, in points, from the top left corner.
public struct Frame: Sendable, Hashable {
  /// The distance of the left edge from the left of the screen, and of the top edge from its top.
  public var x, y: Double
  /// The width and height, in points.
  public var width, height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
