import AccessibilityTree
import Announcements

/// The screens below the one that is shown.
struct ScreenLayers: Sendable {
  /// A screen below another, with the node that the reader was on.
  struct Layer: Sendable {
    let screen: Screen
    let nodes: SessionNodes
    let node: Node.Index?
    /// How the screen above it came up.
    let presentation: AppEffect.Presentation
  }

  private var layers: [Layer] = []

  /// How many screens lie below.
  var depth: Int { layers.count }

  /// The screen directly below.
  var top: Layer? { layers.last }

  /// Shows another screen above one, or in the place of all.
  mutating func cover(_ layer: Layer) {
    if layer.presentation == .replacing {
      layers = []
    } else {
      layers.append(layer)
    }
  }

  /// Takes away what was opened last; `nil` where nothing lies below.
  mutating func uncover() -> Layer? { layers.popLast() }
}
