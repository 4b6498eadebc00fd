extension AndroidWidget {
  /// The view classes of Android, AndroidX and Material Components by their names in a layout.
  static let table: [String: AndroidWidget] = {
    var table: [String: AndroidWidget] = [:]
    for (names, widget) in texts + buttons + checkables + ranges + containers + rows + others {
      for name in names.split(separator: " ") { table[String(name)] = widget }
    }
    return table
  }()

  private typealias Rows = [(names: String, widget: AndroidWidget)]
  private typealias Flags = AccessibilityNodeInfo.Flags

  private static let pressable: Flags = [.clickable, .focusable]
  private static let editable: Flags = [.editable, .clickable, .longClickable, .focusable]

  private static let texts: Rows = [
    (
      "TextView AppCompatTextView MaterialTextView Chronometer TextClock DigitalClock DialogTitle "
        + "EmojiTextView EmojiAppCompatTextView",
      AndroidWidget(.text, "TextView", by: AndroidMappingRule.text)
    ),
    (
      "EditText AppCompatEditText TextInputEditText ExtractEditText EmojiEditText "
        + "EmojiAppCompatEditText",
      AndroidWidget(.field, "EditText", editable, by: AndroidMappingRule.editText)
    ),
    (
      "AutoCompleteTextView AppCompatAutoCompleteTextView MaterialAutoCompleteTextView "
        + "SearchAutoComplete",
      AndroidWidget(.dropDown, "AutoCompleteTextView", editable, by: AndroidMappingRule.editText)
    ),
    (
      "MultiAutoCompleteTextView AppCompatMultiAutoCompleteTextView",
      AndroidWidget(
        .dropDown, "MultiAutoCompleteTextView", editable, by: AndroidMappingRule.editText)
    ),
    ("SearchBar", AndroidWidget(.field, "EditText", editable, by: AndroidMappingRule.searchBar)),
    ("SearchView", AndroidWidget(.searchView, "EditText", editable)),
  ]

  private static let buttons: Rows = [
    ("Button AppCompatButton EmojiButton", AndroidWidget(.button, "Button", pressable)),
    (
      "MaterialButton",
      AndroidWidget(.materialButton, "Button", pressable, by: AndroidMappingRule.materialButton)
    ),
    (
      "ImageButton AppCompatImageButton ZoomButton",
      AndroidWidget(.imageButton, "ImageButton", pressable)
    ),
    (
      "CheckableImageButton",
      AndroidWidget(.imageButton, "Button", pressable, by: AndroidMappingRule.iconOfField)
    ),
    (
      "FloatingActionButton",
      AndroidWidget(
        .imageButton, "com.google.android.material.floatingactionbutton.FloatingActionButton",
        pressable, by: AndroidMappingRule.floatingButton)
    ),
    (
      "ExtendedFloatingActionButton",
      AndroidWidget(
        .button, "com.google.android.material.floatingactionbutton.FloatingActionButton",
        pressable, by: AndroidMappingRule.floatingButton)
    ),
    ("Chip", AndroidWidget(.chip, "android.view.View", by: AndroidMappingRule.chip)),
  ]

  private static let checkables: Rows = [
    ("CheckBox AppCompatCheckBox", AndroidWidget(.checkable, "CheckBox", pressable)),
    (
      "MaterialCheckBox",
      AndroidWidget(.checkable, "CheckBox", pressable, by: AndroidMappingRule.materialCheckBox)
    ),
    (
      "RadioButton AppCompatRadioButton MaterialRadioButton",
      AndroidWidget(.checkable, "RadioButton", pressable)
    ),
    (
      "Switch SwitchCompat SwitchMaterial MaterialSwitch",
      AndroidWidget(.checkable, "Switch", pressable, by: AndroidMappingRule.switchClass)
    ),
    ("CompoundButton", AndroidWidget(.checkable, "CompoundButton", pressable)),
    (
      "ToggleButton AppCompatToggleButton",
      AndroidWidget(.toggle, "ToggleButton", pressable, by: AndroidMappingRule.toggleButton)
    ),
    (
      "CheckedTextView AppCompatCheckedTextView",
      AndroidWidget(.checkedText, "CheckedTextView", by: AndroidMappingRule.checkedText)
    ),
    (
      "NavigationMenuItemView",
      AndroidWidget(.menuRow, "CheckedTextView", pressable, by: AndroidMappingRule.navigationRow)
    ),
  ]

  private static let ranges: Rows = [
    (
      "Spinner AppCompatSpinner",
      AndroidWidget(.spinner, "Spinner", pressable, by: AndroidMappingRule.spinner)
    ),
    ("SeekBar AppCompatSeekBar", AndroidWidget(.seekBar, "SeekBar", .focusable)),
    (
      "Slider RangeSlider",
      AndroidWidget(.slider, "SeekBar", .focusable, by: AndroidMappingRule.materialSlider)
    ),
    (
      "RatingBar AppCompatRatingBar",
      AndroidWidget(.rating, "RatingBar", by: AndroidMappingRule.ratingBar)
    ),
    (
      "ProgressBar LinearProgressIndicator CircularProgressIndicator ContentLoadingProgressBar",
      AndroidWidget(.progress, "ProgressBar")
    ),
  ]

  private static let containers: Rows = [
    (
      "RecyclerView WearableRecyclerView BaseGridView VerticalGridView HorizontalGridView",
      AndroidWidget(
        .list, "androidx.recyclerview.widget.RecyclerView", by: AndroidMappingRule.collection)
    ),
    (
      "ListView ExpandableListView AbsListView Gallery StackView AdapterViewFlipper",
      AndroidWidget(.list, "ListView", by: AndroidMappingRule.collection)
    ),
    ("GridView", AndroidWidget(.grid, "GridView", by: AndroidMappingRule.collection)),
    (
      "ViewPager ViewPager2",
      AndroidWidget(
        .pager, "androidx.viewpager.widget.ViewPager", by: AndroidMappingRule.viewPager)
    ),
    ("ScrollView NestedScrollView", AndroidWidget(.scroll, "ScrollView")),
    ("HorizontalScrollView", AndroidWidget(.scroll, "HorizontalScrollView")),
    ("LinearLayout LinearLayoutCompat", group("LinearLayout")),
    ("FrameLayout", group("FrameLayout")),
    ("RelativeLayout", group("RelativeLayout")), ("TableLayout", group("TableLayout")),
    ("TableRow", group("TableRow")), ("GridLayout", group("GridLayout")),
    ("CardView", group("FrameLayout")),
    (
      "ConstraintLayout CoordinatorLayout AppBarLayout CollapsingToolbarLayout MotionLayout BottomAppBar "
        + "FlexboxLayout Toolbar MaterialToolbar ActionBar SwipeRefreshLayout TextInputLayout",
      viewGroup
    ),
    ("DrawerLayout", group("androidx.drawerlayout.widget.DrawerLayout")),
    (
      "MaterialCardView",
      AndroidWidget(
        .group, "androidx.cardview.widget.CardView", by: AndroidMappingRule.materialCard)
    ),
  ]

  private static let rows: Rows = [
    (
      "TabLayout",
      AndroidWidget(.tabRow, "HorizontalScrollView", by: AndroidMappingRule.tabLayout)
    ),
    (
      "BottomNavigationView NavigationRailView NavigationBarMenuView",
      AndroidWidget(.tabRow, "android.view.ViewGroup", by: AndroidMappingRule.navigationBar)
    ),
    (
      "TabView TabItem",
      AndroidWidget(.tab, "LinearLayout", pressable, by: AndroidMappingRule.tabLayout)
    ),
    (
      "NavigationBarItemView BottomNavigationItemView NavigationRailItemView",
      AndroidWidget(.tab, "FrameLayout", pressable, by: AndroidMappingRule.navigationBar)
    ),
    (
      "MaterialButtonToggleGroup MaterialButtonGroup",
      AndroidWidget(.buttonGroup, "LinearLayout", by: AndroidMappingRule.buttonGroup)
    ),
    ("ChipGroup", viewGroup),
    ("RadioGroup", AndroidWidget(.radioGroup, "RadioGroup", by: AndroidMappingRule.plainGroup)),
  ]

  private static let others: Rows = [
    (
      "ImageView AppCompatImageView ShapeableImageView LottieAnimationView QuickContactBadge "
        + "ImageFilterView AnalogClock",
      AndroidWidget(.image, "ImageView", by: AndroidMappingRule.imageView)
    ),
    ("View", view),
    ("WebView", AndroidWidget(.view, "android.webkit.WebView", .focusable)),
    ("NumberPicker", AndroidWidget(.group, "NumberPicker")),
    ("DatePicker", group("DatePicker")), ("TimePicker", group("TimePicker")),
    ("CalendarView", group("CalendarView")),
    ("VideoView MapView ComposeView AdView FragmentContainerView NavigationView", viewGroup),
  ]

  private static func group(_ className: String) -> AndroidWidget {
    AndroidWidget(.group, className, by: AndroidMappingRule.plainGroup)
  }
}
