/// The places in a handler at which it waits for values that are only known at run time.
extension Evaluator {
  /// Adds an effect if a handler waits for a value or a call that is only known at run time.
  ///
  /// A call with a trailing closure, such as `MainActor.run { … }`, is assumed to run the closure at
  /// once.
  mutating func recordWait(
    for value: SourceValue, of operand: Expression, at range: SourceRange, in scope: Int
  ) {
    guard effects != nil else { return }
    var waits = value.isUnknown || value.isUndeclared
    if case .call(let call, _)? = effects?.last, call.range == operand.range, !call.isPause {
      waits = call.arguments?.contains { $0.isTrailing } != true
    }
    guard waits else { return }
    let call = Component(
      Component.unknownValueWait, [], at: range, identity: scopes[scope].path.appending(range))
    effects?.append(.call(call, receiver: nil))
  }
}

extension SourceValue {
  /// Whether the value is the result of code that the source does not declare, such as `load()`,
  /// rather than of a pause or of a function that runs a closure.
  fileprivate var isUndeclared: Bool {
    guard case .component(let component) = self, !component.isPause else { return false }
    let call = component.modifiers.last ?? component
    return call.arguments?.contains { $0.isTrailing } != true
  }
}

extension Component {
  /// The name of the effect that stands for waiting for an unknown value.
  fileprivate static let unknownValueWait = "$await"

  /// Whether the effect stands for waiting for a value that is only known at run time:
  /// `await store.load()`.
  package var awaitsUnknownValue: Bool { name == Component.unknownValueWait }
}
