internal import Simulator

/// A field with an invalid entry, and its error message.
struct FieldError {
  /// The connection of a message with its field in the file.
  enum Route {
    /// The message is declared as the field's error.
    case own
    /// The message is the field's description or hint.
    case description
    /// The message is only beside the field.
    case beside
  }

  /// The field with the invalid entry.
  var control: Control
  /// The message; empty if the field is marked as invalid and has no message.
  var text: String
  /// How the file connects the message with the field.
  var route: Route
  /// The node that shows the message, or `nil` if this node is unknown.
  var shown: Node.Index?
  /// Whether the text is certainly an error message about this field.
  var isCertain: Bool
  /// Whether the author marked the field as invalid.
  var isMarked: Bool
  /// The names of the readers that announce the message at the field.
  var announcers: [String] = []

  /// Whether a reader announces the message at the field.
  func isAnnounced(by reading: ScreenReading) -> Bool { announcers.contains(reading.name) }
}

/// The errors of all fields of a screen.
struct FieldErrors {
  /// The errors in the order of their fields, at most one for each field.
  private(set) var errors: [FieldError] = []

  init(_ subject: AuditSubject) {
    let classifier = ErrorClassifier(subject)
    let beside = ErrorNeighbours(subject, classifier).messages
    let references = References(subject)
    // The style sheets of a whole page show that people see the messages on it.
    let isComplete = subject.source?.isWholeDocument == true && !subject.lacksStyleSheets
    for control in subject.controls where control.kind.isEntry {
      let node = subject.screen[control.node]
      let neighbour = beside[control.node]
      let isMarked = node.isMarkedInvalid
      if let own = node.error, !own.isBlank,
        neighbour == nil || !isStandard(own, subject)
      {
        let target = references.node(named: "aria-errormessage", of: control.node)
        if !isMarked, target.map(subject.isUnseen) == true { continue }
        errors.append(
          FieldError(
            control: control, text: own, route: .own, shown: target ?? neighbour?.node,
            isCertain: true, isMarked: isMarked))
      } else if !isMarked, let unmarked = unmarked(control.node, references, subject) {
        errors.append(
          FieldError(
            control: control, text: unmarked.text, route: .beside, shown: unmarked.node,
            isCertain: true, isMarked: false))
      } else if let described = described(
        node, subject.hintWords(of: control.node), classifier, isMarked, neighbour)
      {
        let target = references.node(named: "aria-describedby", of: control.node)
        errors.append(
          FieldError(
            control: control, text: described.text, route: .description,
            shown: target ?? neighbour?.node, isCertain: described.isCertain, isMarked: isMarked))
      } else if let neighbour {
        let isClear = classifier.isCertain(
          neighbour.words, neighbour.evidence, beside: node, isComplete: isComplete)
        errors.append(
          FieldError(
            control: control, text: neighbour.text, route: .beside, shown: neighbour.node,
            isCertain: isClear || isMarked && neighbour.evidence != .none, isMarked: isMarked))
      } else if isMarked {
        errors.append(
          FieldError(
            control: control, text: "", route: .own, shown: nil, isCertain: true, isMarked: true))
      }
    }
    let readers = subject.platformReadings()
    for (index, error) in errors.enumerated() where !error.text.isBlank {
      errors[index].announcers =
        readers.filter { $0.stop(speaking: error.control.node)?.announces(error.text) == true }
        .map(\.name)
    }
  }

  /// Whether an error is the text that Compose sets for a field with `isError`.
  ///
  /// Such a text does not say what is wrong. Source: material3, TextFieldImpl.kt.
  private func isStandard(_ error: String, _ subject: AuditSubject) -> Bool {
    subject.screen.origin == .androidNodes && error == "Invalid input"
  }

  /// Returns the visible message to which `aria-errormessage` of a field refers.
  ///
  /// This method is for fields that are not marked as invalid. Browsers ignore the attribute of
  /// such fields.
  private func unmarked(
    _ node: Node.Index, _ references: References, _ subject: AuditSubject
  ) -> (text: String, node: Node.Index)? {
    guard let target = references.node(named: "aria-errormessage", of: node),
      !subject.isUnseen(target)
    else { return nil }
    let text = Wording.collapsingWhitespace(subject.screen.visibleText(of: target))
    return text.isBlank ? nil : (text, target)
  }

  /// Returns the description of a field if it is an error message, or `nil` if it is not.
  ///
  /// The description is an error message if it reports an error or repeats a visible message, or if
  /// the field is marked as invalid.
  ///
  /// - Parameter words: The words of the description.
  private func described(
    _ node: Node, _ words: [String], _ classifier: ErrorClassifier, _ isMarked: Bool,
    _ neighbour: ErrorNeighbours.Message?
  ) -> (text: String, isCertain: Bool)? {
    guard let hint = node.hint, !hint.text.isBlank, hint.origin != .title else { return nil }
    if let neighbour {
      if words.contains(phrase: neighbour.words) {
        let isClear =
          neighbour.evidence == .naming
          || classifier.isCertain(
            neighbour.words, neighbour.evidence, beside: node, isComplete: true)
        return (neighbour.text, isClear || isMarked || node.holdsText)
      }
      // The message can begin with the name of an icon: “Error, Enter a full address”.
      if neighbour.words.count > 2, classifier.isErrorMessage([neighbour.words[0]]),
        words.contains(phrase: Array(neighbour.words.dropFirst()))
      {
        return (hint.text, neighbour.evidence != .words || isMarked || node.holdsText)
      }
      if isMarked { return nil }
    }
    if isMarked { return (hint.text, true) }
    guard classifier.mayBeErrorMessage(words, holdsText: node.holdsText) else { return nil }
    return (hint.text, node.holdsText)
  }
}

/// A search for the elements to which attributes of a page refer by identifier.
struct References {
  private let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  /// Returns the node of the first existing element among the references in an attribute.
  func node(named attribute: String, of node: Node.Index) -> Node.Index? {
    guard let list = subject.attribute(attribute, of: node) else { return nil }
    let own = subject.element(of: node) ?? 0
    for name in References.names(in: list) {
      if let element = target(named: name, of: own) { return subject.node(of: element) }
    }
    return nil
  }

  /// Returns those identifiers in an attribute for which the page has no element.
  func missing(in attribute: String, of element: Int) -> [String] {
    guard let list = subject.source?[element][attribute] else { return [] }
    return References.names(in: list).filter { target(named: $0, of: element) == nil }
  }

  /// Returns the first element with an identifier in the same shadow tree as another element.
  ///
  /// Elements outside shadow trees can refer only to each other.
  private func target(named name: String, of element: Int) -> Int? {
    subject.index.flatMap { $0.element(withId: name, in: $0.shadowRoot(of: element)) }
  }

  /// Returns the identifiers in a list that is separated by white space.
  ///
  /// Most lists have only one identifier.
  private static func names(in list: String) -> [String] {
    guard !list.isEmpty, list.utf8.allSatisfy({ (0x21..<0x80).contains($0) }) else {
      return list.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    return [list]
  }
}

extension Node {
  /// Whether the author marked the value as invalid.
  var isMarkedInvalid: Bool {
    if let invalid = states.invalid { return invalid != .none }
    return knownAndroid?.contentInvalid == true
      || knownReactNative?.details[.hasError] == "true"
  }

  /// Whether a value was entered.
  var holdsText: Bool { value?.text?.isBlank == false }
}
