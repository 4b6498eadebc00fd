internal import Encoding
internal import ImportSupport
internal import TextIO

/// A reader of the actions of a node.
///
/// An action has a number or a name, and can have a label.
enum InspectorActions {
  /// Adds the actions to the fields of a node.
  ///
  /// Android's standard actions are added by name. All other actions are custom actions, which are
  /// added by label.
  static func add(_ value: JSON.Value, to fields: inout FlatFields) throws(InputError) {
    var names: [String] = []
    var custom: [String] = []
    for action in try value.asArray() {
      let id = action.kind == .object ? action.field("id") : action
      let label = action.kind == .object ? try action.string("label") : nil
      guard let name = id.flatMap(name(of:)) else {
        if let label { custom.append(label) }
        continue
      }
      names.append(name)
      if name == "CLICK", let label { fields.add("clickLabel", text: label) }
      if name == "LONG_CLICK", let label { fields.add("longClickLabel", text: label) }
    }
    if !names.isEmpty { fields.add("actions", text: names.joined(separator: ", ")) }
    for (index, label) in custom.enumerated() {
      fields.add("customActions.\(index)", text: label)
    }
  }

  /// Returns the name of a standard action of Android, without the prefix `ACTION_`.
  private static func name(of id: JSON.Value) -> String? {
    if let number = id.int ?? id.string.flatMap({ Int($0) }) { return names[number] }
    guard let text = id.string else { return nil }
    let name = text.hasPrefix("ACTION_") ? String(text.dropFirst("ACTION_".count)) : text
    return names.values.contains(name) ? name : nil
  }

  /// The names of Android's standard actions, by their numbers.
  ///
  /// Source: Android, AccessibilityNodeInfo and R.id.
  private static let names: [Int: String] = [
    1: "FOCUS", 2: "CLEAR_FOCUS", 4: "SELECT", 8: "CLEAR_SELECTION", 16: "CLICK",
    32: "LONG_CLICK", 64: "ACCESSIBILITY_FOCUS", 128: "CLEAR_ACCESSIBILITY_FOCUS",
    256: "NEXT_AT_MOVEMENT_GRANULARITY", 512: "PREVIOUS_AT_MOVEMENT_GRANULARITY",
    1024: "NEXT_HTML_ELEMENT", 2048: "PREVIOUS_HTML_ELEMENT", 4096: "SCROLL_FORWARD",
    8192: "SCROLL_BACKWARD", 16_384: "COPY", 32_768: "PASTE", 65_536: "CUT",
    131_072: "SET_SELECTION", 262_144: "EXPAND", 524_288: "COLLAPSE", 1_048_576: "DISMISS",
    2_097_152: "SET_TEXT", 16_908_342: "SHOW_ON_SCREEN", 16_908_343: "SCROLL_TO_POSITION",
    16_908_344: "SCROLL_UP", 16_908_345: "SCROLL_LEFT", 16_908_346: "SCROLL_DOWN",
    16_908_347: "SCROLL_RIGHT", 16_908_348: "CONTEXT_CLICK", 16_908_349: "SET_PROGRESS",
    16_908_354: "MOVE_WINDOW", 16_908_356: "SHOW_TOOLTIP", 16_908_357: "HIDE_TOOLTIP",
    16_908_358: "PAGE_UP", 16_908_359: "PAGE_DOWN", 16_908_360: "PAGE_LEFT",
    16_908_361: "PAGE_RIGHT", 16_908_362: "PRESS_AND_HOLD", 16_908_372: "IME_ENTER",
  ]
}
