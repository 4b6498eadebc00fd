/// The hooks of Formik and React Hook Form.
///
/// The file states the values with which a form opens, and the fields show these values.
///
/// Source: formik 2.4, Formik.tsx, Field.tsx; react-hook-form 7.54, useForm.ts, useController.ts,
/// useWatch.ts, useFieldArray.ts, useFormContext.tsx.
extension JSXEvaluator {
  private static let namesInSnippets: [JSXForm.Library: Set<String>] = [
    .formik: ["useFormik", "useFormikContext", "Formik"],
    .hookForm: ["useForm", "useController", "useWatch", "useFormContext", "Controller"],
  ]

  /// Returns the library of a hook or component, or `nil` if the name is not from a form library.
  ///
  /// A snippet without an import of the name is assumed to use the library.
  func formLibrary(ofName path: String, at token: Int) -> JSXForm.Library? {
    let head = String(path.prefix { $0 != "." })
    let module = declarations.modules[source.file(ofToken: token)]
    guard let (_, from) = module.link(ofName: head) else {
      return JSXEvaluator.namesInSnippets.first { $0.value.contains(head) }?.key
    }
    switch from.specifier {
    case "formik": return .formik
    case "react-hook-form": return .hookForm
    default: return nil
    }
  }

  /// Evaluates a call of a hook, or returns `nil` if the hook is not from a form library.
  mutating func formHook(
    _ path: String, _ arguments: [JSXValue], from start: Int, in scope: Int
  ) -> JSXValue? {
    guard let library = formLibrary(ofName: path, at: start) else { return nil }
    let name = exportedName(path, at: start).split(separator: ".").last.map(String.init) ?? path
    let options = arguments.first ?? .object([])
    switch (library, name) {
    case (.hookForm, "useForm"), (.formik, "useFormik"):
      return members(of: form(library, options, at: start, in: scope))
    case (.hookForm, "useFormContext"), (.formik, "useFormikContext"):
      return form(library, around: scope).map { members(of: $0) }
    case (.hookForm, "useFormState"):
      return form(ofControl: options.part(.key("control")), in: scope).map { formState(of: $0) }
    case (.hookForm, "useWatch"):
      guard let form = form(ofControl: options.part(.key("control")), in: scope) else { return nil }
      return read(
        [
          options.part(.key("name")) ?? .undefined,
          options.part(.key("defaultValue")) ?? .undefined,
        ],
        of: form)
    case (.hookForm, "useController"): return controller(options, in: scope)
    case (.hookForm, "useFieldArray"): return fieldArray(options, in: scope)
    case (.formik, "useField"):
      guard let form = form(library, around: scope), let name = JSXEvaluator.fieldName(options)
      else { return nil }
      return .array([
        fieldProps(name, options, of: form), fieldMeta(name, of: form),
        fieldHelpers(name, of: form),
      ])
    default: return nil
    }
  }

  /// Creates the form of a hook or element with these options.
  mutating func form(
    _ library: JSXForm.Library, _ options: JSXValue, at token: Int, in scope: Int
  ) -> JSXForm {
    var form = JSXForm(
      library: library, key: JSXStates.key(ofHookAt: token, in: scopes[scope].identity),
      initial: .undefined, isValidated: library == .hookForm, onSubmit: .undefined, token: token)
    func option(_ name: String) -> JSXValue? {
      if options.isNullish == true { return .object([]) }
      guard let value = options.part(.key(name)) else { return nil }
      return value.isNullish == true ? .object([]) : value
    }
    switch library {
    case .formik:
      form.initial = option("initialValues") ?? form.unknown("values")
      form.onSubmit = options.part(.key("onSubmit")) ?? .undefined
      form.isValidated = ["validate", "validationSchema"].contains {
        options.part(.key($0))?.isNullish != true
      }
    case .hookForm:
      let isUpdated = options.part(.key("values"))?.isNullish == false
      form.initial =
        option(isUpdated ? "values" : "defaultValues") ?? form.unknown("defaultValues")
    }
    if case .function = form.initial { form.initial = form.unknown("defaultValues") }
    _ = states.value(of: form.key, initially: form.initial)
    register(form, in: scope)
    return form
  }

  /// Makes a form known to the components below the component that creates the form.
  mutating func register(_ form: JSXForm, in scope: Int) {
    var next: Int? = scope
    while let index = next {
      forms[index] = form
      guard let function = scopes[index].function, !declarations.functions[function].isComponent
      else { return }
      next = scopes[index].caller
    }
  }

