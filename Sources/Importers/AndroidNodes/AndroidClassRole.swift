internal import Simulator

/// What a widget class of Android is, by its name without package.
enum AndroidClassRole {
  case role(Role)
  /// Only holds others.
  case container
  case unknown

  /// What the class of that full name is.
  init(_ className: String) {
    let name = className.split(whereSeparator: { $0 == "." || $0 == "$" }).last.map(String.init)
    guard let name else {
      self = .unknown
      return
    }
    if let role = AndroidClassRole.roles[name] {
      self = .role(role)
    } else {
      self = AndroidClassRole.containers.contains(name) ? .container : .unknown
    }
  }

  private static let roles: [String: Role] = [
    "Button": .button, "ImageButton": .button, "ToggleButton": .button,
    "FloatingActionButton": .button, "EditText": .textBox, "AutoCompleteTextView": .textBox,
    "MultiAutoCompleteTextView": .textBox, "CheckBox": .checkbox, "CompoundButton": .checkbox,
    "CheckedTextView": .checkbox, "RadioButton": .radio, "Switch": .switchControl,
    "SwitchCompat": .switchControl, "SwitchMaterial": .switchControl, "SeekBar": .slider,
    "RatingBar": .slider, "ProgressBar": .progressBar, "ImageView": .image, "TextView": .text,
    "Chronometer": .timer, "Spinner": .combobox, "ListView": .list, "ExpandableListView": .list,
    "GridView": .grid, "RecyclerView": .list, "RadioGroup": .radioGroup, "TabWidget": .tabList,
    "TabLayout": .tabList, "Toolbar": .toolbar, "ViewPager": .pager, "ViewPager2": .pager,
    "WebView": .document, "NumberPicker": .group,
  ]

  private static let containers: Set<String> = [
    "ViewGroup", "FrameLayout", "LinearLayout", "RelativeLayout", "ConstraintLayout",
    "CoordinatorLayout", "TableLayout", "TableRow", "GridLayout", "ScrollView",
    "HorizontalScrollView", "NestedScrollView", "CardView", "DrawerLayout", "ComposeView",
  ]
}
