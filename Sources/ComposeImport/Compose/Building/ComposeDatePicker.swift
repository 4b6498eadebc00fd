internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource

/// Pickers of a date.
///
/// Source: material3, DatePicker.kt, DateInput.kt, DateRangePicker.kt and strings.xml.
extension ComposeBuilder {
  /// Shows a date picker.
  ///
  /// The days of the month are shown only if the source determines the month.
  mutating func showDatePicker(_ component: Component, at point: InsertionPoint) {
    reportWords(of: component)
    let arguments = ComposeArguments(
      component.arguments,
      to: [
        "state", "modifier", "dateFormatter", "colors", "title", "headline", "showModeToggle",
      ])
    let own = ControlState.dateArguments(of: arguments.component("state"))
    let given = own["initialSelectedDateMillis"]
    let chosen = given.flatMap(CalendarDay.init)
    // A state that is created here without a date has no chosen date. If the state comes from
    // elsewhere, its date is unknown.
    let isKnown =
      arguments.component("state")?.lastName.hasSuffix("DatePickerState") == true
      && (given == nil || chosen != nil)
    let displayed = own["initialDisplayedMonthMillis"].flatMap(CalendarDay.init) ?? chosen
    let isInput = own.component("initialDisplayMode")?.lastMember == "Input"
    var node = ComposeNode()
    node.update { $0.isTraversalGroup = true }
    if let chain = arguments.component("modifier")?.modifierChain { apply(chain, to: &node) }
    let inner = append(node, .down, component, at: point)
    let headline = Headline(
      shown: chosen?.shortText ?? (isInput ? "Entered date" : "Selected date"),
      spoken: (isInput ? "Entered date: " : "Current selection: ") + (chosen?.longText ?? "None"))
    showHeader(
      component, arguments, titled: "Select date", isKnown ? headline : nil, isInput: isInput,
      at: inner)
    if !isKnown, !isInput { diagnostics.record(.unknownTime, at: position(of: component.range)) }
    if isInput { return showDateField(component, chosen, at: inner) }
    showMonthButtons(component, displayed, at: inner)
    guard let displayed else {
      if isKnown { diagnostics.record(.unknownTime, at: position(of: component.range)) }
      return
    }
    showMonth(of: displayed, chosen: chosen, component, at: inner)
  }

  /// Shows a picker of a range of dates.
  ///
  /// The picker scrolls through the months of many years. The days of these months are not shown.
  mutating func showDateRangePicker(_ component: Component, at point: InsertionPoint) {
    reportWords(of: component)
    let arguments = ComposeArguments(
      component.arguments,
      to: [
        "state", "modifier", "dateFormatter", "colors", "title", "headline", "showModeToggle",
      ])
    let state = arguments.component("state")
    let own = ControlState.dateRangeArguments(of: state)
    let isInput = own.component("initialDisplayMode")?.lastMember == "Input"
    let given = ["initialSelectedStartDateMillis", "initialSelectedEndDateMillis"].map { own[$0] }
    let days = given.map { $0.flatMap(CalendarDay.init) }
    let isKnown =
      state?.lastName.hasSuffix("DateRangePickerState") == true
      && zip(given, days).allSatisfy { $0 == nil || $1 != nil }
    let names = ["Start date", "End date"]
    let spoken = zip(names, days).map { "\($0): \($1?.longText ?? "None")" }
    var node = ComposeNode()
    node.update { $0.isTraversalGroup = true }
    if let chain = arguments.component("modifier")?.modifierChain { apply(chain, to: &node) }
    let inner = append(node, .down, component, at: point)
    let headline = Headline(shown: nil, spoken: spoken.joined(separator: ", "))
    showHeader(
      component, arguments, titled: isInput ? "Enter dates" : "Select dates",
      isKnown ? headline : nil, isInput: isInput, at: inner)
    guard isInput else {
      diagnostics.record(.unknownTime, at: position(of: component.range))
      return showWeekdays(component, at: inner)
    }
    let row = append(ComposeNode(), .across, component, at: inner)
    for (name, day) in zip(names, days) {
      showDateField(component, day, labelled: name, at: row)
    }
  }

