package import AccessibilityTree
import Announcements

/// Why a node or element is not a stop.
package enum SkipReason: Hashable {
  case hidden(Hidden.Reason)
  case elementsHidden, invisible, insideElement, notListed, outsideModal
  /// A modal dialog of a web page is open elsewhere.
  case outsideDialog
  /// A container without a stop of its own.
  case container
  /// Its text is part of another stop.
  case merged
  /// Inside a control whose name contains it.
  case insideControl
  /// An image without a text alternative.
  case unlabelledImage
  /// Has no words.
  case empty
  /// Its author says `accessible={false}`, or a React Native image has no `alt`.
  case notAccessible
  /// A decorative line.
  case decoration
  /// Belongs to the system, not to the app.
  case systemUI
  /// The marker of the first item, which is skipped when swiping into a list.
  case firstMarker
  /// A marker that is part of the text of its item.
  case stitchedMarker
  /// The text of a label that its check box or radio button has just announced.
  case labelOfControl
  /// Media controls that Safari draws, whose tree is closed to pages.
  case safariMediaControls

  /// The reason in words, and the rule that decided.
  var reason: SkippedNode.Reason {
    switch self {
    case .hidden(.presentationalChild):
      ("part of the control that contains it", StopRules.contentOfControl)
    case .hidden(.insideControl):
      ("shown only while its control is open", StopRules.contentOfControl)
    case .hidden(.hidden): ("hidden", StopRules.hiddenNode)
    case .hidden(let reason): ("hidden: \(reason.rawValue)", StopRules.hiddenNode)
    case .elementsHidden: ("hidden: accessibilityElementsHidden", StopRules.elementsHidden)
    case .invisible: ("not visible: hidden, transparent or without size", StopRules.invisibleView)
    case .insideElement: ("inside an element that is announced as a whole", StopRules.elementIsLeaf)
    case .notListed: ("not among the elements that its container lists", StopRules.explicitList)
    case .outsideModal: ("not reachable while a modal view is open", StopRules.modal)
    case .outsideDialog: ("not reachable while a modal dialog is open", StopRules.modalDialog)
    case .container: ("only a container", StopRules.container)
    case .merged: ("part of the text of another stop", StopRules.mergedText)
    case .insideControl: ("inside a control whose name contains it", StopRules.controlIsLeaf)
    case .unlabelledImage:
      ("an image without a label", StopRules.unlabelledImage)
    case .empty: ("nothing to say", StopRules.blankText)
    case .notAccessible:
      ("not an accessibility element", ReactNativeIOSRules.element)
    case .decoration: ("decoration", StopRules.decoration)
    case .systemUI: ("part of the system: status bar, keyboard or scroll bar", UIKitRules.systemUI)
    case .firstMarker:
      ("the first marker of a list is skipped when swiping into it", StopRules.firstMarker)
    case .stitchedMarker: ("announced with the text of its list item", StopRules.mergedText)
    case .labelOfControl: ("announced by its control already", StopRules.labelOfControl)
    case .safariMediaControls:
      ("Safari draws its controls, which are not part of the page", StopRules.safariMediaControls)
    }
  }
}
