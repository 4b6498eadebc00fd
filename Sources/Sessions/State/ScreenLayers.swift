import AccessibilityTree
import Announcements

/// The screens below the current one.
struct ScreenLayers: Sendable {
  /// A covered screen, with the node that had reader focus.
  struct Layer: Sendable {
    let screen: Screen
    let nodes: SessionNodes
    let node: Node.Index?
    /// How the screen above this one is presented.
    let presentation: AppEffect.Presentation
  }

  private var layers: [Layer] = []

  var depth: Int { layers.count }

  var top: Layer? { layers.last }

  /// Covers a screen with another one; removes all layers if the new screen replaces them.
  mutating func push(_ layer: Layer) {
    if layer.presentation == .replacing {
      layers = []
    } else {
      layers.append(layer)
    }
  }

  /// Removes and returns the top layer, or returns `nil` if there is none.
  mutating func pop() -> Layer? { layers.popLast() }
}
