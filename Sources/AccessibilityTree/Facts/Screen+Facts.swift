extension Screen {
  /// Every fact of a screen, in the order in which outlines print them.
  package static let facts: [Fact<Screen>] = [
    .text("title", \.title, "the title of the page, activity or scene"),
    .name("language", \.language, "BCP 47 tag of its text"),
    .choice("direction", \.direction, "which way text and layout run"),
    .choice("orientation", \.orientation, "how the device is held"),
    .origin,
    .choice("idiom", \.idiom, "what kind of device shows it"),
    .number(
      "units-per-point", \.statedUnitsPerPoint,
      "how many units of its bounds are a point or density-independent pixel"),
    .diagnostic,
    .ignored("children", .property),
  ]
}

extension Fact<Screen> {
  fileprivate static let origin = Fact(
    "origin", .property, "whose rules its nodes follow", takes: words(Screen.Origin.self),
    value: { .word($0.origin.rawValue) },
    read: { screen, value in
      let name = value.text == "reactNative" ? Screen.Origin.reactNative.rawValue : value.text
      guard let origin = name.flatMap(Screen.Origin.init(rawValue:)) else { return false }
      screen.origin = origin
      return true
    })

  /// The messages of the import diagnostics: `/loss: The style sheet could not be read`.
  ///
  /// Each message has a line of its own.
  ///
  /// An outline does not contain the locations of the diagnostics.
  fileprivate static let diagnostic = repeatable(
    "loss", "information that its file lacks",
    value: { $0.diagnostics.isEmpty ? nil : .texts($0.diagnostics.map(\.message)) },
    add: { $0.diagnostics.append(ImportDiagnostic($1.text ?? "")) })
}
