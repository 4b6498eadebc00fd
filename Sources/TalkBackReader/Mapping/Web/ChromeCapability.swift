import Announcements

/// What versions of Chrome expose differently of a web page.
///
/// Source: Chromium, browser_accessibility_android.cc, November 2024, November 2025 and 2026.
enum ChromeCapability: Int, VersionCapability {
  case groupPositions, termWord, requiredState
  case widgetClasses, fewerRoleWords, namePlaces, tooltips, enabledReadOnlyFields, partialChecks
  case requiredField, menuCollections, errorsAtOnce
  case supplementalLabels

  var row: CapabilityRow<TalkBackSettings.Chrome> {
    switch self {
    case .groupPositions:
      Row(.version132, "A radio button tells its place in its group.", "GetStateDescription")
    case .termWord: Row(.version132, "A term says that it is one.", "GetRoleDescription")
    case .requiredState:
      Row(.version132, "What must be filled in is exposed.", "GetStateDescription")

    case .widgetClasses:
      Row(
        .version143, "Switches, dates, times and tab lists have Android's own classes.",
        "GetClassName")
    case .fewerRoleWords:
      Row(
        .version143, "A role has a word of Chrome's own only where the class says too little.",
        "GetRoleDescription")
    case .namePlaces:
      Row(
        .version143, "A name goes where Android has a place for names of its kind.",
        "ComputeAndroidNameTo")
    case .tooltips:
      Row(.version143, "A title that is not the name is a tooltip, not a hint.", "GetTooltipText")
    case .enabledReadOnlyFields:
      Row(.version143, "A field that cannot be changed is not disabled.", "IsEnabled")
    case .partialChecks:
      Row(
        .version143, "What is partly checked is a state of its own instead of words.",
        "IsCheckable and GetStateDescription")
    case .requiredField:
      Row(
        .version143, "What must be filled in is a field of the node instead of words.",
        "GetStateDescription")
    case .menuCollections: Row(.version143, "Menus and tab lists are collections.", "IsCollection")
    case .errorsAtOnce:
      Row(
        .version143, "What is invalid is exposed so, however few characters it holds.",
        "IsContentInvalid")

    case .supplementalLabels:
      Row(.version150, "A label is a supplemental description.", "ComputeAndroidNameTo")
    }
  }

  private typealias Row = CapabilityRow<TalkBackSettings.Chrome>
}

extension TalkBackSettings.Chrome: Comparable {
  /// Orders versions by age.
  public static func < (left: Self, right: Self) -> Bool { left.caseIndex < right.caseIndex }
}
