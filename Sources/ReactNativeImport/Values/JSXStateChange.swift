/// A key for one state, effect hook or React ref of one instance of a component, as a hash.
typealias JSXStateKey = UInt64

/// A function that sets a state.
///
/// `useState` and `useReducer` return the setter together with the value of the state.
struct JSXSetter: Sendable {
  var key: JSXStateKey
  /// The function and the scope of the reducer that computes the new value, or `nil` if the
  /// argument is the new value.
  var reducer: (function: Int, scope: Int)?
  /// Whether the function changes only some members of the state, as `setState` of a class does.
  var merges = false
  /// The value that the function always sets, or `nil` if the argument determines the value.
  var constant: JSXValue?
  /// The field of a form that the function sets, or `nil` if it sets the whole state.
  var field: String?
  /// The function of a form for which the setter stands, or `nil` if it only sets a state.
  var formFunction: JSXFormFunction?
  /// The function of a state library for which the setter stands, or `nil` if it only sets a state.
  var storeFunction: JSXStoreFunction?

  /// Whether the function sets a state.
  var isSetter: Bool { formFunction == nil && storeFunction == nil }
}

/// A change of a state by a handler.
struct JSXStateChange: Sendable {
  var setter: JSXSetter
  /// The new value, or the action that the reducer receives.
  var argument: JSXValue
  /// The delay since the call of the handler, in milliseconds.
  var delay: Int
}