  /// Returns the innermost form of a library around a scope.
  func form(_ library: JSXForm.Library, around scope: Int) -> JSXForm? {
    var next: Int? = scope
    while let index = next {
      if let form = forms[index], form.library == library { return form }
      next = scopes[index].caller
    }
    return nil
  }

  /// Returns the form to which `control` belongs, or the innermost form if there is no `control`.
  func form(ofControl control: JSXValue?, in scope: Int) -> JSXForm? {
    switch control {
    case .setter(let setter)?: setter.formFunction?.form
    case .undefined?, .null?: form(.hookForm, around: scope)
    default: nil
    }
  }

  func values(of form: JSXForm) -> JSXValue { states.values[form.key] ?? form.initial }

  /// Returns the name of a field: the argument itself, or its member `name`.
  static func fieldName(_ argument: JSXValue?) -> String? {
    var name = argument
    if case .object? = argument { name = argument?.part(.key("name")) }
    guard case .string(let text, let unknownParts)? = name, unknownParts.isEmpty else { return nil }
    return text
  }

  // MARK: Objects that describe a form

  /// Returns the object that `useForm` or `useFormik` returns.
  func members(of form: JSXForm) -> JSXValue {
    let unknown = JSXValue.function(nil, scope: 0)
    var members: [(key: String, value: JSXValue)]
    switch form.library {
    case .hookForm:
      let unknownNames = [
        "handleSubmit", "setError", "clearErrors", "trigger", "setFocus", "unregister",
        "resetField",
      ]
      members = [
        ("control", form.function(.control)), ("watch", form.function(.read)),
        ("getValues", form.function(.read)), ("register", form.function(.register)),
        ("setValue", form.function(.setField)), ("reset", form.reset),
        ("getFieldState", form.function(.fieldMeta)), ("formState", formState(of: form)),
      ]
      for name in unknownNames { members.append((name, unknown)) }
    case .formik:
      var submit = unknown
      if case .function = form.onSubmit, !form.isValidated { submit = form.onSubmit }
      let unknownNames = [
        "handleBlur", "setFieldTouched", "setFieldError", "setErrors", "setTouched", "setStatus",
        "setSubmitting", "validateForm", "validateField",
      ]
      members = [
        ("values", values(of: form)), ("initialValues", form.initial),
        ("handleChange", form.function(.change)), ("setFieldValue", form.function(.setField)),
        ("setValues", .setter(JSXSetter(key: form.key))), ("resetForm", form.reset),
        ("handleReset", form.reset), ("getFieldProps", form.function(.fieldProps)),
        ("getFieldMeta", form.function(.fieldMeta)),
        ("getFieldHelpers", form.function(.fieldHelpers)), ("handleSubmit", submit),
        ("submitForm", submit),
      ]
      members += formikState(of: form)
      for name in unknownNames { members.append((name, unknown)) }
    }
    return .object(members)
  }

  private func isChanged(_ form: JSXForm) -> Bool { !values(of: form).isSame(as: form.initial) }

  private func formikState(of form: JSXForm) -> [(key: String, value: JSXValue)] {
    let isChanged = isChanged(form)
    let isUnknown = isChanged && form.isValidated
    return [
      ("errors", isUnknown ? form.unknown("errors") : .object([])),
      ("touched", isChanged ? form.unknown("touched") : .object([])),
      ("isValid", isUnknown ? form.unknown("isValid") : .bool(true)), ("dirty", .bool(isChanged)),
      ("isSubmitting", .bool(false)), ("isValidating", .bool(false)),
      ("submitCount", .number(0)), ("status", .undefined),
    ]
  }

  private func formState(of form: JSXForm) -> JSXValue {
    let isChanged = isChanged(form)
    return .object([
      ("errors", .object([])), ("isDirty", .bool(isChanged)),
      ("dirtyFields", isChanged ? form.unknown("dirtyFields") : .object([])),
      ("touchedFields", isChanged ? form.unknown("touchedFields") : .object([])),
      ("isValid", form.unknown("isValid")), ("isSubmitting", .bool(false)),
      ("isSubmitted", .bool(false)), ("isSubmitSuccessful", .bool(false)),
      ("isValidating", .bool(false)), ("isLoading", .bool(false)), ("submitCount", .number(0)),
      ("defaultValues", form.initial),
    ])
  }
}
