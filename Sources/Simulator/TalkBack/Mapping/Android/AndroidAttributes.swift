/// Android's own properties, taken over by their names.
///
/// Fields inside others have dotted names: `collectionInfo.rows`, `customActions.0`.
enum AndroidAttributes {
  /// Writes every known property into a node; names nobody knows are ignored.
  static func apply(_ attributes: [String: String], to info: inout AccessibilityNodeInfo) {
    guard !attributes.isEmpty else { return }
    for (name, text) in texts { if let value = attributes[name] { info[keyPath: text] = value } }
    // The file's own words, whatever word the platform had before.
    if let state = attributes["stateDescription"] { info.stateWord = Phrase(state, .attested) }
    if let role = attributes["roleDescription"] { info.roleWord = Phrase(role, .attested) }
    for (name, flag) in flags {
      guard let value = attributes[name] else { continue }
      set(flag, value == "true", on: &info)
    }
    if let value = attributes["enabled"] { set(.disabled, value == "false", on: &info) }
    if let value = attributes["visible"] { set(.invisible, value == "false", on: &info) }
    applyActions(attributes, to: &info)
    applyCollections(attributes, to: &info)
    if let bounds = attributes["bounds"].flatMap(bounds) { info.bounds = bounds }
    var rare = info.rare
    applyRareFields(attributes, to: &rare)
    if rare != info.rare { info.rare = rare }
    info.mapping.append(AndroidMappingRule.attributes)
  }

  private static func set(
    _ flag: AccessibilityNodeInfo.Flags, _ isOn: Bool, on info: inout AccessibilityNodeInfo
  ) {
    if isOn { info.flags.insert(flag) } else { info.flags.remove(flag) }
  }

  private static func applyRareFields(
    _ attributes: [String: String], to rare: inout AccessibilityNodeInfo.RareFields
  ) {
    for (name, text) in rareTexts {
      if let value = attributes[name] { rare[keyPath: text] = value }
    }
    if attributes["links.0"] != nil { rare.links = list("links", in: attributes) }
    if attributes["customActions.0"] != nil {
      rare.customActions = list("customActions", in: attributes)
    }
    if let range = range(in: attributes) { rare.range = range }
    if let length = number("maxTextLength", in: attributes) { rare.maxTextLength = length }
    if let region = attributes["liveRegion"] { rare.liveRegion = politeness(region) }
  }

  private typealias TextPath = WritableKeyPath<AccessibilityNodeInfo, String> & Sendable
  private typealias RareTextPath =
    WritableKeyPath<AccessibilityNodeInfo.RareFields, String> & Sendable

  private static let texts: [(String, any TextPath)] = [
    ("className", \.className), ("text", \.text), ("contentDescription", \.contentDescription),
    ("hintText", \.hintText), ("error", \.error),
  ]

  private static let rareTexts: [(String, any RareTextPath)] = [
    ("tooltipText", \.tooltipText), ("containerTitle", \.containerTitle),
    ("paneTitle", \.paneTitle), ("resourceId", \.resourceId), ("clickLabel", \.clickLabel),
    ("longClickLabel", \.longClickLabel),
  ]

  private static let flags =
    AccessibilityNodeInfo.Flags.named.map { ($0.name, $0.flag) } + [("web", .web)]
}
