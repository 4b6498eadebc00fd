package import AccessibilityTree

extension PlatformAttributes {
  /// Sets the attribute with the given name.
  ///
  /// Returns whether the name is known and the value is accepted.
  package mutating func setIfValid(_ name: String, _ text: String) -> Bool {
    Self.table.row(name)?.read(&self, name, text) == true
  }

  /// Sets several attributes, given by name.
  ///
  /// Returns the unknown names, and the names whose value is not accepted.
  package mutating func set(_ fields: [String: String]) -> [String] {
    fields.keys.sorted().filter { name in
      guard let text = fields[name] else { return false }
      return !setIfValid(name, text) && !text.isEmpty
    }
  }
}
