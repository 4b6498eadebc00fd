import Announcements

/// The role that TalkBack assigns to a node; the role decides the node's words and behaviour.
///
/// Source: TalkBack 15.1, Role.java, getRole.
enum TalkBackRole: String, Sendable, Hashable, CaseIterable {
  case textEntryKey, imageButton, image, switchControl, toggleButton, radioButton, checkBox
  case button, checkedTextView, editText, seekControl, progressBar, keyboardKey, webView, tabBar
  case horizontalScrollView, scrollView, pager, numberPicker, dropDownList, grid, list
  case staggeredGrid, viewGroup, none
  /// Roles that exist only in TalkBack 16 and later versions.
  case floatingActionButton, voiceDictationButton

  init(_ info: borrowing AccessibilityNodeInfo, _ capabilities: Capabilities<TalkBackCapability>) {
    if info.flags.contains(.textEntryKey) {
      self = .textEntryKey
      return
    }
    let family = AndroidClass(info.className)
    if capabilities.contains(.classNameRoles), let role = TalkBackRole.ofClassName(family) {
      self = role == .image && info.flags.contains(.clickable) ? .imageButton : role
      return
    }
    if let control = TalkBackRole.control(family, info, capabilities) {
      self = control
    } else if let range = TalkBackRole.range(family, info) {
      self = range
    } else {
      self = TalkBackRole.container(family, info)
    }
  }

  /// Returns the role that TalkBack 16 gives to exactly this class name, or `nil`.
  ///
  /// Source: TalkBack 16.2, Role.java, getRole.
  private static func ofClassName(_ family: AndroidClass) -> TalkBackRole? {
    switch family {
    case .floatingActionButton: .floatingActionButton
    case .voiceDictationButton: .voiceDictationButton
    case .image: .image
    default: nil
    }
  }

  private static func control(
    _ family: AndroidClass, _ info: borrowing AccessibilityNodeInfo,
    _ capabilities: Capabilities<TalkBackCapability>
  ) -> TalkBackRole? {
    switch family {
    case .imageView, .floatingActionButton:
      info.flags.contains(.clickable) ? .imageButton : .image
    case .switchControl: .switchControl
    case .toggleButton: .toggleButton
    case .radioButton: .radioButton
    case .compoundButton: .checkBox
    case .button: .button
    case .checkedTextView: .checkedTextView
    case .editText:
      info.isReadOnlyField && !capabilities.contains(.readOnlyFields)
        ? TalkBackRole.none : .editText
    default: nil
    }
  }

  private static func range(
    _ family: AndroidClass, _ info: borrowing AccessibilityNodeInfo
  ) -> TalkBackRole? {
    let hasRange = info.hasRareFields && info.rare.range?.isValid == true
    let canSet = info.actions.contains(.setProgress)
    if family == .seekBar || (hasRange && canSet) { return .seekControl }
    if family == .progressBar || (hasRange && !canSet) { return .progressBar }
    return nil
  }

  private static func container(
    _ family: AndroidClass, _ info: borrowing AccessibilityNodeInfo
  ) -> TalkBackRole {
    let collection = info.collection
    switch family {
    case .keyboardKey: return .keyboardKey
    case .webView: return .webView
    case .tabWidget: return .tabBar
    case .horizontalScrollView where collection == nil: return .horizontalScrollView
    case .scrollView: return .scrollView
    case .viewPager: return .pager
    case .numberPicker: return .numberPicker
    case .spinner: return .dropDownList
    case .gridView: return .grid
    case .listView: return .list
    case .staggeredGrid where collection != nil: return .staggeredGrid
    default: break
    }
    if info.actions.contains(.page) { return .pager }
    if let collection { return collection.rows > 1 && collection.columns > 1 ? .grid : .list }
    return family == .viewGroup || family == .horizontalScrollView ? .viewGroup : .none
  }
}
