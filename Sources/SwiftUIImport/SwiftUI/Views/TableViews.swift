internal import AccessibilityTree
internal import ComponentSource

/// The conversion of tables.
enum TableViews {
  /// Reads a `Table`.
  ///
  /// An iPhone shows it as a list of the first column, without column titles.
  ///
  /// Source: SwiftUI, `Table`: in a compact width, only the first column is shown, without headers.
  static let table: ViewConverter = { builder, component, environment in
    guard let data = component.title,
      let column = builder.evaluator.contents(of: component.content ?? .nothing).first,
      column.name == "TableColumn"
    else { return UnknownViews.foreign(&builder, component, environment) }
    if let path = column.value("value")?.function?.reference, !path.isEmpty {
      return rows(of: data.value, path, at: column.range, &builder)
    }
    guard let cell = column.content else {
      return UnknownViews.foreign(&builder, component, environment)
    }
    var list = component
    list.name = "List"
    list.arguments = (component.arguments ?? []).map { argument in
      guard argument.isTrailing || argument.label == "content" else { return argument }
      var argument = argument
      argument.value = cell
      return argument
    }
    return ContainerViews.list(&builder, list, environment)
  }

  /// Returns the text of a property for each element of the data.
  private static func rows(
    of data: SourceValue, _ path: [String], at range: SourceRange, _ builder: inout ViewBuilder
  ) -> BuiltView {
    guard let elements = builder.elements(of: data) else {
      builder.record(.unknownRows(builder.evaluator.text(of: data)), at: range)
      return BuiltView()
    }
    if elements.count > ViewBuilder.rowLimit { builder.record(.manyRows, at: range) }
    let position = builder.position(of: range)
    var view = BuiltView(
      elements.prefix(ViewBuilder.rowLimit).map { element in
        let value = path.reduce(element) { builder.evaluator.property($1, of: $0, at: range) }
        return ViewElement(
          .text, .staticText, label: builder.evaluator.text(of: value), at: position)
      })
    view.isScrolling = true
    return view
  }
}
