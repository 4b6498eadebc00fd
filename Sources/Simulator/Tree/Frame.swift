/// A rectangle on the screen, in points, from the top left corner.
public struct Frame: Sendable, Hashable {
  /// Distance of the left edge from the screen's left edge, in points.
  public var x: Double
  /// Distance of the top edge from the screen's top edge, in points.
  public var y: Double
  /// Width in points.
  public var width: Double
  /// Height in points.
  public var height: Double

  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
