import AccessibilityTree
import Announcements

extension AccessibilityNodeInfo {
  /// Every property of a node, with its Android name for printing and with code for updating it.
  static let fields: [ElementField<AccessibilityNodeInfo>] = [
    .fixed("node", \.node), .fixed("className", \.className),
    .value("text", \.text, .text).printed { nonEmpty($0.text) },
    .value("contentDescription", \.contentDescription, .label).printed {
      nonEmpty($0.contentDescription)
    },
    .value("hintText", \.hintText, .hint).printed { nonEmpty($0.hintText) },
    .value("stateDescription", \.stateDescription, .stateDescription).printed {
      nonEmpty($0.stateDescription)
    },
    .value("roleDescription", \.roleDescription, .other).printed { nonEmpty($0.roleDescription) },
    .value("error", \.error, .error).printed { nonEmpty($0.error) },
    .value("platformWords", \.platformWords, nil),
    .flags(
      "flags", \.flags,
      [
        (.checked, .checked), (.selected, .selected), (.disabled, .enabled), (.focused, .editing),
        (.contentInvalid, .error), (.partlyChecked, .checked), (.partlyExpanded, .expanded),
      ], cleared: [(.checked, .unchecked)],
      fixed: [.web, .webStop, .invisible, .screenReaderFocusable, .heading, .fieldRequired]
    ).printedAll { $0.flags.printed },
    .flags("actions", \.actions, [(.expand, .expanded), (.collapse, .expanded)]).printed {
      nonEmpty($0.actions.names.joined(separator: " "))
    },
    .fixed("collection", \.collection).printed("collectionInfo") { $0.collection?.summary },
    .fixed("item", \.item).printed("collectionItemInfo") { $0.item?.summary },
    .part("rareFields", \.knownRareFields, RareFields.fields).printedAll { info in
      info.hasRareFields ? RareFields.fields.flatMap { $0.printing(info.rare) } : []
    },
    .fixed("hasRareFields", \.hasRareFields),
    .fixed("bounds", \.bounds).printed { $0.bounds == Bounds() ? nil : $0.bounds.corners },
    .value("mapping", \.mapping, nil),
  ]
}

extension AccessibilityNodeInfo.RareFields {
  static let fields: [ElementField<Self>] = [
    .value("tooltipText", \.tooltipText, .hint).printed { nonEmpty($0.tooltipText) },
    .fixed("containerTitle", \.containerTitle).printed { nonEmpty($0.containerTitle) },
    .value("supplementalDescription", \.supplementalDescription, .label).printed {
      nonEmpty($0.supplementalDescription)
    },
    .value("paneTitle", \.paneTitle, .other).printed { nonEmpty($0.paneTitle) },
    .value("resourceId", \.resourceId, .other).printed { nonEmpty($0.resourceId) },
    .value("links", \.links, .other).printed { nonEmpty($0.links.joined(separator: ", ")) },
    .value("customActions", \.customActions, .other).printed {
      nonEmpty($0.customActions.joined(separator: ", "))
    },
    .value("clickLabel", \.clickLabel, .other).printed { nonEmpty($0.clickLabel) },
    .value("longClickLabel", \.longClickLabel, .other).printed { nonEmpty($0.longClickLabel) },
    .value("range", \.range, .value).printed("rangeInfo") { $0.range?.summary },
    .value("liveRegion", \.liveRegion, .other).printed {
      $0.liveRegion == .off ? nil : $0.liveRegion.rawValue
    },
    .value("changeInterval", \.changeInterval, .other).printed("minMillisBetweenContentChanges") {
      $0.changeInterval == 0 ? nil : String($0.changeInterval)
    },
    .value("maxTextLength", \.maxTextLength, .other).printed {
      $0.maxTextLength < 0 ? nil : String($0.maxTextLength)
    },
    .fixed("labeledBy", \.labeledBy), .fixed("furtherLabels", \.furtherLabels),
    .value("labelText", \.labelText, .label),
    .fixed("traversalBefore", \.traversalBefore), .fixed("traversalAfter", \.traversalAfter),
  ]
}

/// Returns the text, or `nil` if it is empty.
private func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
