internal import AccessibilityTree
internal import ImportSupport

/// Creates the nodes of React Native AMA's components.
extension ReactNativeScreen {
  mutating func makeAMA(
    _ kind: AMAComponents.Kind, _ given: ReactProps, _ item: Int, in context: Context
  ) {
    var props = given
    let children = tree.children(of: item)
    switch kind {
    case .form:
      var inner = context
      inner.form = actions.forms.count
      actions.forms.append(ReactActions.Form(behaviour: props.behaviour))
      push(children.map { .item($0) }, in: inner)
      ReactTextProps.record(props, in: &texts)
    case .field: makeField(&props, children, in: context)
    case .input: makeInput(&props, children, in: context)
    case .switchItem:
      let component = ReactComponent(.pressable, role: "switch").with(\.checkedProp, "value")
        .with(\.textProps, ["label"]).with(\.drawsText, true)
      _ = setLabel(&props)
      make(component, &props, children, in: context)
    case .submit:
      let component = ReactComponent(.pressable, role: "button").with(\.drawsText, true)
      let index = make(component, &props, children, in: context)
      if let form = context.form, let index { actions.forms[form].submits.append(index) }
    case .hidden:
      props.set("aria-hidden", .bool(true))
      make(ReactComponent(.view), &props, children, in: context)
    }
  }

  /// Creates a field.
  ///
  /// Its label and error are visible texts, which readers only announce as part of the field.
  private mutating func makeInput(_ props: inout ReactProps, _ children: [Int], in context: Context)
  {
    let given = props
    let label = visibleText(["label", "labelComponent"], props)
    let errorProps = ["errorMessage", "errorText", "errorComponent", "error"]
    let (hasError, error) = error(errorProps, &props)
    let authored = setLabel(&props)
      .merging(setHint(&props, error: error?.text, separator: ", ")) { $1 }
    let isLabelFirst = props.string("labelPosition") != "afterInput"
    let isErrorFirst = props.string("errorPosition") == "belowLabel"
    for name in ["label", "labelComponent"] + errorProps {
      props.remove(name)
      markProcessed(given[name]?.value.items ?? [])
    }
    if isLabelFirst, let label { add(label.node, to: context.parent) }
    if isErrorFirst, let error { add(error.node, to: context.parent) }
    let index = make(ReactComponent(.textInput), &props, children, in: context)
    finish(index, authored, hasError: hasError)
    if let index, let form = context.form, given["hasValidation"]?.value.bool != false,
      given.has("hasValidation")
    {
      actions.forms[form].checked.insert(index)
      if hasError { actions.forms[form].failed.insert(index) }
    }
    if !isLabelFirst, let label { add(label.node, to: context.parent) }
    if !isErrorFirst, let error { add(error.node, to: context.parent) }
  }

  /// Creates one accessible view that contains the parts of a field.
  private mutating func makeField(_ props: inout ReactProps, _ children: [Int], in context: Context)
  {
    let errorProps = ["errorMessage", "errorText", "error"]
    let (hasError, error) = error(errorProps, &props)
    guard props.flag("wrapInsideAccessibleView", diagnostics: &diagnostics) != false else {
      push(children.map { .item($0) }, in: context)
      ReactTextProps.record(props, in: &texts)
      return
    }
    var authored = setHint(&props, error: error?.text, separator: ",")
    authored[.errorMessage] = error?.text
    for name in errorProps { props.remove(name) }
    let component = ReactComponent(.view).with(\.isAccessible, true).with(\.drawsText, true)
    let index = make(component, &props, children, in: context)
    finish(index, authored, hasError: hasError)
  }

  /// Stores the author's own texts in a node.
  ///
  /// The label and the hint of the node also contain texts that AMA adds, so the author's texts are
  /// stored separately.
  private mutating func finish(
    _ index: Node.Index?, _ authored: [ReactNativeAttributes.Detail: String], hasError: Bool
  ) {
    guard let index else { return }
    screen[index].reactNative.details.merge(authored) { $1 }
    if hasError { screen[index].reactNative.details[.hasError] = "true" }
  }

