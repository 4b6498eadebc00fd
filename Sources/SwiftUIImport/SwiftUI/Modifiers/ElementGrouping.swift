internal import AccessibilityTree
internal import ComponentSource

/// The effect of `accessibilityElement(children:)`.
enum ElementGrouping {
  static func apply(
    _ children: String, to view: inout BuiltView, _ builder: inout ViewBuilder,
    at range: SourceRange
  ) {
    guard !view.isHidden else { return }
    let position = builder.position(of: range)
    let location =
      view.stops.first?.node.position ?? view.elementIfModified?.node.position ?? position
    view.isColumn = false
    view.isScrolling = false
    // A double tap on the single element reaches all views inside it.
    if children != "contain" { view.preferences.unreachableTaps = [] }
    switch children {
    case "combine": view.elements = [combined(view.stops, at: location, &builder, range)]
    case "contain":
      var group = ViewElement(container: .group, view.elements, at: location)
      group.node.grouping = .contain
      view.elements = [group]
    default:
      view.elements = [ViewElement(.generic, at: location)]
      view.elementIfModified = nil
    }
    for index in view.elements.indices { view.elements[index].line = 0 }
  }

  /// Returns one element with the labels of all elements, in reading order.
  ///
  /// A single button turns the element into a button. Several buttons become actions of the
  /// element, and their titles are not in the label.
  ///
  /// Source: labels of Stanford Spezi's elements in device trees; WWDC 2019, session 238; Apple,
  /// `AccessibilityChildBehavior.combine`.
  private static func combined(
    _ stops: [ViewElement], at position: Node.Position?, _ builder: inout ViewBuilder,
    _ range: SourceRange
  ) -> ViewElement {
    // Assumed: if the only element is a control, combining does not change it.
    if stops.count == 1, stops[0].isValueControl { return stops[0] }
    let buttons = stops.filter(\.isPlainButton)
    var element = ViewElement(.generic, at: position)
    let named = buttons.count > 1 ? stops.filter { !$0.isPlainButton } : stops
    let labels = named.compactMap { stop in
      stop.isUnlabelledSymbol ? nil : stop.label
    }
    element.nameDiagnostics = named.filter { !$0.isUnlabelledSymbol }.flatMap(\.nameDiagnostics)
    let values = named.compactMap { $0.valueText ?? $0.progress }
    let texts = labels + values
    if !texts.isEmpty {
      element.node.label = AuthoredText(texts.joined(separator: ", "), from: .content)
    }
    for stop in stops where stop.traits.contains(.header) { element.traits.insert(.header) }
    if stops.contains(where: { $0.node.states.selected == true }) {
      element.node.states.selected = true
    }
    if let button = buttons.first, buttons.count == 1 {
      element.traits.insert(.button)
      if button.traits.contains(.link) { element.traits.insert(.link) }
      element.behaviour = button.behaviour
      element.node.states.isDisabled = button.node.states.isDisabled
    } else if buttons.count > 1 {
      let actions = buttons.filter { $0.label != nil }
      element.node.actions = actions.compactMap(\.label)
      element.behaviour.actions = actions.map(\.behaviour.activation)
    } else {
      element.traits.insert(.staticText)
    }
    for stop in stops {
      element.node.actions += stop.node.actions
      element.behaviour.actions += stop.behaviour.actions
      element.node.customContent += stop.node.customContent
      element.node.hint = element.node.hint ?? stop.node.hint
    }
    if stops.contains(where: \.isValueControl) { builder.record(.combinedControl, at: range) }
    if element.behaviour.activation == nil {
      element.behaviour.activation = stops.lazy.compactMap(\.behaviour.activation).first
    }
    return element
  }
}
