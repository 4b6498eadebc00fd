internal import Simulator

/// What somebody does who tries a form: it is walked, sent off empty, filled in wrongly and as it wants to
/// be, and left by Tab from each field.
enum FormTrial {
  /// Gestures under a name.
  struct Script: Sendable {
    var name: String
    var gestures: [Gesture]
  }

  /// The trials of a screen; of one without fields the walks alone.
  static func scripts(for screen: Screen) -> [Script] {
    let walks = [
      Script(name: "walked", gestures: [.walk(.right)]),
      Script(name: "walked back", gestures: [.walk(.right), .walk(.left)]),
    ]
    let fields = Array(
      screen.preorder.map(\.index).filter { screen.takesInput($0) && !handle($0, screen).isEmpty }
        .prefix(FormTrial.most))
    guard !fields.isEmpty else { return walks }
    let send = sending(screen)
    return walks + [
      Script(name: "sent off empty", gestures: send + send),
      Script(
        name: "filled in wrongly", gestures: filling(fields, screen, SampleValue.wrong(for:)) + send
      ),
      Script(name: "filled in", gestures: filling(fields, screen, SampleValue.of) + send),
      Script(
        name: "left by Tab",
        gestures: fields.flatMap { [.touch(handle($0, screen)), .doubleTap, .key(.tab)] }),
    ]
  }

  /// How many fields are tried.
  private static let most = 40

  /// How a script names a node.
  private static func handle(_ node: Node.Index, _ screen: Screen) -> String {
    screen[node].id.map { "#\($0)" } ?? screen[node].name
  }

  /// The last button, pressed, and the time that people give an answer.
  private static func sending(_ screen: Screen) -> [Gesture] {
    let buttons = screen.preorder.map(\.index).filter {
      screen[$0].role == .button && !screen[$0].states.isDisabled
    }
    guard let last = buttons.last(where: { !handle($0, screen).isEmpty }) else { return [] }
    return [.touch(handle(last, screen)), .doubleTap, .wait(FormTrial.patience)]
  }

  /// Milliseconds that a person waits for an answer.
  private static let patience = 5_000

  /// Every field touched, typed into, and left by the key that leads on.
  private static func filling(
    _ fields: [Node.Index], _ screen: Screen, _ text: (Node) -> String
  ) -> [Gesture] {
    // A page is sent off by the return key; “done” closes its keyboard.
    let last = Gesture.returnKey(screen.origin == .web ? .return : .done)
    return fields.enumerated().flatMap { place, field -> [Gesture] in
      [
        .touch(handle(field, screen)), .doubleTap, .clear, .type(text(screen[field])),
        place == fields.count - 1 ? last : .returnKey(.next),
      ]
    }
  }
}
