internal import AccessibilityTree
internal import ImportSupport

extension LayoutExpander {
  /// Returns the value of an attribute, with references resolved.
  mutating func value(of attribute: LayoutAttribute) -> LayoutValue {
    if let expression = BindingExpression(attribute.raw) {
      return value(of: expression, in: attribute)
    }
    return value(attribute.raw, in: attribute)
  }

  private mutating func value(
    of expression: BindingExpression, in attribute: LayoutAttribute
  ) -> LayoutValue {
    switch expression {
    case .value(let raw): return value(raw, in: attribute)
    case .literal(let text): return .text(text, links: [])
    case .resource(let name) where name.kind != "plurals": return value(of: name, in: attribute)
    case .resource, .computed:
      // The effect of a click handler is never known, but readers need to know that there is a
      // handler.
      let isHandler = attribute.name.hasPrefix("on")
      if attribute.isText || attribute.space == .android && !isHandler {
        diagnostics.record(
          .binding, "\(attribute.source)=\"\(attribute.raw)\"", at: attribute.position)
      }
      return .binding(attribute.raw)
    }
  }

  private mutating func value(_ raw: String, in attribute: LayoutAttribute) -> LayoutValue {
    switch raw.first {
    case "@":
      let reference = raw.trimmedText
      if reference == "@null" { return .null }
      if reference == "@empty" { return .text("", links: []) }
      if let name = ResourceName(reference: reference) { return value(of: name, in: attribute) }
    case "?":
      if let name = ResourceName.themeValue(raw.trimmedText) {
        if attribute.isText { diagnostics.record(.themeText, raw, at: attribute.position) }
        return .theme(name)
      }
    default: break
    }
    return literal(raw, in: attribute)
  }

  private mutating func literal(_ raw: String, in attribute: LayoutAttribute) -> LayoutValue {
    guard raw.utf8.contains(UInt8(ascii: "\\")) else { return .text(raw, links: []) }
    let escapes = AndroidEscapes.decoded(raw)
    if let unknown = escapes.unknown, attribute.isText {
      diagnostics.record(.unknownEscape, String(unknown), at: attribute.position)
    }
    return .text(escapes.text, links: [])
  }

  private mutating func value(
    of name: ResourceName, in attribute: LayoutAttribute
  ) -> LayoutValue {
    switch name.kind {
    case "string", "bool", "integer", "dimen", "fraction": return text(name, in: attribute)
    case "sample" where name.package == "tools":
      return attribute.isText
        ? .text(DesignTime.sample(name.name), links: []) : .reference(name)
    case "menu": readMenu(name)
    case "array" where !attribute.isText: readArray(name, for: attribute)
    case "plurals", "array":
      if attribute.isText {
        diagnostics.record(.notSingleText, attribute.raw, at: attribute.position)
      }
    default: break
    }
    return .reference(name)
  }

  private mutating func text(_ name: ResourceName, in attribute: LayoutAttribute) -> LayoutValue {
    switch resources.text(name) {
    case .text(let text):
      report(text, name, in: attribute)
      return .text(text.text, links: text.links)
    case .cycle: diagnostics.record(.resourceCycle, name.reference, at: attribute.position)
    case .missing: reportMissing(name, in: attribute)
    }
    return .reference(name)
  }

  private mutating func reportMissing(_ name: ResourceName, in attribute: LayoutAttribute) {
    let affectsOrder = attribute.space != .tools || options.usesDesignTime
    switch name.kind {
    case "string":
      // The default value of a preference can be its summary.
      guard attribute.isText || attribute.name == "defaultValue", affectsOrder else { return }
      diagnostics.record(.textNotFound, name.reference, at: attribute.position)
    case "dimen", "fraction":
      diagnostics.record(.sizeNotFound, name.reference, at: attribute.position)
    default: diagnostics.record(.valueNotFound, name.reference, at: attribute.position)
    }
  }

  /// Reports placeholders, markup and unknown escapes in a text.
  private mutating func report(
    _ text: ResourceText, _ name: ResourceName, in attribute: LayoutAttribute
  ) {
    isTranslated = isTranslated || text.isTranslated
    guard attribute.isText else { return }
    let position = attribute.position
    if text.hasArguments { diagnostics.record(.argument, text.text, at: position) }
    if text.hasMarkup { diagnostics.record(.literalMarkup, text.text, at: position) }
    if let unknown = text.unknownEscape {
      diagnostics.record(.unknownEscape, String(unknown), at: position)
    }
    if name.isAndroid, let language = resources.device.language?.language, language != "en" {
      diagnostics.record(.englishOnly, name.reference, at: position)
    }
  }
}
