/// A condition in which a reader reads a screen.
public enum ReadingCondition: String, Sendable, Hashable, CaseIterable {
  /// The screen as in the file, and the reader with the given settings.
  case asGiven = "as-given"
  /// The reader with hints turned off.
  case hintsOff = "hints-off"
  /// The screen with a sample value in every empty field.
  case filled
}
