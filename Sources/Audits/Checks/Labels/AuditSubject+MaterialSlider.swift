internal import Simulator

extension AuditSubject {
  /// Whether a control is a slider of Material Components for Android without a name.
  ///
  /// Android gives each thumb of the slider a name such as “Value, 3”. TalkBack stops only at the
  /// thumbs, and announces this name instead of what the slider sets.
  func isUnnamedSlider(_ index: Node.Index) -> Bool {
    let node = screen[index]
    guard screen.origin == .android, node.role == .slider, node.name.isBlank,
      let viewClass = node.knownAndroid?.viewClass
    else { return false }
    return viewClass.hasPrefix("com.google.android.material.slider.")
  }
}
