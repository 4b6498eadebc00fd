internal import AccessibilityTree
internal import ComponentSource

/// Views that the source does not tell.
enum UnknownViews {
  /// Returns the views in the closures of a component that no file and no framework declares.
  static func view(
    _ builder: inout ViewBuilder, _ component: Component, _ environment: ViewEnvironment
  ) -> BuiltView {
    let closures = (component.arguments ?? []).filter { argument in
      argument.isTrailing || argument.label == "content" || argument.label == "label"
    }
    guard component.name.first?.isUppercase == true else { return BuiltView() }
    let views = closures.map { builder.build($0.value, in: environment) }
    builder.record(
      views.contains { !$0.elements.isEmpty }
        ? .unknownContainer(component.name) : .unknownView(component.name), at: component.range)
    var view = BuiltView.joined(views)
    if view.elements.isEmpty {
      view.latent = ViewElement(.generic, at: builder.position(of: component.range))
    }
    return view
  }

  /// Reads a view of another framework, of which nothing is known.
  static let foreign: ViewReader = { builder, component, _ in
    builder.record(.foreignView, component.name, at: component.range)
    return BuiltView(latent: ViewElement(.generic, at: builder.position(of: component.range)))
  }
}
