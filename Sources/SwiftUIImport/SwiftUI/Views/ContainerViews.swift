internal import AccessibilityTree
internal import ComponentSource

/// The conversion of stacks, lists and other containers, which are not elements themselves.
enum ContainerViews {
  /// Reads a column.
  ///
  /// Each view of the column is a separate line.
  static let column: ViewConverter = { builder, component, environment in
    let views = builder.views(of: component.content, in: environment)
    var result = BuiltView.joined(views)
    var line = 0
    var elements: [ViewElement] = []
    for view in views where !view.elements.isEmpty {
      let lines = view.isColumn ? view.elements.map(\.line) : []
      for (index, element) in view.elements.enumerated() {
        var element = element
        element.line = line + (lines.isEmpty ? 0 : lines[index])
        elements.append(element)
      }
      line += (lines.max() ?? 0) + 1
    }
    result.elements = elements
    result.isColumn = line > 1 && !result.sortByPriority()
    result.positionOfStack = builder.position(of: component.range)
    return result
  }

  /// Reads a row.
  ///
  /// VoiceOver reads the columns in a row line by line.
  ///
  /// Source: CVS Health, iOS SwiftUI accessibility techniques, GroupingContent. Assumed: without
  /// bounds, the lines of columns are at the same height if the columns have the same number of
  /// lines or are aligned at the top.
  static let row: ViewConverter = { builder, component, environment in
    let views = builder.views(of: component.content, in: environment)
    let shown = views.filter { !$0.elements.isEmpty }
    var result = BuiltView.joined(views)
    result.isColumn = false
    result.positionOfStack = builder.position(of: component.range)
    for index in result.elements.indices { result.elements[index].line = 0 }
    if result.sortByPriority() { return result }
    guard shown.count > 1, shown.dropLast().contains(where: \.isColumn) else { return result }
    let counts = Set(shown.map { ($0.elements.map(\.line).max() ?? 0) + 1 })
    let isAtTop = component.value("alignment")?.memberName == "top"
    guard shown.allSatisfy(\.isColumn), isAtTop || counts.count == 1 else {
      if !environment.isOneStop { builder.record(.columnsByGeometry, at: component.range) }
      return result
    }
    let lines = shown.flatMap { view in view.elements.map { ($0.line, $0) } }
    let count = (counts.max() ?? 0)
    result.elements = (0..<count).flatMap { line in lines.filter { $0.0 == line }.map(\.1) }
    for index in result.elements.indices { result.elements[index].line = 0 }
    return result
  }

  /// Reads an `AnyLayout` such as `AnyLayout(HStackLayout())` like the layout in its argument.
  static let anyLayout: ViewConverter = { builder, component, environment in
    var layout = component
    if case .component(let inner)? = builder.unwrappingBinding(component.title?.value) {
      layout.name = inner.name
      layout.arguments = (inner.arguments ?? []) + (component.arguments ?? []).filter(\.isTrailing)
    }
    switch layout.name {
    case "HStackLayout": return row(&builder, layout, environment)
    case "VStackLayout": return column(&builder, layout, environment)
    default: return plain(&builder, layout, environment)
    }
  }

  /// Reads a container whose views VoiceOver visits in the order of the source.
  static let plain: ViewConverter = { builder, component, environment in
    var view = builder.build(component.content, in: environment)
    view.sortByPriority()
    if component.name == "ZStack" {
      view.positionOfStack = builder.position(of: component.range)
    }
    return view
  }

  /// Reads a scroll view.
  ///
  /// VoiceOver reaches all content of the scroll view by swiping.
  static let scrolling: ViewConverter = { builder, component, environment in
    var view = builder.build(component.content, in: environment)
    view.isScrolling = true
    return view
  }

  /// Reads a view with a closure that takes a value of the layout, such as `GeometryReader`.
  static let reader: ViewConverter = { builder, component, environment in
    guard case .function(let function)? = component.content else {
      return builder.build(component.content, in: environment)
    }
    let name = function.parameters.first?.name ?? "proxy"
    let value = SourceValue.unknown(UnknownValue(.runtime, named: name, at: function.range))
    return builder.build(builder.evaluator.contents(of: function, [value]), in: environment)
  }

  /// Reads a view whose closure takes the value of an animation.
  ///
  /// Source: SwiftUI, `PhaseAnimator` and `KeyframeAnimator`: an animation begins with the first
  /// phase or the initial value.
  static let animator: ViewConverter = { builder, component, environment in
    guard case .function(let function)? = component.content else {
      return builder.build(component.content, in: environment)
    }
    let name = function.parameters.first?.name ?? "value"
    let value =
      component.value("initialValue") ?? builder.elements(of: component.title?.value)?.first
      ?? .unknown(UnknownValue(.runtime, named: name, at: function.range))
    return builder.build(builder.evaluator.contents(of: function, [value]), in: environment)
  }

  /// Reads a view that shows another view: `EquatableView(content: row)`.
  static let wrapper: ViewConverter = { builder, component, environment in
    builder.build(component.value("content"), in: environment)
  }

  /// Reads a `ViewThatFits`.
  ///
  /// Assumed: the first view fits.
  static let firstThatFits: ViewConverter = { builder, component, environment in
    builder.record(.firstThatFits, at: component.range)
    return builder.views(of: component.content, in: environment).first ?? BuiltView()
  }

  /// Reads a `List` of views or of rows for data.
  static let list: ViewConverter = { builder, component, environment in
    var inside = environment
    inside.container = .list
    inside.selection = component.value("selection")
    var views: [BuiltView]
    if component.title != nil {
      views = builder.rows(of: component, in: inside)
    } else {
      views = builder.views(of: component.content, in: inside)
    }
    select(&views, &builder, inside)
    if builder.unwrappingBinding(inside.selection)?.isUnknown == true {
      builder.record(.unknownSelection(component.name), at: component.range)
    }
    var view = BuiltView.joined(views)
    view.isScrolling = true
    view.isColumn = false
    view.clearPriorities()
    return view
  }

