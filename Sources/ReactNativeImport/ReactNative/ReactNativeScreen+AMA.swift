internal import ImportSupport
internal import Simulator

/// How React Native AMA draws its components.
extension ReactNativeScreen {
  mutating func makeAMA(
    _ kind: AMAComponents.Kind, _ given: ReactProps, _ item: Int, at place: Place
  ) {
    var props = given
    let children = tree.children(of: item)
    switch kind {
    case .form:
      var inner = place
      inner.form = actions.forms.count
      actions.forms.append(ReactActions.Form(behaviour: props.behaviour))
      push(children.map { .item($0) }, at: inner)
      ReactTextProps.note(props, in: &texts)
    case .field: makeField(&props, children, at: place)
    case .input: makeInput(&props, children, at: place)
    case .switchItem:
      let component = ReactComponent(.pressable, role: "switch").with(\.checked, "value")
        .with(\.shown, ["label"]).with(\.drawsText, true)
      _ = setLabel(&props)
      make(component, &props, children, at: place)
    case .submit:
      let component = ReactComponent(.pressable, role: "button").with(\.drawsText, true)
      let index = make(component, &props, children, at: place)
      if let form = place.form, let index { actions.forms[form].submits.append(index) }
    case .concealed:
      props.set("aria-hidden", .bool(true))
      make(ReactComponent(.view), &props, children, at: place)
    }
  }

  /// A field: its label and error are seen, and said with the field only.
  private mutating func makeInput(_ props: inout ReactProps, _ children: [Int], at place: Place) {
    let given = props
    let label = seen(["label", "labelComponent"], props)
    let errorProps = ["errorMessage", "errorText", "errorComponent", "error"]
    let (hasError, error) = error(errorProps, &props)
    let authored = setLabel(&props)
      .merging(setHint(&props, error: error?.text, separator: ", ")) { $1 }
    let isLabelFirst = props.string("labelPosition") != "afterInput"
    let isErrorFirst = props.string("errorPosition") == "belowLabel"
    for name in ["label", "labelComponent"] + errorProps {
      props.remove(name)
      meet(given[name]?.value.items ?? [])
    }
    if isLabelFirst, let label { add(label.node, to: place.parent) }
    if isErrorFirst, let error { add(error.node, to: place.parent) }
    let index = make(ReactComponent(.textInput), &props, children, at: place)
    finish(index, authored, hasError: hasError)
    if let index, let form = place.form, given["hasValidation"]?.value.bool != false,
      given.has("hasValidation")
    {
      actions.forms[form].checked.insert(index)
      if hasError { actions.forms[form].failed.insert(index) }
    }
    if !isLabelFirst, let label { add(label.node, to: place.parent) }
    if !isErrorFirst, let error { add(error.node, to: place.parent) }
  }

  /// One accessible view around what the field is made of.
  private mutating func makeField(_ props: inout ReactProps, _ children: [Int], at place: Place) {
    let errorProps = ["errorMessage", "errorText", "error"]
    let (hasError, error) = error(errorProps, &props)
    guard props.flag("wrapInsideAccessibleView", diagnostics: &diagnostics) != false else {
      push(children.map { .item($0) }, at: place)
      ReactTextProps.note(props, in: &texts)
      return
    }
    var authored = setHint(&props, error: error?.text, separator: ",")
    authored[.errorMessage] = error?.text
    for name in errorProps { props.remove(name) }
    let component = ReactComponent(.view).with(\.isAccessible, true).with(\.drawsText, true)
    let index = make(component, &props, children, at: place)
    finish(index, authored, hasError: hasError)
  }

  /// Keeps what the author wrote where it is heard together with something else.
  private mutating func finish(
    _ index: Node.Index?, _ authored: [ReactNativeAttributes.Detail: String], hasError: Bool
  ) {
    guard let index else { return }
    screen[index].reactNative.details.merge(authored) { $1 }
    if hasError { screen[index].reactNative.details[.hasError] = "true" }
  }

  /// The label of a field, from what it is seen by: without a final asterisk, and with the word
  /// for what must be filled in; tells what it is made of, where that is more than one text.
  private mutating func setLabel(
    _ props: inout ReactProps
  ) -> [ReactNativeAttributes.Detail: String] {
    var label =
      props["accessibilityLabel"]?.value.textOrExcerpt
      ?? props["aria-label"]?.value.textOrExcerpt
    if label == nil, let seen = seen(["label", "labelComponent"], props)?.text {
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

  /// The hint and the error in one; tells the hint where there are both.
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

  /// Whether a field has an error, and the one that is seen; what is not is left out.
  private mutating func error(
    _ names: [String], _ props: inout ReactProps
  ) -> (hasError: Bool, (text: String, node: Node)?) {
    if props.flag("hasError", diagnostics: &diagnostics) == true {
      return (true, seen(names, props))
    }
    for name in names {
      guard let prop = props[name] else { continue }
      if let text = prop.value.string {
        texts.leaveOut(text, in: name, because: .otherState, at: prop.position)
        props.use(name)
      }
      for item in prop.value.items {
        meet([item])
        texts.leaveOut(text(of: item), in: name, because: .otherState, at: tree[item].position)
      }
    }
    return (false, nil)
  }

  /// The first text among props, given as such or as an element, and the hidden node that shows it.
  private func seen(_ names: [String], _ props: ReactProps) -> (text: String, node: Node)? {
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

  /// Gives the fields of each form their return keys and tells which comes next.
  ///
  /// Source: React Native AMA 2.0, packages/forms, useTextInput.ts.
  mutating func connectForms() {
    for fields in actions.forms.map(\.fields) {
      for (place, index) in fields.enumerated() {
        let isLast = place == fields.count - 1
        var input = screen[index].textInput ?? TextInput()
        input.returnKey = input.returnKey ?? (isLast ? .done : .next)
        screen[index].textInput = input
        var details = screen[index].reactNative.details
        if details[.submitBehavior] == nil {
          details[.submitBehavior] = input.returnKey == .done ? "blurAndSubmit" : "submit"
        }
        if !isLast, details[.nextFormField] == nil, details[.nextFieldId] == nil {
          let next = screen[fields[place + 1]]
          let name = next.id ?? next.label?.text ?? next.placeholder ?? ""
          details[.nextFormField] = name.isEmpty ? nil : name
        }
        screen[index].reactNative.details = details
      }
    }
  }
}
