internal import Simulator

/// What an element does when something happens to it, as far as its file tells.
struct ReactBehaviour: Sendable {
  /// The number of the reference that leads to it: that of `useRef()` in its `ref`.
  var reference: Int?
  /// What its functions do, by the props they are.
  var handlers: [ReactHandler] = []
  /// Whether it has input focus as soon as it is there.
  var takesFocus = false
  /// What `nextFormField` of React Native AMA leads to, and the text of its `nextFieldId`.
  var nextField: Int?
  var nextID: String?

  /// Whether nothing is said.
  var isEmpty: Bool {
    reference == nil && handlers.isEmpty && !takesFocus && nextField == nil && nextID == nil
  }

  subscript(prop: String) -> ReactHandler? { handlers.last { $0.prop == prop } }

  /// Takes over what another element says and this one does not.
  mutating func inherit(_ other: ReactBehaviour) {
    reference = reference ?? other.reference
    takesFocus = takesFocus || other.takesFocus
    nextField = nextField ?? other.nextField
    nextID = nextID ?? other.nextID
    handlers += other.handlers.filter { self[$0.prop] == nil }
  }
}

/// What a function does that is a prop.
struct ReactHandler: Sendable {
  /// The prop, or the hook that calls the function by itself.
  var prop: String
  /// What it does, in order.
  var steps: [ReactStep] = []
  /// What of it only the running app knows.
  var doubts: [DiagnosticSentence] = []
  /// Whether it answers true or false, where that is known.
  var answer: Bool?
  var position: Node.Position
}

/// One thing that a function does and a reader may notice.
struct ReactStep: Sendable, Hashable {
  enum Action: Sendable, Hashable {
    /// Gives input focus to what a reference leads to, or the reader's.
    case focus(Target), readerFocus(Target)
    /// Empties a field.
    case clear(Target)
    case announce(String, isQueued: Bool)
    case hideKeyboard
  }

  /// What a reference leads to, with the words that stand for it in the file.
  struct Target: Sendable, Hashable {
    var reference: Int
    var words: String
  }

  var action: Action
  /// Milliseconds after the function is called.
  var delay = 0
}
