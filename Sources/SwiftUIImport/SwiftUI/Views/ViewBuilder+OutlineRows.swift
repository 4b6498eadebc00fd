internal import ComponentSource

/// Rows that unfold to the rows of their children: `OutlineGroup(files, children: \.files) { … }`.
extension ViewBuilder {
  /// Returns the row of an element with children and, if the row is open, the rows of the children.
  ///
  /// The result is `nil` if the element has no children, or if its children are unknown.
  ///
  /// Source: SwiftUI, `OutlineGroup`: an element whose children are not `nil` is shown as a
  /// disclosure group, which is closed at first.
  ///
  /// - Parameters:
  ///   - contents: The views that the row shows.
  ///   - pass: The number of the row.
  mutating func unfoldingRows(
    _ contents: [Component], of element: SourceValue, in outline: Component, pass: Int,
    _ environment: ViewEnvironment
  ) -> [BuiltView]? {
    guard let path = outline.argument("children"), let first = contents.first else { return nil }
    guard let names = path.value.function?.reference, !names.isEmpty,
      let children = children(at: names, of: element, path.range)
    else {
      record(.foldedRows, at: outline.range)
      return nil
    }
    guard case .list(let values) = children else { return nil }
    let label = ComponentArgument(label: "label", value: .components(contents), at: first.range)
    let group = Component("DisclosureGroup", [label], at: first.range, identity: first.identity)
    let row = BuiltView.joined(views(of: [group], in: environment))
    let key = StateKey(owner: first.identity, path: ["$isExpanded"])
    guard case .boolean(true)? = evaluator.states[key] else { return [row] }
    return [row]
      + views(of: [outline.unfolded(to: values, at: path.range, pass: pass)], in: environment)
  }

  /// Returns the list of an element's children, or `.null` for an element that cannot unfold.
  ///
  /// The result is `nil` if the children are unknown.
  private mutating func children(
    at path: [String], of element: SourceValue, _ range: SourceRange
  ) -> SourceValue? {
    let value = path.reduce(element) { evaluator.property($1, of: $0, at: range) }
    switch unwrappingBinding(value) {
    case .list(let values)?: return .list(values)
    case .null?: return .null
    default: return nil
    }
  }

  /// Returns the single element of an outline whose data is not a collection.
  func onlyElement(of outline: Component, _ data: SourceValue?) -> [SourceValue]? {
    guard outline.argument("children") != nil, case .record? = data else { return nil }
    return data.map { [$0] }
  }
}

extension Component {
  /// Returns the number of the row at a position.
  ///
  /// The rows of different parents have different numbers, because each row has its own states.
  func rowNumber(at position: Int) -> Int {
    guard case .integer(let parent)? = value("$parent") else { return position }
    return ComponentIdentity(number: parent).appending(range, pass: position).number
  }

  /// Returns the outline of the children of a row.
  fileprivate func unfolded(
    to children: [SourceValue], at range: SourceRange, pass: Int
  ) -> Component {
    var outline = self
    outline.name = "OutlineGroup"
    outline.modifiers = []
    outline.arguments = (arguments ?? []).filter {
      ($0.label != nil || $0.isTrailing) && !["data", "$parent"].contains($0.label ?? "")
    }
    outline.arguments?.insert(
      ComponentArgument(label: nil, value: .list(children), at: range), at: 0)
    outline.arguments?.append(
      ComponentArgument(label: "$parent", value: .integer(pass), at: range))
    return outline
  }
}
