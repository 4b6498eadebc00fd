internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource

/// Text fields.
///
/// Source: foundation, CoreTextField.kt and TextFieldDecoratorModifier.kt; material3,
/// TextFieldImpl.kt.
extension ComposeBuilder {
  mutating func setField(
    _ kind: BuiltInSemantics.Field, _ component: Component, _ arguments: ComposeArguments,
    of node: inout ComposeNode
  ) {
    let value = fieldText(arguments)
    let transformation = transformation(of: value, arguments)
    let content = transformation?.shown ?? value
    let isEnabled = flag(arguments, "enabled") ?? true
    let isReadOnly = flag(arguments, "readOnly") ?? false
    let isError = flag(arguments, "isError") ?? false
    let isPassword = kind == .secure || hidesText(arguments)
    let isStateBased = arguments.has("state") || arguments.has("textFieldState")
    let name = kind == .search ? word("Search", at: component.range) : nil
    var error: String?
    if isError, node.configuration.error == nil {
      error = word("Invalid input", at: component.range)
    }
    node.update { own in
      own.setIfAbsent(\.contentDescription, name)
      own.setIfAbsent(\.error, error)
      own.makeInteractive(isEnabled: isEnabled)
      own.setIfAbsent(\.editableText, content)
      own.setIfAbsent(\.isEditable, isEnabled && !isReadOnly)
      if isPassword { own.isPassword = true }
      own.add(.click)
      own.add(.longClick)
      if !isReadOnly || !isStateBased { own.add(.setText) }
    }
    node.behaviour.change =
      node.behaviour.change ?? arguments.function("onValueChange")
      ?? arguments.function("onQueryChange")
    // Source: foundation, CoreTextField.kt, EditProcessor.reset.
    let given = arguments["value"] ?? arguments["query"]
    node.behaviour.isControlled = given != nil && given?.unknown == nil
    node.behaviour.transformation = transformation
    let state = arguments.argument("state") ?? arguments.argument("textFieldState")
    if case .state(let key, _)? = (state ?? arguments.argument("query"))?.value {
      node.behaviour.textState = key
    }
    node.behaviour.isReadOnly = isReadOnly
    let isSingle = flag(arguments, "singleLine") ?? false
    node.behaviour.isMultiline =
      kind != .secure && kind != .search && !isSingle && !isReadOnly
      && arguments["maxLines"]?.integer != 1
      && arguments.component("lineLimits")?.lastMember != "SingleLine"
    setKeys(kind, arguments, of: &node)
    reportTransformations(arguments)
  }

  /// Reports transformations of a field's text that are not followed.
  ///
  /// A limit of the length changes no text that fits.
  private mutating func reportTransformations(_ arguments: ComposeArguments) {
    for name in ["inputTransformation", "outputTransformation"] {
      guard let argument = arguments.argument(name),
        argument.value.component?.lastMember != "maxLength"
      else { continue }
      if case .null = argument.value.current { continue }
      let shown = argument.value.component?.lastName ?? argument.value.unknown?.name ?? name
      diagnostics.record(.unknownTransformation(shown), at: position(of: argument.range))
    }
  }

  /// Returns the text that a field contains.
  private mutating func fieldText(_ arguments: ComposeArguments) -> String {
    let own = arguments["value"] ?? arguments["state"]
    guard let value = own ?? arguments["query"] ?? arguments["textFieldState"] else {
      return ""
    }
    if let unknown = value.unknown {
      diagnostics.record(.unknownText(unknown.name), at: position(of: unknown.range))
      return ""
    }
    return evaluator.composeText(of: value).text
  }

  /// Whether the visual transformation of a field shows bullets.
  private mutating func hidesText(_ arguments: ComposeArguments) -> Bool {
    guard let value = arguments["visualTransformation"] else { return false }
    guard let transformation = value.component else {
      if let unknown = value.unknown {
        diagnostics.record(.unknownTransformation(unknown.name), at: position(of: unknown.range))
      }
      return false
    }
    if transformation.lastName == "PasswordVisualTransformation" { return true }
    if transformation.lastMember != "None", transformation.lastName != "VisualTransformation" {
      diagnostics.record(
        .unknownTransformation(transformation.lastName), at: position(of: transformation.range))
    }
    return false
  }

  /// Reads the type of a field's keyboard, the action key of the keyboard, and the callbacks of
  /// this key.
  private mutating func setKeys(
    _ kind: BuiltInSemantics.Field, _ arguments: ComposeArguments, of node: inout ComposeNode
  ) {
    if let unknown = arguments["keyboardOptions"]?.unknown {
      diagnostics.record(.unknownKeyboard(unknown.name), at: position(of: unknown.range))
    }
    if let options = arguments.component("keyboardOptions") {
      for part in [options] + options.modifiers {
        if let action = part.value("imeAction")?.component {
          node.behaviour.imeAction = action.lastMember
        }
        if let type = part.value("keyboardType")?.component {
          node.behaviour.keyboardType = type.lastMember
        }
      }
    }
    if kind == .search {
      node.behaviour.imeAction = node.behaviour.imeAction ?? "Search"
      node.behaviour.keys["onSearch"] = arguments.function("onSearch")
    }
    if let actions = arguments.component("keyboardActions") {
      for argument in actions.arguments ?? [] {
        guard let function = argument.value.function else { continue }
        node.behaviour.keys[argument.label ?? "onAny"] = function
      }
    }
    if let function = arguments.function("onKeyboardAction") {
      node.behaviour.keys["onAny"] = function
    }
  }

