package import AccessibilityTree
import Announcements

/// The reason why a node or element is not a stop.
package enum SkipReason: Hashable {
  case hidden(Hidden.Reason)
  case elementsHidden, invisible, insideElement, notListed, outsideModal
  /// The node is outside a modal dialog that is open on the web page.
  case outsideDialog
  /// The node is a container and not a stop itself.
  case container
  /// The node's text is part of another stop.
  case merged
  /// The node is inside a control whose name contains the node's text.
  case insideControl
  /// The node is an image without a text alternative.
  case unlabelledImage
  /// The node has no words.
  case empty
  /// The node has `accessible={false}`, or is a React Native image without `alt`.
  case notAccessible
  /// The node is a decorative line.
  case decoration
  /// The node belongs to the system and not to the app.
  case systemUI
  /// The node is the marker of the first item of a list, which a swipe into the list skips.
  case firstMarker
  /// The node is a marker that is part of the text of its list item.
  case stitchedMarker
  /// The node is the text of a label that its check box or radio button has just announced.
  case labelOfControl
  /// A text field owns the node (`aria-owns`), and VoiceOver does not visit the content of fields.
  case ownedByField
  /// The node has media controls, which Safari draws in a separate tree outside the page.
  case safariMediaControls

  /// The reason in words, and the rule that makes VoiceOver skip the node.
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
    case .ownedByField:
      ("owned by a text field (aria-owns), whose content is not reached", StopRules.ownedByField)
    case .safariMediaControls:
      ("Safari draws its controls, which are not part of the page", StopRules.safariMediaControls)
    }
  }
}