  static let form: ViewConverter = { builder, component, environment in
    var inside = environment
    inside.container = .form
    var view = builder.build(component.content, in: inside)
    view.isScrolling = true
    view.isColumn = false
    view.clearPriorities()
    return view
  }

  /// Reads a `Section`.
  ///
  /// Its header is a heading before the rows, and its footer follows the rows.
  static let section: ViewConverter = { builder, component, environment in
    var outside = environment
    outside.container = .plain
    var above = outside
    above.isSectionHeader = environment.container == .list || environment.container == .form
    let position = builder.position(of: component.range)
    var header = builder.build(
      component.value("header") ?? (component.title?.value.asView), in: above)
    if header.elements.isEmpty, let title = builder.text(component.title, in: environment),
      !title.isEmpty
    {
      var element = ViewElement(.text, .staticText, label: title, at: position)
      element.node.ios.className = above.textClass
      header = BuiltView([element])
    }
    if environment.container != .plain {
      header.changeStops { if $0.node.role == .text { $0.traits.insert(.header) } }
    }
    let isExpanded =
      component.argument("isExpanded") == nil
      ? true : builder.flag(component.value("isExpanded")) ?? true
    var rows = isExpanded ? builder.views(of: component.content, in: environment) : []
    if environment.container == .list { select(&rows, &builder, environment) }
    let content = BuiltView.joined(rows)
    let footer = builder.build(component.value("footer"), in: outside)
    var view = BuiltView.joined([header, content, footer])
    view.isColumn = false
    return view
  }
}

extension SourceValue {
  /// The value if it shows components, or `nil` for other values.
  fileprivate var asView: SourceValue? {
    switch self {
    case .component, .components, .record: self
    default: nil
    }
  }
}

/// Loops and groups. Their views are siblings of the views around the loop or group.
extension ViewBuilder {
  /// Returns the rows of a loop over data.
  ///
  /// If the source does not determine the data, one row is shown.
  mutating func rows(of component: Component, in environment: ViewEnvironment) -> [BuiltView] {
    guard case .function(let content)? = component.content else { return [] }
    let data =
      component.title?.value ?? component.value("data")
      ?? subviews(of: component).map { SourceValue.list($0) }
    guard let elements = onlyElement(of: component, data) ?? elements(of: data) else {
      let written = component.title.map { evaluator.project.excerpt($0.range, limit: 40) }
      record(.unknownRows(name(of: data) ?? written ?? component.name), at: component.range)
      let item = content.parameters.first.map(\.name) ?? "item"
      let value = SourceValue.unknown(
        UnknownValue(.runtime, named: item, at: component.range))
      return views(of: evaluator.contents(of: content, [value]), in: environment)
    }
    if elements.count > ViewBuilder.rowLimit { record(.manyRows, at: component.range) }
    let id = component.value("id")?.function?.reference.first
    // `ForEach($items) { $item in … }` passes a binding to each element.
    let list = content.parameters.first?.name.hasPrefix("$") == true ? key(of: data) : nil
    let edits = AccessibilityModifiers.traits(component.value("editActions"))
    let canDelete = edits.contains("delete") || edits.contains("all")
    var taken: Set<Int> = []
    return elements.prefix(ViewBuilder.rowLimit).enumerated().flatMap { pass, element in
      let tag = tag(of: element, id)
      let argument = list.map { SourceValue.state($0.element(at: pass), element) } ?? element
      let number = rowNumber(of: tag, at: pass, in: component, &taken)
      let contents = evaluator.contents(of: content, [argument], pass: number)
      var rows =
        unfoldingRows(contents, of: element, in: component, pass: number, environment)
        ?? views(of: contents, in: environment)
      for index in rows.indices {
        if rows[index].preferences.tag == nil { rows[index].preferences.tag = tag }
        rows[index].preferences.row = pass
        // Source: SwiftUI, `EditActions.delete`: rows get the action that `onDelete` gives them.
        if canDelete { rows[index].addDeletion() }
      }
      return rows
    }
  }

  /// Returns the views of `Group(subviews: content)` or `ForEach(subviews: content)`, or `nil` for
  /// other groups and loops.
  mutating func subviews(of component: Component) -> [SourceValue]? {
    component.value("subviews").map { evaluator.contents(of: $0).map { SourceValue.component($0) } }
  }

  /// Returns the name of an unknown value, or the code of a value.
  private mutating func name(of value: SourceValue?) -> String? {
    switch unwrappingBinding(value) {
    case .unknown(let unknown)?: return unknown.name
    case .component(let component)?:
      return evaluator.project.excerpt(component.range, limit: 40)
    case let value?:
      let text = evaluator.text(of: value)
      return text.isEmpty ? nil : text
    case nil: return nil
    }
  }

  /// Returns the value by which a selection refers to the row of an element.
  private mutating func tag(of element: SourceValue, _ id: String?) -> SourceValue? {
    guard let id, id != "self" else {
      if id == nil, case .record(let record) = element, record.fields["id"] != nil {
        return evaluator.property("id", of: element, at: record.range)
      }
      return element
    }
    return evaluator.property(
      id, of: element, at: SourceRange(file: 0, start: 0, end: 0))
  }
}

extension StateKey {
  /// Returns the key of the element at a position in the list that is stored under this key.
  fileprivate func element(at position: Int) -> StateKey {
    StateKey(owner: owner, path: path + ["\(position)"])
  }
}
