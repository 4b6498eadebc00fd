/// The range and the name of an unknown value or condition.
struct RecordedUnknown: Sendable, Hashable {
  var range: SourceRange
  var name: String
}

/// An effect of a handler.
package enum SourceEffect: Sendable {
  /// A call of something without a declaration in the source: `focusRequester.requestFocus()`,
  /// `heading()`.
  ///
  /// The component's name contains the code of the receiver (`focusRequester.requestFocus`). If the
  /// receiver is a value, ``receiver`` contains the value, too.
  case call(Component, receiver: SourceValue?)
  /// An assignment to a name without a declaration in the source: `contentDescription = "Close"`.
  case assignment(to: [String], operator: String, SourceValue, SourceRange)
  /// A change of a state to a value.
  case state(StateKey, SourceValue)
}
