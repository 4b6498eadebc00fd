internal import ComponentSource

/// The states of sliders, time pickers and date pickers.
///
/// Source: material3, Slider.kt, TimePicker.kt and DatePicker.kt.
enum ControlState {
  /// Returns the key for the value that a person set.
  static func key(of state: Component) -> StateKey {
    StateKey(owner: state.identity, path: ["value"])
  }

  static func isRangeSlider(_ state: Component) -> Bool {
    ["rememberRangeSliderState", "RangeSliderState"].contains(state.lastName)
  }

  static func sliderArguments(of state: Component) -> ComposeArguments {
    ComposeArguments(
      state.arguments, to: ["value", "steps", "onValueChangeFinished", "valueRange"])
  }

  /// Returns the arguments of the state of a slider with two thumbs.
  static func rangeSliderArguments(of state: Component) -> ComposeArguments {
    ComposeArguments(
      state.arguments,
      to: ["activeRangeStart", "activeRangeEnd", "steps", "onValueChangeFinished", "valueRange"])
  }

  /// Returns the arguments of the state of a date picker.
  static func dateArguments(of state: Component?) -> ComposeArguments {
    let own = [
      "initialSelectedDateMillis", "initialDisplayedMonthMillis", "yearRange",
      "initialDisplayMode", "selectableDates",
    ]
    return ComposeArguments(
      state?.arguments, to: state?.lastName == "DatePickerState" ? ["locale"] + own : own)
  }

  /// Returns the arguments of the state of a date range picker.
  static func dateRangeArguments(of state: Component?) -> ComposeArguments {
    let own = [
      "initialSelectedStartDateMillis", "initialSelectedEndDateMillis",
      "initialDisplayedMonthMillis", "yearRange", "initialDisplayMode", "selectableDates",
    ]
    return ComposeArguments(
      state?.arguments, to: state?.lastName == "DateRangePickerState" ? ["locale"] + own : own)
  }

  /// Returns a member of a control's state, or `nil` if the source does not determine the member.
  static func member(
    _ name: String, of state: Component, in evaluator: Evaluator
  ) -> SourceValue? {
    switch state.lastName {
    case "rememberSliderState", "SliderState":
      let own = sliderArguments(of: state)
      switch name {
      case "value": return value(of: state, own, in: evaluator)
      case "steps": return own["steps"] ?? .integer(0)
      case "valueRange": return own["valueRange"]
      default: return nil
      }
    case "rememberRangeSliderState", "RangeSliderState":
      let own = rangeSliderArguments(of: state)
      let chosen = evaluator.states[key(of: state)]?.component?.arguments?.map(\.value)
      switch name {
      case "activeRangeStart": return chosen?.first ?? own[name] ?? .float(0)
      case "activeRangeEnd": return chosen?.last ?? own[name] ?? .float(1)
      case "steps": return own["steps"] ?? .integer(0)
      case "valueRange": return own["valueRange"]
      default: return nil
      }
    case "rememberTimePickerState", "TimePickerState":
      let own = ComposeArguments(
        state.arguments, to: ["initialHour", "initialMinute", "is24Hour"])
      switch name {
      case "hour": return own["initialHour"] ?? .integer(0)
      case "minute": return own["initialMinute"] ?? .integer(0)
      case "is24hour": return own["is24Hour"]
      default: return nil
      }
    case "rememberDatePickerState", "DatePickerState":
      guard name == "selectedDateMillis" else { return nil }
      return dateArguments(of: state)["initialSelectedDateMillis"] ?? .null
    case "rememberDateRangePickerState", "DateRangePickerState":
      switch name {
      case "selectedStartDateMillis":
        return dateRangeArguments(of: state)["initialSelectedStartDateMillis"] ?? .null
      case "selectedEndDateMillis":
        return dateRangeArguments(of: state)["initialSelectedEndDateMillis"] ?? .null
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns the value that a person set with a slider, or else the initial value of the slider.
  static func value(
    of state: Component, _ arguments: ComposeArguments, in evaluator: Evaluator
  ) -> SourceValue {
    evaluator.states[key(of: state)] ?? arguments["value"] ?? .float(0)
  }
}
