internal import Encoding
internal import TextIO

/// A node of a recorded native screen.
public struct RecordedNode: Sendable, Hashable {
  /// The role, by its name in recordings.
  public var role: String
  /// The texts by name, such as `label` or `stateDescription`.
  public var texts: [String: String] = [:]
  /// The Boolean values by name, such as `disabled` or `clickable`.
  public var flags: [String: Bool] = [:]
  /// The integers by name, such as `posInSet` or `rowCount`.
  public var numbers: [String: Int] = [:]
  /// The names of custom actions.
  public var actions: [String] = []
  /// The iOS traits, if the source has them.
  public var traits: [String] = []
  /// The child nodes.
  public var children: [RecordedNode] = []

  init(role: String) { self.role = role }

  /// The maximal depth of a tree of nodes.
  static let depthLimit = 64
}

extension RecordedNode {
  /// Parses a node and its descendants; unknown fields are ignored.
  init(_ json: JSON.Value, depth: Int = 0) throws(InputError) {
    guard depth < RecordedNode.depthLimit else {
      throw json.error(
        "the tree is more than \(RecordedNode.depthLimit) levels deep",
        remedy: "give only the part around the control")
    }
    role = try json.asObject().required("role").asString()
    for (key, value) in json.members where key != "role" && value.kind != .null {
      switch key {
      case "children":
        for child in try value.asArray() {
          children.append(try RecordedNode(child, depth: depth + 1))
        }
      case "traits": traits = try value.asStrings()
      case "error" where value.kind == .bool: flags[key] = value.bool
      case "actions": actions = try RecordedNode.actions(value)
      case _ where RecordedNode.numberKeys.contains(key):
        numbers[key] = try RecordedNode.number(value, of: key)
      case _ where RecordedNode.flagKeys.contains(key): flags[key] = try value.asBool()
      case _ where RecordedNode.textKeys.contains(key): texts[key] = try RecordedNode.text(value)
      case "checked":
        if value.text == "mixed" {
          texts[key] = value.text
        } else {
          flags[key] = try value.asBool()
        }
      default: break
      }
    }
  }

  private static let numberKeys: Set<String> = [
    "posInSet", "setSize", "itemCount", "row", "column", "rowSpan", "columnSpan", "rowCount",
    "columnCount", "pages",
  ]
  /// The keys of numbers whose value may be “unknown”, because an app need not set them.
  private static let unknownKeys: Set<String> = ["posInSet", "setSize", "itemCount", "pages"]
  private static let flagKeys: Set<String> = [
    "disabled", "selected", "expanded", "required", "editing", "busy", "clickable",
    "longClickable",
  ]
  private static let textKeys: Set<String> = [
    "label", "value", "hint", "placeholder", "error", "stateDescription", "clickHint", "badge",
    "orientation",
  ]

  /// The names of all fields.
  static let keys =
    numberKeys.union(flagKeys).union(textKeys)
    .union(["role", "checked", "actions", "traits", "children"])

  /// The value for an unset number, such as a position or a number of items that the app does not
  /// set.
  static let unknown = -1

  /// Returns a number, or ``unknown`` for the text “unknown”.
  private static func number(_ value: JSON.Value, of key: String) throws(InputError) -> Int {
    guard unknownKeys.contains(key), value.string != nil else { return try value.asInt() }
    guard value.text == "unknown" else { throw value.mustBe("a whole number or “unknown”") }
    return unknown
  }

  /// Returns a text.
  ///
  /// A number is returned with its spelling in the file.
  private static func text(_ value: JSON.Value) throws(InputError) -> String {
    switch value.kind {
    case .string, .number: return value.text
    case .bool, .array, .object, .null: throw value.mustBe("a text or a number")
    }
  }

  /// Returns the names of custom actions.
  ///
  /// If the field is `true`, and not a list, the only name is “actions”.
  private static func actions(_ value: JSON.Value) throws(InputError) -> [String] {
    switch value.kind {
    case .bool: return value.bool == true ? ["actions"] : []
    case .array: return try value.asStrings()
    case .object, .string, .number, .null: throw value.mustBe("true, false or an array of names")
    }
  }
}
