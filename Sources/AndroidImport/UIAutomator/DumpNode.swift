internal import AccessibilityTree
internal import Encoding
internal import ImportSupport

/// A node of a dump as fields of `AccessibilityNodeInfo`.
struct DumpNode {
  var fields = AndroidAttributes()
  var diagnostics: Set<DiagnosticSentence> = []
  /// The role from an empty last child, or `nil` if the class of the node determines the role.
  var role: Role?
  /// The password that the bullets in the node's text replace.
  var secret: String?
  let position: Node.Position
  /// The index of the node among all its siblings, including siblings that the dump omits.
  private(set) var index: Int?
  private(set) var unknown: [String] = []

  init(_ element: XMLDocument.Element, className: String?) {
    self.init(
      element.attributes.map { ($0.name.local, $0.value) }, className: className,
      at: element.position)
  }

  /// Creates a node from its attributes.
  ///
  /// Attributes with an empty value are ignored.
  init(
    _ attributes: [(name: String, value: String)], className: String?, at position: Node.Position
  ) {
    self.position = position
    for (name, value) in attributes where !value.isEmpty {
      guard let known = DumpAttribute(named: name), read(value, as: known) else {
        unknown.append(name)
        continue
      }
    }
    if let className { fields.className = className }
  }

  /// Reads the value of an attribute, and returns whether the value is valid.
  private mutating func read(_ value: String, as attribute: DumpAttribute) -> Bool {
    switch attribute.kind {
    case .text: return set(attribute.field, value)
    case .flag(let usual): readFlag(value, as: attribute.field, default: usual)
    case .number(let least):
      return Int(value).map { $0 <= least } == true || set(attribute.field, value)
    case .corners: readCorners(value)
    case .actions: fields.actions = DumpNode.actions(in: value)
    case .extras: readExtras(value)
    case .index: index = Int(value)
    case .technical: break
    }
    return true
  }

  private mutating func set(_ field: String, _ value: String) -> Bool {
    (try? fields.set(field, to: value)) != nil
  }

  /// Sets a flag to a value that differs from the default.
  ///
  /// A value that equals the default is ignored, because several attributes can set the same flag.
  private mutating func readFlag(_ value: String, as field: String, default usual: Bool) {
    switch value {
    case "true", "True", "1": if !usual { _ = set(field, "true") }
    case "false", "False", "0": if usual { _ = set(field, "false") }
    default: break
    }
  }

  /// The marks around and between the numbers of bounds.
  private static let cornerMarks = Array("[], ".utf8)

  /// Reads bounds as Android writes them: `[left,top][right,bottom]`.
  private mutating func readCorners(_ value: String) {
    let parts = value.utf8.split { DumpNode.cornerMarks.contains($0) }
    // Nearly all bounds are whole numbers, which can be parsed several times as fast as fractions.
    let numbers = parts.map { part in
      let text = Substring(part)
      return Int(text).map { Double($0) } ?? Double(text)
    }
    let edges = numbers.compactMap { $0 }.filter(\.isFinite)
    guard edges.count == 4, numbers.count == 4 else {
      diagnostics.insert(.invalidBounds)
      return
    }
    let kept = edges.map { Int(min(max($0, Double(Int32.min)), Double(Int32.max))) }
    fields.bounds = AndroidAttributes.Bounds(
      left: Double(kept[0]), top: Double(kept[1]), right: Double(kept[2]), bottom: Double(kept[3]))
    if kept[2] <= kept[0] || kept[3] <= kept[1] { diagnostics.insert(.noArea) }
  }

  /// Returns the names of the standard actions in a list, which can have the format of any known
  /// tool.
  private static func actions(in value: String) -> [String] {
    let words = value.split { !$0.isLetter && $0 != "_" }
    let names = words.map { $0.hasPrefix("ACTION_") ? $0.dropFirst("ACTION_".count) : $0 }
    return names.filter { !$0.isEmpty && $0.allSatisfy { $0.isUppercase || $0 == "_" } }
      .map(String.init)
  }

  /// Reads a `Bundle` as Appium prints it: `key=value;key=value`.
  private mutating func readExtras(_ value: String) {
    fields.passthrough["extras"] = value
    for pair in value.split(separator: ";") {
      guard let sign = pair.firstIndex(of: "=") else { continue }
      let key = pair[..<sign].drop(while: \.isWhitespace)
      let text = String(pair[pair.index(after: sign)...])
      guard let field = DumpNode.extraFields[String(key)], !text.isEmpty,
        fields[keyPath: field] == nil
      else { continue }
      fields[keyPath: field] = text
    }
  }

  /// The fields for texts, by the key under which AndroidX stores the text.
  ///
  /// Older Android releases have no fields for these texts.
  ///
  /// Source: AndroidX, AccessibilityNodeInfoCompat.java.
  private static let extraFields:
    [String: any WritableKeyPath<AndroidAttributes, String?> & Sendable] = {
      let package = "androidx.view.accessibility.AccessibilityNodeInfoCompat."
      return [
        "AccessibilityNodeInfo.roleDescription": \.roleDescription,
        package + "STATE_DESCRIPTION_KEY": \.stateDescription,
        package + "PANE_TITLE_KEY": \.paneTitle, package + "TOOLTIP_TEXT_KEY": \.tooltipText,
        package + "HINT_TEXT_KEY": \.hintText,
        package + "CONTAINER_TITLE_KEY": \.containerTitle,
      ]
    }()
}

extension DumpNode {
  /// Whether the node is enabled, which is the default.
  var isEnabled: Bool { fields.enabled != false }

  /// The class name without its package.
  var simpleClass: Substring {
    let name = fields.className ?? ""
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.index(after: $0)...] }
      ?? name[...]
  }

  var hasWords: Bool { fields.text != nil || fields.contentDescription != nil }

  /// Whether a person can use or focus the node.
  var isActionable: Bool {
    [
      fields.clickable, fields.longClickable, fields.focusable, fields.checkable,
      fields.scrollable, fields.screenReaderFocusable, fields.editable,
    ].contains(true)
  }
}
