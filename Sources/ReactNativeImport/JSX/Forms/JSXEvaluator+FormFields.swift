/// The fields of forms, and the functions that forms offer to their fields.
extension JSXEvaluator {
  mutating func result(
    of function: JSXFormFunction, calledAt open: Int, from start: Int, in scope: Int
  ) -> JSXValue {
    let own = arguments(at: open, in: scope)
    let form = function.form
    if function.kind == .read { return read(own, of: form) ?? unknown(from: start) }
    guard let name = JSXEvaluator.fieldName(own.first) else { return unknown(from: start) }
    switch function.kind {
    case .change: return form.setter(ofField: name)
    case .fieldProps: return fieldProps(name, own.first ?? .undefined, of: form)
    case .fieldMeta: return fieldMeta(name, of: form)
    case .fieldHelpers: return fieldHelpers(name, of: form)
    case .register:
      return .object([
        ("name", .string(name)), ("onChange", .function(nil, scope: 0)),
        ("onBlur", .function(nil, scope: 0)),
      ])
    case .setField, .read, .control: return unknown(from: start)
    }
  }

  /// Returns the values that `watch`, `getValues` or `useWatch` returns.
  ///
  /// The arguments are a name or an array of names, and a default value. Without a name, the result
  /// is the object with all values.
  func read(_ arguments: [JSXValue], of form: JSXForm) -> JSXValue? {
    let values = values(of: form)
    switch arguments.first ?? .undefined {
    case .undefined: return values
    case .array(let names):
      let read = names.map { name in
        JSXEvaluator.fieldName(name).flatMap { values.value(ofField: $0) }
          ?? form.unknown("values")
      }
      return .array(read)
    case let name:
      let value = JSXEvaluator.fieldName(name).flatMap { values.value(ofField: $0) }
      if case .undefined? = value, arguments.count > 1 { return arguments[1] }
      return value
    }
  }

  private func value(ofField name: String, of form: JSXForm) -> JSXValue {
    values(of: form).value(ofField: name) ?? form.unknown("values.\(name)")
  }

  /// Returns the props that Formik gives to a field.
  func fieldProps(_ name: String, _ options: JSXValue, of form: JSXForm) -> JSXValue {
    let value = value(ofField: name, of: form)
    var props: [(key: String, value: JSXValue)] = [
      ("name", .string(name)), ("value", value), ("onChange", .function(nil, scope: 0)),
      ("onBlur", .function(nil, scope: 0)),
    ]
    if case .object = options, options.part(.key("type"))?.text == "checkbox" {
      props.append(("checked", value))
    }
    return .object(props)
  }

  func fieldMeta(_ name: String, of form: JSXForm) -> JSXValue {
    let value = value(ofField: name, of: form)
    let isChanged = !value.isSame(as: form.initial.value(ofField: name) ?? .undefined)
    let isUnknown = isChanged && form.library == .formik
    return .object([
      ("value", value), ("error", isUnknown ? form.unknown("meta.error") : .undefined),
      ("touched", isUnknown ? form.unknown("meta.touched") : .bool(false)),
      ("invalid", .bool(false)), ("isTouched", .bool(false)), ("isDirty", .bool(isChanged)),
    ])
  }

  func fieldHelpers(_ name: String, of form: JSXForm) -> JSXValue {
    .object([
      ("setValue", form.setter(ofField: name)), ("setTouched", .function(nil, scope: 0)),
      ("setError", .function(nil, scope: 0)),
    ])
  }

  /// Returns the object that `Controller` and `useController` of React Hook Form give to a field,
  /// or `nil` if the form or the name of the field is unknown.
  func controller(_ options: JSXValue, in scope: Int) -> JSXValue? {
    guard let name = JSXEvaluator.fieldName(options),
      let form = form(ofControl: options.part(.key("control")), in: scope)
    else { return nil }
    var value = value(ofField: name, of: form)
    if case .undefined = value { value = options.part(.key("defaultValue")) ?? value }
    return .object([
      (
        "field",
        .object([
          ("name", .string(name)), ("value", value), ("onChange", form.setter(ofField: name)),
          ("onBlur", .function(nil, scope: 0)), ("ref", .undefined),
        ])
      ),
      ("fieldState", fieldMeta(name, of: form)),
      ("formState", members(of: form).part(.key("formState")) ?? .undefined),
    ])
  }

  /// Returns the object that `useFieldArray` returns.
  func fieldArray(_ options: JSXValue, in scope: Int) -> JSXValue? {
    guard let name = JSXEvaluator.fieldName(options),
      let form = form(ofControl: options.part(.key("control")), in: scope)
    else { return nil }
    var fields = value(ofField: name, of: form)
    if fields.isNullish == true { fields = .array([]) }
    if case .array(let entries) = fields {
      fields = .array(
        entries.enumerated().map { index, entry in
          guard case .object(let members) = entry else { return entry }
          return .object(members + [(key: "id", value: .string("\(name).\(index)"))])
        })
    }
    let functions = ["append", "prepend", "insert", "remove", "swap", "move", "update", "replace"]
    var members: [(key: String, value: JSXValue)] = [("fields", fields)]
    for function in functions { members.append((function, .function(nil, scope: 0))) }
    return .object(members)
  }
}
