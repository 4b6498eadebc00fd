internal import Encoding
internal import ImportSupport
internal import Simulator

extension LayoutExpander {
  /// The attributes of an element with their values; of two with the same name the first counts.
  mutating func attributes(
    of element: XMLDocument.Element, at position: Node.Position
  ) -> [LayoutAttribute] {
    var attributes: [LayoutAttribute] = []
    attributes.reserveCapacity(element.attributes.count)
    var known: Set<AttributeKey> = []
    for written in element.attributes {
      let key = key(of: written, at: position)
      guard known.insert(key).inserted else { continue }
      attributes.append(attribute(key, written.value, at: position))
    }
    return attributes
  }

  /// Space and name of an attribute.
  struct AttributeKey: Hashable {
    var space: LayoutAttribute.Space
    var name: String
  }

  private mutating func key(
    of written: XMLDocument.Attribute, at position: Node.Position
  ) -> AttributeKey {
    let name = written.name
    if let space = LayoutExpander.space(of: name) {
      return AttributeKey(space: space, name: name.local)
    }
    if let dot = name.local.firstIndex(of: "."),
      let space = LayoutExpander.prefixes[String(name.local[..<dot])]
    {
      diagnostics.note(.dottedPrefix, name.local, at: position)
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
      diagnostics.note(.missingPrefix, key.name, at: position)
    }
    attribute.value = value(of: attribute)
    return attribute
  }

  /// Puts the values of tools in place where the user wants them, and notes those they replace.
  mutating func applyDesignTime(to view: inout LayoutView) {
    guard options.usesDesignTime else { return }
    let before = view.attributes
    DesignTime.apply(to: &view.attributes)
    guard view.attributes != before else { return }
    view.isSample = true
    for (old, new) in zip(before, view.attributes)
    where old != new && old.value.shown(raw: old.raw) != new.value.shown(raw: new.raw) {
      layout.leaveOut(old, because: .overridden)
    }
  }
}

extension LayoutExpander {
  /// Adds the values of the view's style, then those of its theme, behind its own.
  mutating func applyStyles(to view: inout LayoutView) {
    if let style = view.raw("style", .none) {
      view.styles = add(style, to: &view, isTheme: false)
    }
    for theme in [view.raw("theme"), view.raw("theme", .app)].compactMap({ $0 }) {
      _ = add(theme, to: &view, isTheme: true)
    }
  }

  private mutating func add(
    _ reference: String, to view: inout LayoutView, isTheme: Bool
  ) -> [String] {
    guard let name = ResourceName(reference: reference.trimmedText), name.kind == "style" else {
      return []
    }
    let style = style(name.qualified, at: view.position)
    guard styles.values + style.attributes.count <= StyleCache.maximumValues else {
      diagnostics.note(.tooManyStyles, at: view.position)
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
      diagnostics.note(.styleNotFound, "@style/\(name)", at: position)
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

  /// Whether a style is one of Android or its libraries, which no project holds.
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
  /// Notes the texts of a view, those that nobody hears with the reason.
  mutating func noteTexts(of view: LayoutView) {
    for attribute in view.attributes where attribute.isText {
      switch (attribute.space, attribute.value) {
      case (.tools, _):
        guard !options.usesDesignTime else { continue }
        layout.leaveOut(attribute, because: .designTime)
      case (.none, _): layout.leaveOut(attribute, because: .noEffect)
      case (_, .null): continue
      case (_, .text(let text, _)):
        layout.found.note(text, in: attribute.source, at: attribute.position)
      case (_, .reference(let name)) where name.kind == "string":
        layout.found.note(attribute.raw, in: attribute.source, at: attribute.position)
      case (_, .reference), (_, .theme): layout.leaveOut(attribute, because: .unresolved)
      case (_, .binding):
        layout.found.note(
          attribute.raw, in: attribute.source, at: attribute.position, otherwise: .computed)
      }
    }
  }
}

extension [LayoutAttribute] {
  /// Puts an attribute in place of the one with the same name, or behind all others.
  mutating func put(_ attribute: LayoutAttribute) {
    let place = firstIndex { $0.space == attribute.space && $0.name == attribute.name }
    if let place { self[place] = attribute } else { append(attribute) }
  }
}

/// The values of styles as attributes, made once for each style.
struct StyleCache: Sendable {
  /// The most values that styles may add to the views of one layout.
  static let maximumValues = 200_000

  /// A style with all it inherits.
  struct Style: Sendable {
    var attributes: [LayoutAttribute]
    var names: [String]
  }

  var styles: [String: Style] = [:]
  /// How many values were added to views so far.
  var values = 0
}
