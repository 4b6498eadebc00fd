/// The value of an expression, as far as the source determines it.
package indirect enum SourceValue: Sendable {
  case string(SourceText)
  case integer(Int)
  case number(Double)
  /// A single-precision number: `0.5f` of Kotlin, `Float` of Swift.
  case float(Float)
  case boolean(Bool)
  /// `nil` or `null`.
  case null
  /// No value: the result of a statement, `Unit`, `Void`.
  case nothing
  case list([SourceValue])
  /// A set. No two elements are equal. In Kotlin, the elements have the order in which they were
  /// added.
  case set([SourceValue])
  case dictionary([(key: SourceValue, value: SourceValue)])
  case tuple([(label: String?, value: SourceValue)])
  /// A range of integers with an exclusive upper bound.
  ///
  /// `isClosed` is `true` if the range in the source includes its upper bound.
  case range(Range<Int>, isClosed: Bool)
  /// An instance of a type that the source declares.
  case record(SourceRecord)
  /// A case of an enum that the source declares.
  case enumCase(SourceEnumCase)
  /// A closure, or a reference to a function.
  case function(SourceFunction)
  /// A type that the source declares, by its index in the project: `Field.self`, `Strings`.
  case type(Int)
  /// A component, or a value of a type of the framework.
  case component(Component)
  /// The components that a block of a builder shows.
  case components([Component])
  /// A reference to a state, with its current value: `$email`, `remember { … }`.
  case state(StateKey, SourceValue)
  /// A value that the source does not determine.
  case unknown(UnknownValue)
}

/// A text with the information for looking it up in a string catalogue and for naming its unknown
/// parts.
package struct SourceText: Sendable {
  /// A part of a text.
  package enum Part: Sendable {
    case text(String)
    /// An interpolated value and the additional arguments of the interpolation, such as `format:`.
    case value(SourceValue, arguments: [(label: String?, value: SourceValue)])
  }

  package var parts: [Part]
  /// Whether the parts come from one literal.
  ///
  /// Swift looks up such literals in the string catalogue.
  package var isLiteral: Bool
  /// Whether the text is looked up in a string catalogue because of its type:
  /// `LocalizedStringResource`.
  ///
  /// The text remains a key until it is shown.
  package var isResource = false
  /// Whether the text is a character of Kotlin, to which numbers can be added: `'A' + 1`.
  package var isCharacter = false
  /// The range of the text in the source, or `nil` if the text does not occur in the source.
  package var range: SourceRange?

  package init(_ parts: [Part], isLiteral: Bool, at range: SourceRange? = nil) {
    self.parts = parts
    self.isLiteral = isLiteral
    self.range = range
  }

  /// Creates a text without unknown parts.
  package init(_ text: String, isLiteral: Bool = false, at range: SourceRange? = nil) {
    self.init([.text(text)], isLiteral: isLiteral, at: range)
  }
}

extension SourceValue {
  static func character(_ character: Character) -> SourceValue {
    var text = SourceText(String(character))
    text.isCharacter = true
    return .string(text)
  }
}

/// An instance of a type that the source declares.
package struct SourceRecord: Sendable {
  /// The index of the type in the project.
  package var type: Int
  package var fields: [String: SourceValue]
  /// The identity of the call that created the instance.
  ///
  /// The keys of the instance's states contain this identity.
  package var identity: ComponentIdentity
  package var range: SourceRange

  package init(
    type: Int, fields: [String: SourceValue], identity: ComponentIdentity, at range: SourceRange
  ) {
    self.type = type
    self.fields = fields
    self.identity = identity
    self.range = range
  }
}

/// A case of an enum that the source declares.
package struct SourceEnumCase: Sendable {
  /// The index of the type in the project.
  package var type: Int
  package var name: String
  /// The position of the case among the cases of the enum, counted from 0.
  package var ordinal: Int
  package var values: [(label: String?, value: SourceValue)]

  package init(
    type: Int, name: String, ordinal: Int, values: [(label: String?, value: SourceValue)] = []
  ) {
    self.type = type
    self.name = name
    self.ordinal = ordinal
    self.values = values
  }
}

