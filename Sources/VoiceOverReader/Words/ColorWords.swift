import AccessibilityTree

/// Names of the colours that everybody calls the same.
///
/// Safari tells a colour by name. Of the others nobody has recorded what they are called, so they
/// keep the notation of the page.
/// Source: a11ysupport.io, input-color.json, for red.
public struct ColorWords: Sendable, Hashable {
  var black, white, gray, red, green, blue, yellow, cyan, magenta: Phrase

  /// The name of a colour in the notation of a page, such as `#ff0000`.
  func name(of notation: String) -> Phrase? {
    switch notation.lowercased() {
    case "#000000": black
    case "#ffffff": white
    case "#808080": gray
    case "#ff0000": red
    case "#00ff00": green
    case "#0000ff": blue
    case "#ffff00": yellow
    case "#00ffff": cyan
    case "#ff00ff": magenta
    default: nil
    }
  }
}
