internal import Simulator

extension PlatformAttributes {
  /// Sets every attribute of a file by its name; returns the names of those that nobody knows or
  /// that cannot be what they are said to be.
  mutating func set(_ fields: [String: String]) -> [String] {
    fields.keys.sorted().filter { name in
      guard let text = fields[name] else { return false }
      return (try? set(name, to: text)) == nil && !text.isEmpty
    }
  }
}
