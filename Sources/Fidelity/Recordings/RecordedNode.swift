internal import Importers

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
  init(_ json: JSON.Value, depth: Int = 0) throws(ImportError) {
    guard depth < RecordedNode.depthLimit else {
      throw json.error(
        "the tree is more than \(RecordedNode.depthLimit) levels deep",
        remedy: "give the part around the control")
    }
    role = try json.asObject().required("role").asString()
    for (key, value) in json.members where key != "role" {
      switch (key, value.kind) {
      case ("children", _):
        for child in try value.asArray() {
          children.append(try RecordedNode(child, depth: depth + 1))
        }
      case ("traits", _): traits = try value.asStrings()
      case (_, .string): texts[key] = value.text
      case (_, .bool): flags[key] = value.bool
      case (_, .number): numbers[key] = try value.asInt()
      case (_, .null): break
      case (_, .array), (_, .object):
        throw value.mustBe("a text, a number, true or false")
      }
    }
  }
}
