package import Simulator

extension PlatformAttributes {
  /// Sets an attribute of a file by its name; false where nobody knows it, or it cannot be what it
  /// is said to be.
  package mutating func take(_ name: String, _ text: String) -> Bool {
    Self.table.row(name)?.read(&self, name, text) == true
  }

  /// Sets every attribute of a file by its name; returns the names of those that were not taken.
  package mutating func set(_ fields: [String: String]) -> [String] {
    fields.keys.sorted().filter { name in
      guard let text = fields[name] else { return false }
      return !take(name, text) && !text.isEmpty
    }
  }
}
