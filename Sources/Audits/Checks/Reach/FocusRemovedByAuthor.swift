internal import Simulator

/// Attributes by which authors of layouts and components keep people from a control, whatever a
/// reader makes of them.
struct FocusRemovedByAuthor {
  private let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  func run(_ findings: inout FindingList) {
    if subject.platform == .reactNative {
      touchables(&findings)
      hidden(&findings)
    }
    if let source = subject.source, source.language == .android { layout(source, &findings) }
  }

  /// `accessible={false}` on something that is pressed; around other controls it is what lets readers
  /// come to them.
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
        "This \(component) is not accessible, so that VoiceOver does not stop at it.")
    }
  }

  /// Controls that everybody sees and that no reader is told of.
  ///
  /// What is hidden itself and holds nothing may only close something when it is touched.
  private func hidden(_ findings: inout FindingList) {
    for visit in subject.screen.preorder {
      let node = subject.screen[visit.index]
      guard let hidden = node.hidden, hidden.audience == .everyReader, hidden.isVisible,
        node.isTouchable || node.textInput != nil, !node.states.isDisabled
      else { continue }
      let isEmpty = subject.screen.firstChild(of: visit.index) == nil && node.name.isBlank
      findings.add(
        visit.index, "It can be operated, and is hidden from every reader.", needsReview: isEmpty)
    }
  }

  /// `clickable` without `focusable`: keyboards and switches do not come to it before Android 8.
  ///
  /// Source: Android lint, `KeyboardInaccessibleWidget`.
  private func layout(_ source: SourceTree, _ findings: inout FindingList) {
    // Dumps tell what the view really is.
    guard subject.screen.origin == .android else { return }
    for index in source.indices {
      let element = source[index]
      guard element["clickable"] == "true", element["focusable"] == nil else { continue }
      findings.add(
        element: index,
        "This \(element.name) can be clicked and does not say that it is focusable, so that "
          + "keyboards and switches pass it over before Android 8.", severity: .warning)
    }
  }

  private static let touchables: Set<String> = [
    "TouchableOpacity", "TouchableHighlight", "TouchableWithoutFeedback", "TouchableNativeFeedback",
    "Pressable", "Touchable",
  ]
}
