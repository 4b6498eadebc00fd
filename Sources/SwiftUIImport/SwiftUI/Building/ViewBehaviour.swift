internal import ComponentSource

/// A state and the value with which the state hides a view.
struct Dismissal: Sendable {
  var state: StateKey
  /// The value that hides the view: `false`, or `nil` for an optional item.
  var value = SourceValue.boolean(false)
}

/// The response of an element to a person's actions, as far as the source determines the response.
struct ViewBehaviour: Sendable {
  /// The action of a double tap.
  var activation: SourceFunction?
  /// The state that a control or field changes.
  var binding: StateKey?
  /// The values of a picker's options, by their texts.
  var options: [(text: String, value: SourceValue)] = []
  /// The handlers of the named actions, in the order in which the element lists the actions.
  var actions: [SourceFunction?] = []
  /// The handlers with which a stepper increments and decrements its value.
  var increment, decrement: SourceFunction?
  /// The handler of an adjustable element.
  ///
  /// The argument of the handler is the direction.
  var adjustment: SourceFunction?
  /// The step of a slider or stepper.
  var step: Double?
  /// The value of a stepper.
  ///
  /// ``bounds`` contains the limits of the value.
  var stepped: SourceValue?
  var bounds: (lower: Double, upper: Double)?
  /// The handlers of the field's return key.
  var submit: [SourceFunction] = []
  /// The state for input focus, and the state's value while the element has input focus.
  var focus: (state: StateKey, value: SourceValue)?
  /// The state for accessibility focus, and the state's value while VoiceOver is at the element.
  var readerFocus: (state: StateKey, value: SourceValue)?
  /// Whether the state in ``readerFocus`` currently has the value that belongs to this element.
  var hasReaderFocus = false
  /// The state that is true while the menu of the button is open.
  var opens: StateKey?
  /// The action of a double tap and hold.
  var longPress: SourceFunction?
  /// The state that is true while the context menu is open.
  ///
  /// A double tap and hold opens it.
  var contextMenu: StateKey?
  /// The view that a double tap pushes or shows.
  var destination: SourceValue?
  /// Whether a double tap returns to the previous screen.
  var isBack = false
  /// The states that a double tap sets to hide views.
  var dismissals: [Dismissal] = []
  /// Whether the element stays on the screen after the escape gesture.
  var staysOnEscape = false
  /// The action of the escape gesture, such as the action of a cancel button.
  var escape: SourceFunction?
  /// The action of a double tap with two fingers.
  var magicTap: SourceFunction?
  /// The value that a link appends to the path of the navigation stack around it.
  var linkedValue: SourceValue?
  /// The state that contains the path for ``linkedValue``, or `nil` if the stack has no path.
  var path: SourceValue?
  /// The handler that deletes the element's row, and the position of the row.
  var deletion: (handler: SourceFunction, row: Int)?
  /// The handlers that are unknown before run time, by their names.
  var unknownHandlers: [UnknownValue] = []

  /// Returns the handler in an argument, or `nil` if the handler is unknown before run time.
  ///
  /// An unknown handler is recorded for a diagnostic.
  mutating func handler(_ value: SourceValue?) -> SourceFunction? {
    if case .unknown(let unknown)? = value { unknownHandlers.append(unknown) }
    return value?.function
  }
}