  /// Sets the `accessibilityLabel` of a field by the rules of AMA.
  ///
  /// Without a label from the author, the visible label is used, without a final asterisk. If the
  /// field is required, the message for required fields is added.
  ///
  /// - Returns: The label and the message separately, or an empty dictionary if no message was
  ///   added.
  private mutating func setLabel(
    _ props: inout ReactProps
  ) -> [ReactNativeAttributes.Detail: String] {
    var label =
      props["accessibilityLabel"]?.value.textOrExcerpt
      ?? props["aria-label"]?.value.textOrExcerpt
    if label == nil, let seen = visibleText(["label", "labelComponent"], props)?.text {
      label = seen.hasSuffix("*") ? String(seen.dropLast().trimmedAtEnd(of: \.isWhitespace)) : seen
    }
    guard let label else { return [:] }
    guard props.flag("required", diagnostics: &diagnostics) == true,
      let message = props.text("requiredMessage")
    else {
      props.set("accessibilityLabel", .string(label))
      return [:]
    }
    props.set("accessibilityLabel", .string("\(label), \(message)"))
    return [.accessibilityLabel: label, .requiredMessage: message]
  }

  /// Appends the error to the hint of a field.
  ///
  /// - Returns: The hint without the error, or an empty dictionary if there is no hint or no error.
  private mutating func setHint(
    _ props: inout ReactProps, error: String?, separator: String
  ) -> [ReactNativeAttributes.Detail: String] {
    guard let error else { return [:] }
    let hint = props["accessibilityHint"]?.value.textOrExcerpt
    props.set(
      "accessibilityHint", .string([hint, error].compactMap(\.self).joined(separator: separator)))
    props.use("accessibilityHint")
    return hint.map { [.accessibilityHint: $0] } ?? [:]
  }

  /// Returns whether a field has an error, and the text and node of the error if the error is
  /// visible.
  ///
  /// If the field has no error, the texts of the error props are recorded as unused.
  private mutating func error(
    _ names: [String], _ props: inout ReactProps
  ) -> (hasError: Bool, (text: String, node: Node)?) {
    if props.flag("hasError", diagnostics: &diagnostics) == true {
      return (true, visibleText(names, props))
    }
    for name in names {
      guard let prop = props[name] else { continue }
      if let text = prop.value.string {
        texts.omit(text, in: name, because: .otherState, at: prop.position)
        props.use(name)
      }
      for item in prop.value.items {
        markProcessed([item])
        texts.omit(text(of: item), in: name, because: .otherState, at: tree[item].position)
      }
    }
    return (false, nil)
  }

  /// Returns the first text in props with these names, and a node for the text.
  ///
  /// The node is visible, but hidden from screen readers.
  ///
  /// The value of such a prop is a text or an element.
  private func visibleText(_ names: [String], _ props: ReactProps) -> (text: String, node: Node)? {
    for name in names {
      guard let prop = props[name] else { continue }
      let items = prop.value.items
      let text = prop.value.textOrExcerpt ?? items.map(text(of:)).joined(separator: " ")
      guard !text.isEmpty else { continue }
      let position = items.first.map { tree[$0].position } ?? prop.position
      var node = ReactNativeScreen.textNode(text, at: position)
      node.hidden = Hidden(.hidden, isVisible: true)
      return (text, node)
    }
    return nil
  }

  func text(of item: Int) -> String {
    var words = ""
    var pending = [item]
    while let item = pending.popLast() {
      if case .text(let text) = tree[item].kind { words += text }
      pending += tree.children(of: item).reversed()
    }
    return words
  }

  /// Sets the return key of each form field, and records the field after it.
  ///
  /// Source: React Native AMA 2.0, packages/forms, useTextInput.ts.
  mutating func connectForms() {
    for fields in actions.forms.map(\.fields) {
      for (offset, index) in fields.enumerated() {
        let isLast = offset == fields.count - 1
        var input = screen[index].textInput ?? TextInput()
        input.returnKey = input.returnKey ?? (isLast ? .done : .next)
        screen[index].textInput = input
        var details = screen[index].reactNative.details
        if details[.submitBehavior] == nil {
          details[.submitBehavior] = input.returnKey == .done ? "blurAndSubmit" : "submit"
        }
        if !isLast, details[.nextFormField] == nil, details[.nextFieldId] == nil {
          let next = screen[fields[offset + 1]]
          let name = next.id ?? next.label?.text ?? next.placeholder ?? ""
          details[.nextFormField] = name.isEmpty ? nil : name
        }
        screen[index].reactNative.details = details
      }
    }
  }
}
