package import AccessibilityTree
package import Announcements

extension Screen {
  /// Whether a person can increment and decrement the value of a node.
  package func isAdjustable(_ index: Node.Index) -> Bool {
    hasAdjustableNumber(index) || isAdjustedByApp(index)
  }

  /// Whether a node has a number that a person can change between two limits.
  private func hasAdjustableNumber(_ index: Node.Index) -> Bool {
    let node = self[index]
    guard !node.states.isDisabled, !node.states.isReadOnly else { return false }
    return node.adjustableRange != nil
  }

  /// Whether a node can be incremented and decremented, but only the app knows the new value.
  ///
  /// Source: UIKit, `accessibilityIncrement()` and the trait `adjustable`.
  func isAdjustedByApp(_ index: Node.Index) -> Bool {
    let node = self[index]
    guard origin == .ios, !node.states.isDisabled, node.adjustableRange == nil else {
      return false
    }
    return node.ios.authored.traits?.value.contains(.adjustable) ?? (node.role == .slider)
  }

  /// Returns the change of a node by one gesture, which moves the value by a share of the node's
  /// range.
  ///
  /// Whole numbers stay whole. A spin button changes by 1. The author's text for the value is
  /// removed, because it describes the old value and the file contains no text for the new one.
  /// Source: HTML 5.3, `step` of `input type=number`.
  package func change(
    adjusting index: Node.Index, _ direction: Adjustment, by share: Double
  ) -> NodeChange? {
    guard hasAdjustableNumber(index), let range = self[index].adjustableRange else { return nil }
    let step = self[index].role == .spinButton ? 1 : range.step(share)
    let wanted = direction == .increment ? range.now + step : range.now - step
    let now = min(max(wanted, range.minimum), range.maximum)
    guard now != range.now else { return nil }
    var node = self[index]
    // Round the sum, because adding binary fractions gives numbers such as 0.30000000000000004.
    node.value?.range?.now = now.withoutNoise
    if let text = node.value?.text {
      node.value?.text = Double(text) == range.now ? ShownNumber.text(now) : nil
    }
    return NodeChange(index, node)
  }
}

extension ScreenReader {
  /// The part of a slider's range by which one gesture changes its value: 0.1 is a tenth.
  ///
  /// Source: ten per cent in `UISlider`; five per cent in Android's `AbsSeekBar` and in Chrome's
  /// `kDefaultNumberOfTicksForSliders`.
  package static var adjustmentShare: Double {
    switch platform {
    case .iOS: 0.1
    case .android: 0.05
    }
  }
}

private struct AdjustableRange {
  var now, minimum, maximum: Double

  /// Returns the step by which one gesture changes the number: a share of the range.
  ///
  /// If the numbers are whole and the range is at least 10, the step is whole and at least 1.
  func step(_ share: Double) -> Double {
    let step = (maximum - minimum) * share
    guard [now, minimum, maximum].allSatisfy(\.isWhole), maximum - minimum >= 10,
      let whole = Int64(exactly: (step + 0.5) - (step + 0.5).truncatingRemainder(dividingBy: 1))
    else { return step }
    return Double(max(1, whole))
  }
}

extension Node {
  /// The number and limits of a slider or spin button.
  ///
  /// A slider without limits runs from 0 to 100, as in HTML and ARIA.
  fileprivate var adjustableRange: AdjustableRange? {
    guard let range = value?.range, let now = range.now, now.isFinite else { return nil }
    let limits: (Double?, Double?)
    switch role {
    case .slider: limits = (range.minimum ?? 0, range.maximum ?? 100)
    case .spinButton: limits = (range.minimum, range.maximum)
    default: return nil
    }
    guard let minimum = limits.0, let maximum = limits.1, minimum.isFinite, maximum.isFinite,
      minimum < maximum
    else { return nil }
    return AdjustableRange(now: now, minimum: minimum, maximum: maximum)
  }
}

extension Double {
  fileprivate var isWhole: Bool { truncatingRemainder(dividingBy: 1) == 0 }

  /// The number rounded to six decimals; numbers that are too large are not rounded.
  fileprivate var withoutNoise: Double {
    guard abs(self) < 1e9 else { return self }
    let millionths = self * 1e6
    return Double(Int64(millionths < 0 ? millionths - 0.5 : millionths + 0.5)) / 1e6
  }
}
