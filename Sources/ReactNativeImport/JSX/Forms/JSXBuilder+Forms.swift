internal import AccessibilityTree

/// The components of Formik and React Hook Form, which pass the values of a form to a function or
/// component.
extension JSXBuilder {
  /// Returns the arguments of the function that renders the content of a form or field, or `nil` if
  /// the element is not from a form library.
  mutating func formArguments(
    of type: String, named name: String, _ props: [JSXProp], at element: Int, in scope: Int
  ) -> [JSXValue]? {
    guard let library = evaluator.formLibrary(ofName: name, at: element) else { return nil }
    let options = JSXValue.object(props.map { (key: $0.name, value: $0.value) })
    switch (library, type) {
    case (.formik, "Formik"):
      let form = evaluator.form(.formik, options, at: element, in: scope)
      return [evaluator.members(of: form)]
    case (.formik, "Field"), (.formik, "FastField"):
      guard let field = field(options, in: scope) else { return nil }
      return [.object(field)]
    case (.formik, "FieldArray"):
      guard let form = evaluator.form(.formik, around: scope) else { return nil }
      var members: [(key: String, value: JSXValue)] = [
        ("form", evaluator.members(of: form)), ("name", options.part(.key("name")) ?? .undefined),
      ]
      for name in ["push", "remove", "insert", "swap", "move", "replace", "unshift", "pop"] {
        members.append((name, .function(nil, scope: 0)))
      }
      return [.object(members)]
    case (.hookForm, "FormProvider"):
      if case .setter(let setter)? = options.part(.key("control")),
        let form = setter.formFunction?.form
      {
        evaluator.register(form, in: scope)
      }
      return nil
    case (.hookForm, "Controller"):
      guard let argument = evaluator.controller(options, in: scope) else { return nil }
      return [argument]
    default: return nil
    }
  }

  /// Returns the component that a `Formik` or `Field` renders by its prop `component` or `as`, with
  /// the component's props.
  mutating func formComponent(
    named name: String, _ props: [JSXProp], at element: Int, in scope: Int
  ) -> (component: JSXValue, props: JSXValue)? {
    guard let prop = props.last(where: { $0.name == "component" || $0.name == "as" }),
      case .function = prop.value,
      let (_, from) = evaluator.declarations.modules[source.file(ofToken: element)]
        .link(ofName: name), from.specifier == "formik"
    else { return nil }
    let options = JSXValue.object(props.map { (key: $0.name, value: $0.value) })
    guard from.name != "Formik" else {
      let form = evaluator.form(.formik, options, at: element, in: scope)
      return (prop.value, evaluator.members(of: form))
    }
    guard let field = field(options, in: scope) else { return nil }
    let own = props.filter { !["component", "as", "name"].contains($0.name) }
      .map { (key: $0.name, value: $0.value) }
    guard prop.name == "as" else { return (prop.value, .object(field + own)) }
    let given = JSXValue.object(field).part(.key("field"))
    guard case .object(let members)? = given else { return nil }
    return (prop.value, .object(members + own))
  }

  /// Returns the members that Formik's `Field` gives to the function between its tags.
  private func field(_ options: JSXValue, in scope: Int) -> [(key: String, value: JSXValue)]? {
    guard let name = JSXEvaluator.fieldName(options),
      let form = evaluator.form(.formik, around: scope)
    else { return nil }
    return [
      (key: "field", value: evaluator.fieldProps(name, options, of: form)),
      (key: "form", value: evaluator.members(of: form)),
      (key: "meta", value: evaluator.fieldMeta(name, of: form)),
    ]
  }
}
