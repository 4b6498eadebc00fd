internal import AccessibilityTree

/// The ranges of progress bars, sliders and ratings.
///
/// Source: Android API 34, ProgressBar, AbsSeekBar and RatingBar references; Material Components
/// 1.12, BaseSlider.java and its strings.
enum RangeFacts {
  /// Returns the progress of a bar, limited to the range from `min` to `max`.
  static func progress(of view: LayoutView) -> Value.Range {
    let low = view.number("min") ?? 0
    let high = view.number("max") ?? 100
    let progress = view.number("progress") ?? 0
    return Value.Range(
      now: min(max(progress, low), max(low, high)), minimum: low, maximum: high)
  }

  /// Returns the progress of a bar, or `nil` if the bar is indeterminate.
  ///
  /// By default, Material's bars are determinate. Android's bars are determinate only if their
  /// style is horizontal.
  static func determinate(_ view: LayoutView, _ type: ViewType) -> Value.Range? {
    if view.bool("indeterminate") == true || view.bool("indeterminateOnly") == true { return nil }
    let isMaterial = type.simpleName.hasSuffix("Indicator")
    let isExplicit = view.bool("indeterminate") == false || view.number("progress") != nil
    guard isMaterial || isExplicit || view.isStyled({ $0.contains("Horizontal") }) else {
      return nil
    }
    return progress(of: view)
  }

  static func rating(of view: LayoutView) -> Value.Range {
    let stars = max(view.number("numStars") ?? 5, 0)
    return Value.Range(
      now: min(max(view.number("rating") ?? 0, 0), stars), minimum: 0, maximum: stars)
  }

  static func slider(of view: LayoutView) -> Value.Range {
    let low = number("valueFrom", view) ?? 0
    let high = number("valueTo", view) ?? 1
    return Value.Range(now: number("value", view) ?? low, minimum: low, maximum: high)
  }

  /// Returns a node for each thumb of a range slider.
  static func thumbs(
    of view: LayoutView, _ values: [String], _ label: String?, _ words: AndroidWords
  ) -> [Branch] {
    let range = slider(of: view)
    var numbers = values.compactMap { Double($0.trimmedText) }.filter(\.isFinite)
    if numbers.isEmpty { numbers = [range.now ?? 0] }
    return numbers.enumerated().map { index, number in
      let thumb =
        index == 0
        ? words.rangeStart : index == numbers.count - 1 ? words.rangeEnd : words.value
      let value = "\(thumb.text), \(ShownDecimal.text(number))"
      var node = ViewPart.view(
        .slider, "SeekBar",
        AuthoredText(label.map { "\($0),\(value)" } ?? value, from: .standard),
        at: view.position)
      node.value = Value(
        range: Value.Range(now: number, minimum: range.minimum, maximum: range.maximum))
      node.android.stateDescription = ""
      node.android.rangeInfo = AndroidAttributes.RangeInfo(
        type: .float, min: ShownDecimal.spelled(range.minimum ?? 0),
        max: ShownDecimal.spelled(range.maximum ?? 1), current: ShownDecimal.spelled(number))
      return Branch(node)
    }
  }

  private static func number(_ name: String, _ view: LayoutView) -> Double? {
    view.number(name) ?? view.number(name, .app)
  }
}

/// Numbers in the format of Material.
///
/// In this format, whole numbers have no decimal point.
enum ShownDecimal {
  static func spelled(_ number: Double) -> Spelled<Double> { Spelled(number, as: text(number)) }

  static func text(_ number: Double) -> String {
    guard number.magnitude < 1e15, Double(Int64(number)) == number else { return String(number) }
    return String(Int64(number))
  }
}
