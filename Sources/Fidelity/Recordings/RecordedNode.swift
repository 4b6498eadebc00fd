internal import Encoding
internal import TextIO

/// A node of a screen that is no page, as recordings describe it.
public struct RecordedNode: Sendable, Hashable {
  /// Its role, in the recordings' own words.
  public var role: String
  /// Texts by name, such as `label` or `stateDescription`.
  public var texts: [String: String] = [:]
  /// Truth values by name, such as `disabled` or `clickable`.
  public var flags: [String: Bool] = [:]
  /// Whole numbers by name, such as `posInSet` or `rowCount`.
  public var numbers: [String: Int] = [:]
  /// Names of custom actions.
  public var actions: [String] = []
  /// Traits of iOS, where the source gives them.
  public var traits: [String] = []
  /// The nodes inside.
  public var children: [RecordedNode] = []

  /// A node without anything but a role.
  public init(role: String) { self.role = role }

  /// How deep trees may be.
  static let depthLimit = 64
}

extension RecordedNode {
  /// Reads a node with everything inside it.
  ///
  /// Fields nobody knows are left alone, whatever they hold.
  init(_ json: JSON.Value, depth: Int = 0) throws(InputError) {
    guard depth < RecordedNode.depthLimit else {
      throw json.error(
        "the tree is more than \(RecordedNode.depthLimit) levels deep",
        remedy: "give the part around the control")
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
      case _ where RecordedNode.numberKeys.contains(key): numbers[key] = try value.asInt()
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
    "columnCount",
  ]
  private static let flagKeys: Set<String> = [
    "disabled", "selected", "expanded", "required", "editing", "busy", "clickable",
    "longClickable",
  ]
  private static let textKeys: Set<String> = [
    "label", "value", "hint", "placeholder", "error", "stateDescription", "clickHint", "badge",
  ]

  /// The names of all fields.
  static let keys =
    numberKeys.union(flagKeys).union(textKeys)
    .union(["role", "checked", "actions", "traits", "children"])

  /// A text, or a number as it is written.
  private static func text(_ value: JSON.Value) throws(InputError) -> String {
    switch value.kind {
    case .string, .number: return value.text
    case .bool, .array, .object, .null: throw value.mustBe("a text or a number")
    }
  }

  /// The names of actions; where only their existence is told, one without a name of its own.
  private static func actions(_ value: JSON.Value) throws(InputError) -> [String] {
    switch value.kind {
    case .bool: return value.bool == true ? ["actions"] : []
    case .array: return try value.asStrings()
    case .object, .string, .number, .null: throw value.mustBe("true, false or an array of names")
    }
  }
}
