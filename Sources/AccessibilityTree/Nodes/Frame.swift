/// A rectangle on the screen, in points, from the top left corner.
public struct Frame: Sendable, Hashable {
  /// Distances of its left and top edges from those of the screen.
  public var x, y: Double
  /// How wide and high it is.
  public var width, height: Double

  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
