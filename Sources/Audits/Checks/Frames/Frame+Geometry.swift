internal import Simulator

extension Frame {
  var right: Double { x + width }
  var bottom: Double { y + height }

  /// Whether people can see the frame, because it is larger than one point and not wholly left of
  /// the page or above the page.
  ///
  /// Pages make texts that are only for screen readers one pixel large, or move them out of the
  /// page.
  var isSeen: Bool { width > 1 && height > 1 && right > 0 && bottom > 0 }

  /// Whether the frame contains another frame completely.
  func contains(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
  }

  /// Returns the part of the frame that is inside another frame, or `nil` if no part is inside.
  func part(inside other: Frame) -> Frame? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(right, other.right), min(bottom, other.bottom))
    guard left < right, top < bottom else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the frames overlap vertically by enough to be in one row.
  func sharesRow(with other: Frame) -> Bool {
    min(bottom, other.bottom) - max(y, other.y) > 0.3 * min(height, other.height)
  }

  /// Whether the frames overlap horizontally by enough to be in one column.
  func sharesColumn(with other: Frame) -> Bool {
    let shared = min(right, other.right) - max(x, other.x)
    return shared > 0 && shared >= 0.5 * min(width, other.width)
  }

  /// Whether the frame touches or crosses an edge of the frame around it.
  func touchesEdge(of outer: Frame) -> Bool {
    x <= outer.x || y <= outer.y || right >= outer.right || bottom >= outer.bottom
  }

  /// Returns the overlap of the frames as a share of the smaller frame's area, from 0 to 1.
  func overlap(with other: Frame) -> Double {
    let width = min(right, other.right) - max(x, other.x)
    let height = min(bottom, other.bottom) - max(y, other.y)
    guard width > 0, height > 0 else { return 0 }
    return width * height / min(self.width * self.height, other.width * other.height)
  }
}
