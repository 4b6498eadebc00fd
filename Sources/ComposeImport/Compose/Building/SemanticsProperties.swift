internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource

/// The properties and actions that a block of `semantics` sets.
///
/// Source: AndroidX Compose UI, SemanticsProperties.kt.
extension ComposeBuilder {
  mutating func setProperties(_ block: SourceFunction, of node: inout ComposeNode) {
    let outer = evaluator.receiverFunctions
    evaluator.receiverFunctions = Set(ComposeBuilder.actions.keys)
    let effects = evaluator.run(block)
    evaluator.receiverFunctions = outer
    for effect in effects {
      switch effect {
      case .assignment(let path, _, let value, let range):
        guard let name = path.last else { continue }
        set(name, to: value.current, of: &node, at: range)
      case .call(let call, _): apply(call, on: &node)
      case .state: break
      }
    }
  }

  private mutating func set(
    _ name: String, to value: SourceValue, of node: inout ComposeNode, at range: SourceRange
  ) {
    if let path = ComposeBuilder.texts[name] {
      if case .null = value { return }
      let found = evaluator.composeText(of: value)
      node.update { own in
        own.setIfAbsent(path, found.text)
        if name == "text", own.links.isEmpty { own.links = found.links }
      }
      return
    }
    switch name {
    case "role":
      let role = role(value)
      node.update { $0.setIfAbsent(\.role, role) }
    case "selected":
      let isSelected = decided(value, named: name)
      node.update { $0.setIfAbsent(\.selected, isSelected) }
    case "toggleableState":
      let state = toggleableState(value)
      node.update { $0.setIfAbsent(\.toggleableState, state) }
    case "progressBarRangeInfo":
      let range = progressInfo(value)
      let steps = ComposeArguments(value.component?.arguments, to: ["current", "range", "steps"])
      if node.behaviour.progress == nil, let range, let steps = known(steps["steps"]) {
        node.behaviour.progress = ComposeProgress(range, steps: steps)
      }
      node.update { $0.setIfAbsent(\.progress, range) }
    case "liveRegion":
      let mode = value.component.flatMap {
        SemanticsConfiguration.LiveRegionMode(rawValue: $0.lastMember)
      }
      node.update { $0.setIfAbsent(\.liveRegion, mode) }
    case "traversalIndex":
      guard let number = number(value) else { return }
      node.update { if $0.traversalIndex == 0 { $0.traversalIndex = number } }
    case "isTraversalGroup", "isContainer":
      let isGroup = decided(value, named: name)
      node.update { $0.isTraversalGroup = $0.isTraversalGroup || isGroup }
    case "focused":
      let isFocused = decided(value, named: name)
      node.update { $0.setIfAbsent(\.focused, isFocused) }
    case "testTagsAsResourceId":
      let isExposed = decided(value, named: name)
      node.update { $0.exposesTestTags = isExposed }
    case "isEditable":
      let isEditable = value.boolean
      node.update { $0.setIfAbsent(\.isEditable, isEditable) }
    case "maxTextLength":
      let length = value.integer
      node.update { $0.setIfAbsent(\.maxTextLength, length) }
    case "customActions":
      guard case .list(let actions) = value else { return }
      let labels = actions.compactMap { action -> String? in
        let component = action.component
        guard let label = component?.value("label") ?? component?.unlabelled.first else {
          return nil
        }
        let text = evaluator.text(of: label)
        let block = component?.arguments?.last { $0.value.function != nil }
        if node.behaviour.actions[text] == nil {
          node.behaviour.actions[text] = block?.value.function
        }
        return text
      }
      node.update { if $0.customActions.isEmpty { $0.customActions = labels } }
    case "collectionInfo", "collectionItemInfo": setCollection(value, of: &node)
    case "horizontalScrollAxisRange", "verticalScrollAxisRange":
      let range = SemanticsConfiguration.ScrollRange(value: 0, maximum: 0)
      node.update {
        $0.setIfAbsent(
          name.hasPrefix("h") ? \.horizontalScroll : \.verticalScroll, range)
      }
    case "contentType": node.behaviour.contentType = value.component?.lastMember
    case "contentDataType", "shape", "imeAction", "inputText", "textSelectionRange",
      "textSubstitution", "isShowingTextSubstitution", "originalText", "testTagAsResourceId",
      "isSensitiveData":
      break
    default: diagnostics.record(.unknownProperty(name), at: position(of: range))
    }
  }

  private static let texts:
    [String: any WritableKeyPath<SemanticsConfiguration, String?> & Sendable] = [
      "contentDescription": \.contentDescription, "stateDescription": \.stateDescription,
      "paneTitle": \.paneTitle, "text": \.text, "editableText": \.editableText,
      "testTag": \.testTag, "hintText": \.hintText, "accessibilityClassName": \.className,
    ]

