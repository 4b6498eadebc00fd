/// The names of SVG elements, which are case-sensitive even in HTML pages.
///
/// Source: HTML Standard, 13.2.6.5, “adjust SVG tag names”.
enum SVGNames {
  private static let spellings: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "altGlyph", "altGlyphDef", "altGlyphItem", "animateColor", "animateMotion",
      "animateTransform", "clipPath", "feBlend", "feColorMatrix", "feComponentTransfer",
      "feComposite", "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap",
      "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR",
      "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset",
      "fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence",
      "foreignObject", "glyphRef", "linearGradient", "radialGradient", "textPath",
    ].map { ($0.lowercased(), $0) })

  /// Returns a name in the spelling of browsers.
  static func spelled(_ name: String) -> String { spellings[name.lowercased()] ?? name }

  /// Whether the content of an SVG element is HTML.
  static func leavesPicture(_ name: String) -> Bool {
    ["foreignobject", "desc", "title"].contains(name.lowercased())
  }
}
