import AccessibilityTree
import Announcements

/// The screens below the current screen, and the modals on the current screen.
struct ScreenLayers: Sendable {
  /// A covered screen, with the node that had reader focus.
  struct Layer: Sendable {
    let screen: Screen
    let nodes: SessionNodes
    let node: Node.Index?
    /// How the screen above this layer is presented.
    let presentation: AppEffect.Presentation
    /// The window of the covered screen.
    let window: WindowHistory.Window
  }

  /// A modal on the current screen, with the node that had reader focus when it was shown.
  struct Modal: Sendable {
    let node: SessionNode
    let focus: SessionNode?
    /// Whether closing the modal moves focus back to the node that had focus before it opened.
    let restoresFocus: Bool
  }

  private var layers: [Layer] = []
  /// The modals on the current screen; the topmost modal comes last.
  var modals: [Modal] = []

  var depth: Int { layers.count }

  var top: Layer? { layers.last }

  /// Puts the current screen, as a layer, below a new screen.
  ///
  /// If the new screen replaces all other screens, removes all layers instead.
  mutating func push(_ layer: Layer) {
    if layer.presentation == .replacing {
      layers = []
    } else {
      layers.append(layer)
    }
  }

  func hasModal(_ node: SessionNode) -> Bool { modals.contains { $0.node == node } }

  /// Removes the modals above a modal, or all modals if `node` is `nil`.
  ///
  /// - Returns: The lowest of the removed modals.
  mutating func removeModals(above node: SessionNode?) -> Modal? {
    let first = modals.firstIndex { $0.node == node }.map { $0 + 1 } ?? 0
    guard first < modals.count else { return nil }
    defer { modals.removeSubrange(first...) }
    return modals[first]
  }

  /// Removes and returns the top layer, or returns `nil` if there is none.
  mutating func pop() -> Layer? { layers.popLast() }
}
