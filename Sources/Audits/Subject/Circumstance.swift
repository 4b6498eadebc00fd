/// In what circumstances a screen is heard.
public enum Circumstance: String, Sendable, Hashable, CaseIterable {
  /// As the file has it, by a reader as on a new phone or as the user set it.
  case asGiven = "as-given"
  /// With hints turned off.
  case hintsOff = "hints-off"
  /// With a sample typed into every empty field.
  case filled
}
