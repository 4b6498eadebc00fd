/// A condition in which a reader reads a screen.
public enum ReadingCondition: String, Sendable, Hashable, CaseIterable {
  /// The screen as the file has it, and the reader with the settings it was given.
  case asGiven = "as-given"
  /// The reader with hints turned off.
  case hintsOff = "hints-off"
  /// The screen with a sample typed into every empty field.
  case filled
}
