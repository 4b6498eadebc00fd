internal import Simulator

/// A check for attributes of layouts and components that make controls unreachable.
///
/// The check does not depend on the rules of a reader.
struct FocusRemovedByAuthor {
  private let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  func run(_ findings: inout FindingList) {
    if subject.platform == .reactNative {
      touchables(&findings)
      hidden(&findings)
    } else if subject.screen.origin == .ios {
      hidden(&findings)
    }
    if let source = subject.source, source.language == .android { layout(source, &findings) }
  }

  /// Adds touchables with `accessible={false}`.
  ///
  /// A touchable that contains other controls is left out, because the prop makes the inner
  /// controls reachable.
  private func touchables(_ findings: inout FindingList) {
    let around = subject.nodesAroundControls
    for visit in subject.screen.preorder {
      let node = subject.screen[visit.index]
      guard let attributes = node.knownReactNative, attributes.isAccessible == false,
        let component = attributes.component, Self.touchables.contains(component),
        !around.contains(visit.index)
      else { continue }
      findings.add(
        visit.index,
        "This \(component) has accessible={false}, so that VoiceOver does not stop at it.")
    }
  }

  /// Adds controls that are visible but hidden from every reader.
  ///
  /// An empty control is left out, because it may only be an area for closing a menu or dialog by a
  /// touch.
  private func hidden(_ findings: inout FindingList) {
    for visit in subject.screen.preorder {
      let node = subject.screen[visit.index]
      guard let hidden = node.hidden, hidden.audience == .everyReader, hidden.isVisible,
        node.isOperated, !node.states.isDisabled
      else { continue }
      let isEmpty = subject.screen.firstChild(of: visit.index) == nil && node.name.isBlank
      findings.add(
        visit.index, "This control is hidden from every reader.", needsReview: isEmpty)
    }
  }

  /// Adds views with `clickable` and without `focusable`.
  ///
  /// Before Android 8, keyboards and switch devices skip such views.
  ///
  /// Source: Android lint, `KeyboardInaccessibleWidget`.
  private func layout(_ source: SourceTree, _ findings: inout FindingList) {
    // In a dump, `focusable` is the value at run time, so only layouts are checked.
    guard subject.screen.origin == .android else { return }
    for index in source.indices {
      let element = source[index]
      guard element["clickable"] == "true", element["focusable"] == nil,
        !Self.focusable.contains(where: element.name.hasSuffix)
      else { continue }
      findings.add(
        element: index,
        "This \(element.name) is clickable and not marked as focusable, so that keyboards and "
          + "switches skip it before Android 8.", severity: .warning)
    }
  }

  /// The ends of names of classes whose default style sets `focusable`, such as `ImageButton`.
  ///
  /// Source: Android, the styles of widgets in the default theme.
  private static let focusable = [
    "Button", "CheckBox", "EditText", "SeekBar", "Spinner", "Switch", "SwitchCompat",
    "TextInputEditText", "AutoCompleteTextView",
  ]

  private static let touchables: Set<String> = [
    "TouchableOpacity", "TouchableHighlight", "TouchableWithoutFeedback", "TouchableNativeFeedback",
    "Pressable", "Touchable",
  ]
}

extension Node {
  /// Whether people press the node or type into it.
  ///
  /// The node is a component that reacts to touches, or a control of UIKit.
  fileprivate var isOperated: Bool {
    if isTouchable || textInput != nil { return true }
    guard knownIOS != nil else { return false }
    switch role {
    case .button, .link, .switchControl, .slider, .searchBox, .menuItem, .tab: return true
    default: return false
    }
  }
}
