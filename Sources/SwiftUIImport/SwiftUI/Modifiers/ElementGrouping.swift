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
    let tapped = tappedElement(of: view)
    switch children {
    case "combine":
      var element = combined(view.stops, at: location, &builder, range)
      element.isGroup = view.stops.count > 1
      if tapped != nil { element.setTapGesture() }
      view.elements = [element]
    case "contain":
      var group = ViewElement(container: .group, view.elements, at: location)
      group.node.grouping = .contain
      view.elements = [group]
    default:
      var element = ViewElement(.generic, at: location)
      let stops = view.stops
      if let source = stops.count == 1 ? stops[0] : tapped {
        element.behaviour = touched(source.behaviour)
      }
      element.isGroup = !stops.isEmpty
      if tapped != nil { element.setTapGesture() }
      view.elements = [element]
      view.elementIfModified = nil
    }
    for index in view.elements.indices { view.elements[index].line = 0 }
  }

  /// Returns an element with the tap gesture of the whole view, or `nil` if the view has no such
  /// gesture.
  ///
  /// Controls inside the view do not have the gesture.
  private static func tappedElement(of view: BuiltView) -> ViewElement? {
    let stops = view.stops
    if stops.isEmpty { return view.elementIfModified.flatMap { $0.hasTapGesture ? $0 : nil } }
    let views = stops.filter { ViewElement.isStatic($0.node.role) }
    guard !views.isEmpty, views.allSatisfy(\.hasTapGesture) else { return nil }
    return stops.count == 1 ? views[0] : views.first(where: \.sharesTapGesture)
  }

  /// Returns the behaviour of a new element in place of another element.
  ///
  /// Assumed: a double tap on the new element touches its centre, and so the view under it.
  private static func touched(_ behaviour: ViewBehaviour) -> ViewBehaviour {
    var touched = ViewBehaviour()
    touched.activation = behaviour.activation
    touched.destination = behaviour.destination
    touched.linkedValue = behaviour.linkedValue
    touched.path = behaviour.path
    touched.opens = behaviour.opens
    touched.longPress = behaviour.longPress
    touched.contextMenu = behaviour.contextMenu
    touched.unknownHandlers = behaviour.unknownHandlers
    return touched
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
    element.behaviour.longPress = stops.lazy.compactMap(\.behaviour.longPress).first
    element.behaviour.contextMenu = stops.lazy.compactMap(\.behaviour.contextMenu).first
    return element
  }
}
