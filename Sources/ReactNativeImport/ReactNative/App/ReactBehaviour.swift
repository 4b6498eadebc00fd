internal import AccessibilityTree

struct ReactBehaviour: Sendable {
  /// The item of the element in the tree.
  var item: Int?
  /// The number of the React ref in the prop `ref`, or `nil` if there is none.
  var refNumber: Int?
  var handlers: [ReactHandler] = []
  /// Whether the element gets input focus when it appears.
  var hasAutofocus = false
  /// The number of the React ref in the prop `nextFormField` of React Native AMA.
  ///
  /// `nextID` is the identifier in AMA's prop `nextFieldId`.
  var nextField: Int?
  var nextID: String?

  var isEmpty: Bool {
    refNumber == nil && handlers.isEmpty && !hasAutofocus && nextField == nil && nextID == nil
  }

  subscript(prop: String) -> ReactHandler? { handlers.last { $0.prop == prop } }

  /// Adds the behaviour of another element, except where this element has its own.
  mutating func inherit(_ other: ReactBehaviour) {
    refNumber = refNumber ?? other.refNumber
    hasAutofocus = hasAutofocus || other.hasAutofocus
    nextField = nextField ?? other.nextField
    nextID = nextID ?? other.nextID
    handlers += other.handlers.filter { self[$0.prop] == nil }
  }
}

/// The effects of a handler.
struct ReactHandler: Sendable {
  /// The prop or hook that calls the handler.
  var prop: String
  var steps: [ReactStep] = []
  /// The changes of states that the handler makes.
  var changes: [JSXStateChange] = []
  /// The effect hook that calls the handler, or `nil`.
  var effect: Effect?
  /// Diagnostics about unknown parts of the handler.
  var diagnostics: [DiagnosticSentence] = []
  /// The Boolean that the handler returns, if it is known.
  var result: Bool?
  var position: Node.Position

  /// An effect hook of one instance of a component.
  struct Effect: Sendable {
    var key: JSXStateKey
    /// The values whose change makes the hook run again.
    ///
    /// `nil` means that every rendering makes it run again.
    var dependencies: [JSXValue]?
    /// Whether the hook clears its timers before it runs again.
    var clearsTimers = false
  }
}

/// An effect of a handler that changes what a reader announces.
struct ReactStep: Sendable, Hashable {
  enum Action: Sendable, Hashable {
    /// Moves input focus, or the reader's focus, to the element of a React ref.
    case focus(Target), readerFocus(Target)
    /// Empties a field.
    case clear(Target)
    case announce(String, isQueued: Bool)
    case hideKeyboard
  }

  /// A React ref, by number, with the code that names it.
  struct Target: Sendable, Hashable {
    var refNumber: Int
    var code: String
  }

  var action: Action
  var delay = 0
}
