internal import ImportSupport

/// The values of media features on a phone with default settings.
struct MediaEnvironment: Sendable {
  var viewport = Viewport.phone

  /// The layout width, in CSS pixels, of a page without a viewport element on a phone.
  private static let desktopWidth = 980.0

  /// Creates the environment of a page on a screen.
  ///
  /// Safari and Chrome lay out a page without `<meta name="viewport">` as wide as on a desktop, and
  /// shrink the result.
  ///
  /// Assumed: a fragment of a page belongs to a page with a viewport element.
  ///
  /// Source: CSS Viewport Module Level 1, section 3 “Viewport meta element”.
  init(_ dom: DOM, on screen: Viewport) {
    viewport = screen
    let meta = dom.items.indices.reversed().lazy.map { DOM.ID($0) }.first {
      dom.htmlTag($0) == .meta && dom.keyword(.name, of: $0) == "viewport"
    }
    guard let meta else {
      if dom.root >= 0, !dom[dom.root].isImplied { resize(to: Self.desktopWidth) }
      return
    }
    let content = dom.attribute(.content, of: meta)?.asciiLowercased ?? ""
    var values: [Substring: Substring] = [:]
    for part in content.split(whereSeparator: { ",; ".contains($0) }) {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { values[pair[0]] = pair[1] }
    }
    if let width = values["width"].flatMap({ Double($0) }), width > 0 {
      resize(to: width)
    } else if values["width"] == nil, values["initial-scale"] == nil {
      resize(to: Self.desktopWidth)
    }
  }

  private mutating func resize(to width: Double) {
    viewport = Viewport(width: width, height: (viewport.height * width / viewport.width).rounded())
  }

  /// The values of media features that match on a phone, by the name of the feature.
  static let features: [String: Set<String>] = [
    "hover": ["none"], "any-hover": ["none"], "pointer": ["coarse"], "any-pointer": ["coarse"],
    "update": ["fast"], "scripting": ["enabled"], "overflow-block": ["scroll"],
    "overflow-inline": ["scroll"], "color-gamut": ["srgb", "p3"], "display-mode": ["browser"],
    "dynamic-range": ["standard", "high"], "video-dynamic-range": ["standard", "high"],
    "prefers-color-scheme": ["light"], "prefers-reduced-motion": ["no-preference"],
    "prefers-reduced-transparency": ["no-preference"], "prefers-contrast": ["no-preference"],
    "prefers-reduced-data": ["no-preference"], "forced-colors": ["none"],
    "inverted-colors": ["none"], "environment-blending": ["opaque"], "scan": [],
    "nav-controls": ["back"], "horizontal-viewport-segments": ["1"],
    "vertical-viewport-segments": ["1"],
  ]

  /// Returns the value of a numeric feature.
  func number(_ feature: String) -> Double? {
    switch feature {
    case "width", "device-width": viewport.width
    case "height", "device-height": viewport.height
    case "aspect-ratio", "device-aspect-ratio": viewport.width / viewport.height
    case "resolution", "-webkit-device-pixel-ratio": 3
    case "color": 8
    case "color-index", "monochrome", "grid": 0
    case "-webkit-transform-3d", "transform-3d": 1
    default: nil
    }
  }
}
