internal import ComponentSource

/// A state that shows a view, and the value that hides the view.
struct Dismissal: Sendable {
  var state: StateKey
  /// `false`, or `nil` for an optional item.
  var value = SourceValue.boolean(false)
}

/// What an element does when a person acts on it, as far as the source determines it.
struct ViewBehaviour: Sendable {
  /// The action of a double tap.
  var activation: SourceFunction?
  /// The state that a control or field changes.
  var binding: StateKey?
  /// The values of a picker's options, by their texts.
  var options: [(text: String, value: SourceValue)] = []
  /// The named actions, in the order of the element's actions.
  var actions: [SourceFunction?] = []
  /// The adjustment of a stepper: for more and for less.
  var increment, decrement: SourceFunction?
  /// The adjustment of an adjustable element, which gets the direction.
  var adjustment: SourceFunction?
  /// The step of a slider or stepper.
  var step: Double?
  /// The value and the limits of a stepper.
  var stepped: SourceValue?
  var bounds: (lower: Double, upper: Double)?
  /// What the return key of the field does.
  var submit: [SourceFunction] = []
  /// The state that says whether the element has input focus, and its value when it has.
  var focus: (state: StateKey, value: SourceValue)?
  /// The state that says whether VoiceOver is at the element, and its value when it is.
  var readerFocus: (state: StateKey, value: SourceValue)?
  /// Whether the state says that VoiceOver is at the element.
  var hasReaderFocus = false
  /// The state that is true while the menu of the button is open.
  var opens: StateKey?
  /// The view that a double tap pushes or shows.
  var destination: SourceValue?
  /// Whether a double tap returns to the screen before.
  var isBack = false
  /// The states that hide their views when the element is activated.
  var dismissals: [Dismissal] = []
  /// Whether the gesture for going back does not hide what is shown.
  var staysOnEscape = false
  /// What the gesture for going back does, such as the action of a cancel button.
  var escape: SourceFunction?
  /// What a double tap with two fingers does.
  var magicTap: SourceFunction?
  /// The value that a link adds to the path of its navigation stack.
  var linkedValue: SourceValue?
  /// The state that holds this path, if the stack has one.
  var path: SourceValue?
  /// The handler that deletes the row of the element, and the position of the row.
  var deletion: (handler: SourceFunction, row: Int)?
  /// The handlers that are only known at run time, by their names.
  var unknownHandlers: [UnknownValue] = []

  /// Returns the handler that an argument gives; a handler that is only known at run time is kept
  /// for a diagnostic.
  mutating func handler(_ value: SourceValue?) -> SourceFunction? {
    if case .unknown(let unknown)? = value { unknownHandlers.append(unknown) }
    return value?.function
  }
}
