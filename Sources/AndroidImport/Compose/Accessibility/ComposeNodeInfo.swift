internal import AccessibilityTree

/// The fields that Compose exposes to accessibility services for a node.
///
/// Source: AndroidX Compose UI, AndroidComposeViewAccessibilityDelegateCompat.android.kt,
/// populateAccessibilityNodeInfoProperties.
struct ComposeNodeInfo {
  private let structure: SemanticsStructure
  private let index: Int
  private let own: SemanticsConfiguration
  private let hasChildren: Bool

  init(_ index: Int, in structure: SemanticsStructure) {
    self.structure = structure
    self.index = index
    own = structure.configuration(of: index)
    hasChildren = !structure.children[index].isEmpty
  }

  /// The description that Compose moves into an empty first child.
  ///
  /// TalkBack then announces the description and the other children of the node.
  ///
  /// Source: SemanticsNode.kt, emitFakeNodes.
  var descriptionOfFirstChild: String? {
    guard own.mergesDescendants, hasChildren, own.contentDescription?.isEmpty == false else {
      return nil
    }
    return own.contentDescription
  }

  /// The role that Compose moves into an empty last child.
  ///
  /// TalkBack then announces the role after the texts.
  ///
  /// Source: SemanticsNode.kt, emitFakeNodes.
  var roleOfLastChild: ComposeRole? { own.mergesDescendants && hasChildren ? own.role : nil }

  func fields(in collections: ComposeCollections) -> AndroidAttributes {
    var fields = AndroidAttributes()
    fields.bounds = structure.tree.nodes[index].bounds
    fields.className = className(isCollection: collections.sizes[index] != nil)
    if !hasChildren { fields.roleDescription = own.role?.description.map { structure.words[$0] } }
    if structure.exposesTestTag[index] { fields.resourceId = own.testTag }
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
    if own.isTextField { name = "android.widget.EditText" }
    if own.text != nil { name = "android.widget.TextView" }
    if !hasChildren, let role = own.role, let roleName = role.className,
      role != .image || own.mergesDescendants || structure.isUnmergedLeaf(index)
    {
      name = roleName
    }
    if own.progress != nil {
      name = own.has(.setProgress) ? "android.widget.SeekBar" : "android.widget.ProgressBar"
    }
    if own.has(.scrollBy), !isCollection {
      if own.horizontalScroll != nil { name = "android.widget.HorizontalScrollView" }
      if own.verticalScroll != nil { name = "android.widget.ScrollView" }
    }
    return own.className ?? name
  }

  private func setTexts(of fields: inout AndroidAttributes) {
    let isPassword = own.isPassword && !own.isPasswordShown
    if isPassword { fields.password = true }
    let text = (own.editableText ?? own.text).flatMap { $0.isEmpty ? nil : $0 }
    // TalkBack announces only the number of characters of a password.
    fields.text = isPassword ? text.map { String(repeating: "•", count: $0.utf16.count) } : text
    if descriptionOfFirstChild == nil, own.contentDescription?.isEmpty == false {
      fields.contentDescription = own.contentDescription
    }
    fields.hintText = own.hintText
    fields.paneTitle = own.paneTitle
    fields.links = own.links
    fields.error = own.error
    if own.error != nil { fields.contentInvalid = true }
    fields.maxTextLength = own.maxTextLength
    if own.isTextField { fields.editable = own.isEditable ?? own.has(.setText) }
    switch own.liveRegion {
    case .polite: fields.liveRegion = Spelled(.polite, as: "polite")
    case .assertive: fields.liveRegion = Spelled(.assertive, as: "assertive")
    case nil: break
    }
  }

  private func setStates(of fields: inout AndroidAttributes) {
    // TalkBack treats an empty state description as missing.
    fields.stateDescription = ComposeState.description(of: index, in: structure)
      .flatMap { $0.isEmpty ? nil : $0 }
    if own.isHeading { fields.heading = true }
    if own.isDisabled { fields.enabled = false }
    if own.isHidden { fields.visible = false }
    if let state = own.toggleableState {
      fields.checkable = true
      if state == .on { fields.checked = true }
    }
    guard let isSelected = own.selected else { return }
    if own.role == .tab {
      fields.selected = isSelected
    } else {
      fields.checkable = true
      fields.checked = isSelected ? true : nil
    }
  }

  private func setRange(of fields: inout AndroidAttributes) {
    guard case .determinate(let current, let start, let end) = own.progress else { return }
    func spelled(_ number: Double) -> Spelled<Double> { Spelled(number, as: "\(number)") }
    fields.rangeInfo = AndroidAttributes.RangeInfo(
      type: .float, min: spelled(start), max: spelled(end), current: spelled(current))
  }

  private func setFocus(of fields: inout AndroidAttributes) {
    if let isFocused = own.focused {
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
    fields.collectionItemInfo.isSelected = own.selected == true ? true : nil
  }

  private func setActions(of fields: inout AndroidAttributes) {
    var actions = ComposeActions(own)
    actions.setTextSelection(isOffered: (own.contentDescription ?? fields.text)?.isEmpty == false)
    fields.clickable = actions.clickable
    fields.longClickable = own.has(.longClick) ? true : nil
    fields.scrollable = actions.isScrollable ? true : nil
    fields.actions = actions.names.isEmpty ? nil : actions.names
    guard !own.isDisabled else { return }
    if actions.clickable == true { fields.clickLabel = own.label(of: .click) }
    fields.longClickLabel = own.label(of: .longClick)
    fields.customActions = Array(own.customActions.prefix(ComposeActions.maximumCustomActions))
  }
}

extension SemanticsConfiguration {
  /// Returns the label of an action, or `nil` if the action has no label.
  fileprivate func label(of action: SemanticsAction) -> String? {
    actions[action].flatMap { $0.isEmpty ? nil : $0 }
  }
}
