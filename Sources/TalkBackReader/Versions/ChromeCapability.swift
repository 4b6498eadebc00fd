import Announcements

/// A difference between Chrome versions in what they expose of a web page.
///
/// Source: Chromium, browser_accessibility_android.cc, November 2024, November 2025 and 2026.
enum ChromeCapability: Int, VersionCapability {
  case groupPositions, termWord, pickerWords
  case requiredState, unfocusableLinks
  case widgetClasses, fewerRoleWords, nameTargets, tooltips, enabledReadOnlyFields, partialChecks
  case requiredField, menuCollections, errorsAtOnce
  case supplementalLabels

  var row: CapabilityRow<TalkBackSettings.Chrome> {
    switch self {
    case .groupPositions:
      Row(.version125, "A radio button exposes its position in its group.", "GetStateDescription")
    case .termWord: Row(.version125, "A term has a role description.", "GetRoleDescription")
    case .pickerWords:
      Row(
        .version125, "A month, week or local date has a picker with a word of its own.",
        "a11ysupport.io input-month.json, input-week.json and input-datetime-local.json")
    case .requiredState:
      Row(
        .version132, "A required field is exposed as required.",
        "GetStateDescription; not heard with Chrome 125, angular/components#29208")
    case .unfocusableLinks:
      Row(
        .version132, "A link that cannot take focus is a stop.",
        "aria-menu-expected-android; no stop in Chrome 109, adobe/react-spectrum#3998")
    case .widgetClasses:
      Row(
        .version143, "Switches, dates, times and tab lists have Android's own classes.",
        "GetClassName")
    case .fewerRoleWords:
      Row(
        .version143, "Only roles without a class of their own have a role description.",
        "GetRoleDescription")
    case .nameTargets:
      Row(
        .version143, "A name is in Android's field for names of its kind.", "ComputeAndroidNameTo")
    case .tooltips:
      Row(.version143, "A title that is not the name is a tooltip, not a hint.", "GetTooltipText")
    case .enabledReadOnlyFields:
      Row(.version143, "A read-only field is not disabled.", "IsEnabled")
    case .partialChecks:
      Row(
        .version143, "Partially checked is a state instead of a state description.",
        "IsCheckable and GetStateDescription")
    case .requiredField:
      Row(.version143, "Required is a flag instead of a state description.", "GetStateDescription")
    case .menuCollections: Row(.version143, "Menus and tab lists are collections.", "IsCollection")
    case .errorsAtOnce:
      Row(
        .version143, "An invalid field is exposed as invalid, however short its text is.",
        "IsContentInvalid")
    case .supplementalLabels:
      Row(.version150, "A label is a supplemental description.", "ComputeAndroidNameTo")
    }
  }

  private typealias Row = CapabilityRow<TalkBackSettings.Chrome>
}

extension TalkBackSettings.Chrome: Comparable {
  /// Orders versions from the oldest to the newest.
  public static func < (left: Self, right: Self) -> Bool { left.caseIndex < right.caseIndex }

  /// The capabilities of this version.
  var capabilities: Capabilities<ChromeCapability> { Capabilities(of: self) }
}
