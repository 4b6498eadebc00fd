internal import Simulator

extension AuditSubject {
  /// Whether the announced name of a partly checked check box contains its state.
  ///
  /// React Native appends the state to Android's content description. Source: React Native,
  /// BaseViewManager.java, `updateViewContentDescription`.
  func saysMixedInName(of control: Control, at stop: Stop) -> Bool {
    guard platform == .reactNative, screen[control.node].value?.checked == .mixed else {
      return false
    }
    return stop.announcement.hasPart { kind, text in
      kind == .label && Wording.words(of: text) != control.words
    }
  }
}
