/// What only React Native has of a component: props that no neutral fact of a node says, and that
/// win over those facts.
public struct ReactNativeAttributes: Sendable, Hashable {
  /// The name of the component, such as `Pressable`; without it the role decides.
  public var component: String?
  /// `role`, which wins over ``accessibilityRole``, as written.
  public var role: String?
  /// `accessibilityRole` as written, where the neutral role is only the nearest.
  public var accessibilityRole: String?
  /// `accessible`, as a neutral fact `group: merge` or `contain`; and `focusable`.
  public var isAccessible, isFocusable: Bool?
  /// Whether a handler for presses is given.
  public var isPressable: Bool?
  /// `accessibilityLabelledBy`: identifiers, of which only the first counts.
  public var labelledBy: Spelled<[String]>?
  /// `accessibilityActions`.
  public var actions: [ReactNativeAction]?
  /// The keys of `accessibilityState` in the order of the object.
  public var stateKeys: [StateKey]?
  /// The identifier for tests; the `id` of a node is the `nativeID`.
  public var testID: String?
  /// Props that no mapping reads.
  public var details: [Detail: String] = [:]

  /// No props.
  public init() {}

  /// A key of `accessibilityState`.
  public enum StateKey: String, Sendable, Hashable, CaseIterable {
    case disabled, selected, checked, busy, expanded
  }

  /// A prop that no mapping reads; what is in `style` has its name before it.
  public enum Detail: String, Sendable, Hashable, CaseIterable {
    case accessibilityLabel, accessibilityHint, alt, importantForAccessibility
    case inputMode, keyboardType, returnKeyLabel, autoCapitalize, autoCorrect, autoComplete
    case textContentType, submitBehavior, onSubmitEditing, nextFormField, nextFieldId
    case hasError, errorMessage, requiredMessage
    case width = "style.width"
    case height = "style.height"
    case minWidth = "style.minWidth"
    case minHeight = "style.minHeight"
    case fontSize = "style.fontSize"
    case fontWeight = "style.fontWeight"
    case color = "style.color"
    case backgroundColor = "style.backgroundColor"
    case textAlign = "style.textAlign"
    case textTransform = "style.textTransform"
    case flexDirection = "style.flexDirection"
  }
}

extension ReactNativeAttributes: PlatformAttributes {
  /// Every prop, under its own name.
  public static let table = PlatformTable<ReactNativeAttributes>(
    [
      .text("component", \.component), .text("role", \.role),
      .text("accessibilityRole", \.accessibilityRole), .flag("accessible", \.isAccessible),
      .flag("focusable", \.isFocusable), .flag("onPress", \.isPressable),
      .value(
        "accessibilityLabelledBy", .names, \.labelledBy,
        { Spelled(identifiers(in: $0), as: $0) }, { $0.text }),
      .value(
        "accessibilityActions", .own("entries such as activate=Open, with commas between them"),
        \.actions, ReactNativeAction.list(in:), ReactNativeAction.text(of:)),
      .list(
        "accessibilityState", .choice(StateKey.allCases.map(\.rawValue)), \.stateKeys,
        StateKey.init(rawValue:), \.rawValue),
      .text("testID", \.testID),
    ] + Detail.allCases.map { .text($0.rawValue, \.details[$0]) })

  /// Only commas divide a list; a space is part of an identifier.
  ///
  /// Source: React Native 0.81, View.js, `aria-labelledby`.
  private static func identifiers(in text: String) -> [String] {
    text.split(separator: ",").map { String($0.trimmed { $0 == " " }) }.filter { !$0.isEmpty }
  }

  fileprivate static func words(in text: String) -> [Substring] {
    text.split { $0 == "," || $0 == " " }
  }
}

extension PlatformAttribute<ReactNativeAttributes> {
  /// Words with commas or blanks between them.
  fileprivate static func list<Word: Sendable>(
    _ name: String, _ kind: Kind, _ path: Path<[Word]?>,
    _ read: @escaping @Sendable (String) -> Word?, _ write: @escaping @Sendable (Word) -> String
  ) -> Self {
    value(
      name, kind, path,
      { text in
        let words = ReactNativeAttributes.words(in: text)
        let list = words.compactMap { read(String($0)) }
        return list.count == words.count ? list : nil
      }, { $0.map(write).joined(separator: ", ") })
  }
}
