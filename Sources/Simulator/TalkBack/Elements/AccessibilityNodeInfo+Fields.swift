extension AccessibilityNodeInfo {
  /// Every property, as an update takes it over.
  static let fields: [ElementField<AccessibilityNodeInfo>] = [
    .fixed("node", \.node), .fixed("className", \.className),
    .value("text", \.text, .text), .value("contentDescription", \.contentDescription, .label),
    .value("hintText", \.hintText, .hint),
    .value("stateDescription", \.stateDescription, .stateDescription),
    .value("roleDescription", \.roleDescription, .other), .value("error", \.error, .error),
    .value("platformWords", \.platformWords, nil),
    .flags(
      "flags", \.flags,
      [
        (.checked, .checked), (.selected, .selected), (.disabled, .enabled), (.focused, .editing),
        (.contentInvalid, .error), (.partlyChecked, .checked), (.partlyExpanded, .expanded),
      ], cleared: [(.checked, .unchecked)],
      fixed: [.web, .webStop, .invisible, .screenReaderFocusable, .heading, .fieldRequired]),
    .flags("actions", \.actions, [(.expand, .expanded), (.collapse, .expanded)]),
    .fixed("bounds", \.bounds), .value("mapping", \.mapping, nil),
    .fixed("collection", \.collection), .fixed("item", \.item),
    .part("rareFields", \.knownRareFields, RareFields.fields),
    .fixed("hasRareFields", \.hasRareFields),
  ]
}

extension AccessibilityNodeInfo.RareFields {
  /// Every property, as an update takes it over.
  static let fields: [ElementField<Self>] = [
    .value("tooltipText", \.tooltipText, .hint), .fixed("containerTitle", \.containerTitle),
    .value("paneTitle", \.paneTitle, .other), .value("resourceId", \.resourceId, .other),
    .value("links", \.links, .other), .value("customActions", \.customActions, .other),
    .value("clickLabel", \.clickLabel, .other),
    .value("longClickLabel", \.longClickLabel, .other), .value("range", \.range, .value),
    .fixed("labeledBy", \.labeledBy), .fixed("furtherLabels", \.furtherLabels),
    .value("supplementalDescription", \.supplementalDescription, .label),
    .value("labelText", \.labelText, .label),
    .fixed("traversalBefore", \.traversalBefore), .fixed("traversalAfter", \.traversalAfter),
    .value("liveRegion", \.liveRegion, .other), .value("maxTextLength", \.maxTextLength, .other),
  ]
}
