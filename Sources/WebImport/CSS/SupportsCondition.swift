/// An evaluator of `@supports` conditions for the browsers of the simulated phones.
///
/// The result is `unknown` if Safari and Chrome differ, or if the property is not in the lists of
/// this type.
///
/// Source: CSS Conditional Rules Module Level 4, section 2; MDN's browser compatibility data.
enum SupportsCondition {
  static func truth(of tokens: ArraySlice<CSSToken>) -> CSSTruth {
    CSSCondition { function, inner in
      switch function {
      case nil: declaration(inner)
      case "selector": selector(inner)
      case "font-format":
        CSSTruth(inner.contains { isOneOf($0, ["woff", "woff2", "opentype", "truetype"]) })
      case "font-tech":
        inner.contains { isOneOf($0, ["variations", "color-colrv0"]) } ? .yes : .unknown
      default: .unknown
      }
    }
    .truth(of: tokens)
  }

  private static func isOneOf(_ token: CSSToken, _ words: Set<String>) -> Bool {
    token.word.map(words.contains) == true
  }

  private static func selector(_ tokens: ArraySlice<CSSToken>) -> CSSTruth {
    var relations: [RelativeSelector] = []
    return SelectorParser.selectors(tokens, &relations) == nil ? .unknown : .yes
  }

  private static func declaration(_ tokens: ArraySlice<CSSToken>) -> CSSTruth {
    guard let property = tokens.first?.word, let colon = tokens.firstIndex(of: .delimiter(":"))
    else { return .unknown }
    if property.hasPrefix("--") { return .yes }
    if property.hasPrefix("-moz-") || property.hasPrefix("-ms-") || property.hasPrefix("-o-") {
      return .no
    }
    let value = tokens[(colon + 1)...].filter { $0 != .space }
    guard !value.isEmpty else { return .no }
    if property == "display" {
      let words = CSSDeclarations.words(value).joined(separator: " ")
      if words.hasPrefix("-ms-") || words.hasPrefix("-moz-") { return .no }
      return CSSDeclarations.displays[words] == nil ? .unknown : .yes
    }
    if value.contains(where: { isOneOf($0, unknownWords) }) { return .unknown }
    return supported.contains(property) ? .yes : .unknown
  }

  /// Values that only some browsers support.
  private static let unknownWords: Set<String> = [
    "masonry", "grid-lanes", "-apple-system-body", "paint", "stretch", "-webkit-fill-available",
    "-moz-available", "max-container", "auto-phrase",
  ]

  /// Properties that every current browser supports with all values.
  private static let supported: Set<String> = [
    "accent-color", "align-content", "align-items", "align-self", "all", "animation", "appearance",
    "-webkit-appearance", "aspect-ratio", "backdrop-filter", "-webkit-backdrop-filter",
    "backface-visibility", "background", "background-blend-mode", "background-clip",
    "-webkit-background-clip", "background-color", "background-image", "block-size", "border",
    "border-image", "border-radius", "bottom", "box-shadow", "box-sizing", "clip", "clip-path",
    "-webkit-clip-path", "color", "color-scheme", "column-count", "columns", "contain",
    "container", "container-type", "content", "content-visibility", "counter-increment",
    "counter-set", "display", "filter", "flex", "flex-basis", "flex-direction", "flex-wrap",
    "float", "font-feature-settings", "font-size", "font-variant-numeric",
    "font-variation-settings", "gap", "grid", "grid-area", "grid-gap", "grid-template",
    "grid-template-areas", "grid-template-columns", "grid-template-rows", "height", "hyphens",
    "inline-size", "inset", "inset-block", "inset-inline", "inset-inline-start", "isolation",
    "justify-content", "justify-items", "justify-self", "left", "line-clamp",
    "-webkit-line-clamp", "list-style", "list-style-type", "margin", "margin-block",
    "margin-inline", "margin-inline-start", "mask", "mask-image", "-webkit-mask",
    "-webkit-mask-image", "max-block-size", "max-height", "max-inline-size", "max-width",
    "min-block-size", "min-height", "min-inline-size", "min-width", "mix-blend-mode",
    "object-fit", "object-position", "offset-path", "opacity", "order", "outline",
    "outline-offset", "overflow", "overflow-wrap", "overscroll-behavior", "padding",
    "padding-block", "padding-bottom", "padding-inline", "padding-inline-start",
    "padding-left", "padding-right", "padding-top", "perspective", "place-content", "place-items",
    "pointer-events", "position", "position-anchor", "anchor-name", "resize", "right", "rotate",
    "row-gap", "scale", "scroll-behavior", "scroll-margin", "scroll-padding", "scroll-snap-align",
    "scroll-snap-type", "shape-outside", "tab-size", "text-align", "text-decoration",
    "text-decoration-thickness", "text-emphasis", "text-overflow", "text-shadow",
    "-webkit-text-fill-color", "-webkit-text-stroke", "text-transform", "text-underline-offset",
    "text-wrap", "top", "touch-action", "transform", "transform-style", "transition", "translate",
    "user-select", "-webkit-user-select", "vertical-align", "view-transition-name", "visibility",
    "white-space", "width", "will-change", "word-break", "writing-mode", "z-index",
  ]
}