  /// Applies a call inside a block of `semantics` to a node.
  private mutating func apply(_ call: Component, on node: inout ComposeNode) {
    let name = call.lastName
    if let action = ComposeBuilder.actions[name] {
      let arguments = ComposeArguments(call.arguments, to: ["label", "action"])
      let label = arguments["label"].map { evaluator.text(of: $0) }
      node.update { $0.add(action, label: label) }
      guard let function = arguments.function("action") else { return }
      if action == .click { node.behaviour.click = node.behaviour.click ?? function }
      if action == .longClick { node.behaviour.longClick = node.behaviour.longClick ?? function }
      if action == .setProgress {
        node.behaviour.setProgress = node.behaviour.setProgress ?? function
      }
      if action == .dismiss { node.behaviour.dismiss = function }
      return
    }
    switch name {
    case "heading": node.update { $0.isHeading = true }
    case "disabled": node.update { $0.isDisabled = true }
    case "password": node.update { $0.isPassword = true }
    case "selectableGroup": node.update { $0.isSelectableGroup = true }
    case "hideFromAccessibility", "invisibleToUser": node.hideFromReaders()
    case "error":
      let text = (call.value("description") ?? call.unlabelled.first)
        .map { evaluator.text(of: $0) }
      node.update { $0.setIfAbsent(\.error, text) }
    case "set":
      guard call.unlabelled.count > 1, let key = call.unlabelled[0].component else { return }
      let property = key.lastMember
      let name = (property.first.map { $0.lowercased() } ?? "") + property.dropFirst()
      if ComposeBuilder.flags.contains(name) {
        apply(Component(name, [], at: call.range, identity: call.identity), on: &node)
      } else {
        set(name, to: call.unlabelled[1].current, of: &node, at: call.range)
      }
    case "dialog", "popup", "getTextLayoutResult", "insertTextAtCursor", "onImeAction",
      "performImeAction", "indexForKey", "getScrollViewportLength", "requestFocus",
      "scrollToIndex", "scrollByOffset", "setTextSubstitution", "showTextSubstitution",
      "clearTextSubstitution", "onAutofillText", "onFillData":
      break
    default:
      guard call.arguments != nil, name.first?.isLowercase == true else { return }
      diagnostics.record(.unknownProperty(name), at: position(of: call.range))
    }
  }

  /// The properties without a value.
  private static let flags: Set<String> = [
    "heading", "disabled", "password", "selectableGroup", "hideFromAccessibility",
    "invisibleToUser",
  ]

  private static let actions: [String: SemanticsAction] = [
    "onClick": .click, "onLongClick": .longClick, "setText": .setText, "expand": .expand,
    "collapse": .collapse, "dismiss": .dismiss, "setProgress": .setProgress,
    "scrollBy": .scrollBy, "pageUp": .pageUp, "pageDown": .pageDown, "pageLeft": .pageLeft,
    "pageRight": .pageRight,
  ]

  private mutating func setCollection(_ value: SourceValue, of node: inout ComposeNode) {
    guard let info = value.component else { return }
    if info.lastName == "CollectionInfo" {
      let arguments = ComposeArguments(info.arguments, to: ["rowCount", "columnCount"])
      guard let rows = arguments["rowCount"]?.integer,
        let columns = arguments["columnCount"]?.integer
      else { return }
      node.update { $0.setIfAbsent(\.collection, .init(rows: rows, columns: columns)) }
    } else {
      let arguments = ComposeArguments(
        info.arguments, to: ["rowIndex", "rowSpan", "columnIndex", "columnSpan"])
      guard let row = arguments["rowIndex"]?.integer,
        let column = arguments["columnIndex"]?.integer
      else { return }
      let item = SemanticsConfiguration.CollectionItem(
        row: row, column: column, rowSpan: arguments["rowSpan"]?.integer ?? 1,
        columnSpan: arguments["columnSpan"]?.integer ?? 1)
      node.update { $0.setIfAbsent(\.collectionItem, item) }
    }
  }

  private mutating func progressInfo(
    _ value: SourceValue
  ) -> SemanticsConfiguration.ProgressRange? {
    guard let info = value.component else { return nil }
    if info.lastMember == "Indeterminate" { return .indeterminate }
    let arguments = ComposeArguments(info.arguments, to: ["current", "range", "steps"])
    return progress(arguments["current"], in: arguments["range"])
  }

  private mutating func number(_ value: SourceValue) -> Double? {
    if let unknown = value.unknown {
      diagnostics.record(.unknownNumber(unknown.name), at: position(of: unknown.range))
    }
    return value.number
  }
}
