/// Android's own properties, taken over by their names.
enum AndroidAttributes {
  /// Writes every known property into a node; names nobody knows are ignored.
  static func apply(_ attributes: [String: String], to info: inout AccessibilityNodeInfo) {
    guard !attributes.isEmpty else { return }
    for (name, text) in texts { if let value = attributes[name] { info[keyPath: text] = value } }
    for (name, flag) in flags {
      guard let value = attributes[name] else { continue }
      set(flag, value == "true", on: &info)
    }
    if let value = attributes["enabled"] { set(.disabled, value == "false", on: &info) }
    if let value = attributes["visible"] { set(.invisible, value == "false", on: &info) }
    for (name, text) in rareTexts {
      if let value = attributes[name] { info.rare[keyPath: text] = value }
    }
    info.mapping.append(AndroidMappingRule.attributes)
  }

  private static func set(
    _ flag: AccessibilityNodeInfo.Flags, _ isOn: Bool, on info: inout AccessibilityNodeInfo
  ) {
    if isOn { info.flags.insert(flag) } else { info.flags.remove(flag) }
  }

  private typealias TextPath = WritableKeyPath<AccessibilityNodeInfo, String> & Sendable
  private typealias RareTextPath =
    WritableKeyPath<AccessibilityNodeInfo.RareFields, String> & Sendable

  private static let texts: [(String, any TextPath)] = [
    ("className", \.className), ("text", \.text), ("contentDescription", \.contentDescription),
    ("hintText", \.hintText), ("stateDescription", \.stateDescription),
    ("roleDescription", \.roleDescription), ("error", \.error),
  ]

  private static let rareTexts: [(String, any RareTextPath)] = [
    ("tooltipText", \.tooltipText), ("containerTitle", \.containerTitle),
    ("paneTitle", \.paneTitle), ("resourceId", \.resourceId), ("clickLabel", \.clickLabel),
    ("longClickLabel", \.longClickLabel),
  ]

  private static let flags: [(String, AccessibilityNodeInfo.Flags)] = [
    ("showingHintText", .showingHintText), ("contentInvalid", .contentInvalid),
    ("checkable", .checkable), ("checked", .checked), ("clickable", .clickable),
    ("longClickable", .longClickable), ("focusable", .focusable),
    ("screenReaderFocusable", .screenReaderFocusable), ("focused", .focused),
    ("selected", .selected), ("password", .password), ("editable", .editable),
    ("heading", .heading), ("scrollable", .scrollable),
  ]
}
