/// The rules in which Swift and Kotlin differ.
package struct SourceLanguage: Sendable {
  /// Whether a trailing closure belongs to the last parameter.
  ///
  /// In Swift, the closure belongs to the first parameter that takes a function.
  package var bindsTrailingClosureToLast: Bool
  /// The text into which the language converts a missing value, such as `nil`.
  package var nullText: String
  /// Whether every statement of a builder that is an expression shows a component.
  ///
  /// In Kotlin, this is false, because the expression can also be a call without a result.
  package var showsEveryStatement: Bool
  /// Whether a value hides functions with the same name, even if the value cannot be called.
  ///
  /// In Kotlin, only a function, or a value with an `invoke` operator, hides functions. In
  /// `items(items)`, the first name therefore refers to the function, and the second name refers to
  /// the value.
  /// Source: Kotlin language specification, overload resolution, call with an implicit receiver.
  package var valuesHideFunctions: Bool

  package static let swift = SourceLanguage(
    bindsTrailingClosureToLast: false, nullText: "nil", showsEveryStatement: true,
    valuesHideFunctions: true)
  package static let kotlin = SourceLanguage(
    bindsTrailingClosureToLast: true, nullText: "null", showsEveryStatement: false,
    valuesHideFunctions: false)
}

/// The rules of a UI framework and its programming language, by which the evaluator computes
/// values.
///
/// SwiftUI and Compose each have one type that conforms to this protocol.
package protocol SourceFramework: Sendable {
  var language: SourceLanguage { get }

  /// Returns the value of a call or member of the framework or its standard library.
  ///
  /// The result is `nil` if the evaluator should create a component instead. Calls with a value
  /// are, for example, `ForEach`, `String(localized:)`, `remember`, `stringResource` and
  /// `Modifier.then`.
  ///
  /// - Parameters:
  ///   - call: The call, with its callee's name (`ForEach`, or `uppercased` with a receiver).
  ///   - evaluator: The evaluator, by which the framework can evaluate the contents of closures.
  func value(of call: FrameworkCall, in evaluator: inout Evaluator) -> SourceValue?

  /// Returns the components that an instance of a declared type shows, or `nil` if the type is not
  /// a component.
  ///
  /// SwiftUI evaluates `body` of a `View`.
  func contents(of record: SourceRecord, in evaluator: inout Evaluator) -> [Component]?

  /// The types that every component has in addition to the type of its name, such as `View`.
  ///
  /// Extensions of these types apply to every component.
  var componentTypes: Set<String> { get }

  /// The types whose initialisers in extensions are evaluated, such as `Text`.
  var extendedTypes: Set<String> { get }

  /// The modifiers that set values for the views inside them, such as `environmentObject`.
  ///
  /// The arguments are evaluated before the modified views.
  var environmentModifiers: Set<String> { get }

  /// Adds the values that a call of one of the ``environmentModifiers`` sets to the values that the
  /// evaluator provides.
  func provide(_ call: FrameworkCall, in evaluator: inout Evaluator)

  /// Whether a property or variable holds state, such as `@State`.
  func isState(_ variable: VariableDeclaration) -> Bool

  /// Whether a call returns an instance that the framework shares, as `viewModel()` of Compose
  /// does.
  ///
  /// The class of the instance is the type of the variable or parameter that receives the result.
  func returnsSharedInstance(_ component: Component) -> Bool

  /// Whether a call refers to a function of the framework although a function that the source passes
  /// has the same name, because only the former takes such arguments.
  func ownsCall(_ call: FrameworkCall) -> Bool

  /// Returns the value of a binding that never changes, such as `.constant(true)`, or `nil` for
  /// other components.
  func constant(of component: Component) -> SourceValue?

  /// Returns the position of a value in its enumeration of the framework, or `nil` if the
  /// enumeration has no order.
  func position(of component: Component) -> Int?
}

extension SourceFramework {
  package func returnsSharedInstance(_ component: Component) -> Bool { false }
  package func ownsCall(_ call: FrameworkCall) -> Bool { false }
  package var extendedTypes: Set<String> { [] }
  package var environmentModifiers: Set<String> { [] }
  package func provide(_ call: FrameworkCall, in evaluator: inout Evaluator) {}
  package func constant(of component: Component) -> SourceValue? { nil }
  package func position(of component: Component) -> Int? { nil }
}

/// A call of a function, type or member that the read files do not declare, so that the framework may
/// know it.
package struct FrameworkCall: Sendable {
  /// The name: `ForEach`, `uppercased`, `Icons.Filled.Star`.
  package var name: String
  /// The value whose member is called, or `nil` for a call without a receiver.
  package var receiver: SourceValue?
  /// The arguments, or `nil` for a member without parentheses.
  package var arguments: [ComponentArgument]?
  package var types: [TypeName]
  package var range: SourceRange
  /// The path of calls and loop passes that leads to the call, including the range of the call.
  ///
  /// The evaluator sets this path. The path identifies the values that the call remembers, such as
  /// a state.
  package var identity = ComponentIdentity(number: 0)

  package init(
    name: String, receiver: SourceValue?, arguments: [ComponentArgument]?, types: [TypeName] = [],
    at range: SourceRange
  ) {
    self.name = name
    self.receiver = receiver
    self.arguments = arguments
    self.types = types
    self.range = range
  }
}
