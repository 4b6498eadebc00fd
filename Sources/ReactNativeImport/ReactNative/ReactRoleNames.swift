internal import AccessibilityTree

/// The mapping of the roles of React Native to platform-neutral roles.
enum ReactRoleNames {
  /// Returns the platform-neutral role for a value of `role` or `accessibilityRole`.
  ///
  /// If there is no equal role, the result is the most similar role.
  static func role(named name: String) -> Role {
    if let role = nearest[name] { return role }
    return structure.contains(name) ? .generic : Role(rawValue: name)
  }

  private static let nearest: [String: Role] = [
    "adjustable": .slider, "header": .heading, "search": .searchBox, "imagebutton": .button,
    "togglebutton": .button, "keyboardkey": .button, "key": .button, "dropdownlist": .combobox,
    "text": .text, "image": .image, "none": .generic, "presentation": .generic,
  ]

  private static let structure: Set<String> = [
    "summary", "scrollview", "horizontalscrollview", "pager", "drawerlayout", "slidingdrawer",
    "iconmenu", "viewgroup", "webview", "selected", "disabled", "plays", "startsMedia",
    "frequentUpdates", "allowsDirectInteraction", "pageTurn",
  ]

  /// The values of `accessibilityRole` that React Native supports on Android.
  ///
  /// Source: React Native 0.81, ReactAccessibilityDelegate.kt, AccessibilityRole.
  static let known: Set<String> = [
    "button", "dropdownlist", "togglebutton", "link", "search", "image", "imagebutton",
    "keyboardkey", "text", "adjustable", "checkbox", "radio", "switch", "spinbutton", "header",
    "summary", "alert", "combobox", "menu", "menubar", "menuitem", "progressbar", "radiogroup",
    "scrollbar", "tab", "tablist", "timer", "toolbar", "list", "grid", "scrollview",
    "horizontalscrollview", "pager", "drawerlayout", "slidingdrawer", "iconmenu", "viewgroup",
    "webview", "none",
  ]
}
