/// The props of a React Native component, as far as no other property of ``Node`` stores them.
///
/// If a prop contradicts a platform-neutral fact of the node, the prop applies.
@usableFromInline package struct ReactNativeAttributes: Sendable, Hashable {
  /// The name of the component, such as `Pressable`.
  ///
  /// `nil` means that the role of the node determines the component.
  package var component: String?
  /// `role` as the source writes it.
  ///
  /// This prop overrides ``accessibilityRole``.
  package var role: String?
  /// `accessibilityRole` as the source writes it.
  ///
  /// ``Node/role`` is the nearest platform-neutral role, which can be the same for several values
  /// of this prop.
  package var accessibilityRole: String?
  /// Whether the props `accessible` and `focusable` are true, or `nil` if they are not set.
  ///
  /// The property ``Node/grouping`` is `merge` for `accessible={true}`, and `contain` for
  /// `accessible={false}`.
  package var isAccessible, isFocusable: Bool?
  /// Whether the component has a handler for presses.
  package var isPressable: Bool?
  /// The identifiers of `accessibilityLabelledBy`.
  ///
  /// Only the first identifier has an effect.
  package var labelledBy: Spelled<[String]>?
  /// `accessibilityActions`.
  package var actions: [ReactNativeAction]?
  /// The keys of the object `accessibilityState`, in the order in which the source writes them.
  package var stateKeys: [StateKey]?
  /// The prop `testID`.
  ///
  /// The `id` of a node is the prop `nativeID`.
  package var testID: String?
  /// Props that no mapping reads.
  package var details: [Detail: String] = [:]

  /// Creates attributes without props.
  @usableFromInline package init() {}

  /// A key of `accessibilityState`.
  package enum StateKey: String, Sendable, Hashable, CaseIterable {
    case disabled, selected, checked, busy, expanded
  }

  /// A prop that no mapping reads.
  ///
  /// Props inside `style` have the prefix `style.`.
  package enum Detail: String, Sendable, Hashable, CaseIterable {
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
  /// Every prop by name.
  @usableFromInline package static let table = PlatformTable<ReactNativeAttributes>(
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

  @usableFromInline package var texts: [String] {
    var texts = [component, role, accessibilityRole, testID].compactMap { $0 }
    if let labelledBy { texts.append(labelledBy.text) }
    if let actions { texts.append(ReactNativeAction.text(of: actions)) }
    texts.append(contentsOf: details.values)
    return texts
  }

  /// Returns the identifiers in a list separated by commas.
  ///
  /// A space is part of an identifier.
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
  /// Returns an attribute that is a list of words, separated by commas or spaces.
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
