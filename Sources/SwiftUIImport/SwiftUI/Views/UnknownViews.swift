internal import AccessibilityTree
internal import ComponentSource
internal import ImportSupport

/// Views whose content the source does not determine.
enum UnknownViews {
  /// Returns the views in the closures of a component that no file and no framework declares.
  ///
  /// - Parameter alias: The alias from which the component got its name, or `nil` without an alias.
  static func view(
    _ builder: inout ViewBuilder, _ component: Component, by alias: Aliases.Alias?,
    _ environment: ViewEnvironment
  ) -> BuiltView {
    let closures = (component.arguments ?? []).filter { argument in
      argument.isTrailing || argument.label == "content" || argument.label == "label"
    }
    // A value such as `.red`, or a call without a result, shows nothing.
    guard !component.name.hasPrefix("."), !silent.contains(component.name) else {
      return BuiltView()
    }
    let views = closures.map { builder.build($0.value, in: environment) }
    builder.record(
      sentence(
        about: component.name, by: alias, builder.aliases,
        hasContent: views.contains { !$0.elements.isEmpty }), at: component.range)
    var view = BuiltView.joined(views)
    if view.elements.isEmpty {
      view.elementIfModified = ViewElement(.generic, at: builder.position(of: component.range))
    }
    return view
  }

  private static func sentence(
    about name: String, by alias: Aliases.Alias?, _ aliases: Aliases, hasContent: Bool
  ) -> DiagnosticSentence {
    if hasContent { return .unknownContainer(name) }
    if let alias { return .unknownView(name, aliasOf: alias.name) }
    return .unknownView(name, aliases.remedy(for: name))
  }

  /// Functions without a result.
  ///
  /// Code calls them only for their effects.
  private static let silent: Set<String> = [
    "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "NSLog", "os_log", "Task",
  ]

  /// Reads a view of another framework.
  ///
  /// The source does not contain its content.
  static let foreign: ViewConverter = { builder, component, _ in
    builder.record(.foreignView, component.name, at: component.range)
    return BuiltView(
      elementIfModified: ViewElement(.generic, at: builder.position(of: component.range)))
  }
}

extension ViewBuilder {
  /// Reports a modifier that no file declares, such as `.modifier(Fancy())`.
  mutating func recordUnknownModifier(_ modifier: Component) {
    guard modifier.name == "modifier", case .component(let own)? = modifier.title?.value else {
      return record(.unknownModifier(modifier.name), at: modifier.range)
    }
    if own.name != "EmptyModifier" {
      record(.unknownModifier("modifier(\(own.name))"), at: modifier.range)
    }
  }
}
