internal import Simulator

extension AuditRule {
  static let returnKey = AuditRule(
    id: "return-key",
    aliases: ["INPUT_INVALID_RETURN_KEY", "ios-return-key", "return-key-missing"],
    layer: .tree, severity: .serious, guidelines: ["A14", "A15", "A20"],
    condition:
      "The return key of a field does not lead to the next field, or the return key of the last "
      + "field does not end the form.",
    why:
      "People who cannot see the screen have to leave the keyboard and search for the next field.",
    fixes: [
      .android: "Set android:imeOptions=\"actionNext\", and \"actionDone\" on the last field.",
      .ios: "Choose the Return Key Next, and Done, Go, Send or Search on the last field.",
      .reactNative: "Set returnKeyType=\"next\", and \"done\" on the last field.",
      .design: "Write /return-key: next, and /return-key: done on the last field.",
    ],
    platforms: [.android, .ios, .reactNative, .design], requiredFacts: [.role, .entry],
    examples: [
      .fails(
        .reactNative,
        "<View>↓<TextInput accessibilityLabel=\"A\" returnKeyType=\"done\" />"
          + "<TextInput accessibilityLabel=\"B\" returnKeyType=\"done\" /></View>"),
      .passes(
        .reactNative,
        "<View><TextInput accessibilityLabel=\"A\" returnKeyType=\"next\" />"
          + "<TextInput accessibilityLabel=\"B\" returnKeyType=\"done\" /></View>"),
      .fails(.android, ReturnKeyExamples.layout("actionDone", "actionDone").marking("<EditText")),
      .passes(.android, ReturnKeyExamples.layout("actionNext", "actionDone")),
      .fails(
        .ios,
        ReturnKeyExamples.nib("done", "next").marking("<textField id=\"f\"").marking(
          "<textField id=\"g\"")),
      .passes(.ios, ReturnKeyExamples.nib("next", "done")),
      .fails(
        .design, "- ↓textbox \"A\":\n  - /return-key: done\n- textbox \"B\":\n  - /return-key: done"
      ),
      .passes(
        .design, "- textbox \"A\":\n  - /return-key: next\n- textbox \"B\":\n  - /return-key: done"),
    ]
  ) { subject, findings in ReturnKeyCheck(subject: subject).run(&findings) }
}

/// A check of the return keys of fields.
///
/// The return key of each field should lead to the next field, and the return key of the last field
/// should end the entry.
private struct ReturnKeyCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    let fields = subject.entryFields.filter {
      $0.node.textInput != nil && $0.node.textInput?.keyboard != .noKeyboard
    }
    guard fields.count > 1, let last = fields.last else { return }
    for field in fields where field.control.node != last.control.node {
      checkInner(field, &findings)
    }
    checkLast(last, &findings)
  }

  private func checkInner(_ field: EntryField, _ findings: inout FindingList) {
    guard let input = field.node.textInput, !beginsLines(input), isReturnKeyKnown(field.node) else {
      return
    }
    if hasNoReturnKey(input) {
      findings.add(
        field.control.node,
        "The keyboard of this field has no return key, so it cannot lead to the next field.",
        severity: .warning, needsReview: true,
        fix: Finding.Fix("Add a toolbar with Next above the keyboard."))
      return
    }
    guard let key = effective(input), key != .next, key != .continueEntry else { return }
    if field.node.role == .searchBox, [.search, .go, .done, .send].contains(key) { return }
    findings.add(
      field.control.node,
      "The return key of this field is “\(key.rawValue)”, although more fields follow.",
      needsReview: [.search, .go, .send, .join, .route, .emergencyCall].contains(key),
      code: CodeFix(setting: .returnKey(.next)))
  }

  private func checkLast(_ field: EntryField, _ findings: inout FindingList) {
    guard let input = field.node.textInput, !beginsLines(input), isReturnKeyKnown(field.node),
      !hasNoReturnKey(input), let key = input.returnKey
    else { return }
    switch key {
    case .done, .go, .send, .search, .join, .route, .continueEntry, .emergencyCall: return
    case .standard where subject.platform != .ios: return
    case .next, .previous, .newLine, .standard:
      findings.add(
        field.control.node,
        "The return key of the last field is “\(key.rawValue)”, which does not end the form.",
        code: CodeFix(setting: .returnKey(.done)))
    }
  }

  private func isReturnKeyKnown(_ node: Node) -> Bool {
    subject.canDeclarePurpose(of: node) || node.textInput?.returnKey != nil
  }

  /// Whether the return key begins a new line, as in a field with several lines.
  ///
  /// On Android, the author of a field with one line can also choose this key.
  private func beginsLines(_ input: TextInput) -> Bool {
    input.isMultiline || subject.platform == .ios && input.returnKey == .newLine
  }

  /// Whether the keyboard has no return key; the number pads of iOS have none.
  private func hasNoReturnKey(_ input: TextInput) -> Bool {
    guard subject.platform == .ios else { return false }
    return input.effectiveReturnKey(on: .iOS) == nil
  }

  /// Returns the return key that the platform shows.
  ///
  /// If the field sets no key, Android shows “next”, React Native shows the key that ends editing,
  /// and iOS shows its standard key.
  private func effective(_ input: TextInput) -> TextInput.ReturnKey? {
    switch subject.platform {
    case .reactNative: input.returnKey ?? .done
    case .ios: input.returnKey ?? .standard
    case .android: input.returnKey.flatMap { $0 == .standard ? nil : $0 }
    case .web, .design: input.returnKey
    }
  }
}

/// Example forms with two fields.
enum ReturnKeyExamples {
  /// Returns a form in an Android layout.
  static func layout(_ first: String, _ second: String) -> String {
    """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
      <EditText android:hint="Street" android:inputType="text" android:imeOptions="\(first)" />
      <EditText android:hint="Town" android:inputType="text" android:imeOptions="\(second)" />
    </LinearLayout>
    """
  }

  /// Returns a form in a XIB.
  static func nib(_ first: String, _ second: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><view id="v"><subviews>
        <textField id="f"><textInputTraits key="textInputTraits" returnKeyType="\(first)"/>
        </textField>
        <textField id="g"><textInputTraits key="textInputTraits" returnKeyType="\(second)"/>
        </textField>
      </subviews></view></objects>
    </document>
    """
  }
}
