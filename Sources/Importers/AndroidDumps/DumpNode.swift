internal import Simulator

/// One node of a dump as fields of `AccessibilityNodeInfo`.
struct DumpNode {
  /// The fields that say something, by Android's names.
  var fields: [String: String] = [:]
  /// What was read and what had to be inferred.
  var notes: DumpNotes = []
  /// Where the tag begins.
  let position: Node.Position
  /// The place among the siblings, those that were left out counted.
  private(set) var index: Int?
  /// Attributes that nobody knows.
  private(set) var unknown: [String] = []

  /// Reads a tag.
  init(_ element: XMLDocument.Element, className: String?) {
    position = element.position
    for attribute in element.attributes where !attribute.value.isEmpty {
      guard let known = DumpAttribute(named: attribute.name.local) else {
        unknown.append(attribute.name.local)
        fields[attribute.name.local] = attribute.value
        continue
      }
      read(attribute.value, as: known)
    }
    if let className { fields["className"] = className }
  }

  private mutating func read(_ value: String, as attribute: DumpAttribute) {
    switch attribute.kind {
    case .text, .name: fields[attribute.field] = value
    case .flag(let usual): readFlag(value, as: attribute.field, usually: usual)
    case .number(let least):
      guard let number = Int(value) else { fields[attribute.field] = value; break }
      if number > least { fields[attribute.field] = value }
    case .corners: readCorners(value)
    case .actions: fields["actions"] = DumpNode.actions(in: value)
    case .extras: readExtras(value)
    case .index: index = Int(value)
    case .technical: break
    }
  }

  /// Whether it is set; several attributes may say the same, and what differs from the usual counts.
  private mutating func readFlag(_ value: String, as field: String, usually usual: Bool) {
    switch value {
    case "true", "True", "1": if !usual { fields[field] = "true" }
    case "false", "False", "0": if usual { fields[field] = "false" }
    default: break
    }
  }

  /// Two corners as Android writes them: `[left,top][right,bottom]`.
  private mutating func readCorners(_ value: String) {
    let numbers = value.split { "[], ".contains($0) }.map { Double($0) }
    let edges = numbers.compactMap { $0 }.filter(\.isFinite)
    guard edges.count == 4, numbers.count == 4 else {
      notes.insert(.noRectangle)
      return
    }
    let kept = edges.map { Int(min(max($0, Double(Int32.min)), Double(Int32.max))) }
    fields["bounds"] = kept.map { String($0) }.joined(separator: ", ")
    if kept[2] <= kept[0] || kept[3] <= kept[1] { notes.insert(.noArea) }
  }

  /// The standard actions that a list names, in whatever form it is printed.
  private static func actions(in value: String) -> String {
    let words = value.split { !$0.isLetter && $0 != "_" }
    let names = words.map { $0.hasPrefix("ACTION_") ? $0.dropFirst("ACTION_".count) : $0 }
    return names.filter { !$0.isEmpty && $0.allSatisfy { $0.isUppercase || $0 == "_" } }
      .joined(separator: ", ")
  }

  /// A bundle as Appium prints it: `key=value;key=value`.
  private mutating func readExtras(_ value: String) {
    fields["extras"] = value
    for pair in value.split(separator: ";") {
      guard let sign = pair.firstIndex(of: "=") else { continue }
      let key = pair[..<sign].drop(while: \.isWhitespace)
      let text = String(pair[pair.index(after: sign)...])
      guard let field = DumpNode.extraFields[String(key)], !text.isEmpty, fields[field] == nil
      else { continue }
      fields[field] = text
    }
  }

  /// Where AndroidX keeps texts that older releases of Android have no field for.
  ///
  /// Source: AndroidX, AccessibilityNodeInfoCompat.java.
  private static let extraFields: [String: String] = {
    var fields = ["AccessibilityNodeInfo.roleDescription": "roleDescription"]
    let package = "androidx.view.accessibility.AccessibilityNodeInfoCompat."
    for (key, field) in [
      ("STATE_DESCRIPTION_KEY", "stateDescription"), ("PANE_TITLE_KEY", "paneTitle"),
      ("TOOLTIP_TEXT_KEY", "tooltipText"), ("HINT_TEXT_KEY", "hintText"),
      ("CONTAINER_TITLE_KEY", "containerTitle"),
    ] {
      fields[package + key] = field
    }
    return fields
  }()
}

extension DumpNode {
  /// A text field's value; empty where there is none.
  func text(_ field: String) -> String { fields[field] ?? "" }

  /// Whether a flag is set.
  func isOn(_ flag: String) -> Bool { fields[flag] == "true" }

  /// Whether it is enabled, as nodes are unless they say otherwise.
  var isEnabled: Bool { fields["enabled"] != "false" }

  /// The class without its package.
  var simpleClass: Substring {
    let name = fields["className"] ?? ""
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.index(after: $0)...] }
      ?? name[...]
  }

  /// Whether there are words on it.
  var hasWords: Bool { fields["text"] != nil || fields["contentDescription"] != nil }

  /// Whether a person can do something with it, or may stop at it.
  var isActionable: Bool {
    ["clickable", "longClickable", "focusable", "checkable", "scrollable", "screenReaderFocusable"]
      .contains(where: isOn)
  }
}

/// What was peculiar about a node or had to be inferred of it.
struct DumpNotes: OptionSet {
  let rawValue: UInt16

  /// The bounds are not two corners.
  static let noRectangle = DumpNotes(rawValue: 1 << 0)
  /// The bounds are empty.
  static let noArea = DumpNotes(rawValue: 1 << 1)
  /// The text may be the hint.
  static let mayShowHint = DumpNotes(rawValue: 1 << 2)
  /// A glyph of an icon font is among the words.
  static let hasGlyph = DumpNotes(rawValue: 1 << 3)
  /// It can be pressed but has no words.
  static let isNameless = DumpNotes(rawValue: 1 << 4)
  /// It was taken as structure that services are not told of.
  static let isStructure = DumpNotes(rawValue: 1 << 5)
  /// It was taken as one stop with what is in it.
  static let isGroup = DumpNotes(rawValue: 1 << 6)
  /// Its size as a collection was counted.
  static let isCounted = DumpNotes(rawValue: 1 << 7)
  /// Its range was assumed.
  static let hasAssumedRange = DumpNotes(rawValue: 1 << 8)
  /// It holds a page of the web.
  static let isWebView = DumpNotes(rawValue: 1 << 9)
  /// It has links that are not named.
  static let hasLinks = DumpNotes(rawValue: 1 << 10)
  /// Siblings before it were left out.
  static let followsGap = DumpNotes(rawValue: 1 << 11)
  /// It was taken as usable by its class.
  static let isTakenAsUsable = DumpNotes(rawValue: 1 << 12)
}
