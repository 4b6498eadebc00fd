import AccessibilityTree

/// The form of a React Native role on Android: a class name, a role description and flags.
///
/// Source: React Native 0.81, ReactAccessibilityDelegate.kt, AccessibilityRole and setRole.
struct ReactNativeAndroidRole {
  /// The name of the `accessibilityRole`.
  let name: String
  let className: String

  /// Creates the Android form of a role, or `nil` if the role has no effect.
  ///
  /// A role has no effect if the component does not set it, or if Android does not know it.
  ///
  /// An unknown `role` has no effect, but still overrides `accessibilityRole`.
  init?(_ role: ReactNativeRole) {
    let name: String? =
      switch role {
      case .none: nil
      case .accessibilityRole(let name): name
      case .aria(let name): ReactNativeAndroidRole.ofARIA[name]
      }
    guard let name, let className = ReactNativeAndroidRole.classByName[name] else { return nil }
    self.name = name
    self.className = className
  }

  func apply(to info: inout AccessibilityNodeInfo, _ words: TalkBackPhrasebook.ReactNativeWords) {
    info.className = className
    if let word = words.word(for: name) { info.roleWord = word }
    info.flags.formUnion(ReactNativeAndroidRole.flags[name] ?? [])
  }

  private static let classByName = Dictionary(
    uniqueKeysWithValues: classes.flatMap { names, className in
      names.split(separator: " ").map { (String($0), className) }
    })

  private static let classes = [
    (
      "link header summary alert combobox menu menubar menuitem progressbar radiogroup scrollbar "
        + "tab tablist timer toolbar none", "android.view.View"
    ),
    ("viewgroup", "android.view.ViewGroup"),
    ("button", "android.widget.Button"), ("dropdownlist", "android.widget.Spinner"),
    ("togglebutton", "android.widget.ToggleButton"), ("search", "android.widget.EditText"),
    ("image", "android.widget.ImageView"), ("imagebutton", "android.widget.ImageButton"),
    ("text", "android.widget.TextView"), ("adjustable", "android.widget.SeekBar"),
    ("checkbox", "android.widget.CheckBox"), ("radio", "android.widget.RadioButton"),
    ("switch", "android.widget.Switch"), ("spinbutton", "android.widget.SpinButton"),
    ("list", "android.widget.AbsListView"), ("grid", "android.widget.GridView"),
    ("scrollview", "android.widget.ScrollView"),
    ("horizontalscrollview", "android.widget.HorizontalScrollView"),
    ("slidingdrawer", "android.widget.SlidingDrawer"),
    ("pager", "androidx.viewpager.widget.ViewPager"),
    ("drawerlayout", "androidx.drawerlayout.widget.DrawerLayout"),
    ("keyboardkey", "android.inputmethodservice.Keyboard$Key"),
    ("iconmenu", "com.android.internal.view.menu.IconMenuView"),
    ("webview", "android.webkit.WebView"),
  ]

  private static let flags: [String: AccessibilityNodeInfo.Flags] = [
    "button": .clickable, "imagebutton": .clickable, "togglebutton": [.clickable, .checkable],
    "header": .heading,
  ]

  /// Each `role` that has an equivalent `accessibilityRole`, with this equivalent.
  private static let ofARIA: [String: String] = [
    "alert": "alert", "button": "button", "checkbox": "checkbox", "combobox": "combobox",
    "grid": "grid", "heading": "header", "img": "image", "link": "link", "list": "list",
    "menu": "menu", "menubar": "menubar", "menuitem": "menuitem", "none": "none",
    "progressbar": "progressbar", "radio": "radio", "radiogroup": "radiogroup",
    "scrollbar": "scrollbar", "searchbox": "search", "slider": "adjustable",
    "spinbutton": "spinbutton", "summary": "summary", "switch": "switch", "tab": "tab",
    "tablist": "tablist", "timer": "timer", "toolbar": "toolbar",
  ]
}
