/// Text put together from pieces: inline ones directly, others between spaces.
struct NameText: Sendable {
  private(set) var text = ""

  /// Whether there is nothing but white space.
  var isBlank: Bool { text.isBlank }

  /// Adds text that runs on.
  mutating func append(inline piece: String) { text += piece }

  /// Adds text that stands apart.
  mutating func append(block piece: String) {
    text += " "
    text += piece
    text += " "
  }
}
