/// A declaration of Swift or Kotlin.
package indirect enum Declaration: Sendable {
  case function(FunctionDeclaration)
  case variable(VariableDeclaration)
  case type(TypeDeclaration)
  /// A macro that declares something: `#Preview("Empty") { … }`.
  case macro(name: String, Call, SourceRange)
  /// Declarations under `#if`, with one list of declarations for each clause.
  case compiled([(condition: Expression?, declarations: [Declaration])])
}

/// An attribute or annotation: `@State`, `@Preview(name = "Dark")`.
package struct Attribute: Sendable {
  /// The name without `@`.
  package var name: String
  package var arguments: [Argument]

  package init(_ name: String, _ arguments: [Argument] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// A type as the source code writes it.
package struct TypeName: Sendable, Hashable {
  /// The name, with the types that contain it: `Item`, `Binding`, `Auth.Field`.
  ///
  /// A function type is named `->`, and its arguments are the types of the parameters followed by
  /// the type of the result. A tuple is named `()`, a list `[]`, and a dictionary of Swift `[:]`.
  package var name: String
  package var arguments: [TypeName]
  package var isOptional = false
  /// Attributes on the type, such as `@Composable` or `@escaping`.
  package var attributes: [String]
  /// Whether the type is written with `some` or `any`.
  package var isOpaque = false
  /// The receiver of a function type of Kotlin: `RowScope.() -> Unit`.
  package var receiver: String?
  /// The labels of a tuple: `(title: String, rows: [String])`.
  package var labels: [String?] = []

  /// The name without the types that contain it.
  package var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  package init(_ name: String, _ arguments: [TypeName] = [], attributes: [String] = []) {
    self.name = name
    self.arguments = arguments
    self.attributes = attributes
  }

  /// Whether values of the type are functions.
  package var isFunction: Bool { name == "->" }
}

/// A parameter of a function, closure, enum case or primary constructor.
package struct Parameter: Sendable {
  /// The label that callers write, or `nil` for `_`.
  ///
  /// In Kotlin, the label is the name of the parameter.
  package var label: String?
  package var name: String
  package var type: TypeName?
  package var defaultValue: Expression?
  package var attributes: [Attribute]
  package var isVariadic: Bool
  /// Whether the parameter of a primary constructor is a property: `val title: String`.
  package var isProperty: Bool
  /// The names of the parts of a destructured closure parameter: `(key, value)`.
  package var parts: [String]

  package init(
    label: String?, name: String, type: TypeName? = nil, defaultValue: Expression? = nil,
    attributes: [Attribute] = [], isVariadic: Bool = false, isProperty: Bool = false,
    parts: [String] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.attributes = attributes
    self.isVariadic = isVariadic
    self.isProperty = isProperty
    self.parts = parts
  }
}

/// A function, initialiser or constructor.
package struct FunctionDeclaration: Sendable {
  /// The name: `init` for an initialiser, `subscript` for a subscript.
  package var name: String
  package var parameters: [Parameter]
  package var result: TypeName?
  /// The type that a function of Kotlin extends: `fun Modifier.card()`.
  package var receiver: TypeName?
  package var attributes: [Attribute]
  /// The modifiers, such as `static`, `private` and `override`.
  package var modifiers: [String]
  /// The body; `nil` for a requirement of a protocol or an abstract function.
  package var body: Block?
  /// Whether the body is an expression after `=`, as Kotlin allows.
  package var isExpressionBody = false
  package var range: SourceRange

  package init(
    name: String, parameters: [Parameter], result: TypeName? = nil, receiver: TypeName? = nil,
    attributes: [Attribute] = [], modifiers: [String] = [], body: Block?, at range: SourceRange
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.receiver = receiver
    self.attributes = attributes
    self.modifiers = modifiers
    self.body = body
    self.range = range
  }
}

/// A property or local variable.
package struct VariableDeclaration: Sendable {
  /// The name, or an empty text if the declaration destructures a value into ``parts``.
  package var name = ""
  /// The names of the parts in a destructuring declaration, with `_` for unused parts.
  package var parts: [String] = []
  package var isMutable: Bool
  package var type: TypeName?
  package var initialValue: Expression?
  /// The expression after `by`, to which a Kotlin property delegates its value.
  package var delegate: Expression?
  /// The getter of a computed property.
  package var getter: Block?
  /// The setter of the property and, in Swift, its observers `willSet` and `didSet`.
  package var accessors: [Accessor.Kind: Accessor] = [:]
  /// The first value of a property wrapper that the source declares.
  ///
  /// It is `nil` for a variable without such a wrapper.
  var wrapping: Wrapping?
  package var receiver: TypeName?
  package var attributes: [Attribute]
  package var modifiers: [String]
  package var range: SourceRange

  package init(
    isMutable: Bool, attributes: [Attribute] = [], modifiers: [String] = [], at range: SourceRange
  ) {
    self.isMutable = isMutable
    self.attributes = attributes
    self.modifiers = modifiers
    self.range = range
  }
}

extension VariableDeclaration {
  /// Whether the app stores the value permanently.
  ///
  /// Such a value can differ from the initial value when the app starts.
  package var isStoredOutside: Bool {
    attributes.contains { $0.name == "AppStorage" || $0.name == "SceneStorage" }
  }
}

extension VariableDeclaration {
  /// Whether the variable refers to a state that the creator of the instance passes.
  ///
  /// Such a variable has no default value, even if its type is an optional.
  var isBinding: Bool { attributes.contains { $0.name == "Binding" } }
}

/// A setter or an observer of a property.
package struct Accessor: Sendable {
  package enum Kind: Sendable {
    case setter, willSet, didSet
  }

  /// The name by which the body refers to the new value or, in `didSet`, to the old value.
  package var parameter: String
  package var body: Block

  package init(_ parameter: String, _ body: Block) {
    self.parameter = parameter
    self.body = body
  }
}

/// The declaration of a type or of an extension.
package struct TypeDeclaration: Sendable {
  package enum Kind: String, Sendable {
    case structure, classType, enumeration, protocolType, actor, object, companion
    case annotation, extensionOfType
  }

  /// A case of an enum.
  package struct Case: Sendable {
    package var name: String
    /// The raw value that a Swift case states, or `nil` if it states none.
    package var rawValue: Expression?
    /// The associated values of a Swift case.
    package var parameters: [Parameter] = []
    /// The arguments that a Kotlin case passes to the constructor of its enum.
    package var arguments: [Argument] = []
    /// The declarations in the body of a Kotlin case.
    package var members: [Declaration] = []
    package var range: SourceRange

    package init(name: String, at range: SourceRange) {
      self.name = name
      self.range = range
    }
  }

  package var kind: Kind
  /// The name; for an extension, the name of the extended type.
  package var name: String
  /// The generic arguments for which an extension applies: `Item` in
  /// `extension Array where Element == Item`, `Plain` in
  /// `extension ButtonStyle where Self == Plain`.
  package var extendedArguments: [TypeName] = []
  /// The types after the colon: superclass, protocols, interfaces.
  package var inherited: [TypeName]
  /// The arguments of the superclass's constructor in Kotlin: `object Home : Screen("home")`.
  package var inheritedArguments: [Argument] = []
  /// The interfaces whose members a class of Kotlin delegates to values: `Repo by cache`.
  package var delegates: [(type: TypeName, value: Expression)] = []
  /// The parameters of Kotlin's primary constructor.
  package var parameters: [Parameter] = []
  package var cases: [Case] = []
  package var members: [Declaration] = []
  package var genericParameters: [String]
  package var attributes: [Attribute]
  package var modifiers: [String]
  package var range: SourceRange

  package init(
    _ kind: Kind, name: String, inherited: [TypeName] = [], genericParameters: [String] = [],
    attributes: [Attribute], modifiers: [String], at range: SourceRange
  ) {
    self.kind = kind
    self.name = name
    self.inherited = inherited
    self.genericParameters = genericParameters
    self.attributes = attributes
    self.modifiers = modifiers
    self.range = range
  }
}
