internal import Simulator

/// The scripts that try a form.
///
/// They walk over the form, submit it empty, fill it in with invalid and valid values, and leave
/// each field by Tab.
enum FormTrial {
  /// A named sequence of gestures.
  struct Script: Sendable {
    var name: String
    var gestures: [Gesture]
  }

  /// Returns the scripts for a screen; a screen without fields only has the walks.
  static func scripts(for screen: Screen) -> [Script] {
    let walks = [
      Script(name: "walked", gestures: [.walk(.right)]),
      Script(name: "walked back", gestures: [.walk(.right), .walk(.left)]),
    ]
    let fields = Array(
      screen.preorder.map(\.index).filter { screen.acceptsText($0) && !handle($0, screen).isEmpty }
        .prefix(fieldLimit))
    guard !fields.isEmpty else { return walks }
    let send = submitting(screen)
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

  /// The maximum number of fields that are tried.
  private static let fieldLimit = 40

  /// Returns how a script refers to a node: by its id, or else by its name.
  private static func handle(_ node: Node.Index, _ screen: Screen) -> String {
    screen[node].id.map { "#\($0)" } ?? screen[node].name
  }

  /// Returns gestures that press the last button and wait for a response.
  private static func submitting(_ screen: Screen) -> [Gesture] {
    let buttons = screen.preorder.map(\.index).filter {
      screen[$0].role == .button && !screen[$0].states.isDisabled
    }
    guard let last = buttons.last(where: { !handle($0, screen).isEmpty }) else { return [] }
    return [.touch(handle(last, screen)), .doubleTap, .wait(responseTime)]
  }

  /// The milliseconds that a person waits for a response.
  private static let responseTime = 5_000

  /// Returns gestures that touch every field, type into it and leave it by the return key.
  private static func filling(
    _ fields: [Node.Index], _ screen: Screen, _ text: (Node) -> String
  ) -> [Gesture] {
    // The return key submits a page; “done” only closes its keyboard.
    let last = Gesture.returnKey(screen.origin == .web ? .return : .done)
    return fields.enumerated().flatMap { index, field -> [Gesture] in
      [
        .touch(handle(field, screen)), .doubleTap, .clear, .type(text(screen[field])),
        index == fields.count - 1 ? last : .returnKey(.next),
      ]
    }
  }
}
