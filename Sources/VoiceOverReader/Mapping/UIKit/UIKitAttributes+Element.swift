import AccessibilityTree

extension UIKitAttributes {
  /// Sets the properties that the file states; they replace the properties that the role implies.
  func apply(to element: inout AccessibilityElement) {
    if let traits = property(\.traits) { element.traits = traits.value }
    set(\.isElement, &element.isElement)
    set(\.elementsHidden, &element.elementsHidden)
    set(\.isModal, &element.isModal)
    set(\.groupsChildren, &element.groupsChildren)
    set(\.containerType, &element.containerType)
    set(\.isHidden, &element.isHidden)
    set(\.clips, &element.clips)
    element.label = property(\.label) ?? element.label
    element.value = property(\.value) ?? element.value
    element.hint = property(\.hint) ?? element.hint
    element.language = property(\.language) ?? element.language
    element.identifier = property(\.identifier) ?? element.identifier
    // A switch is an ordinary view with a trait for switches.
    if let kind { element.kind = kind == .switchControl ? .view : kind }
    element.itemCount = itemCount ?? element.itemCount
    if let priority = sortPriority?.value, !priority.isNaN { element.sortPriority = priority }
    if let alpha, alpha.value <= 0 { element.isHidden = true }
    if let frame { element.frame = frame.value }
    if element.kind != .element, let frame = accessibilityFrame?.value {
      element.accessibilityFrame = frame
    }
    if let customActions, !customActions.values.isEmpty {
      element.customActions = customActions.list
    }
    let contents = customContents
    if !contents.isEmpty { element.customContent = contents }
    guard rows != nil || columns != nil else { return }
    element.cell = AccessibilityElement.CellRange(
      row: rows?.value.location, rowSpan: rows?.value.length ?? 1,
      column: columns?.value.location, columnSpan: columns?.value.length ?? 1)
  }

  private func set<Value>(_ path: KeyPath<Properties, Value?>, _ value: inout Value) {
    if let given = property(path) { value = given }
  }
}
