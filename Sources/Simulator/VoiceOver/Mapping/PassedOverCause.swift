/// Why a node or element is no stop.
enum PassedOverCause: Hashable {
  case hidden(Hidden.Reason)
  case elementsHidden, invisible, insideElement, notListed, outsideModal
  /// A modal dialog of a web page is open elsewhere.
  case outsideDialog
  /// Only holds others together.
  case container
  /// Its text is part of another stop.
  case merged
  /// Inside a control that speaks for it.
  case insideControl
  /// An image without a text alternative.
  case unlabelledImage
  /// Holds nothing to say.
  case empty
  /// Its author says `accessible={false}`, or a React Native image has no `alt`.
  case notAccessible
  /// A line that only eyes see.
  case decoration
  /// Belongs to the system, not to the app.
  case furniture
  /// The bullet or number of the first item, skipped when swiping into a list.
  case firstMarker

  /// The reason in words.
  var reason: String {
    switch self {
    case .hidden(let reason): "hidden: \(reason.rawValue)"
    case .elementsHidden: "hidden: accessibilityElementsHidden"
    case .invisible: "not visible: hidden, transparent or without size"
    case .insideElement: "inside an element that speaks for it"
    case .notListed: "not in the explicit list of its container"
    case .outsideModal: "out of reach beside a modal"
    case .outsideDialog: "out of reach while a modal dialog is open"
    case .container: "only holds others together"
    case .merged: "part of the text of another stop"
    case .insideControl: "inside a control whose name says it"
    case .unlabelledImage: "an image without a label is no accessibility element"
    case .empty: "nothing to say"
    case .notAccessible: "not accessible, so no accessibility element"
    case .decoration: "decoration"
    case .furniture: "the system's own: status bar, keyboard, scroll bar"
    case .firstMarker: "the first marker of a list is skipped when swiping into it"
    }
  }

  /// The rule that decided.
  var rule: Rule {
    switch self {
    case .hidden: StopRules.hiddenNode
    case .elementsHidden: StopRules.elementsHidden
    case .invisible: StopRules.invisibleView
    case .insideElement: StopRules.elementIsLeaf
    case .notListed: StopRules.explicitList
    case .outsideModal: StopRules.modal
    case .outsideDialog: StopRules.modalDialog
    case .container: StopRules.container
    case .merged: StopRules.mergedText
    case .insideControl: StopRules.controlIsLeaf
    case .unlabelledImage: StopRules.unlabelledImage
    case .empty: StopRules.blankText
    case .notAccessible: ReactNativeIOSRules.element
    case .decoration: StopRules.decoration
    case .furniture: UIKitRules.furniture
    case .firstMarker: StopRules.firstMarker
    }
  }
}
