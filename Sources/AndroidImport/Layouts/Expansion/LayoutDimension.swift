internal import Simulator

/// A size in a layout.
enum LayoutDimension: Sendable, Hashable {
  /// As large as the parent.
  case matchParent
  /// As large as the content.
  case wrapContent
  /// In density-independent pixels.
  case points(Double)

  /// Reads `match_parent`, `wrap_content`, their numbers, or a number with its unit.
  ///
  /// A pixel counts as one at the density of 160 dots per inch, where both are the same.
  init?(_ text: String) {
    switch text {
    case "match_parent", "fill_parent", "-1": self = .matchParent
    case "wrap_content", "-2": self = .wrapContent
    default:
      guard let unit = LayoutDimension.units.first(where: { text.hasSuffix($0.name) }),
        let number = Double(text.dropLast(unit.name.count).trimmedText), number.isFinite
      else { return nil }
      self = .points(number * unit.points)
    }
  }

  /// Units with their size; longer names first.
  private static let units: [(name: String, points: Double)] = [
    ("dip", 1), ("dp", 1), ("sp", 1), ("px", 1), ("in", 160), ("mm", 160 / 25.4),
    ("pt", 160.0 / 72), ("", 1),
  ]
}
