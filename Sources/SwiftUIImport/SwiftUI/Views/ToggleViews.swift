internal import AccessibilityTree
internal import ComponentSource

/// The conversion of switches, sliders, steppers and views that show a value.
enum ToggleViews {
  /// Reads a `Toggle`, which is a switch in every style.
  static let toggle: ViewConverter = { builder, component, environment in
    let label = builder.label(
      of: component, component.trailing ?? component.value("label"), in: environment)
    var element = ButtonViews.control(
      &builder, component, label, environment, style: "toggleStyle", .switchControl,
      [.button, .switchButton])
    if let state = builder.stateOfSources(component) {
      element.node.value = Value(checked: state)
      return BuiltView([element])
    }
    let isOn = component.value("isOn")
    element.node.value = Value(checked: builder.flag(isOn) == true ? .on : .off)
    element.behaviour.binding = builder.state(isOn)
    return BuiltView([element])
  }

  /// Reads a `Slider`, whose value is announced as a percentage of the range.
  ///
  /// Source: WWDC 2019, session 238, recorded. Assumed: iOS still announces the percentage for
  /// ranges other than 0…1 and 0…100, although sources disagree.
  static let slider: ViewConverter = { builder, component, environment in
    let label = component.value("label") ?? component.trailing
    var element = ViewElement(.slider, .adjustable, at: builder.position(of: component.range))
    element.node.states.isDisabled = !environment.isEnabled
    let title =
      builder.text(component.title, in: environment)
      ?? builder.joinedText(builder.build(label, in: environment))
    element.node.label = title.flatMap { $0.isEmpty ? nil : AuthoredText($0, from: .content) }
    let bounds = builder.bounds(component.value("in")) ?? (0, 1)
    // If the author sets a value, VoiceOver announces it instead of the percentage.
    if component.argument("in") != nil, bounds != (0, 100), bounds != (0, 1),
      !component.modifiers.contains(where: { $0.name == "accessibilityValue" })
    {
      builder.record(.sliderRange, at: component.range)
    }
    if let words = builder.unknownBounds(component.argument("in")) {
      element.node.value = Value(text: words)
    } else {
      element.node.value = Value(
        range: .init(
          now: builder.number(component.value("value")), minimum: bounds.lower,
          maximum: bounds.upper))
    }
    element.behaviour.binding = builder.state(component.value("value"))
    element.behaviour.step = builder.number(component.value("step"))
    return BuiltView([element])
  }

  /// Reads a `Stepper`, which has two buttons with its label.
  static let stepper: ViewConverter = { builder, component, environment in
    let label = builder.label(
      of: component, component.trailing ?? component.value("label"), in: environment)
    var element = ButtonViews.control(
      &builder, component, label, environment, style: "", .spinButton, [])
    element.node.ios.className = "stepper"
    element.behaviour.binding = builder.state(component.value("value"))
    element.behaviour.step = builder.number(component.value("step"))
    element.behaviour.stepped = builder.unwrappingBinding(component.value("value"))
    element.behaviour.bounds = builder.bounds(component.value("in"))
    if let bounds = element.behaviour.bounds, let now = builder.number(component.value("value")) {
      element.node.value = Value(
        range: .init(now: now, minimum: bounds.lower, maximum: bounds.upper))
    }
    element.behaviour.increment = element.behaviour.handler(component.handler("onIncrement"))
    element.behaviour.decrement = element.behaviour.handler(component.handler("onDecrement"))
    return BuiltView([element])
  }

  /// Reads a `ProgressView`.
  static let progress: ViewConverter = { builder, component, environment in
    builder.recordStyle("progressViewStyle", of: component, in: environment)
    var element = ViewElement(
      .progressBar, .updatesFrequently, at: builder.position(of: component.range))
    let label = component.title == nil ? component.value("label") ?? component.trailing : nil
    let title =
      builder.text(component.title, in: environment)
      ?? builder.joinedText(builder.build(label, in: environment))
    element.node.label = title.flatMap { $0.isEmpty ? nil : AuthoredText($0, from: .content) }
    if let shown = component.argument("currentValueLabel") {
      builder.record(.progressText, at: shown.range)
    }
    let value = component.value("value")
    if let words = builder.unknownNumber(component.value("total")) {
      element.node.ios.className = "progressIndicator"
      element.node.value = Value(text: words)
    } else if let now = builder.number(value) {
      let total = builder.number(component.value("total")) ?? 1
      element.node.value = Value(range: .init(now: now, minimum: 0, maximum: total))
    } else if let words = builder.unknownNumber(value) {
      // Without this class name, a progress bar without a number would count as an activity
      // indicator.
      element.node.ios.className = "progressIndicator"
      element.node.value = Value(text: words)
    } else {
      element.node.ios.isAnimating = true
      element.node.states.isBusy = true
      if title != nil { element.node.value = Value(text: "In progress") }
    }
    return BuiltView([element])
  }

  /// Reads a `Gauge`; its value is the text for the current value, or the percentage.
  static let gauge: ViewConverter = { builder, component, environment in
    builder.recordStyle("gaugeStyle", of: component, in: environment)
    var element = ViewElement(.text, .staticText, at: builder.position(of: component.range))
    let label = component.trailing ?? component.value("label")
    let title =
      builder.text(component.title, in: environment)
      ?? builder.joinedText(builder.build(label, in: environment))
    element.node.label = title.map { AuthoredText($0, from: .content) }
    if let shown = component.value("currentValueLabel") {
      let text = builder.text(shown, in: environment)
      element.node.value = text.map { Value(text: $0) }
    } else if let words = builder.unknownBounds(component.argument("in")) {
      element.node.value = Value(text: words)
    } else if let now = builder.number(component.value("value")) {
      let bounds = builder.bounds(component.value("in")) ?? (0, 1)
      let share =
        bounds.upper > bounds.lower
        ? (now - bounds.lower) / (bounds.upper - bounds.lower) * 100 : 0
      if share.isFinite, abs(share) < 1e9 {
        element.node.value = Value(text: "\(Int(share.rounded()))%")
      }
    } else if let words = builder.unknownNumber(component.value("value")) {
      element.node.value = Value(text: words)
    }
    return BuiltView([element])
  }
}

extension ViewBuilder {
  /// Returns the state of a toggle for several values, or `nil` for other toggles and for unknown
  /// values.
  ///
  /// Source: SwiftUI, `Toggle.init(sources:isOn:label:)`: the state is mixed if the values differ.
  fileprivate mutating func stateOfSources(_ toggle: Component) -> Checked? {
    guard let sources = elements(of: toggle.value("sources")), !sources.isEmpty,
      let name = toggle.value("isOn")?.function?.reference.first
    else { return nil }
    let flags = sources.map { flag(evaluator.property(name, of: $0, at: toggle.range)) }
    guard !flags.contains(nil) else { return nil }
    if flags.allSatisfy({ $0 == true }) { return .on }
    return flags.contains(true) ? .mixed : .off
  }
}
