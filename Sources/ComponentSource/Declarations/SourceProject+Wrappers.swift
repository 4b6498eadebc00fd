/// Properties with property wrappers that the source declares.
///
/// Source: The Swift Programming Language, Property Wrappers: the compiler stores the wrapper of
/// `name` in `_name`, and the property gets and sets the `wrappedValue` of the wrapper.
extension SourceProject {
  /// Returns a property with a property wrapper as two properties: one that stores the wrapper, and
  /// one that gets and sets its value.
  ///
  /// The result is `nil` if the source does not declare the wrapper.
  func wrapped(
    _ variable: VariableDeclaration, ofType owner: Int
  ) -> [VariableDeclaration]? {
    guard variable.getter == nil, variable.delegate == nil, !variable.name.isEmpty,
      let attribute = variable.attributes.first(where: {
        wrapper(of: $0, inside: types[owner].name, file: variable.range.file) != nil
      })
    else { return nil }
    let code = WrapperCode(of: variable, attribute)
    var property = variable
    property.wrapping = variable.initialValue == nil ? .withoutValue : .withValue
    property.initialValue = nil
    if property.type?.isOpaque == true { property.type = nil }
    property.getter = code.getter
    property.accessors[.setter] = Accessor("newValue", code.setter)
    return [code.storage, property]
  }

  /// Returns the index of the type of an attribute if the type is a property wrapper.
  func wrapper(of attribute: Attribute, inside outer: String?, file: Int?) -> Int? {
    guard let type = type(named: attribute.name, inside: outer, file: file),
      types[type].declaration.attributes.contains(where: { $0.name == "propertyWrapper" })
    else { return nil }
    return type
  }
}

extension VariableDeclaration {
  /// The first value of a property wrapper.
  enum Wrapping: Sendable {
    /// The declaration of the property contains the value.
    case withValue
    /// An initialiser sets the value, or the wrapper has a default value.
    case withoutValue
  }

  /// The name of the property that stores the wrapper of this property.
  var wrapperName: String { "_\(name)" }
}

/// The code that the compiler creates for a property with a property wrapper.
private struct WrapperCode {
  private let variable: VariableDeclaration
  private let attribute: Attribute

  init(of variable: VariableDeclaration, _ attribute: Attribute) {
    (self.variable, self.attribute) = (variable, attribute)
  }

  /// The property that stores the wrapper: `private var _name = Wrapper(wrappedValue: value)`.
  var storage: VariableDeclaration {
    var storage = variable
    storage.name = variable.wrapperName
    storage.isMutable = true
    storage.type = nil
    storage.attributes = []
    storage.accessors = [:]
    // Shared values are stored by the range of their variable, so the two ranges must differ.
    storage.range.end = storage.range.start
    if !storage.modifiers.contains("private") { storage.modifiers.append("private") }
    var arguments = attribute.arguments
    if let initial = variable.initialValue {
      arguments.insert(Argument("wrappedValue", typed(initial)), at: 0)
    }
    storage.initialValue = expression(.call(Call(expression(.name(attribute.name)), arguments)))
    return storage
  }

  /// The getter of the property: `{ _name.wrappedValue }`.
  var getter: Block { block(value) }

  /// The setter of the property: `{ _name.wrappedValue = newValue }`.
  var setter: Block {
    block(expression(.assignment(value, operator: "=", expression(.name("newValue")))))
  }

  private var value: Expression {
    let wrapper = expression(.name(variable.wrapperName))
    return expression(.member(of: wrapper, name: "wrappedValue", isOptional: false))
  }

  /// Returns the initial value with the type of the property, on which a value such as `.small`
  /// depends.
  private func typed(_ initial: Expression) -> Expression {
    guard case .implicitMember = initial.form, let type = variable.type, !type.isOpaque else {
      return initial
    }
    return Expression(.cast(initial, operator: "as", type: type), at: initial.range)
  }

  private func expression(_ form: Expression.Form) -> Expression {
    Expression(form, at: variable.range)
  }

  private func block(_ expression: Expression) -> Block {
    Block([Statement(.expression(expression), at: variable.range)], at: variable.range)
  }
}
