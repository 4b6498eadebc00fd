internal import AccessibilityTree
internal import ImportSupport

/// A record of the texts in the props of elements, so that texts without effect can be reported.
enum ReactTextProps {
  /// Names of props whose texts people read.
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

  /// The name and the position of a prop, which identify it in the file.
  private struct PropKey: Hashable {
    var position: Node.Position
    var text: String?

    init(_ prop: ReactProp) {
      position = prop.position
      text = prop.value.string
    }
  }

  /// Records the texts of all props.
  ///
  /// Texts of used props are on the screen. Texts of unused props have no effect.
  static func record(_ props: ReactProps, in texts: inout FoundTexts) {
    var overridden: Set<PropKey> = []
    for prop in props.overridden {
      overridden.insert(PropKey(prop))
      guard names.contains(prop.name), let text = prop.value.string else { continue }
      texts.record(text, in: prop.name, at: prop.position, otherwise: .overridden)
    }
    for prop in props.given {
      guard overridden.isEmpty || !overridden.contains(PropKey(prop)) else { continue }
      record(prop, isUsed: props.used.contains(prop.name), in: &texts)
    }
  }

  static func recordUnused(
    _ element: ReactElement, because reason: UnusedText.Reason, in texts: inout FoundTexts
  ) {
    for prop in element.props {
      guard names.contains(prop.name), let text = prop.value.string, isForPeople(text, prop.name)
      else { continue }
      texts.record(text, in: prop.name, at: prop.position, otherwise: reason)
    }
  }

  private static func record(_ prop: ReactProp, isUsed: Bool, in texts: inout FoundTexts) {
    switch prop.value {
    case .string(let text):
      guard isUsed || names.contains(prop.name) else { return }
      if isUsed {
        texts.record(text, in: prop.name, at: prop.position)
      } else if isForPeople(text, prop.name) {
        texts.record(text, in: prop.name, at: prop.position, otherwise: .noEffect)
      }
    case .object, .array:
      guard !isUsed else { return }
      recordNested(prop, in: &texts)
    default: break
    }
  }

  /// Whether people read the text of an unused prop.
  ///
  /// In props such as `value` and `name`, a text without a space is mostly meant for the code.
  private static func isForPeople(_ text: String, _ name: String) -> Bool {
    guard name == "value" || name == "name" || name == "content" || name == "error" else {
      return true
    }
    return text.contains(" ")
  }

  /// Records the texts in objects, such as the options of a screen.
  private static func recordNested(_ prop: ReactProp, in texts: inout FoundTexts) {
    var pending: [(name: String, value: PropValue)] = [(prop.name, prop.value)]
    while let (name, value) = pending.popLast() {
      switch value {
      case .string(let text):
        guard name != prop.name, names.contains(name), isForPeople(text, name) else { continue }
        texts.record(text, in: "\(prop.name).\(name)", at: prop.position, otherwise: .computed)
      case .object(let members): pending += members.reversed().map { ($0.key, $0.value) }
      case .array(let values): pending += values.reversed().map { (name, $0) }
      default: break
      }
    }
  }
}
