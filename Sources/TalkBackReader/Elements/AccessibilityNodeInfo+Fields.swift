import AccessibilityTree
import Announcements

extension AccessibilityNodeInfo {
  /// Every property, as it is printed with Android's name and as an update takes it over.
  static let fields: [ElementField<AccessibilityNodeInfo>] = [
    .fixed("node", \.node), .fixed("className", \.className),
    .value("text", \.text, .text).printed { known($0.text) },
    .value("contentDescription", \.contentDescription, .label).printed {
      known($0.contentDescription)
    },
    .value("hintText", \.hintText, .hint).printed { known($0.hintText) },
    .value("stateDescription", \.stateDescription, .stateDescription).printed {
      known($0.stateDescription)
    },
    .value("roleDescription", \.roleDescription, .other).printed { known($0.roleDescription) },
    .value("error", \.error, .error).printed { known($0.error) },
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
      known($0.actions.names.joined(separator: " "))
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
  /// Every property, as it is printed with Android's name and as an update takes it over.
  static let fields: [ElementField<Self>] = [
    .value("tooltipText", \.tooltipText, .hint).printed { known($0.tooltipText) },
    .fixed("containerTitle", \.containerTitle).printed { known($0.containerTitle) },
    .value("supplementalDescription", \.supplementalDescription, .label).printed {
      known($0.supplementalDescription)
    },
    .value("paneTitle", \.paneTitle, .other).printed { known($0.paneTitle) },
    .value("resourceId", \.resourceId, .other).printed { known($0.resourceId) },
    .value("links", \.links, .other).printed { known($0.links.joined(separator: ", ")) },
    .value("customActions", \.customActions, .other).printed {
      known($0.customActions.joined(separator: ", "))
    },
    .value("clickLabel", \.clickLabel, .other).printed { known($0.clickLabel) },
    .value("longClickLabel", \.longClickLabel, .other).printed { known($0.longClickLabel) },
    .value("range", \.range, .value).printed("rangeInfo") { $0.range?.summary },
    .value("liveRegion", \.liveRegion, .other).printed {
      $0.liveRegion == .off ? nil : $0.liveRegion.rawValue
    },
    .value("maxTextLength", \.maxTextLength, .other).printed {
      $0.maxTextLength < 0 ? nil : String($0.maxTextLength)
    },
    .fixed("labeledBy", \.labeledBy), .fixed("furtherLabels", \.furtherLabels),
    .value("labelText", \.labelText, .label),
    .fixed("traversalBefore", \.traversalBefore), .fixed("traversalAfter", \.traversalAfter),
  ]
}

/// A text that is there: an empty string stands for an absent one.
private func known(_ text: String) -> String? { text.isEmpty ? nil : text }
