/// What a React Native role is to Android: a class name, a description, and what else it sets.
///
/// Source: React Native 0.81, ReactAccessibilityDelegate.kt, AccessibilityRole and setRole.
struct ReactNativeAndroidRole {
  /// The `accessibilityRole`.
  private(set) var name = ""
  let className: String
  var isClickable = false
  var isCheckable = false
  var isHeading = false

  /// The role that takes effect; absent where there is none or Android does not know it.
  ///
  /// An unknown `role` takes effect as none and still wins over `accessibilityRole`.
  init?(_ role: ReactNativeRole) {
    let name: String? =
      switch role {
      case .none: nil
      case .accessibilityRole(let name): name
      case .aria(let name): ReactNativeAndroidRole.ofARIA[name]
      }
    guard let name, let known = ReactNativeAndroidRole.byName[name] else { return nil }
    self = known
    self.name = name
  }

  private init(
    _ className: String, clickable: Bool = false, checkable: Bool = false, heading: Bool = false
  ) {
    self.className = className
    isClickable = clickable
    isCheckable = checkable
    isHeading = heading
  }

  /// Writes the role into a node.
  func apply(to info: inout AccessibilityNodeInfo, _ words: TalkBackPhrasebook.ReactNativeWords) {
    info.className = className
    if let word = words.word(for: name) { info.roleWord = word }
    if isClickable { info.flags.insert(.clickable) }
    if isCheckable { info.flags.insert(.checkable) }
    if isHeading { info.flags.insert(.heading) }
  }

  private static let view = "android.view.View"

  private static let byName: [String: ReactNativeAndroidRole] = [
    "button": .init("android.widget.Button", clickable: true),
    "dropdownlist": .init("android.widget.Spinner"),
    "togglebutton": .init("android.widget.ToggleButton", clickable: true, checkable: true),
    "link": .init(view),
    "search": .init("android.widget.EditText"),
    "image": .init("android.widget.ImageView"),
    "imagebutton": .init("android.widget.ImageButton", clickable: true),
    "keyboardkey": .init("android.inputmethodservice.Keyboard$Key"),
    "text": .init("android.widget.TextView"),
    "adjustable": .init("android.widget.SeekBar"),
    "checkbox": .init("android.widget.CheckBox"),
    "radio": .init("android.widget.RadioButton"),
    "switch": .init("android.widget.Switch"),
    "spinbutton": .init("android.widget.SpinButton"),
    "header": .init(view, heading: true),
    "summary": .init(view),
    "alert": .init(view),
    "combobox": .init(view),
    "menu": .init(view),
    "menubar": .init(view),
    "menuitem": .init(view),
    "progressbar": .init(view),
    "radiogroup": .init(view),
    "scrollbar": .init(view),
    "tab": .init(view),
    "tablist": .init(view),
    "timer": .init(view),
    "toolbar": .init(view),
    "list": .init("android.widget.AbsListView"),
    "grid": .init("android.widget.GridView"),
    "scrollview": .init("android.widget.ScrollView"),
    "horizontalscrollview": .init("android.widget.HorizontalScrollView"),
    "pager": .init("androidx.viewpager.widget.ViewPager"),
    "drawerlayout": .init("androidx.drawerlayout.widget.DrawerLayout"),
    "slidingdrawer": .init("android.widget.SlidingDrawer"),
    "iconmenu": .init("com.android.internal.view.menu.IconMenuView"),
    "viewgroup": .init("android.view.ViewGroup"),
    "webview": .init("android.webkit.WebView"),
    "none": .init(view),
  ]

  /// The `accessibilityRole` that each `role` stands for; every other `role` stands for none.
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
