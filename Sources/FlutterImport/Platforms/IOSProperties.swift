internal import AccessibilityTree
internal import ImportSupport

/// The properties of the accessibility element that the engine creates for a semantics node.
struct IOSProperties {
  private let node: SemanticsNode
  private let hasChildren: Bool
  private let version: FlutterVersion

  init(_ node: SemanticsNode, hasChildren: Bool, version: FlutterVersion) {
    self.node = node
    self.hasChildren = hasChildren
    self.version = version
  }

  /// Whether the node is an accessibility element.
  ///
  /// A node that has only a tooltip is not an element. The engine replaces a platform view by the
  /// native view itself. The content of the native view is not in the dump.
  var isElement: Bool {
    if node.platformViewID != nil { return false }
    if node.has(.hasImplicitScrolling), !node.isEditable, !isSwitch {
      if !node.label.isEmpty { return true }
      return hasMoreContent && !version.has(.scrollViewsByLabel)
    }
    return !node.has(.scopesRoute)
      && (node.hasWords || !node.actions.isSubset(of: SemanticsAction.scrolling))
  }

  /// Whether the content of a scroll view is larger than the box of the scroll view.
  private var hasMoreContent: Bool {
    node.scrollExtent.map { $0.maximum > $0.minimum } ?? false
  }

  /// Whether the engine exposes the node as a `UISwitch`, which it does for switches and check
  /// boxes.
  private var isSwitch: Bool {
    (node.has(.hasCheckedState) || node.has(.hasToggledState))
      && !node.has(.isInMutuallyExclusiveGroup)
  }

  private var isOn: Bool { node.has(.isChecked) || node.has(.isToggled) }

  var attributes: UIKitAttributes {
    var attributes = UIKitAttributes()
    let traits = traits
    attributes.exported.traits = Spelled(traits, as: traits.names.joined(separator: ", "))
    let label = [node.label, node.tooltip].filter { !$0.isEmpty }.joined(separator: "\n")
    attributes.exported.label = label.isEmpty ? nil : label
    attributes.exported.value = value
    attributes.exported.hint = node.hint.isEmpty ? nil : node.hint
    if version.has(.languages) { attributes.exported.language = node.language }
    attributes.exported.identifier = node.identifier.isEmpty ? nil : node.identifier
    if isSwitch, !node.isEditable { attributes.kind = .switchControl }
    if !node.customActions.isEmpty { attributes.customActions = SparseList(node.customActions) }
    return attributes
  }

  private var value: String? {
    if node.isEditable { return node.value.isEmpty ? nil : node.value }
    if isSwitch { return isOn ? "1" : "0" }
    return node.value.isEmpty ? nil : node.value
  }

  private var traits: AccessibilityTraits {
    if node.isEditable { return plainTraits.union(fieldTraits) }
    // A real switch has only the traits that UIKit gives it.
    if isSwitch {
      return node.has(.isEnabled)
        ? [.button, .switchButton] : [.button, .switchButton, .notEnabled]
    }
    let traits = plainTraits
    let isText = traits.isEmpty && !hasChildren && !node.label.isEmpty
    return isText ? .staticText : traits
  }

  /// The traits that follow from the node's flags and actions.
  private var plainTraits: AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if node.can(.increase) || node.can(.decrease) { traits.insert(.adjustable) }
    let isButton =
      node.has(.isButton) || node.has(.hasCheckedState) || node.has(.hasToggledState)
    if isButton { traits.insert(.button) }
    if node.has(.isSelected) { traits.insert(.selected) }
    if node.has(.hasEnabledState), !node.has(.isEnabled) { traits.insert(.notEnabled) }
    if node.has(.isHeader) { traits.insert(.header) }
    if node.has(.isImage) { traits.insert(.image) }
    if node.has(.isLiveRegion) { traits.insert(.updatesFrequently) }
    if node.has(.isLink) { traits.insert(.link) }
    return traits
  }

  /// The traits of a text field, which come from the text input view of the field.
  ///
  /// A password field has the trait `secureTextField` only while it has input focus. The engine
  /// removes the trait of a text area.
  private var fieldTraits: AccessibilityTraits {
    guard node.has(.isFocused) else { return .textEntry }
    return node.has(.isObscured)
      ? [.textEntry, .isEditing, .secureTextField] : [.textEntry, .isEditing]
  }
}
