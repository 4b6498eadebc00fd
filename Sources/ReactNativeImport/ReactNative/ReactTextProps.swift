internal import ImportSupport
internal import Simulator

/// Tells a collector of texts about every text among the props of an element.
enum ReactTextProps {
  /// Props whose strings are for people.
  static let names: Set<String> = [
    "accessibilityLabel", "aria-label", "accessibilityHint", "aria-valuetext", "alt", "title",
    "label", "text", "heading", "header", "subtitle", "subTitle", "description", "caption",
    "message", "content", "body", "children", "placeholder", "value", "defaultValue", "hint",
    "helperText", "errorMessage", "errorText", "error", "tooltip", "returnKeyLabel", "buttonText",
    "buttonTitle", "buttonLabel", "confirmText", "cancelText", "headerTitle", "tabBarLabel",
    "tabBarAccessibilityLabel", "headerBackTitle", "emptyText", "successMessage", "prefix",
    "suffix", "requiredMessage", "accessibilityPluralMessage", "accessibilitySingularMessage",
    "pluralMessage", "singularMessage", "closeActionAccessibilityLabel", "searchAccessibilityLabel",
    "clearAccessibilityLabel", "accessibilityRoleDescription", "primaryText", "secondaryText",
    "labelText", "titleText", "placeholderText", "infoText", "question", "answer", "name",
  ]

  /// What tells props of the same name from each other.
  private struct Place: Hashable {
    var position: Node.Position
    var text: String?

    init(_ prop: ReactProp) {
      position = prop.position
      text = prop.value.string
    }
  }

  /// Notes the texts of all props: those in use belong in the tree, others have no effect.
  static func note(_ props: ReactProps, in texts: inout FoundTexts) {
    var overridden: Set<Place> = []
    for prop in props.overridden {
      overridden.insert(Place(prop))
      guard names.contains(prop.name), let text = prop.value.string else { continue }
      texts.note(text, in: prop.name, at: prop.position, otherwise: .overridden)
    }
    for prop in props.given {
      guard overridden.isEmpty || !overridden.contains(Place(prop)) else { continue }
      note(prop, isUsed: props.used.contains(prop.name), in: &texts)
    }
  }

  /// Notes the texts of an element that is not on the screen.
  static func leaveOut(
    _ element: ReactElement, because reason: UnusedText.Reason, in texts: inout FoundTexts
  ) {
    for prop in element.props {
      guard names.contains(prop.name), let text = prop.value.string, isForPeople(text, prop.name)
      else { continue }
      texts.note(text, in: prop.name, at: prop.position, otherwise: reason)
    }
  }

  private static func note(_ prop: ReactProp, isUsed: Bool, in texts: inout FoundTexts) {
    switch prop.value {
    case .string(let text):
      guard isUsed || names.contains(prop.name) else { return }
      if isUsed {
        texts.note(text, in: prop.name, at: prop.position)
      } else if isForPeople(text, prop.name) {
        texts.note(text, in: prop.name, at: prop.position, otherwise: .noEffect)
      }
    case .object, .array:
      guard !isUsed else { return }
      noteNested(prop, in: &texts)
    default: break
    }
  }

  /// `value` and `name` mostly hold what programs read where nothing shows them.
  private static func isForPeople(_ text: String, _ name: String) -> Bool {
    guard name == "value" || name == "name" || name == "content" || name == "error" else {
      return true
    }
    return text.contains(" ")
  }

  /// Texts in objects given to a component, such as the options of a screen.
  private static func noteNested(_ prop: ReactProp, in texts: inout FoundTexts) {
    var pending: [(name: String, value: PropValue)] = [(prop.name, prop.value)]
    while let (name, value) = pending.popLast() {
      switch value {
      case .string(let text):
        guard name != prop.name, names.contains(name), isForPeople(text, name) else { continue }
        texts.note(text, in: "\(prop.name).\(name)", at: prop.position, otherwise: .computed)
      case .object(let members): pending += members.reversed().map { ($0.key, $0.value) }
      case .array(let values): pending += values.reversed().map { (name, $0) }
      default: break
      }
    }
  }
}
