package import AccessibilityTree

extension PlatformAttributes {
  /// Sets an attribute by name, and returns whether the name is known and the value fits.
  package mutating func setIfValid(_ name: String, _ text: String) -> Bool {
    Self.table.row(name)?.read(&self, name, text) == true
  }

  /// Sets attributes by name, and returns the names of those that are unknown or do not fit.
  package mutating func set(_ fields: [String: String]) -> [String] {
    fields.keys.sorted().filter { name in
      guard let text = fields[name] else { return false }
      return !setIfValid(name, text) && !text.isEmpty
    }
  }
}
