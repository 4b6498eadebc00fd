/// The values of `accessibilityRole`.
enum ReactNativeRole {
  /// All known values.
  ///
  /// Source: React Native 0.81, ViewAccessibility.js, `AccessibilityRole`.
  static let known: Set<String> = [
    "none", "button", "dropdownlist", "togglebutton", "link", "search", "image", "keyboardkey",
    "text", "adjustable", "imagebutton", "header", "summary", "alert", "checkbox", "combobox",
    "menu", "menubar", "menuitem", "progressbar", "radio", "radiogroup", "scrollbar", "spinbutton",
    "switch", "tab", "tabbar", "tablist", "timer", "list", "toolbar", "grid", "pager",
    "scrollview", "horizontalscrollview", "viewgroup", "webview", "drawerlayout", "slidingdrawer",
    "iconmenu", "presentation", "img",
  ]
}
