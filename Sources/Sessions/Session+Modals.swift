import AccessibilityTree
import Announcements

/// Moves of focus when an app shows or hides a modal without opening another screen.
///
/// Examples are React Native's `Modal` and the sheets of SwiftUI.
extension Session {
  /// The modal and the reader focus of a screen, remembered before the app shows or hides a modal.
  struct CoveredScreen {
    /// The topmost modal that is shown, or `nil` if none is shown.
    let modal: SessionNode?
    /// The node with reader focus.
    let focus: SessionNode?
    /// The words for leaving the containers around the focused node, such as “out of list”.
    let leavingWords: [Part]
  }

  var coveredScreen: CoveredScreen {
    CoveredScreen(
      modal: shownModal, focus: node.map { nodes[$0] }, leavingWords: wordsLeavingWindow)
  }

  /// Moves focus into a modal that was shown, or back to the previous node if a modal was hidden.
  ///
  /// If the app itself moves focus into the modal, the app's choice is kept.
  ///
  /// Source: React Native, Modal.js: a dialog without a title on Android, a presented view
  /// controller on iOS.
  ///
  /// - Returns: Whether a modal was shown or hidden.
  mutating func followModal(
    from before: CoveredScreen, _ focus: RunningScreen.Focus
  ) -> Bool {
    let modal = shownModal
    guard modal != before.modal else { return false }
    let isOpened = modal.map { !layers.hasModal($0) } ?? false
    var restored: SessionNode?
    if let modal, isOpened {
      layers.modals.append(
        ScreenLayers.Modal(
          node: modal, focus: before.focus, restoresFocus: restoresFocus(modal)))
    } else {
      let lowest = layers.removeModals(above: modal)
      restored = lowest?.restoresFocus == true ? lowest?.focus : nil
    }
    guard !isOpened || !focus.isGiven else { return true }
    position.leavingWords = before.leavingWords
    let back = restored.flatMap { nodes.index(of: $0) }
    let stop = back.flatMap { stopIndex(of: $0) } ?? walk.firstStop(inWindowTitled: nil)
    position.move(to: stop ?? ReaderFocus.nowhere)
    position.isMoved = true
    // If the app moves focus on iOS, the focused node is reported later, separately from the opened
    // modal.
    let first = platform == .iOS && focus.isGiven ? nil : arrivingStop
    var opening = ScreenOpening(isOpened ? .dialog : .replacing, title: nil, first: first)
    if isOpened, let texts = alertTexts(modal) {
      (opening.presentation, opening.title) = (.alert, texts.first)
      opening.message = texts.dropFirst().first
    }
    report(isOpened ? .opened(opening) : .closed(opening))
    return true
  }

  /// Whether focus returns to the node that had focus before the modal opened when the modal
  /// closes.
  ///
  /// Source: React Native restores focus on Android, and does not on iOS. UIKit restores focus
  /// after an alert or a menu. Source: CVS Health, iOS SwiftUI Accessibility Techniques: after a
  /// sheet, focus does not return by itself.
  private func restoresFocus(_ modal: SessionNode) -> Bool {
    guard platform == .iOS else { return true }
    guard screen.origin == .ios, let node = nodes.index(of: modal) else { return false }
    return screen[node].role == .alertDialog || screen[node].ios.className == "contextMenu"
  }

  /// Returns the title and the message of an alert of UIKit, or `nil` for other modals.
  ///
  /// An alert of SwiftUI is such an alert, but its dialogs that ask for a choice are not.
  private func alertTexts(_ modal: SessionNode?) -> [String]? {
    guard platform == .iOS, screen.origin == .ios,
      let node = modal.flatMap({ nodes.index(of: $0) }), screen[node].role == .alertDialog,
      screen[node].ios.className == "alert"
    else { return nil }
    let texts = screen.children(of: node).map { screen[$0] }.prefix { $0.role == .text }
    return texts.isEmpty ? nil : texts.map(\.name)
  }

  private var shownModal: SessionNode? {
    switch screen.origin {
    case .reactNative:
      screen.reactNativeModal(for: platform == .iOS ? .voiceOver : .talkBack).map { nodes[$0] }
    case .ios:
      screen.preorder.lazy.map(\.index).last {
        screen[$0].states.isModal && screen[$0].hidden == nil
      }.map { nodes[$0] }
    default: nil
    }
  }
}
