internal import Simulator

/// What a widget class of Android is, by its name without package.
enum AndroidClassRole {
  /// The role of the class of that full name, generic where it only holds others; absent where
  /// nothing is known of it.
  static func role(of className: String) -> Role? {
    // Dumps end some names with the mark that parts them.
    let name = className.split { $0 == "." || $0 == "$" }.last.map(String.init) ?? ""
    return roles[name] ?? (containers.contains(name) ? .generic : nil)
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
