internal import AccessibilityTree

/// Readers of switches, sliders, steppers, pickers and similar controls.
enum IBControls {
  static let toggle: IBViewKind.Reader = { element, view in
    view.node.value = Value(checked: element.flag("on") == true ? .on : .off)
    disable(element, &view.node)
    if let title = element.text("title") { view.node.ios.details[.title] = title }
  }

  static let slider: IBViewKind.Reader = { element, view in
    range(element, now: "value", from: "minValue", to: ("maxValue", 1), &view.node)
    disable(element, &view.node)
  }

  static let stepper: IBViewKind.Reader = { element, view in
    range(element, now: "value", from: "minimumValue", to: ("maximumValue", 100), &view.node)
    disable(element, &view.node)
    IBAttributes.store([.stepValue, .wraps], of: element, in: &view.node)
  }

  static let pages: IBViewKind.Reader = { element, view in
    let now = Double(element.count("currentPage") ?? 0) + 1
    let count = Double(element.count("numberOfPages") ?? 0)
    view.node.value = Value(range: .init(now: now, minimum: 1, maximum: count))
    disable(element, &view.node)
  }

  static let progress: IBViewKind.Reader = { element, view in
    range(element, now: "progress", from: "minimum", to: ("maximum", 1), &view.node)
  }

  /// Reads an activity indicator.
  ///
  /// Such an indicator can be hidden while it does not animate.
  static let activity: IBViewKind.Reader = { element, view in
    let animates = element.flag("animating") == true
    view.node.ios.isAnimating = animates
    view.node.states.isBusy = animates
    if !animates, element.flag("hidesWhenStopped") == true { view.node.hidden = Hidden(.hidden) }
  }

  /// Reads a picker.
  ///
  /// The file does not contain the columns of the picker, because the app's code provides them.
  static let picker: IBViewKind.Reader = { element, view in disable(element, &view.node) }

  static let segments: IBViewKind.Reader = { element, view in
    let selected = element.count("selectedSegmentIndex") ?? -1
    let isDisabled = element.flag("enabled") == false
    for (index, item) in element.list("segments").enumerated() {
      var node = segment(item.text("title"), isSelected: index == selected, at: item.position)
      IBTexts.setImage(item["image"], of: item, in: &node)
      IBTexts.labelByImage(&node)
      node.states.isDisabled = isDisabled || item.flag("enabled") == false
      view.parts.append(.synthesized(node, []))
    }
  }

  /// Returns a segment of a segmented control.
  static func segment(_ title: String?, isSelected: Bool, at position: Node.Position?) -> Node {
    var node = Node(.button, ofUIKit: "segment", shows: title, at: position)
    if isSelected { node.states.selected = true }
    return node
  }

  static func disable(_ element: IBElement, _ node: inout Node) {
    if element.flag("enabled") == false { node.states.isDisabled = true }
  }

  private static func range(
    _ element: IBElement, now: String, from minimum: String, to maximum: (String, Double),
    _ node: inout Node
  ) {
    node.value = Value(
      range: .init(
        now: element.number(now) ?? 0, minimum: element.number(minimum) ?? 0,
        maximum: element.number(maximum.0) ?? maximum.1))
  }
}
