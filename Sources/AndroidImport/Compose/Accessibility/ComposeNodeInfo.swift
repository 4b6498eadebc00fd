internal import AccessibilityTree

/// The fields that Compose exposes to accessibility services for a node.
///
/// Source: AndroidX Compose UI, AndroidComposeViewAccessibilityDelegateCompat.android.kt,
/// populateAccessibilityNodeInfoProperties.
struct ComposeNodeInfo {
  private let structure: SemanticsStructure
  private let index: Int
  private let configuration: SemanticsConfiguration
  private let hasChildren: Bool

  init(_ index: Int, in structure: SemanticsStructure) {
    self.structure = structure
    self.index = index
    configuration = structure.configuration(of: index)
    hasChildren = !structure.children[index].isEmpty
  }

  /// The description that Compose moves into an empty first child.
  ///
  /// TalkBack then announces the description and the other children of the node.
  ///
  /// Source: SemanticsNode.kt, emitFakeNodes.
  var descriptionOfFirstChild: String? {
    guard configuration.mergesDescendants, hasChildren,
      configuration.contentDescription?.isEmpty == false
    else {
      return nil
    }
    return configuration.contentDescription
  }

  /// The role that Compose moves into an empty last child.
  ///
  /// TalkBack then announces the role after the texts.
  ///
  /// Source: SemanticsNode.kt, emitFakeNodes.
  var roleOfLastChild: ComposeRole? {
    configuration.mergesDescendants && hasChildren ? configuration.role : nil
  }

  func fields(in collections: ComposeCollections) -> AndroidAttributes {
    var fields = AndroidAttributes()
    fields.bounds = structure.tree.nodes[index].bounds
    fields.className = className(isCollection: collections.sizes[index] != nil)
    if !hasChildren {
      fields.roleDescription = configuration.role?.description.map { structure.words[$0] }
    }
    if structure.exposesTestTag[index] { fields.resourceId = configuration.testTag }
    setTexts(of: &fields)
    setStates(of: &fields)
    setRange(of: &fields)
    setFocus(of: &fields)
    setActions(of: &fields)
    setCollection(of: &fields, collections)
    return fields
  }

  /// Returns the fields of an empty first child with only a description.
  func fields(describing description: String) -> AndroidAttributes {
    var fields = AndroidAttributes()
    fields.bounds = structure.tree.nodes[index].bounds
    fields.className = ComposeNodeInfo.defaultClass
    fields.contentDescription = description
    return fields
  }

  /// Returns the fields of an empty last child with only a role.
  func fields(for role: ComposeRole) -> AndroidAttributes {
    var fields = AndroidAttributes()
    fields.bounds = structure.tree.nodes[index].bounds
    fields.className =
      role == .image ? ComposeNodeInfo.defaultClass : role.className ?? ComposeNodeInfo.defaultClass
    fields.roleDescription = role.description.map { structure.words[$0] }
    return fields
  }

  private static let defaultClass = "android.view.View"

  /// Returns the Android class that Compose exposes for the node.
  ///
  /// If several classes are possible, Compose exposes the class that it sets last.
  private func className(isCollection: Bool) -> String {
    var name = ComposeNodeInfo.defaultClass
    if configuration.isTextField { name = "android.widget.EditText" }
    if configuration.text != nil { name = "android.widget.TextView" }
    if !hasChildren, let role = configuration.role, let roleName = role.className,
      role != .image || configuration.mergesDescendants || structure.isUnmergedLeaf(index)
    {
      name = roleName
    }
    if configuration.progress != nil {
      name =
        configuration.has(.setProgress) ? "android.widget.SeekBar" : "android.widget.ProgressBar"
    }
    if configuration.has(.scrollBy), !isCollection {
      if configuration.horizontalScroll != nil { name = "android.widget.HorizontalScrollView" }
      if configuration.verticalScroll != nil { name = "android.widget.ScrollView" }
    }
    return configuration.className ?? name
  }

