import AccessibilityTree
import Announcements

/// Modals that an app shows and hides on one screen, such as React Native's `Modal`.
extension Session {
  /// A screen before a modal is shown or hidden on it.
  struct CoveredScreen {
    /// The topmost modal that is shown.
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
  /// If the app itself moves focus into the modal, the node that the app chose is announced.
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
      layers.modals.append(ScreenLayers.Modal(node: modal, focus: before.focus))
    } else {
      restored = layers.removeModals(above: modal)
    }
    guard !isOpened || !focus.isGiven else { return true }
    position.leavingWords = before.leavingWords
    // On iOS focus does not return to what opened the modal.
    let back = platform == .android ? restored.flatMap { nodes.index(of: $0) } : nil
    let stop = back.flatMap { stopIndex(of: $0) } ?? walk.firstStop(inWindowTitled: nil)
    position.move(to: stop ?? ReaderFocus.nowhere)
    position.isMoved = true
    // On iOS the focus that the app gives is announced by itself.
    let first = platform == .iOS && focus.isGiven ? nil : arrivingStop
    let opening = ScreenOpening(isOpened ? .dialog : .replacing, title: nil, first: first)
    report(isOpened ? .opened(opening) : .closed(opening))
    return true
  }

  private var shownModal: SessionNode? {
    guard screen.origin == .reactNative else { return nil }
    return screen.reactNativeModal(for: platform == .iOS ? .voiceOver : .talkBack).map { nodes[$0] }
  }
}
