internal import Encoding

/// The rectangles of a dump.
///
/// A rectangle is written as two corners, or as a corner and a size.
///
/// Assumed: four numbers are left, top, width and height. The first rectangle is the window. If
/// another rectangle would reach beyond the window, the numbers are left, top, right and bottom
/// instead. This is possible only if, in all rectangles, right is at least left and bottom is at
/// least top.
struct InspectorBoxes {
  private var window: (right: Double, bottom: Double)?
  private var canBeEdges = true
  private var canBeSizes = true

  mutating func add(_ value: JSON.Value?) {
    let numbers = value?.elements.compactMap(\.double) ?? []
    guard numbers.count == 4 else { return }
    if numbers[2] < numbers[0] || numbers[3] < numbers[1] { canBeEdges = false }
    guard let window else {
      window = (numbers[2], numbers[3])
      return
    }
    if numbers[0] + numbers[2] > window.right || numbers[1] + numbers[3] > window.bottom {
      canBeSizes = false
    }
  }

  /// Returns the left, top, right and bottom edges as text, or `nil` if the value is not a
  /// rectangle.
  func edges(of value: JSON.Value) -> String? {
    if value.kind == .object {
      let left = value.field("left") ?? value.field("x")
      let top = value.field("top") ?? value.field("y")
      guard let left = left?.double, let top = top?.double else { return nil }
      let right = value.field("right")?.double ?? value.field("width")?.double.map { left + $0 }
      let bottom = value.field("bottom")?.double ?? value.field("height")?.double.map { top + $0 }
      guard let right, let bottom else { return nil }
      return InspectorBoxes.text([left, top, right, bottom])
    }
    let numbers = value.elements.compactMap(\.double)
    guard numbers.count == 4 else { return nil }
    guard !canBeEdges || canBeSizes else { return InspectorBoxes.text(numbers) }
    return InspectorBoxes.text([
      numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3],
    ])
  }

  private static func text(_ numbers: [Double]) -> String? {
    guard numbers.allSatisfy({ $0.magnitude <= Double(Int32.max) }) else { return nil }
    return numbers.map { "\(Int($0))" }.joined(separator: ", ")
  }
}
