internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// A parser of a dump of inspector-widget.
///
/// The dump contains the windows of an app with the nodes of each window. Fields have the names of
/// `AccessibilityNodeInfo` in snake case, such as `content_description`.
struct InspectorDump {
  private let file: String?
  /// The fields that occur as flags in the dump.
  ///
  /// If a node lacks the flag of such a field, the field is false.
  private let flags: [String]
  private let boxes: InspectorBoxes
  private var unknown = DiagnosticCollector()

  /// The number of bytes at the beginning of a file among which the key `windows` must occur.
  static let headLength = 1 << 12

  /// Whether a JSON document is a dump of inspector-widget.
  static func isDump(_ root: JSON.Value) -> Bool {
    root.field("windows")?.elements.first?.field("root") != nil
  }

  /// Returns a screen for each window.
  ///
  /// If there are windows with the title `window`, returns only the screens of these windows.
  static func screens(
    _ root: JSON.Value, window: String?, file: String?
  ) throws(InputError) -> [ImportedScreen] {
    let windows = try root.required("windows").asArray().filter { $0.field("root") != nil }
    let named = windows.filter { $0.field("title")?.string == window }
    var dump = InspectorDump(root, file: file)
    var screens: [ImportedScreen] = []
    let settings = apiLevel(of: root).map { [(key: "talkback.api", value: String($0))] } ?? []
    for window in named.isEmpty ? windows : named {
      let screen = try dump.screen(window, isOnly: windows.count == 1)
      screens.append(ImportedScreen(screen, settings: settings))
    }
    return screens
  }

  private init(_ root: JSON.Value, file: String?) {
    self.file = file
    var flags: Set<String> = []
    var boxes = InspectorBoxes()
    var pending = root.field("windows")?.elements.compactMap { $0.field("root") } ?? []
    while let node = pending.popLast() {
      flags.formUnion(
        (node.field("flags")?.elements ?? []).compactMap { Self.field(ofFlag: $0.text) })
      boxes.add(node.field("bounds"))
      pending += node.field("children")?.elements ?? []
    }
    self.flags = flags.sorted()
    self.boxes = boxes
  }

  private mutating func screen(
    _ window: JSON.Value, isOnly: Bool
  ) throws(InputError) -> Screen {
    var screen = Screen(origin: .androidNodes)
    let title = try window.string("title") ?? ""
    screen.title = title.isEmpty ? nil : title
    screen.file = file
    screen.name = isOnly || title.isEmpty ? file ?? "" : title
    var pending: [(value: JSON.Value, parent: Node.Index?)] = [
      (try window.required("root").asObject(), nil)
    ]
    while let (value, parent) = pending.popLast() {
      let index = screen.append(try node(value), to: parent)
      let children = try value.array("children") ?? []
      for child in children.reversed() { pending.append((try child.asObject(), index)) }
    }
    AndroidNodeFacts.connectLabels(in: &screen)
    screen.diagnostics = unknown.diagnostics + AndroidNodes.diagnosticsOfLists(on: screen)
    screen.diagnostics.append(ImportDiagnostic(.nodesOfAndroid))
    return screen
  }

  private mutating func node(_ value: JSON.Value) throws(InputError) -> Node {
    var fields = FlatFields()
    for flag in flags { fields.add(flag, text: "false") }
    for (key, member) in value.members where member.kind != .null {
      try add(key, member, to: &fields)
    }
    var attributes = AndroidAttributes()
    for name in attributes.set(fields.attributes) { unknown.record(.unknownFields, name) }
    var node = AndroidNodeFacts(attributes).node
    node.id = value.field("node_key")?.text
    node.position = value.position
    return node
  }

  private mutating func add(
    _ key: String, _ value: JSON.Value, to fields: inout FlatFields
  ) throws(InputError) {
    switch key {
    case "node_key", "children", "window_id", "drawing_order": return
    case "flags":
      for element in try value.asArray() {
        let flag = try element.asString()
        if let name = Self.field(ofFlag: flag) {
          fields.add(name, text: "true")
        } else {
          unknown.record(.unknownFields, flag, at: element.position)
        }
      }
    case "actions": try InspectorActions.add(value, to: &fields)
    case "bounds":
      if let bounds = boxes.edges(of: value) { fields.add("bounds", text: bounds) }
    default:
      let name = InspectorDump.name(of: key)
      guard let kind = AndroidNodes.fields[name] else {
        return unknown.record(.unknownFields, key, at: value.position)
      }
      guard value.kind == .object else {
        try kind.check(value)
        if case .names = kind { return try fields.add(name, value, joined: true) }
        return try fields.add(name, value, joined: false)
      }
      for (key, member) in value.members where member.kind != .null {
        try fields.add("\(name).\(InspectorDump.inner(key))", member, joined: false)
      }
    }
  }

  /// Returns the field that a flag sets to true, or `nil` if the flag is unknown.
  private static func field(ofFlag flag: String) -> String? {
    let name = name(of: flag.lowercased())
    guard case .flag? = AndroidNodes.fields[name] else { return nil }
    return name
  }

  /// Returns the name of a field as in ``AndroidNodes``: `content_description` →
  /// `contentDescription`.
  private static func name(of key: String) -> String {
    let name = camelCase(key)
    if let alias = AndroidNodes.aliases[name] { return alias }
    let getter = "is" + name.prefix(1).uppercased() + name.dropFirst()
    return AndroidNodes.fields[name] == nil ? AndroidNodes.aliases[getter] ?? name : name
  }

  /// Returns the name that ``AndroidNodes`` uses for a member of a collection, item or range.
  private static func inner(_ key: String) -> String {
    let name = camelCase(key)
    return AndroidNodes.memberAliases[name] ?? name
  }

  /// Returns the API level of Android in the dump's `diagnostics`, such as `api=35; …`.
  private static func apiLevel(of root: JSON.Value) -> Int? {
    let entries = root.field("diagnostics")?.string?.split(separator: ";") ?? []
    return entries.lazy.compactMap { entry in
      let words = entry.drop { $0 == " " }
      return words.hasPrefix("api=") ? Int(words.dropFirst("api=".count)) : nil
    }.first
  }

  private static func camelCase(_ key: String) -> String {
    let parts = key.split(separator: "_")
    guard let first = parts.first else { return key }
    return first + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
