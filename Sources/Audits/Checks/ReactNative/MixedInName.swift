internal import Simulator

extension AuditSubject {
  /// Whether the name that is announced for a partly checked box has further words.
  ///
  /// React Native adds the state of such a box to Android's content description.
  ///
  /// Source: React Native, BaseViewManager.java, `updateViewContentDescription`.
  func saysMixedInName(of control: Control, at stop: Stop) -> Bool {
    guard platform == .reactNative, screen[control.node].value?.checked == .mixed else {
      return false
    }
    return stop.announcement.hasPart { kind, text in
      kind == .label && Wording.words(of: text) != control.words
    }
  }
}
