internal import AccessibilityTree

/// A box in logical or physical pixels.
struct SemanticsBox: Hashable {
  var left, top, right, bottom: Double

  /// The largest absolute value of an edge's coordinate.
  private static let limit = 1e7

  /// Creates a box, or returns `nil` if an edge is not finite or is too large for a screen.
  init?(_ edges: [Double]) {
    guard edges.count == 4, edges.allSatisfy({ $0.magnitude <= SemanticsBox.limit }) else {
      return nil
    }
    (left, top, right, bottom) = (edges[0], edges[1], edges[2], edges[3])
  }

  var width: Double { right - left }
  var height: Double { bottom - top }
  var center: (x: Double, y: Double) { ((left + right) / 2, (top + bottom) / 2) }

  /// The box in whole pixels, as the bounds of an Android node.
  var bounds: AndroidAttributes.Bounds {
    .init(
      left: left.rounded(), top: top.rounded(), right: right.rounded(), bottom: bottom.rounded())
  }

  /// Returns the box with each edge moved inwards by a distance.
  func inset(by distance: Double) -> SemanticsBox {
    var box = self
    box.left += distance
    box.top += distance
    box.right -= distance
    box.bottom -= distance
    return box
  }
}

/// The two-dimensional part of a node's transform.
///
/// Perspective is ignored.
struct SemanticsTransform: Hashable {
  var xx = 1.0, xy = 0.0, yx = 0.0, yy = 1.0, dx = 0.0, dy = 0.0

  static let identity = SemanticsTransform()

  init() {}

  init(scale: Double) { (xx, yy) = (scale, scale) }

  init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }

  /// Creates a transform from the 16 numbers of a matrix, row by row.
  init?(rows: [Double]) {
    guard rows.count == 16, rows.allSatisfy({ $0.magnitude <= 1e7 }) else { return nil }
    (xx, xy, dx) = (rows[0], rows[1], rows[3])
    (yx, yy, dy) = (rows[4], rows[5], rows[7])
  }

  /// The scale of a transform that does nothing except scale equally in both directions.
  ///
  /// It is `nil` for other transforms.
  var scale: Double? { xx == yy && xy == 0 && yx == 0 && dx == 0 && dy == 0 ? xx : nil }

  /// Returns the transform that applies `inner` first and this transform second.
  func after(_ inner: SemanticsTransform) -> SemanticsTransform {
    var result = SemanticsTransform()
    result.xx = xx * inner.xx + xy * inner.yx
    result.xy = xx * inner.xy + xy * inner.yy
    result.yx = yx * inner.xx + yy * inner.yx
    result.yy = yx * inner.xy + yy * inner.yy
    result.dx = xx * inner.dx + xy * inner.dy + dx
    result.dy = yx * inner.dx + yy * inner.dy + dy
    return result
  }

  /// Returns the smallest box around a transformed box, or `nil` if the result is too large for a
  /// screen.
  func box(of box: SemanticsBox) -> SemanticsBox? {
    let corners = [
      (box.left, box.top), (box.right, box.top), (box.left, box.bottom), (box.right, box.bottom),
    ].map { (x: xx * $0.0 + xy * $0.1 + dx, y: yx * $0.0 + yy * $0.1 + dy) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return SemanticsBox([
      xs.min() ?? .nan, ys.min() ?? .nan, xs.max() ?? .nan, ys.max() ?? .nan,
    ])
  }
}
