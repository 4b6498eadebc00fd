/// A form of Formik or React Hook Form.
///
/// All values of the form are one state.
struct JSXForm: Sendable {
  enum Library: Sendable { case formik, hookForm }

  var library: Library
  /// The key of the state with the form's values.
  var key: JSXStateKey
  /// The values with which the form opens.
  var initial: JSXValue
  /// Whether the form has rules for its values.
  ///
  /// The evaluator does not apply these rules, so the errors of changed values are unknown.
  var isValidated: Bool
  /// The function that receives the values of the submitted form.
  var onSubmit: JSXValue
  /// The index of the token at which the call or element that creates the form begins.
  var token: Int

  func unknown(_ name: String) -> JSXValue {
    .unknown(JSXUnknown(kind: .name, tokens: token..<token + 1, path: name))
  }

  func function(_ kind: JSXFormFunction.Kind) -> JSXValue {
    var setter = JSXSetter(key: key)
    setter.formFunction = JSXFormFunction(kind: kind, form: self)
    return .setter(setter)
  }

  /// Returns a function that sets one field.
  func setter(ofField name: String) -> JSXValue {
    var setter = JSXSetter(key: key)
    setter.field = name
    return .setter(setter)
  }

  /// Returns a function that restores the initial values.
  var reset: JSXValue {
    var setter = JSXSetter(key: key)
    setter.constant = initial
    return .setter(setter)
  }
}

/// A function that a form offers to its fields, such as `setFieldValue`.
struct JSXFormFunction: Sendable {
  enum Kind: Sendable {
    /// A function that returns the handler of a field: `handleChange('email')`.
    case change
    /// A function that returns the props of a field: `getFieldProps('email')`.
    case fieldProps
    /// A function that returns the errors of a field: `getFieldMeta('email')`.
    case fieldMeta
    /// A function that returns the setters of a field: `getFieldHelpers('email')`.
    case fieldHelpers
    /// A function that sets a field: `setFieldValue('email', '')`.
    case setField
    /// A function that returns values: `watch('email')`.
    case read
    /// A function that returns the props of an uncontrolled field: `register('email')`.
    case register
    /// Not a function, but the object by which fields know their form.
    case control
  }

  var kind: Kind
  var form: JSXForm
}