  /// Whether Compose shows a slot in the initial state of a composable.
  ///
  /// Source: material3, TextFieldImpl.kt, CommonDecorationBox: the placeholder, prefix and suffix
  /// of a field with a label appear when it has focus or text.
  mutating func isShown(_ slot: String, of name: String, _ arguments: ComposeArguments) -> Bool {
    switch slot {
    case "placeholder":
      guard fieldText(arguments).isEmpty else { return false }
      return arguments["label"] == nil || labelIsAbove(arguments)
    case "prefix", "suffix":
      return !fieldText(arguments).isEmpty || arguments["label"] == nil || labelIsAbove(arguments)
    case "content" where name.hasSuffix("SearchBar") && arguments["state"] == nil:
      return decided(arguments["expanded"] ?? arguments["active"], named: "expanded")
    case "drawerContent" where name == "DismissibleNavigationDrawer":
      leavesOutContent = true
      return arguments.component("drawerState")
        .map { ContainerState.isDrawerOpen($0, in: evaluator) } ?? false
    case "backgroundContent":
      // Assumed: as long as the row is not swiped, it covers its background content.
      return false
    case "icon" where name == "NavigationBarItem" || name == "NavigationRailItem":
      return !clearsIcon(arguments)
    case "label" where name == "NavigationBarItem" || name == "NavigationRailItem":
      return flag(arguments, "alwaysShowLabel", assumed: true) ?? true
        || arguments["selected"]?.boolean == true
    case "content" where name == "FloatingActionButtonMenu":
      return decided(arguments["expanded"], named: "expanded")
    case "text" where name.hasSuffix("ExtendedFloatingActionButton"):
      return flag(arguments, "expanded", assumed: true) ?? true
    default: return true
    }
  }

  /// Whether the label of a field is always above the field's text.
  private func labelIsAbove(_ arguments: ComposeArguments) -> Bool {
    let position = arguments.component("labelPosition")
    return position?.lastMember == "Above" || position?.value("alwaysMinimize")?.boolean == true
  }

  /// Whether the icon of an item has no semantics, because the item shows its label.
  ///
  /// Source: material3, NavigationBar.kt, styledIcon.
  private func clearsIcon(_ arguments: ComposeArguments) -> Bool {
    guard arguments["label"] != nil else { return false }
    return arguments["alwaysShowLabel"]?.boolean ?? true || arguments["selected"]?.boolean == true
  }
}

/// The text that a field shows instead of its value: “4242 4242” for the value “42424242”.
///
/// Source: ui, VisualTransformation.kt.
struct FieldTransformation: Sendable {
  var value, shown: String
  /// The range of the visual transformation in the source.
  var range: SourceRange

  /// Returns the value after the user edited the shown text, or `nil` if the source does not
  /// determine the value.
  ///
  /// Only the position of text at the end of the value follows from the shown text.
  func value(forShown text: String) -> String? {
    if text.isEmpty { return "" }
    return text.hasPrefix(shown) ? value + text.dropFirst(shown.count) : nil
  }
}

extension ComposeBuilder {
  /// Returns the text that the app's own visual transformation makes of a field's value, or `nil` if
  /// the field shows its value.
  mutating func transformation(
    of text: String, _ arguments: ComposeArguments
  ) -> FieldTransformation? {
    guard let value = arguments["visualTransformation"]?.current else { return nil }
    let filter: SourceFunction
    let name: String
    let range: SourceRange
    if case .record(let record) = value, let method = evaluator.method("filter", of: value) {
      (filter, name, range) = (method, "visualTransformation", record.range)
    } else if let component = value.component, component.lastName == "VisualTransformation",
      let lambda = component.arguments?.last?.value.function
    {
      (filter, name, range) = (lambda, component.lastName, component.range)
    } else if let lambda = value.function {
      (filter, name, range) = (lambda, "visualTransformation", lambda.range)
    } else {
      return nil
    }
    let written = Component.annotated(
      ComposeText(text: text), at: range, identity: ComponentIdentity(number: 0))
    let result = evaluator.call(filter, [.component(written)]).current
    guard let transformed = result.component, transformed.lastName == "TransformedText",
      let first = transformed.value("text") ?? transformed.unlabelled.first, isKnown(first.current)
    else {
      diagnostics.record(.unknownTransformation(name), at: position(of: range))
      return nil
    }
    let shown = evaluator.composeText(of: first).text
    return shown == text ? nil : FieldTransformation(value: text, shown: shown, range: range)
  }

  /// Whether the source determines a text or annotated string.
  private func isKnown(_ value: SourceValue) -> Bool {
    switch value {
    case .string(let text): text.isKnown
    case .component(let component) where component.isAnnotatedText:
      component.unlabelled.first.map { isKnown($0.current) }
        ?? component.value("text").map { isKnown($0.current) } ?? false
    default: false
    }
  }
}

extension SourceText {
  /// Whether the source determines all parts of the text.
  fileprivate var isKnown: Bool {
    parts.allSatisfy { part in
      switch part {
      case .text: true
      case .value(let value, _): value.unknown == nil
      }
    }
  }
}