  /// The headline of a picker: the text on the screen, and the text that a reader speaks instead.
  private struct Headline {
    var shown: String?
    var spoken: String
  }

  private mutating func showHeader(
    _ component: Component, _ arguments: ComposeArguments, titled title: String,
    _ headline: Headline?, isInput: Bool, at point: InsertionPoint
  ) {
    if arguments.has("title") {
      show(contents(of: arguments["title"]), at: point)
    } else {
      append(text: title, component, at: point)
    }
    let row = append(ComposeNode(), .across, component, at: point)
    if arguments.has("headline") {
      show(contents(of: arguments["headline"]), at: row)
    } else if let headline {
      append(text: headline.shown, describedAs: headline.spoken, component, at: row)
    }
    guard arguments["showModeToggle"]?.boolean ?? true else { return }
    appendButton(
      isInput ? "Switch to calendar input mode" : "Switch to text input mode", component, at: row)
  }

  private mutating func showMonthButtons(
    _ component: Component, _ displayed: CalendarDay?, at point: InsertionPoint
  ) {
    let row = append(ComposeNode(), .across, component, at: point)
    if let displayed {
      let button = append(buttonNode(), .across, component, at: row)
      append(text: displayed.monthText, describedAs: displayed.monthText, component, at: button)
      var arrow = ComposeNode()
      arrow.update { own in
        own.contentDescription = "Switch to selecting a year"
        own.role = .image
      }
      _ = append(arrow, .box, component, at: button)
    }
    appendButton("Change to previous month", component, at: row)
    appendButton("Change to next month", component, at: row)
  }

  private mutating func showWeekdays(_ component: Component, at point: InsertionPoint) {
    let names = append(ComposeNode(), .across, component, at: point)
    for name in CalendarDay.weekdays {
      var box = ComposeNode()
      box.update { $0.contentDescription = name }
      _ = append(box, .box, component, at: names)
    }
  }

  private mutating func showMonth(
    of displayed: CalendarDay, chosen: CalendarDay?, _ component: Component,
    at point: InsertionPoint
  ) {
    showWeekdays(component, at: point)
    var list = ComposeNode()
    list.update { own in
      own.isTraversalGroup = true
      own.collection = .init(rows: 1, columns: -1)
    }
    let month = append(list, .gridDown(7), component, at: point)
    let days = displayed.daysOfMonth
    for _ in 0..<(days.first?.weekday ?? 0) {
      _ = append(ComposeNode(), .box, component, at: month)
    }
    for day in days {
      var node = buttonNode()
      node.update { own in
        own.selected = day == chosen
        own.text = day.longText
      }
      _ = append(node, .box, component, at: month)
    }
  }

  /// Shows the text field for typing the date.
  private mutating func showDateField(
    _ component: Component, _ chosen: CalendarDay?, labelled label: String = "Date",
    at point: InsertionPoint
  ) {
    var field = ComposeNode()
    field.update { own in
      own.makeInteractive(isEnabled: true)
      own.editableText = chosen?.numericText ?? ""
      own.isEditable = true
      own.add(.click)
      own.add(.longClick)
      own.add(.setText)
    }
    let inner = append(field, .across, component, at: point)
    append(text: label, describedAs: "\(label), MM/DD/YYYY", component, at: inner)
  }

  private func buttonNode() -> ComposeNode {
    var node = ComposeNode()
    node.update { own in
      own.makeInteractive(isEnabled: true)
      own.role = .button
      own.add(.click)
    }
    return node
  }

  private mutating func appendButton(
    _ description: String, _ component: Component, at point: InsertionPoint
  ) {
    let button = append(buttonNode(), .box, component, at: point)
    var icon = ComposeNode()
    icon.update { own in
      own.contentDescription = description
      own.role = .image
    }
    _ = append(icon, .box, component, at: button)
  }

  private mutating func append(
    text: String?, describedAs description: String? = nil, _ component: Component,
    at point: InsertionPoint
  ) {
    var node = ComposeNode()
    node.update { own in
      own.text = text
      own.contentDescription = description
    }
    _ = append(node, .box, component, at: point)
  }
}
