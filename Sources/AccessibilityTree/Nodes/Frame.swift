/// A rectangle on the screen, in points, from the top left corner.
public struct Frame: Sendable, Hashable {
  /// The distances of the left and top edges from the left and top edges of the screen.
  public var x, y: Double
  /// The size.
  public var width, height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
