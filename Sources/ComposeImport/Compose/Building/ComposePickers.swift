internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource

/// Composables with several controls: range sliders, and time pickers.
extension ComposeBuilder {
  /// Shows the two thumbs of a range slider.
  ///
  /// Source: material3, Slider.kt, rangeSliderStartThumbSemantics: the range of each thumb ends at
  /// the other thumb.
  mutating func showRangeSlider(_ component: Component, at point: InsertionPoint) {
    var arguments = ComposeArguments(
      component.arguments,
      to: [
        "value", "onValueChange", "modifier", "enabled", "valueRange", "steps",
        "onValueChangeFinished",
      ])
    let outer = arguments
    let isEnabled = flag(arguments, "enabled") ?? true
    var chosen = arguments["value"].flatMap(ComposeBuilder.bounds)
    let state = arguments.component("state") ?? arguments.component("value")
    let ownState = state.flatMap { ControlState.isRangeSlider($0) ? $0 : nil }
    if let state = ownState {
      arguments = ControlState.rangeSliderArguments(of: state)
      chosen =
        evaluator.states[ControlState.key(of: state)].flatMap(ComposeBuilder.bounds)
        ?? (arguments["activeRangeStart"]?.number ?? 0, arguments["activeRangeEnd"]?.number ?? 1)
    }
    let whole = arguments["valueRange"].flatMap(ComposeBuilder.bounds) ?? (0, 1)
    let range = chosen ?? whole
    let unknown = [arguments["value"], arguments["state"]].lazy.compactMap { $0?.unknown }.first
    if let unknown {
      diagnostics.record(.unknownNumber(unknown.name), at: position(of: unknown.range))
    }
    let inner = showBox(component, .across, outer, at: point)
    let thumbs = [
      (word("Range start", at: component.range), range.0, whole.0, range.1),
      (word("Range end", at: component.range), range.1, range.0, whole.1),
    ]
    let steps = known(arguments["steps"])
    for (index, (name, current, start, end)) in thumbs.enumerated() {
      var thumb = ComposeNode()
      thumb.update { own in
        own.makeInteractive(isEnabled: isEnabled)
        own.contentDescription = name
        own.progress = .determinate(current: current, start: start, end: end)
        own.stateDescription = unknown.map { "{\($0.name)}" }
        own.add(.setProgress)
      }
      let callback = arguments.function("onValueChange")
      if unknown == nil, let steps, callback != nil || ownState != nil {
        // Source: material3, Slider.kt, RangeSliderState.startSteps and endSteps.
        let length = whole.1 - whole.0
        let share = length > 0 ? (end - start) / length : 0
        thumb.behaviour.change = callback
        thumb.behaviour.progressState = ownState.map(ControlState.key)
        thumb.behaviour.finished = arguments.function("onValueChangeFinished")
        thumb.behaviour.progress = ComposeProgress(
          .determinate(current: current, start: start, end: end),
          steps: ComposeProgress.steps(steps, share: share))
        thumb.behaviour.progress?.other =
          index == 0 ? .end(Float(range.1)) : .start(Float(range.0))
      }
      _ = append(thumb, .box, component, at: inner)
    }
  }

  /// Appends a layout node with the semantics that a composable's modifier sets.
  private mutating func showBox(
    _ component: Component, _ arrangement: ComposeLayout.Arrangement,
    _ arguments: ComposeArguments, at point: InsertionPoint
  ) -> InsertionPoint {
    var node = ComposeNode()
    if let chain = arguments.component("modifier")?.modifierChain { apply(chain, to: &node) }
    return append(node, arrangement, component, at: point)
  }

  /// Reports that the words of a picker are only known in English.
  mutating func reportWords(of picker: Component) {
    guard words.isForeign else { return }
    diagnostics.record(
      .composeWordsInEnglish, "the words of “\(picker.lastName)”", at: position(of: picker.range))
  }

