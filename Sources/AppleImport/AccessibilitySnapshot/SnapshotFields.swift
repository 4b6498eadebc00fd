internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// The properties of `UIAccessibility` for an element or container of AccessibilitySnapshot.
///
/// Properties that also exist in ``IOSElements`` get their names from ``IOSElements``. The
/// remaining properties keep their names from the file.
struct SnapshotFields {
  private(set) var attributes = UIKitAttributes()
  private(set) var unknown: [String] = []
  private(set) var unknownTraits: [String] = []

  private let value: JSON.Value

  init(_ value: JSON.Value) { self.value = value }

  /// Names of properties in this package, by their different names in AccessibilitySnapshot.
  private static let names = [
    "description": "snapshotDescription", "accessibilityLanguage": "language",
    "respondsToUserInteraction": "accessibilityRespondsToUserInteraction",
  ]

  mutating func readElement(_ found: inout FoundTexts) throws(InputError) {
    attributes.exported.isElement = true
    // An element of AccessibilitySnapshot is a stop regardless of its size.
    attributes.kind = .element
    let traits = AccessibilityTraits.parse(
      try value.strings("traits")?.joined(separator: ",") ?? "")
    for (key, member) in value.members where member.kind != .null {
      switch key {
      case "hint": readHint(try member.asString(), traits, member, &found)
      case "traits": try readTraits(member)
      case "shape": readShape(member)
      case "customContent": try readContent(member, &found)
      case "label", "value", "accessibilityLanguage", "identifier", "description":
        let text = try member.asString()
        set(SnapshotFields.names[key] ?? key, to: text)
        record(text, key, member, &found)
      default: try store(SnapshotFields.names[key] ?? key, member, &found)
      }
    }
  }

  /// Keeps the author's part of a hint.
  ///
  /// The sentences after this part, which come from VoiceOver, are removed.
  private mutating func readHint(
    _ hint: String, _ traits: AccessibilityTraits, _ member: JSON.Value, _ found: inout FoundTexts
  ) {
    attributes.exported.hint = SnapshotAuthoredHint.find(in: hint, traits: traits)
    if attributes.exported.hint != hint { attributes.details[.snapshotHint] = hint }
    record(hint, "hint", member, &found)
  }

  mutating func readContainer(_ found: inout FoundTexts) throws(InputError) {
    for (key, member) in value.members where member.kind != .null {
      switch key {
      case "type": try readType(member, &found)
      case "frame": setFrame(SnapshotFields.corners(in: member), isRectangle: true)
      case "children": continue
      default: try store(key, member, &found)
      }
    }
  }

  /// Reads the type of a container.
  ///
  /// The type is a word, or it is the only key of an object.
  private mutating func readType(
    _ type: JSON.Value, _ found: inout FoundTexts
  ) throws(InputError) {
    let name = type.string ?? type.members.first?.key ?? ""
    switch name {
    case "tabBar": set("traits", to: name)
    case "semanticGroup", "list", "landmark", "dataTable": set("containerType", to: name)
    case "none", "": break
    default:
      throw type.error(
        "“\(name)” is not a container type",
        remedy: "use semanticGroup, list, landmark, dataTable or tabBar")
    }
    for (key, member) in type.members.first?.value.members ?? [] where member.kind != .null {
      if name == "semanticGroup" {
        set(key, to: try member.asString())
        record(member.text, key, member, &found)
      } else {
        try store(key, member, &found)
      }
    }
  }

  private mutating func readTraits(_ member: JSON.Value) throws(InputError) {
    var words: [String] = []
    for name in try member.asStrings() {
      if let bit = SnapshotFields.unknownBit(name) {
        words.append("\(UInt64(1) << bit)")
        unknownTraits.append(name)
      } else {
        words.append(name)
        if !AccessibilityTraits.isKnown(name) { unknownTraits.append(name) }
      }
    }
    if !words.isEmpty { set("traits", to: words.joined(separator: ", ")) }
  }

  /// Returns the bit of a trait without a name: `unknown(29)` → bit 29.
  private static func unknownBit(_ name: String) -> UInt64? {
    guard name.hasPrefix("unknown("), name.hasSuffix(")"),
      let bit = UInt64(name.dropFirst(8).dropLast()), bit < 64
    else { return nil }
    return bit
  }

  private mutating func readShape(_ shape: JSON.Value) {
    if let frame = shape.field("frame") {
      setFrame(SnapshotFields.corners(in: frame), isRectangle: true)
    } else if let path = shape.field("pathElements") {
      setFrame(SnapshotFields.corners(in: path), isRectangle: false)
    }
  }

  /// Returns every pair of numbers in a value, at any depth.
  private static func corners(in value: JSON.Value) -> [(x: Double, y: Double)] {
    var pairs: [(x: Double, y: Double)] = []
    var pending = [value]
    while let next = pending.popLast() {
      let parts = next.kind == .object ? next.members.map(\.value) : next.elements
      if next.kind == .array, parts.count == 2, let x = parts[0].double, let y = parts[1].double {
        pairs.append((x, y))
      } else {
        pending += parts.reversed()
      }
    }
    return pairs
  }

  /// Sets the frame from pairs of numbers: the origin and the size of a rectangle, or the points of
  /// a path.
  ///
  /// For a path, the frame is the smallest rectangle around the points.
  private mutating func setFrame(_ pairs: [(x: Double, y: Double)], isRectangle: Bool) {
    guard let first = pairs.first, !isRectangle || pairs.count == 2 else { return }
    var numbers = [first.x, first.y]
    if isRectangle {
      numbers += [pairs[1].x, pairs[1].y]
    } else {
      let left = pairs.reduce(first.x) { min($0, $1.x) }
      let top = pairs.reduce(first.y) { min($0, $1.y) }
      let right = pairs.reduce(first.x) { max($0, $1.x) }
      let bottom = pairs.reduce(first.y) { max($0, $1.y) }
      numbers = [left, top, right - left, bottom - top]
    }
    set("frame", to: numbers.map { "\($0)" }.joined(separator: ","))
  }

  private mutating func readContent(
    _ member: JSON.Value, _ found: inout FoundTexts
  ) throws(InputError) {
    var contents: [UIKitAttributes.Content] = []
    for entry in try member.asArray() {
      var content = UIKitAttributes.Content()
      content.label = try entry.asObject().string("label")
      content.value = try entry.string("value")
      content.isImportant = try entry.bool("isImportant") == true ? true : nil
      for text in [content.label, content.value].compactMap(\.self) {
        record(text, "customContent", entry, &found)
      }
      contents.append(content)
    }
    if !contents.isEmpty { attributes.customContent = SparseList(contents) }
  }

  /// Stores a field under its name in the file.
  ///
  /// The name of a nested field begins with the names of the fields around it, separated by full
  /// stops.
  private mutating func store(
    _ name: String, _ member: JSON.Value, _ found: inout FoundTexts
  ) throws(InputError) {
    var flat = FlatFields()
    try flat.add(name, member, joined: false)
    for (key, text) in flat.attributes.sorted(by: { $0.key < $1.key })
    where !text.isEmpty {
      set(key, to: text)
      if member.kind != .bool, member.kind != .number {
        record(text, name, member, &found)
      }
    }
  }

  private mutating func set(_ name: String, to text: String) {
    if !attributes.setIfValid(name, text), !unknown.contains(name) { unknown.append(name) }
  }

  private func record(
    _ text: String, _ source: String, _ member: JSON.Value, _ found: inout FoundTexts
  ) {
    found.record(text, in: source, at: member.position)
  }
}
