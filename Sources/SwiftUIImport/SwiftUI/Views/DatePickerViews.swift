internal import AccessibilityTree
internal import ComponentSource

/// The conversion of date pickers.
///
/// The source rarely determines the date. Therefore, a placeholder stands for each part of the
/// date.
enum DatePickerViews {
  static let picker: ViewConverter = { builder, component, environment in
    builder.recordStyle("datePickerStyle", of: component, in: environment)
    builder.record(.dateOfCode, at: component.range)
    let title = PickerViews.titleOfOnlyClosure(component, &builder, environment)
    let parts = Set(AccessibilityModifiers.traits(component.value("displayedComponents")))
    let hasDate = parts.isEmpty || parts.contains("date")
    let hasTime = parts.isEmpty || parts.contains("hourAndMinute")
    var view: BuiltView
    if environment.hasStyle("datePickerStyle", "wheel") {
      let texts = columns(hasDate, hasTime, environment.language ?? builder.texts.language)
      view = BuiltView(
        texts.map { text in
          element(.wheels, .dateTimeField, text, title, component, builder, environment)
        })
    } else if environment.hasStyle("datePickerStyle", "graphical") {
      view = calendar(hasDate, hasTime, title, component, builder, environment)
    } else {
      view = buttons(hasDate, hasTime, component, builder, environment)
    }
    let binding = builder.state(component.value("selection"))
    view.changeStops { $0.behaviour.binding = binding }
    guard !environment.hasStyle("datePickerStyle", "wheel"),
      !environment.hasStyle("datePickerStyle", "graphical"), !environment.labelsAreHidden,
      let title, !title.isEmpty
    else { return view }
    // The title of a compact picker is a text beside the picker's buttons, rather than their name.
    let position = builder.position(of: component.range)
    let text = ViewElement(.text, .staticText, label: title, at: position)
    return BuiltView.joined([BuiltView([text]), view])
  }

  /// Returns the placeholders of the columns of a wheel.
  ///
  /// Assumed: English has a column for morning and afternoon, except for British English, and
  /// other languages count 24 hours.
  private static func columns(_ hasDate: Bool, _ hasTime: Bool, _ language: String?) -> [String] {
    let tag = language ?? "en"
    let isHalfDay = tag.hasPrefix("en") && !tag.hasSuffix("GB")
    let date = hasTime ? ["{day}"] : ["{month}", "{day}", "{year}"]
    let time = ["{hour}", "{minute}"] + (isHalfDay ? ["{AM or PM}"] : [])
    return (hasDate ? date : []) + (hasTime ? time : [])
  }

  /// Returns the button of the month, a placeholder for all days, and the button of the time.
  ///
  /// The buttons for the previous and next months have words of the system, which are unknown.
  private static func calendar(
    _ hasDate: Bool, _ hasTime: Bool, _ title: String?, _ component: Component,
    _ builder: ViewBuilder, _ environment: ViewEnvironment
  ) -> BuiltView {
    var elements: [ViewElement] = []
    if hasDate {
      var month = element(
        .inline, .dateField, "{month}", title, component, builder, environment)
      month.traits.insert(.adjustable)
      var day = element(.inline, .dateField, "{day}", nil, component, builder, environment)
      day.node.states.selected = true
      elements = [month, day]
    }
    if hasTime {
      elements.append(
        element(
          .inline, .timeField, "{time}", hasDate ? nil : title, component, builder, environment))
    }
    return BuiltView(elements)
  }

  private static func buttons(
    _ hasDate: Bool, _ hasTime: Bool, _ component: Component, _ builder: ViewBuilder,
    _ environment: ViewEnvironment
  ) -> BuiltView {
    let parts: [(Role, String)] =
      (hasDate ? [(.dateField, "{date}")] : []) + (hasTime ? [(.timeField, "{time}")] : [])
    return BuiltView(
      parts.map { role, text in
        element(.compact, role, text, nil, component, builder, environment)
      })
  }

  private static func element(
    _ style: UIKitAttributes.DatePickerStyle, _ role: Role, _ text: String, _ label: String?,
    _ component: Component, _ builder: ViewBuilder, _ environment: ViewEnvironment
  ) -> ViewElement {
    var element = PickerViews.makeElement(
      role, style == .wheels ? .adjustable : .button, label: label, component, builder, environment)
    element.node.ios.datePickerStyle = style
    element.node.value = Value(text: text)
    return element
  }
}
