internal import Simulator

/// A message about what is wrong with an entry, and how it belongs to its field.
struct FieldError {
  /// How a message belongs to its field.
  enum Route {
    /// The platform knows it as the field's error.
    case own
    /// It is the field's description or hint.
    case description
    /// It only stands beside the field.
    case beside
  }

  /// The field.
  var control: Control
  /// The message; empty where the field is marked as wrong and no words tell what is.
  var text: String
  /// How it belongs to the field.
  var route: Route
  /// The node that shows it, where one does.
  var shown: Node.Index?
  /// Whether it is sure to be a message about this field.
  var isCertain: Bool
  /// Whether the author marked the field as wrong.
  var isMarked: Bool
  /// The readers of the platform from whom it is heard at the field, by name.
  var tellers: [String] = []

  /// Whether it is heard at the field from one of the readers of the platform.
  func isTold(by heard: ScreenReading) -> Bool { tellers.contains(heard.name) }
}

/// Every field of a screen that something is wrong with.
struct FieldErrors {
  /// The errors in the order of their fields, one for each field.
  private(set) var errors: [FieldError] = []

  init(_ subject: AuditSubject) {
    let judge = ErrorJudge(subject)
    let beside = ErrorNeighbours(subject, judge).messages
    let references = References(subject)
    for control in subject.controls where control.kind.isEntry {
      let node = subject.screen[control.node]
      let neighbour = beside[control.node]
      let isMarked = node.isMarkedInvalid
      if let own = node.error, !own.isBlank {
        let target = references.node(named: "aria-errormessage", of: control.node)
        if !isMarked, target.map(subject.isUnseen) == true { continue }
        errors.append(
          FieldError(
            control: control, text: own, route: .own, shown: target ?? neighbour?.node,
            isCertain: true, isMarked: isMarked))
      } else if !isMarked, let told = unmarked(control.node, references, subject) {
        errors.append(
          FieldError(
            control: control, text: told.text, route: .beside, shown: told.node, isCertain: true,
            isMarked: false))
      } else if let described = described(node, judge, isMarked, neighbour) {
        let target = references.node(named: "aria-describedby", of: control.node)
        errors.append(
          FieldError(
            control: control, text: described.text, route: .description,
            shown: target ?? neighbour?.node, isCertain: described.isCertain, isMarked: isMarked))
      } else if let neighbour {
        errors.append(
          FieldError(
            control: control, text: neighbour.text, route: .beside, shown: neighbour.node,
            isCertain: neighbour.evidence == .shown || isMarked && neighbour.evidence != .none
              || neighbour.evidence == .naming
                && (subject.platform != .web
                  || node.holdsText && judge.areOfError(neighbour.words)),
            isMarked: isMarked))
      } else if isMarked {
        errors.append(
          FieldError(
            control: control, text: "", route: .own, shown: nil, isCertain: true, isMarked: true))
      }
    }
    let readers = subject.platformReadings()
    for (index, error) in errors.enumerated() where !error.text.isBlank {
      errors[index].tellers =
        readers.filter { $0.stop(speaking: error.control.node)?.tells(error.text) == true }
        .map(\.name)
    }
  }

  /// A message that is shown and has no effect, since its field is not marked as wrong.
  private func unmarked(
    _ node: Node.Index, _ references: References, _ subject: AuditSubject
  ) -> (text: String, node: Node.Index)? {
    guard let target = references.node(named: "aria-errormessage", of: node),
      !subject.isUnseen(target)
    else { return nil }
    let text = Wording.collapsingWhitespace(subject.screen.visibleText(of: target))
    return text.isBlank ? nil : (text, target)
  }

  /// A description that tells what is wrong: any of a field that is marked as wrong, else one that is
  /// worded so or repeats a message that is shown.
  private func described(
    _ node: Node, _ judge: ErrorJudge, _ isMarked: Bool, _ neighbour: ErrorNeighbours.Message?
  ) -> (text: String, isCertain: Bool)? {
    guard let hint = node.hint, !hint.text.isBlank, hint.origin != .title else { return nil }
    let words = Wording.words(of: hint.text)
    if let neighbour {
      if words.contains(phrase: neighbour.words) {
        return (neighbour.text, neighbour.evidence != .words || isMarked || node.holdsText)
      }
      if isMarked { return nil }
    }
    if isMarked { return (hint.text, true) }
    guard judge.mayBeOfError(words, holdsText: node.holdsText) else { return nil }
    return (hint.text, node.holdsText)
  }
}

/// What attributes of a page point at.
struct References {
  private let subject: AuditSubject
  private let elements: [String: [Int]]

  init(_ subject: AuditSubject) {
    self.subject = subject
    elements = subject.index?.identified ?? [:]
  }

  /// The first node that an attribute of another points at.
  func node(named attribute: String, of node: Node.Index) -> Node.Index? {
    guard let list = subject.attribute(attribute, of: node) else { return nil }
    for name in References.names(in: list) {
      if let element = elements[name]?.first { return subject.node(of: element) }
    }
    return nil
  }

  /// Identifiers in an attribute that the page does not have.
  func missing(in attribute: String, of element: Int) -> [String] {
    guard let list = subject.source?[element][attribute] else { return [] }
    return References.names(in: list).filter { elements[$0] == nil }
  }

  /// The identifiers in a list of them, which mostly is one.
  private static func names(in list: String) -> [String] {
    guard !list.isEmpty, list.utf8.allSatisfy({ (0x21..<0x80).contains($0) }) else {
      return list.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    return [list]
  }
}

extension Node {
  /// Whether the author says that what was entered is wrong.
  var isMarkedInvalid: Bool {
    if let invalid = states.invalid { return invalid != .none }
    return knownAndroid?.contentInvalid == true
      || knownReactNative?.details[.hasError] == "true"
  }

  /// Whether something was entered.
  var holdsText: Bool { value?.text?.isBlank == false }
}