/// A closure with its scope, or a reference to a declared function.
package struct SourceFunction: Sendable {
  /// The result of the call of a function.
  package enum Result: Sendable {
    /// A result without a declared type: the value of a closure's last expression, or the
    /// components that its statements show.
    case inferred
    /// A result with a declared type: the value of `return` or of the only expression.
    case value(TypeName)
    /// The components that the function's statements show.
    case components
  }

  package var parameters: [Parameter]
  package var body: Block
  /// The index of the scope in which the function was written.
  package var scope: Int
  /// The value of `self` or `this` in the body.
  package var receiver: SourceValue?
  package var range: SourceRange
  package var result: Result
  /// The names in a reference to a function or member: `["colorScheme"]` for `\.colorScheme`,
  /// `["validate"]` for `::validate`.
  ///
  /// The array is empty if the function is not a reference.
  package var reference: [String]
  /// The index of the type that declares the function.
  package var type: Int?
  /// The label to which `return@label` of Kotlin returns.
  ///
  /// The label is the name of the function. For a lambda, it is the name of the function to which
  /// the lambda is passed.
  var label: String?
  /// The receiver in the function type of a lambda of Kotlin, or `nil` for other functions.
  var extensionType: ExtensionType?
  /// Whether this is an anonymous function of Kotlin.
  var isAnonymous = false
  /// The property that this function gets, sets or observes, or `nil` if this function is not an
  /// accessor.
  var property: AccessedProperty?
  /// The declared result type of a closure, if texts of this type are looked up in a string
  /// catalogue.
  var textType: TypeName?

  package init(
    parameters: [Parameter], body: Block, scope: Int, receiver: SourceValue? = nil,
    at range: SourceRange, result: Result = .inferred, reference: [String] = [], type: Int? = nil
  ) {
    self.parameters = parameters
    self.body = body
    self.scope = scope
    self.receiver = receiver
    self.range = range
    self.result = result
    self.reference = reference
    self.type = type
  }
}

/// A property whose getter, setter or observer is running.
///
/// The enum is indirect, so that functions and scopes stay small. Nested evaluation stores many
/// functions and scopes on the stack.
indirect enum AccessedProperty: Sendable {
  case of(VariableDeclaration)
}

/// A function type of Kotlin with a receiver: `RowScope.(Int) -> Unit`.
///
/// The enum is indirect for the same reason as ``AccessedProperty``.
indirect enum ExtensionType: Sendable {
  /// The name of the receiver's type, and the number of parameters besides the receiver.
  case of(String, parameterCount: Int)
}

/// The branch of `switch` or `when` that is shown for an unknown value.
package struct SourceChoice: Sendable {
  /// The pattern of the branch; `nil` for the default branch.
  package var branch: String?
  /// The pattern of another branch, which a user can choose with `--assume`.
  package var other: String?
}

/// A value that the source does not determine.
package struct UnknownValue: Sendable {
  package enum Reason: Sendable {
    /// A name that no file declares, or a parameter without an argument.
    case name
    /// A value of the running app: from the network, a store, the environment.
    case runtime
    /// An unsupported construct, or a call of an unsupported function.
    case expression
  }

  package var reason: Reason
  /// The name of the value in messages and in the option `--assume`, such as `user.name`.
  package var name: String
  /// The words in braces that represent the value in a text, or `nil` if the name represents the
  /// value.
  package var placeholder: String?
  package var range: SourceRange
  /// Whether a condition with this value counts as true.
  ///
  /// For example, `!isBusy` counts as true if `isBusy` is unknown.
  package var isAssumedTrue: Bool
  /// The elements to show for a list with known possible elements, or `nil` for other values.
  ///
  /// Only the number, order or selection of these elements is unknown.
  package var elements: [SourceValue]?
  /// Whether only the order of the elements is unknown.
  package internal(set) var isUnordered = false
  /// The patterns of the branch that is shown for the value and of another possible branch.
  package var choice: SourceChoice?
  /// The file of the value whose member this is, or `nil` for other values.
  var origin: Int?
  /// The comparison with `nil` whose unknown result is this value, or `nil` if the value is no
  /// result of such a comparison.
  var presenceTest: PresenceTest?

  package init(
    _ reason: Reason, named name: String, at range: SourceRange, isAssumedTrue: Bool = false,
    elements: [SourceValue]? = nil
  ) {
    self.elements = elements
    self.reason = reason
    self.name = name
    self.range = range
    self.isAssumedTrue = isAssumedTrue
  }
}

extension SourceValue {
  var isType: Bool { if case .type = self { true } else { false } }

  /// Whether the value is an instance or enum case of a declared type.
  var isMember: Bool {
    switch self {
    case .record, .enumCase: true
    default: false
    }
  }
}

extension SourceFunction {
  /// Whether the function is a closure of the source, but not a reference or anonymous function.
  var isLambda: Bool { isClosure && reference.isEmpty && !isAnonymous }

  /// Whether the function is a closure, whose parameters take values by position.
  var isClosure: Bool {
    if case .inferred = result {
      return reference.isEmpty || parameters.isEmpty
    } else {
      return false
    }
  }
}

extension SourceFunction {
  /// The range of the body, by which the evaluator recognises recursion, or `nil` if recursion is
  /// not limited.
  ///
  /// Recursion is not limited if the function declares the type of its result.
  var recursiveBody: SourceRange? { result.type == nil ? body.range : nil }
}

extension SourceFunction.Result {
  /// The declared type of the result, or `nil` if the function declares none.
  var type: TypeName? { if case .value(let type) = self { type } else { nil } }

  var builds: Bool { if case .components = self { true } else { false } }

  var isInferred: Bool { if case .inferred = self { true } else { false } }
}
