/// Former names of commands, options and values.
///
/// Error messages suggest the present name.
enum FormerNames {
  /// Returns the present name of a command, or `nil` if it was never renamed.
  static func command(_ name: String) -> String? { commands[name] }

  /// Returns the present name of an option, without its hyphens, or `nil` if it was never renamed.
  static func option(_ name: String) -> String? { options[name] }

  /// Returns the present name of a value of an option, or `nil` if it was never renamed.
  static func value(_ value: String, of option: Option) -> String? { values[option.name]?[value] }

  private static let commands = ["heard": "pronunciation"]
  private static let options = ["show": "view"]
  private static let values = [
    "view": ["survives": "coverage", "clauses": "guidelines", "handoff": "device-checklist"],
    "strict": ["not-told": "not-in-format"],
  ]
}
