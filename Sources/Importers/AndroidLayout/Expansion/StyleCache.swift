/// The values of styles as attributes, made once for each style.
struct StyleCache: Sendable {
  /// The most values that styles may add to the views of one layout.
  static let maximumValues = 200_000

  /// A style with all it inherits.
  struct Style: Sendable {
    var attributes: [LayoutAttribute]
    var names: [String]
  }

  /// Styles by name.
  var styles: [String: Style] = [:]
  /// How many values were added to views so far.
  var values = 0
}
