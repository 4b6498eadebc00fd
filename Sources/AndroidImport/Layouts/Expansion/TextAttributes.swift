/// The attributes that hold texts for people.
enum TextAttributes {
  static let android: Set<String> = [
    "text", "hint", "contentDescription", "title", "titleCondensed", "tooltipText",
    "accessibilityPaneTitle", "stateDescription", "textOn", "textOff", "imeActionLabel", "prompt",
    "summary", "summaryOn", "summaryOff", "dialogTitle", "dialogMessage", "positiveButtonText",
    "negativeButtonText", "switchTextOn", "switchTextOff", "label", "subtitle", "queryHint",
    "description", "error", "roleDescription", "textFormat", "searchHint", "hintText",
    "containerDescription", "supplementalDescription", "breadCrumbTitle", "breadCrumbShortTitle",
  ]

  /// Endings of the names of text attributes that apps and libraries add, such as `helperText`.
  private static let textSuffixes = [
    "text", "title", "subtitle", "label", "hint", "description", "summary", "message",
    "placeholder", "caption", "header", "heading", "footer", "tooltip",
  ]

  /// Endings of the names of attributes, such as `layout_behavior`, whose `@string` values are not
  /// for people.
  private static let technicalSuffixes = [
    "behavior", "behaviour", "filename", "family", "url", "uri", "key", "keys", "class", "id",
    "tag", "path", "name", "regex", "pattern", "format", "ratio", "transition", "font", "unitid",
    "value", "values", "dependency", "fragment", "icon", "mimetype", "digits", "date", "scheme",
  ]

  static func isText(_ space: LayoutAttribute.Space, _ name: String, raw: String) -> Bool {
    switch space {
    case .android, .none, .tools: android.contains(name)
    case .app: isAppText(name, raw: raw)
    }
  }

  private static func isAppText(_ name: String, raw: String) -> Bool {
    guard !name.hasPrefix("layout_") else { return false }
    let lower = name.lowercased()
    if textSuffixes.contains(where: { lower.hasSuffix($0) }) { return !isFlagOrOther(raw) }
    let isString = ResourceName(reference: raw)?.kind == "string"
    return isString && !technicalSuffixes.contains { lower.hasSuffix($0) }
  }

  /// Whether the value of an attribute is certainly not a text but a Boolean, a size, a colour or
  /// another kind of resource.
  private static func isFlagOrOther(_ raw: String) -> Bool {
    if let resource = ResourceName(reference: raw) {
      return !["string", "plurals", "array"].contains(resource.kind)
    }
    if raw.first == "#" || raw.first == "?" { return true }
    if ["true", "false"].contains(raw.lowercased()) { return true }
    return Double(raw) == nil && LayoutDimension(raw) != nil
  }
}
