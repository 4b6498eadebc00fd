internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

extension LayoutExpander {
  /// Expands an `<include>`.
  ///
  /// The identifier and the visibility of the `<include>` override those of the layout's root. If
  /// the `<include>` has both a width and a height, its `layout_` attributes override those of the
  /// root, too.
  ///
  /// Source: Android, `LayoutInflater.parseInclude`.
  mutating func include(_ element: XMLDocument.Element, _ step: Step) {
    let position = position(of: step)
    var attributes = self.attributes(of: element, at: position)
    for attribute in attributes where attribute.isText && attribute.space != .tools {
      layout.omit(attribute, because: .noEffect)
    }
    if options.usesDesignTime { DesignTime.apply(to: &attributes) }
    let target = attributes.first {
      $0.name == "layout" && ($0.space == .none || $0.space == .android)
    }
    var overrides = attributes.filter(LayoutExpander.isOverride)
    let size = overrides.filter { $0.name == "layout_width" || $0.name == "layout_height" }
    if size.count < 2 { overrides.removeAll { $0.name.hasPrefix("layout_") } }
    for attribute in step.overrides { overrides.setAttribute(attribute) }
    let found = pushLayout(
      target?.raw ?? "<include>", of: step, below: step.parent, overrides: overrides,
      isSample: step.isSample)
    guard !found else { return }
    var view = LayoutView(
      kind: .missingInclude, viewClass: "include", attributes: attributes, position: position)
    view.isSample = step.isSample
    layout.append(view, below: step.parent)
  }

  private static func isOverride(_ attribute: LayoutAttribute) -> Bool {
    guard attribute.space != .tools else { return false }
    return attribute.name.hasPrefix("layout_")
      || attribute.space == .android && ["id", "visibility"].contains(attribute.name)
  }

  /// Expands a `<ViewStub>`.
  ///
  /// The layout of the stub is on the screen only after the app inflates the stub.
  mutating func expandStub(_ element: XMLDocument.Element, _ step: Step) {
    let position = position(of: step)
    let attributes = self.attributes(of: element, at: position)
    let target = attributes.first { $0.name == "layout" && $0.space != .tools }
    guard options.inflatesStubs else {
      for attribute in attributes where attribute.isText {
        layout.omit(attribute, because: .notShown)
      }
      return diagnostics.record(.stub, target?.raw ?? "without a layout", at: position)
    }
    var overrides = attributes.filter { $0.space == .android && $0.name.hasPrefix("layout_") }
    if var id = attributes.first(where: { $0.name == "inflatedId" && $0.space == .android }) {
      id.name = "id"
      overrides.append(id)
    }
    _ = pushLayout(
      target?.raw ?? "<ViewStub>", of: step, below: step.parent, overrides: overrides,
      isSample: step.isSample)
  }

  /// Adds the root elements of a referenced layout to ``steps``, and returns whether the layout was
  /// found.
  private mutating func pushLayout(
    _ reference: String, of step: Step, below parent: ExpandedLayout.ID?,
    overrides: [LayoutAttribute], isSample: Bool
  ) -> Bool {
    let position = position(of: step)
    guard sources.count < LayoutExpander.maximumIncludes else {
      diagnostics.record(.tooManyViews, at: position)
      return true
    }
    guard let name = ResourceName(reference: reference.trimmedText), name.kind == "layout",
      !name.isAndroid, let path = resources.file("layout", name.name),
      let document = document(path)
    else {
      diagnostics.record(.includeNotFound, reference, at: position)
      return false
    }
    let source = Source(
      document: document, file: path.path, path: path, includedBy: step.source,
      depth: sources[step.source].depth + 1)
    guard !isCycle(source) else {
      diagnostics.record(.includeCycle, reference, at: position)
      return true
    }
    sources.append(source)
    pushRoots(of: sources.count - 1, below: parent, overrides: overrides, isSample: isSample)
    return true
  }

  private func isCycle(_ source: Source) -> Bool {
    guard source.depth <= LayoutExpander.maximumIncludeDepth else { return true }
    var includer = source.includedBy
    while let index = includer {
      if sources[index].path == source.path { return true }
      includer = sources[index].includedBy
    }
    return false
  }

  private mutating func document(_ path: PathName) -> XMLDocument? {
    if let known = documents[path] { return known }
    let document = resources.document(path)
    documents[path] = .some(document)
    return document
  }
}

extension LayoutExpander {
  /// Adds the sample content of a fragment or list, which only design tools show, to ``steps``.
  mutating func pushSamples(of view: LayoutView, _ id: ExpandedLayout.ID, _ step: Step) {
    let first = steps.count
    if let content = view.raw("layout", .tools), view.kind == .fragment, options.usesDesignTime {
      _ = pushLayout(content, of: step, below: id, overrides: [], isSample: true)
    } else if let item = view.raw("listitem", .tools), options.usesDesignTime {
      let count = view.integer("itemCount", .tools) ?? LayoutExpander.defaultRows
      for _ in 0..<min(max(count, 0), LayoutExpander.maximumRows) {
        guard pushLayout(item, of: step, below: id, overrides: [], isSample: true) else { break }
      }
    }
    if view.kind == .fragment, steps.count == first {
      let name = view.raw("name") ?? view.raw("class", .none) ?? "without a name"
      diagnostics.record(.fragment, name, at: view.position)
    }
  }

  /// The number of sample rows of a list without `tools:itemCount`.
  ///
  /// Android Studio shows ten rows. Here, more than three rows would only repeat the first rows.
  private static let defaultRows = 3
  private static let maximumRows = 100

  mutating func readMenu(_ name: ResourceName) {
    guard layout.menus[name.name] == nil, !name.isAndroid,
      let path = resources.file("menu", name.name), let document = document(path)
    else { return }
    var expander = LayoutExpander(resources: resources, options: options)
    expander.expand(document, as: .menu, file: path.path, path: path)
    resources = expander.resources
    isTranslated = isTranslated || expander.isTranslated
    layout.menus[name.name] = expander.layout
    layout.found.append(expander.layout.found)
  }

  mutating func readArray(_ name: ResourceName, for attribute: LayoutAttribute) {
    guard layout.arrays[name.name] == nil else { return }
    if let texts = resources.array(name) {
      layout.arrays[name.name] = texts
    } else if attribute.name == "entries", attribute.space != .tools || options.usesDesignTime {
      diagnostics.record(.arrayNotFound, name.reference, at: attribute.position)
    }
  }
}