  /// Shows the clock of a time picker while its hour is being chosen.
  ///
  /// Source: material3, TimePicker.kt and strings.xml.
  mutating func showTimePicker(
    _ component: Component, named name: String, at point: InsertionPoint
  ) {
    reportWords(of: component)
    let arguments = ComposeArguments(
      component.arguments, to: ["state", "modifier", "colors", "layoutType"])
    let state = arguments.component("state")
    let own = ComposeArguments(
      state?.arguments, to: ["initialHour", "initialMinute", "is24Hour"])
    // A state without an initial time starts at midnight.
    let isKnown = state?.lastName.hasSuffix("TimePickerState") ?? false
    let hour = own["initialHour"]?.integer ?? 0
    let minute = own["initialMinute"]?.integer ?? 0
    let isDay = own["is24Hour"]?.boolean ?? false
    guard isKnown, own["initialHour"]?.integer != nil || !own.has("initialHour"),
      own["initialMinute"]?.integer != nil || !own.has("initialMinute"), (0..<24).contains(hour),
      (0..<60).contains(minute)
    else {
      diagnostics.record(.unknownTime, at: position(of: component.range))
      guard name == "TimePicker" else { return }
      let inner = showBox(component, .down, arguments, at: point)
      showTiles(component, hour: nil, minute: nil, at: inner)
      return
    }
    let inner = showBox(component, .down, arguments, at: point)
    if name == "TimeInput" {
      return showTimeInput(component, hour: hour, minute: minute, isDay: isDay, at: inner)
    }
    let shown = isDay ? hour : (hour + 11) % 12 + 1
    let row = showTiles(
      component, hour: ComposeBuilder.spoken(hour: shown, isDay: isDay),
      minute: "\(minute) minutes", at: inner)
    if !isDay { showPeriod(component, isMorning: hour < 12, at: row) }
    showDial(component, chosen: shown, isDay: isDay, at: inner)
  }

  /// Shows the tiles for the hour and the minutes.
  ///
  /// The hour is being chosen.
  ///
  /// The tiles have values only if the source determines these values.
  ///
  /// - Returns: The insertion point for the composables beside the tiles.
  @discardableResult private mutating func showTiles(
    _ component: Component, hour: String?, minute: String?, at inner: InsertionPoint
  ) -> InsertionPoint {
    let tiles = [("Select hour", hour, true), ("Select minutes", minute, false)]
    let row = append(ComposeNode(), .across, component, at: inner)
    for (description, words, isSelected) in tiles {
      var tile = ComposeNode()
      tile.update { own in
        own.makeInteractive(isEnabled: true)
        own.selected = isSelected
        own.role = .radioButton
        own.contentDescription = description
        own.add(.click)
      }
      let content = append(tile, .box, component, at: row)
      if let words { append(describing: words, component, at: content) }
    }
    return row
  }

  private static func spoken(hour: Int, isDay: Bool) -> String {
    isDay ? "\(hour) hours" : "\(hour) o'clock"
  }

  /// Shows the choice between morning and afternoon.
  private mutating func showPeriod(
    _ component: Component, isMorning: Bool, at point: InsertionPoint
  ) {
    var group = ComposeNode()
    group.update { own in
      own.isTraversalGroup = true
      own.isSelectableGroup = true
      own.contentDescription = "Select AM or PM"
    }
    let inner = append(group, .down, component, at: point)
    for (text, isSelected) in [("AM", isMorning), ("PM", !isMorning)] {
      var item = ComposeNode()
      item.update { own in
        own.makeInteractive(isEnabled: true)
        own.selected = isSelected
        own.add(.click)
      }
      var words = ComposeNode()
      words.update { $0.text = text }
      _ = append(words, .box, component, at: append(item, .box, component, at: inner))
    }
  }

  /// Shows the numbers on the clock's dial.
  ///
  /// They have no role.
  private mutating func showDial(
    _ component: Component, chosen: Int, isDay: Bool, at point: InsertionPoint
  ) {
    var group = ComposeNode()
    group.update { $0.isSelectableGroup = true }
    let inner = append(group, .down, component, at: point)
    let hours = isDay ? Array(0..<24) : [12] + Array(1..<12)
    for hour in hours {
      var item = ComposeNode()
      item.update { own in
        own.makeInteractive(isEnabled: true)
        own.selected = hour == chosen
        own.add(.click)
      }
      let content = append(item, .box, component, at: inner)
      append(
        describing: ComposeBuilder.spoken(hour: hour, isDay: isDay), component, at: content)
    }
  }

  private mutating func append(
    describing words: String, _ component: Component, at point: InsertionPoint
  ) {
    var text = ComposeNode()
    text.update { $0.contentDescription = words }
    _ = append(text, .box, component, at: point)
  }

  /// Shows the two fields of a time input.
  private mutating func showTimeInput(
    _ component: Component, hour: Int, minute: Int, isDay: Bool, at point: InsertionPoint
  ) {
    let row = append(ComposeNode(), .across, component, at: point)
    let shown = isDay ? hour : (hour + 11) % 12 + 1
    for (description, number) in [("for hour", shown), ("for minutes", minute)] {
      var field = ComposeNode()
      field.update { own in
        own.makeInteractive(isEnabled: true)
        own.contentDescription = description
        own.editableText = number < 10 ? "0\(number)" : "\(number)"
        own.isEditable = true
        own.add(.click)
        own.add(.longClick)
        own.add(.setText)
      }
      _ = append(field, .box, component, at: row)
    }
    if !isDay { showPeriod(component, isMorning: hour < 12, at: row) }
  }
}
