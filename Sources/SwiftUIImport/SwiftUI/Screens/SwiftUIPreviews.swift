internal import ComponentSource

/// Divides a preview that shows several views into several screens.
extension ViewBuilder {
  /// Returns a root for each view of a `PreviewProvider`, and any other root unchanged.
  mutating func screens(of root: SwiftUIRoot) -> [SwiftUIRoot] {
    guard case .type(let type) = root.content,
      evaluator.project.types[type].inherited.contains(where: { $0.hasSuffix("PreviewProvider") })
    else { return [root] }
    let views = previews(in: components(of: root))
    return views.enumerated().map { part, view in
      var screen = root
      if views.count > 1 { screen.part = part }
      let name = view.modifiers.last { $0.name == "previewDisplayName" }?.title?.value
      if case .string? = name { screen.name = evaluator.text(of: name ?? .null) }
      return screen
    }
  }

  /// Returns the components that a root shows.
  mutating func components(of root: SwiftUIRoot) -> [Component] {
    let all = allComponents(of: root)
    guard let part = root.part else { return all }
    let views = previews(in: all)
    return views.indices.contains(part) ? [views[part]] : []
  }

  private mutating func allComponents(of root: SwiftUIRoot) -> [Component] {
    switch root.content {
    case .function(let function): return evaluator.contents(of: function)
    case .statements(let block): return evaluator.contents(ofStatements: block)
    case .value(let value): return evaluator.contents(of: value)
    case .call(let function, let value): return evaluator.contents(of: function, [value])
    case .type(let type):
      let declared = evaluator.project.types[type]
      guard let previews = declared.staticProperties.first(where: { $0.name == "previews" }),
        let getter = previews.getter
      else {
        return evaluator.contents(
          of: evaluator.instance(of: type, [], at: declared.declaration.range))
      }
      let function = SourceFunction(
        parameters: [], body: getter, scope: 0, at: previews.range, result: .components,
        type: type)
      return evaluator.contents(of: function)
    }
  }

  /// Returns the views of previews.
  ///
  /// Each view in a group or loop is a separate preview.
  private mutating func previews(in components: [Component], level: Int = 0) -> [Component] {
    components.flatMap { component -> [Component] in
      guard level < 4, let content = component.content else { return [component] }
      var inside: [Component]
      switch component.name {
      case "Group": inside = evaluator.contents(of: content)
      case "ForEach":
        guard let function = content.function,
          let data = component.title?.value ?? component.value("data")
        else { return [component] }
        inside = evaluator.contents(of: function, forEach: data, at: component.range)
      default: return [component]
      }
      for index in inside.indices { inside[index].modifiers += component.modifiers }
      return previews(in: inside, level: level + 1)
    }
  }
}
