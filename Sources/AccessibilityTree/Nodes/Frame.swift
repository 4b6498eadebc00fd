/// A rectangle on the screen, measured in points from the top left corner of the screen.
public struct Frame: Sendable, Hashable {
  /// The distances from the left and from the top of the screen, in points.
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
