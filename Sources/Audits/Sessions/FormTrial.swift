internal import Simulator

/// An interaction of an audit with a form.
///
/// The raw value names the trial in findings. The order of the cases is the order of the results.
enum FormTrial: String, CaseIterable, Sendable {
  case walked = "swiped through"
  case empty = "submitted empty"
  case wrong = "filled in with invalid values"
  case right = "filled in"
  case left = "left by Tab"
  case opened
  case switched

  /// All trials, in the order in which they are performed, because there may not be time for all.
  ///
  /// Trials that find more defects come first. Trials that send the form come before other trials.
  static let byImportance: [FormTrial] = [
    .empty, .wrong, .right, .opened, .switched, .left, .walked,
  ]

  /// Whether the trial submits the form.
  var sends: Bool {
    switch self {
    case .empty, .wrong, .right: true
    case .walked, .left, .opened, .switched: false
    }
  }

  /// Whether a screen has the fields or controls that the trial needs.
  func applies(to screen: Screen) -> Bool {
    switch self {
    case .walked: true
    case .opened: !screen.openers.isEmpty
    case .switched: !screen.toggles.isEmpty
    case .empty, .wrong, .right, .left: !screen.fieldsToFill.isEmpty
    }
  }

  func perform(in session: inout TrialSession) {
    switch self {
    case .walked:
      session.perform(.walk(.right))
      session.perform(.walk(.left))
    case .empty:
      session.send()
      session.send()
    case .wrong:
      session.fill(SampleValue.wrong(for:))
      session.send()
    case .right:
      session.fill(SampleValue.of)
      session.send()
    case .left: session.leaveFields()
    case .opened: session.openAll()
    case .switched: session.switchAll()
    }
  }
}

extension Screen {
  /// The fields that a trial fills in.
  fileprivate var fieldsToFill: [Node.Index] {
    preorder.map(\.index).filter { acceptsText($0) && isReachable($0) }
  }

  /// Whether the node has an identifier, a name or a placeholder.
  ///
  /// A node without all three is decoration of a component.
  fileprivate func isReachable(_ node: Node.Index) -> Bool {
    self[node].id != nil || !self[node].name.isEmpty || self[node].placeholder?.isBlank == false
  }
}

extension TrialSession {
  /// The maximum number of fields that a trial fills in or leaves.
  private static let fieldLimit = 40

  /// The milliseconds that a person waits for a response.
  private static let responseTime = 5_000

  /// The number of characters of a text that are typed key by key.
  ///
  /// The rest of the text is pasted.
  private static let typedCharacters = 3

  /// Presses the button that sends the form, and waits for a response.
  fileprivate mutating func send() {
    guard let button = sender.flatMap({ scene[$0] == nil ? nil : $0 }) ?? lastButton else { return }
    sender = button
    touch(button)
    perform(.doubleTap)
    perform(.wait(TrialSession.responseTime))
  }

  /// The last button on the screen.
  ///
  /// Buttons outside headers, navigation, asides and footers are preferred.
  private var lastButton: SessionNode? {
    let screen = scene.screen
    let buttons = screen.preorder.map(\.index).filter {
      screen[$0].role == .button && !screen[$0].states.isDisabled && screen[$0].hidden == nil
        && screen.isReachable($0)
    }
    let own = buttons.last { button in
      !screen.ancestors(of: button).contains {
        TrialSession.landmarksBesideForms.contains(screen[$0].role)
      }
    }
    return (own ?? buttons.last).map { scene.node(at: $0) }
  }

  /// The landmarks beside a form: headers, navigation, asides and footers.
  private static let landmarksBesideForms: Set<Role> = [
    .banner, .navigation, .complementary, .contentInfo,
  ]

  /// Types into every field, and leaves each field by the return key.
  fileprivate mutating func fill(_ text: (Node) -> String) {
    let fields = fields
    for (number, field) in fields.enumerated() {
      guard let node = scene[field], enter(field) else { continue }
      perform(.clear)
      let value = text(node)
      perform(.type(String(value.prefix(TrialSession.typedCharacters))))
      let rest = value.dropFirst(TrialSession.typedCharacters)
      if !rest.isEmpty { perform(.paste(String(rest))) }
      // On a page, the return key submits the form, and the Done key only closes the keyboard.
      let last = Gesture.returnKey(scene.screen.origin == .web ? .return : .done)
      perform(number == fields.count - 1 ? last : .returnKey(.next))
    }
  }

  fileprivate mutating func leaveFields() {
    for field in fields where scene[field] != nil {
      guard enter(field) else { continue }
      perform(.key(.tab))
    }
  }

  private var fields: [SessionNode] {
    scene.screen.fieldsToFill.prefix(TrialSession.fieldLimit).map { scene.node(at: $0) }
  }

  /// Gives a field input focus, unless it already has input focus after a key in the previous
  /// field.
  ///
  /// - Returns: Whether a person can reach the field. On a page, the reader may stop only at an
  ///   element around the field, which does something else.
  private mutating func enter(_ field: SessionNode) -> Bool {
    guard scene.inputFocus != field else { return true }
    touch(field)
    guard scene.screen.origin != .web || scene.focus == field || scene[field] == nil else {
      return false
    }
    perform(.doubleTap)
    return true
  }
}
