internal import AccessibilityTree
internal import ComponentSource

/// The conversion of charts and their marks.
enum ChartViews {
  /// The marks of Swift Charts.
  static let marks: [String: ViewConverter] = Dictionary(
    uniqueKeysWithValues: [
      "AreaMark", "BarMark", "LineMark", "PointMark", "RectangleMark", "RuleMark", "SectorMark",
    ].map { ($0, mark) })

  /// Reads a `Chart`: a container of its marks.
  ///
  /// Source: CVS Health, iOS SwiftUI accessibility techniques, Charts. The audio graph is in the
  /// rotor and is not a stop.
  static let chart: ViewConverter = { builder, component, environment in
    let content =
      component.title == nil
      ? builder.build(component.content, in: environment)
      : BuiltView.joined(builder.rows(of: component, in: environment))
    guard !content.elements.isEmpty else {
      return UnknownViews.foreign(&builder, component, environment)
    }
    builder.record(.chartMarks, at: component.range)
    var chart = ViewElement(
      container: .group, content.elements, at: builder.position(of: component.range))
    chart.node.grouping = .contain
    return BuiltView([chart])
  }

  /// Reads a mark.
  ///
  /// The value for x becomes the label of the mark, and the value for y becomes its value.
  ///
  /// A mark without these values has an element only if an accessibility modifier names the mark.
  private static let mark: ViewConverter = { builder, component, environment in
    var element = ViewElement(.generic, at: builder.position(of: component.range))
    guard let x = text(of: component.value("x"), &builder, environment),
      let y = text(of: component.value("y"), &builder, environment)
    else {
      let labels: Set<String> = ["accessibilityLabel", "accessibilityHidden"]
      if !component.modifiers.contains(where: { labels.contains($0.name) }) {
        builder.record(.markWithoutWords, component.name, at: component.range)
      }
      return BuiltView(elementIfModified: element)
    }
    element.node.label = AuthoredText(x, from: .content)
    element.node.value = Value(text: y)
    return BuiltView([element])
  }

  /// Returns the text of a plotted value: `.value("Month", month)`.
  private static func text(
    of value: SourceValue?, _ builder: inout ViewBuilder, _ environment: ViewEnvironment
  ) -> String? {
    guard case .component(let plotted)? = value, plotted.lastName == "value",
      plotted.argument("unit") == nil, let arguments = plotted.arguments, arguments.count == 2
    else { return nil }
    switch builder.unwrappingBinding(arguments[1].value) {
    case .integer(let number)?: return builder.texts.grouped(number)
    case .string?, .number?, .float?, .unknown?:
      return builder.text(arguments[1], in: environment, asMarkdown: false)
    default: return nil
    }
  }
}
