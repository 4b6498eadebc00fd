internal import AccessibilityTree
internal import ComponentSource

/// The selection of rows in a list.
extension ContainerViews {
  /// Marks the rows that are selected in the list around them, and lets a tap select a row.
  ///
  /// Source: SwiftUI, `List(selection:)`: outside of edit mode, a tap selects a row if the list
  /// selects at most one row. In edit mode, a tap selects a further row, or no longer selects the
  /// row. In a split view on a phone, the selected row shows the next column.
  static func select(
    _ rows: inout [BuiltView], _ builder: inout ViewBuilder, _ environment: ViewEnvironment
  ) {
    guard let selection = environment.selection else { return }
    let isSingle =
      switch builder.unwrappingBinding(selection) {
      case .list?, .set?, .unknown?, nil: false
      default: true
      }
    let isEditing = builder.editMode(in: environment).isActive
    let state = isSingle || isEditing ? builder.state(selection) : nil
    for index in rows.indices {
      // In a split view, a link of the sidebar selects its value.
      let linked =
        environment.detail == nil ? nil : rows[index].stops.first?.behaviour.linkedValue
      guard let tag = linked ?? rows[index].preferences.tag else { continue }
      if builder.isSelected(tag, in: selection) {
        rows[index].changeStops { $0.node.states.selected = true }
      }
      let value = isSingle ? tag : builder.toggling(tag, in: selection)
      if let state, let value {
        rows[index].addChoice(of: value, in: state, showing: environment.detail)
      }
    }
  }
}

extension ViewBuilder {
  /// Returns the selected values with an added value or, if it is selected, without this value.
  ///
  /// The result is `nil` if the selected values are unknown.
  fileprivate mutating func toggling(
    _ value: SourceValue, in selection: SourceValue
  ) -> SourceValue? {
    switch unwrappingBinding(selection) {
    case .list(let values)?, .set(let values)?:
      guard isSelected(value, in: selection) else { return .set(values + [value]) }
      return .set(values.filter { !areEqual($0, value) })
    default: return nil
    }
  }
}

extension BuiltView {
  /// Lets a double tap on a row set the selection of its list.
  fileprivate mutating func addChoice(
    of value: SourceValue, in state: StateKey, showing detail: SourceValue?
  ) {
    changeStops { element in
      let behaviour = element.behaviour
      guard behaviour.activation == nil, behaviour.binding == nil, behaviour.destination == nil,
        detail != nil || behaviour.linkedValue == nil
      else { return }
      element.behaviour.binding = state
      element.behaviour.options = [("", value)]
      element.behaviour.destination = detail
      element.behaviour.linkedValue = nil
    }
  }
}
