extension Screen {
  /// Every fact an outline can tell about a screen, in the order in which they are printed.
  static let outlineFacts: [OutlineFact<Screen>] = [
    .text("title", \.title),
    .text("language", \.language),
    .choice("direction", \.direction, as: .property),
    .choice("orientation", \.orientation, as: .property),
    .origin,
    .choice("idiom", \.idiom, as: .property),
    .loss,
    .ignored("children", .property),
  ]
}

extension OutlineFact<Screen> {
  fileprivate static let origin = OutlineFact(
    "origin", .property,
    takes: Screen.Origin.allCases.map(\.rawValue).joined(separator: ", "),
    read: { screen, value in
      let name = value.text == "reactNative" ? Screen.Origin.reactNative.rawValue : value.text
      guard let origin = name.flatMap(Screen.Origin.init(rawValue:)) else { return false }
      screen.origin = origin
      return true
    },
    write: { [OutlineValue("origin", word: $0.origin.rawValue)] })

  /// `/loss: The style sheet could not be read`, a line for each; without its place in the file.
  fileprivate static let loss = OutlineFact(
    "loss", .property, takes: "any text",
    read: { screen, value in
      screen.losses.append(Loss(value.text ?? ""))
      return true
    },
    write: { $0.losses.map { OutlineValue("loss", text: $0.message) } }
  ).repeatable()
}
