internal import AccessibilityTree

struct ReactBehaviour: Sendable {
  /// The index of the element's item in the tree.
  var item: Int?
  /// The number of the React ref in the prop `ref`, or `nil` if the prop contains no React ref.
  var refNumber: Int?
  var handlers: [ReactHandler] = []
  /// Whether the element gets input focus when it appears.
  var hasAutofocus = false
  /// The number of the React ref in the prop `nextFormField` of React Native AMA, or `nil` if the
  /// prop contains no React ref.
  ///
  /// AMA's prop `nextFieldId` states the identifier of the next field instead. That identifier is
  /// stored in `nextID`.
  var nextField: Int?
  var nextID: String?

  var isEmpty: Bool {
    refNumber == nil && handlers.isEmpty && !hasAutofocus && nextField == nil && nextID == nil
  }

  subscript(prop: String) -> ReactHandler? { handlers.last { $0.prop == prop } }

  /// Adds the behaviour of another element.
  ///
  /// If both elements have the same kind of behaviour, the behaviour of this element is kept.
  mutating func inherit(_ other: ReactBehaviour) {
    refNumber = refNumber ?? other.refNumber
    hasAutofocus = hasAutofocus || other.hasAutofocus
    nextField = nextField ?? other.nextField
    nextID = nextID ?? other.nextID
    handlers += other.handlers.filter { self[$0.prop] == nil }
  }
}

/// A handler of an element, with the effects of calling it.
struct ReactHandler: Sendable {
  /// The prop or hook that calls the handler.
  var prop: String
  var steps: [ReactStep] = []
  /// The changes of states that the handler makes.
  var changes: [JSXStateChange] = []
  /// The effect hook that calls the handler, or `nil` if a prop calls it.
  var effect: Effect?
  /// Diagnostics about unknown parts of the handler.
  var diagnostics: [DiagnosticSentence] = []
  /// The Boolean that the handler always returns, or `nil` if its result is unknown.
  var result: Bool?
  var position: Node.Position

  /// An effect hook of one instance of a component.
  struct Effect: Sendable {
    var key: JSXStateKey
    /// The values after whose change the hook runs again.
    ///
    /// If the property is `nil`, the hook runs after every rendering.
    var dependencies: [JSXValue]?
    /// Whether the hook clears its timers before it runs again.
    var clearsTimers = false
  }
}

/// A step of a handler with an effect on the announcements of a screen reader.
struct ReactStep: Sendable, Hashable {
  enum Action: Sendable, Hashable {
    /// Moves input focus or accessibility focus to the element of a React ref.
    case focus(Target), readerFocus(Target)
    /// Empties a field.
    case clear(Target)
    case announce(String, isQueued: Bool)
    case hideKeyboard
  }

  /// A React ref, with the source code that refers to it.
  struct Target: Sendable, Hashable {
    var refNumber: Int
    var code: String
  }

  var action: Action
  var delay = 0
}