  private func setTexts(of fields: inout AndroidAttributes) {
    let isPassword = configuration.isPassword && !configuration.isPasswordShown
    if isPassword { fields.password = true }
    let text = (configuration.editableText ?? configuration.text).flatMap { $0.isEmpty ? nil : $0 }
    // TalkBack announces only the number of characters of a password.
    fields.text = isPassword ? text.map { String(repeating: "•", count: $0.utf16.count) } : text
    if descriptionOfFirstChild == nil, configuration.contentDescription?.isEmpty == false {
      fields.contentDescription = configuration.contentDescription
    }
    fields.hintText = configuration.hintText
    fields.paneTitle = configuration.paneTitle
    fields.links = configuration.links
    fields.error = configuration.error
    if configuration.error != nil { fields.contentInvalid = true }
    fields.maxTextLength = configuration.maxTextLength
    if configuration.isTextField {
      fields.editable = configuration.isEditable ?? configuration.has(.setText)
    }
    switch configuration.liveRegion {
    case .polite: fields.liveRegion = Spelled(.polite, as: "polite")
    case .assertive: fields.liveRegion = Spelled(.assertive, as: "assertive")
    case nil: break
    }
  }

  private func setStates(of fields: inout AndroidAttributes) {
    // TalkBack treats an empty state description as missing.
    fields.stateDescription = ComposeState.description(of: index, in: structure)
      .flatMap { $0.isEmpty ? nil : $0 }
    if configuration.isHeading { fields.heading = true }
    if configuration.isDisabled { fields.enabled = false }
    if configuration.isHidden { fields.visible = false }
    if let state = configuration.toggleableState {
      fields.checkable = true
      if state == .on { fields.checked = true }
    }
    guard let isSelected = configuration.selected else { return }
    if configuration.role == .tab {
      fields.selected = isSelected
    } else {
      fields.checkable = true
      fields.checked = isSelected ? true : nil
    }
  }

  private func setRange(of fields: inout AndroidAttributes) {
    guard case .determinate(let current, let start, let end) = configuration.progress else {
      return
    }
    func spelled(_ number: Double) -> Spelled<Double> { Spelled(number, as: "\(number)") }
    fields.rangeInfo = AndroidAttributes.RangeInfo(
      type: .float, min: spelled(start), max: spelled(end), current: spelled(current))
  }

  private func setFocus(of fields: inout AndroidAttributes) {
    if let isFocused = configuration.focused {
      fields.focusable = true
      if isFocused { fields.focused = true }
    }
    if structure.isScreenReaderFocusable[index] { fields.screenReaderFocusable = true }
  }

  private func setCollection(
    of fields: inout AndroidAttributes, _ collections: ComposeCollections
  ) {
    if let size = collections.sizes[index] {
      fields.collectionInfo.rows = size.rows
      fields.collectionInfo.columns = size.columns
    }
    guard let item = collections.items[index] else { return }
    fields.collectionItemInfo.row = item.row
    fields.collectionItemInfo.column = item.column
    fields.collectionItemInfo.rowSpan = item.rowSpan == 1 ? nil : item.rowSpan
    fields.collectionItemInfo.columnSpan = item.columnSpan == 1 ? nil : item.columnSpan
    fields.collectionItemInfo.isSelected = configuration.selected == true ? true : nil
  }

  private func setActions(of fields: inout AndroidAttributes) {
    var actions = ComposeActions(configuration)
    actions.setTextSelection(
      isOffered: (configuration.contentDescription ?? fields.text)?.isEmpty == false)
    fields.clickable = actions.clickable
    fields.longClickable = configuration.has(.longClick) ? true : nil
    fields.scrollable = actions.isScrollable ? true : nil
    fields.actions = actions.names.isEmpty ? nil : actions.names
    guard !configuration.isDisabled else { return }
    if actions.clickable == true { fields.clickLabel = configuration.label(of: .click) }
    fields.longClickLabel = configuration.label(of: .longClick)
    fields.customActions = Array(
      configuration.customActions.prefix(ComposeActions.maximumCustomActions))
  }
}

extension SemanticsConfiguration {
  /// Returns the label of an action, or `nil` if the action has no label.
  fileprivate func label(of action: SemanticsAction) -> String? {
    actions[action].flatMap { $0.isEmpty ? nil : $0 }
  }
}
