internal import AccessibilityTree
internal import Encoding
internal import ImportSupport

extension LayoutExpander {
  /// Returns the attributes of an element with their values.
  ///
  /// If two attributes have the same name, the first attribute applies.
  mutating func attributes(
    of element: XMLDocument.Element, at position: Node.Position
  ) -> [LayoutAttribute] {
    var attributes: [LayoutAttribute] = []
    attributes.reserveCapacity(element.attributes.count)
    var known = Set<AttributeKey>(minimumCapacity: element.attributes.count)
    for source in element.attributes {
      let key = key(of: source, at: position)
      guard known.insert(key).inserted else { continue }
      attributes.append(attribute(key, source.value, at: position))
    }
    return attributes
  }

  struct AttributeKey: Hashable {
    var space: LayoutAttribute.Space
    var name: String
  }

  private mutating func key(
    of attribute: XMLDocument.Attribute, at position: Node.Position
  ) -> AttributeKey {
    let name = attribute.name
    if let space = LayoutExpander.space(of: name) {
      return AttributeKey(space: space, name: name.local)
    }
    if let dot = name.local.firstIndex(of: "."),
      let space = LayoutExpander.prefixes[String(name.local[..<dot])]
    {
      diagnostics.record(.dottedPrefix, name.local, at: position)
      return AttributeKey(space: space, name: String(name.local[name.local.index(after: dot)...]))
    }
    return AttributeKey(space: .none, name: name.local)
  }

  private static let prefixes: [String: LayoutAttribute.Space] = [
    "android": .android, "app": .app, "tools": .tools,
  ]

  private static func space(of name: XMLDocument.Name) -> LayoutAttribute.Space? {
    switch name.namespace {
    case "http://schemas.android.com/apk/res/android": .android
    case "http://schemas.android.com/tools": .tools
    case .some: .app
    case nil: name.prefix.isEmpty ? nil : prefixes[name.prefix] ?? .app
    }
  }

  private mutating func attribute(
    _ key: AttributeKey, _ raw: String, at position: Node.Position
  ) -> LayoutAttribute {
    var attribute = LayoutAttribute(
      space: key.space, name: key.name, raw: raw, value: .null, position: position)
    attribute.isText = TextAttributes.isText(key.space, key.name, raw: raw)
    if key.space == .none, attribute.isText, layout.kind == .layout {
      diagnostics.record(.missingPrefix, key.name, at: position)
    }
    attribute.value = value(of: attribute)
    return attribute
  }

  /// Applies the values of `tools:` attributes if the user requests this.
  ///
  /// Replaced texts are recorded as unused.
  mutating func applyDesignTime(to view: inout LayoutView) {
    guard options.usesDesignTime else { return }
    let before = view.attributes
    DesignTime.apply(to: &view.attributes)
    guard view.attributes != before else { return }
    view.isSample = true
    for (old, new) in zip(before, view.attributes)
    where old != new && old.value.shown(raw: old.raw) != new.value.shown(raw: new.raw) {
      layout.omit(old, because: .overridden)
    }
  }
}

extension LayoutExpander {
  /// Appends the values of the view's attribute `style`, followed by the values of its attribute
  /// `theme`.
  mutating func applyStyles(to view: inout LayoutView) {
    if let style = view.raw("style", .none) {
      view.styles = add(style, to: &view)
    }
    for theme in [view.raw("theme"), view.raw("theme", .app)].compactMap({ $0 }) {
      _ = add(theme, to: &view)
    }
  }

  private mutating func add(_ reference: String, to view: inout LayoutView) -> [String] {
    guard let name = ResourceName(reference: reference.trimmedText), name.kind == "style" else {
      return []
    }
    let style = style(name.qualified, at: view.position)
    guard styles.values + style.attributes.count <= StyleCache.maximumValues else {
      diagnostics.record(.tooManyStyles, at: view.position)
      return style.names
    }
    styles.values += style.attributes.count
    var known = Set(view.attributes.map { AttributeKey(space: $0.space, name: $0.name) })
    for var attribute in style.attributes {
      let key = AttributeKey(space: attribute.space, name: attribute.name)
      guard known.insert(key).inserted else { continue }
      attribute.position = view.position
      view.attributes.append(attribute)
    }
    return style.names
  }

  private mutating func style(_ name: String, at position: Node.Position) -> StyleCache.Style {
    if let known = styles.styles[name] { return known }
    let (items, names) = resources.style(name)
    if items.isEmpty, names.count == 1, !LayoutExpander.isOfLibrary(name) {
      diagnostics.record(.styleNotFound, "@style/\(name)", at: position)
    }
    let attributes = items.map { item in
      let isAndroid = item.name.hasPrefix("android:")
      let local = item.name.split(separator: ":").last.map(String.init) ?? item.name
      var attribute = attribute(
        AttributeKey(space: isAndroid ? .android : .app, name: local), item.raw, at: position)
      attribute.origin = .style(item.style)
      return attribute
    }
    let style = StyleCache.Style(attributes: attributes, names: names)
    styles.styles[name] = style
    return style
  }

  /// Whether a style belongs to Android or its libraries.
  ///
  /// Projects do not contain such styles.
  private static func isOfLibrary(_ name: String) -> Bool {
    name.hasPrefix("android:")
      || name.split(whereSeparator: { $0 == "." || $0 == "_" }).contains {
        libraries.contains(String($0))
      }
  }

  private static let libraries: Set<String> = [
    "AppCompat", "MaterialComponents", "Material3", "Material", "Design", "Compat", "Support",
    "Leanback", "Holo", "DeviceDefault", "Material3Expressive", "Preference",
  ]
}

extension LayoutExpander {
  /// Records the texts of a view.
  ///
  /// If readers do not announce a text, the reason is recorded, too.
  mutating func recordTexts(of view: LayoutView) {
    for attribute in view.attributes where attribute.isText {
      switch (attribute.space, attribute.value) {
      case (.tools, _):
        guard !options.usesDesignTime else { continue }
        layout.omit(attribute, because: .designTime)
      case (.none, _): layout.omit(attribute, because: .noEffect)
      case (_, .null): continue
      case (_, .text(let text, _)):
        layout.found.record(text, in: attribute.source, at: attribute.position)
      case (_, .reference(let name)) where name.kind == "string":
        layout.found.record(attribute.raw, in: attribute.source, at: attribute.position)
      case (_, .reference), (_, .theme): layout.omit(attribute, because: .unresolved)
      case (_, .binding):
        layout.found.record(
          attribute.raw, in: attribute.source, at: attribute.position, otherwise: .computed)
      }
    }
  }
}

extension [LayoutAttribute] {
  /// Replaces the attribute with the same name, or appends the attribute.
  mutating func setAttribute(_ attribute: LayoutAttribute) {
    let index = firstIndex { $0.space == attribute.space && $0.name == attribute.name }
    if let index { self[index] = attribute } else { append(attribute) }
  }
}

/// A cache of the values that each style sets.
struct StyleCache: Sendable {
  /// The maximum total number of values that styles may add to the views of a layout.
  static let maximumValues = 200_000

  struct Style: Sendable {
    var attributes: [LayoutAttribute]
    var names: [String]
  }

  var styles: [String: Style] = [:]
  var values = 0
}
