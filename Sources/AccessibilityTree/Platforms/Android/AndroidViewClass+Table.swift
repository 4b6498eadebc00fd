extension AndroidViewClass {
  /// The known view classes, by their names in layouts.
  package static let table: [String: AndroidViewClass] = {
    var table: [String: AndroidViewClass] = [:]
    for row in texts + buttons + checkables + ranges + groups + rows + others {
      for name in row.names.split(separator: " ") { table[String(name)] = row.viewClass }
    }
    return table
  }()

  /// A row of the table: the names of view classes with the same kind and exposure.
  private struct Row {
    let names: String
    let viewClass: AndroidViewClass

    init(_ names: String, _ kind: Kind?, _ exposure: Exposure?) {
      self.names = names
      viewClass = AndroidViewClass(kind: kind, exposure: exposure)
    }

    init(
      _ names: String, _ kind: Kind?, _ form: Exposure.Form, _ className: String,
      _ use: Exposure.Use = .none, by rule: Rule = AndroidViewRule.widget
    ) {
      self.init(names, kind, Exposure(form, className, use, by: rule))
    }
  }

  private static let texts: [Row] = [
    Row(
      "TextView AppCompatTextView MaterialTextView Chronometer TextClock DigitalClock DialogTitle "
        + "EmojiTextView EmojiAppCompatTextView", .text, .text, "TextView",
      by: AndroidViewRule.text),
    Row(
      "EditText AppCompatEditText TextInputEditText ExtractEditText EmojiEditText "
        + "EmojiAppCompatEditText", .field, .field, "EditText", .edit,
      by: AndroidViewRule.editText),
    Row(
      "AutoCompleteTextView AppCompatAutoCompleteTextView MaterialAutoCompleteTextView "
        + "SearchAutoComplete", .dropDown, .dropDown, "AutoCompleteTextView", .edit,
      by: AndroidViewRule.editText),
    Row(
      "MultiAutoCompleteTextView AppCompatMultiAutoCompleteTextView", .dropDown, .dropDown,
      "MultiAutoCompleteTextView", .edit, by: AndroidViewRule.editText),
    Row("SearchBar", .searchBar, .field, "EditText", .edit, by: AndroidViewRule.searchBar),
    Row("SearchView", .searchView, .searchView, "EditText", .edit),
  ]

  private static let buttons: [Row] = [
    Row("Button AppCompatButton EmojiButton", .button, .button, "Button", .press),
    Row(
      "MaterialButton", .button, .materialButton, "Button", .press,
      by: AndroidViewRule.materialButton),
    Row(
      "ImageButton AppCompatImageButton ZoomButton", .imageButton, .imageButton, "ImageButton",
      .press),
    Row(
      "CheckableImageButton", .imageButton, .imageButton, "Button", .press,
      by: AndroidViewRule.iconOfField),
    Row(
      "FloatingActionButton", .imageButton, .imageButton, floatingButton, .press,
      by: AndroidViewRule.floatingButton),
    Row(
      "ExtendedFloatingActionButton", .button, .button, floatingButton, .press,
      by: AndroidViewRule.floatingButton),
    Row("Chip", .chip, .chip, "android.view.View", by: AndroidViewRule.chip),
  ]

  private static let floatingButton =
    "com.google.android.material.floatingactionbutton.FloatingActionButton"

  private static let checkables: [Row] = [
    Row("CheckBox AppCompatCheckBox", .checkBox, .checkable, "CheckBox", .press),
    Row(
      "MaterialCheckBox", .checkBox, .checkable, "CheckBox", .press,
      by: AndroidViewRule.materialCheckBox),
    Row("CompoundButton", .checkBox, .checkable, "CompoundButton", .press),
    Row(
      "RadioButton AppCompatRadioButton MaterialRadioButton", .radio, .checkable, "RadioButton",
      .press),
    Row(
      "Switch SwitchCompat SwitchMaterial MaterialSwitch", .toggleSwitch, .checkable, "Switch",
      .press, by: AndroidViewRule.switchClass),
    Row(
      "ToggleButton AppCompatToggleButton", .toggleButton, .toggle, "ToggleButton", .press,
      by: AndroidViewRule.toggleButton),
    Row(
      "CheckedTextView AppCompatCheckedTextView", .checkedText, .checkedText, "CheckedTextView",
      by: AndroidViewRule.checkedText),
    Row(
      "NavigationMenuItemView", nil, .menuRow, "CheckedTextView", .press,
      by: AndroidViewRule.navigationRow),
  ]

  private static let ranges: [Row] = [
    Row(
      "Spinner AppCompatSpinner", .spinner, .spinner, "Spinner", .press,
      by: AndroidViewRule.spinner),
    Row("SeekBar AppCompatSeekBar", .seekBar, .seekBar, "SeekBar", .focus),
    Row("Slider", .slider, .slider, "SeekBar", .focus, by: AndroidViewRule.materialSlider),
    Row(
      "RangeSlider", .rangeSlider, .slider, "SeekBar", .focus, by: AndroidViewRule.materialSlider),
    Row(
      "RatingBar AppCompatRatingBar", .rating, .rating, "RatingBar", by: AndroidViewRule.ratingBar),
    Row(
      "ProgressBar LinearProgressIndicator CircularProgressIndicator ContentLoadingProgressBar",
      .progress, .progress, "ProgressBar"),
  ]

  private static let groups: [Row] = [
    Row(
      "RecyclerView WearableRecyclerView BaseGridView VerticalGridView HorizontalGridView", .list,
      .list, "androidx.recyclerview.widget.RecyclerView", by: AndroidViewRule.collection),
    Row(
      "ListView ExpandableListView AbsListView Gallery StackView AdapterViewFlipper", .list, .list,
      "ListView", by: AndroidViewRule.collection),
    Row("GridView", .grid, .grid, "GridView", by: AndroidViewRule.collection),
    Row(
      "ViewPager ViewPager2", .pager, .pager, "androidx.viewpager.widget.ViewPager",
      by: AndroidViewRule.viewPager),
    Row("ScrollView NestedScrollView", .scroll, .scroll, "ScrollView"),
    Row("HorizontalScrollView", .scroll, .scroll, "HorizontalScrollView"),
    Row("LinearLayout LinearLayoutCompat", .group, .group("LinearLayout")),
    Row("FrameLayout CardView", .group, .group("FrameLayout")),
    Row("RelativeLayout", .group, .group("RelativeLayout")),
    Row("TableLayout", .group, .group("TableLayout")),
    Row("TableRow", .group, .group("TableRow")),
    Row("GridLayout", .group, .group("GridLayout")),
    Row(
      "ConstraintLayout CoordinatorLayout AppBarLayout MotionLayout FlexboxLayout "
        + "SwipeRefreshLayout", .group, .viewGroup),
    Row("DrawerLayout", .group, .group("androidx.drawerlayout.widget.DrawerLayout")),
    Row(
      "MaterialCardView", .group, .group, "androidx.cardview.widget.CardView",
      by: AndroidViewRule.materialCard),
    Row(
      "AbsoluteLayout ViewFlipper ViewSwitcher ViewAnimator ImageSwitcher TextSwitcher TabHost "
        + "TabWidget SlidingPaneLayout SlidingDrawer PercentRelativeLayout PercentFrameLayout "
        + "FitWindowsLinearLayout FitWindowsFrameLayout ContentFrameLayout ActionMenuView "
        + "ViewGroup TableLayoutCompat Carousel MaterialDivider MediaController ZoomControls "
        + "AlertDialogLayout ButtonBarLayout", .group, nil),
    Row("TextInputLayout", .textInputLayout, .viewGroup),
    Row("Toolbar MaterialToolbar ActionBar BottomAppBar", .toolbar, .viewGroup),
    Row("ActionBarView", .toolbar, nil),
    Row("CollapsingToolbarLayout", .collapsingToolbar, .viewGroup),
    Row("SubtitleCollapsingToolbarLayout", .collapsingToolbar, nil),
  ]

  private static let rows: [Row] = [
    Row("TabLayout", .tabLayout, .tabRow, "HorizontalScrollView", by: AndroidViewRule.tabLayout),
    Row(
      "BottomNavigationView NavigationRailView", .navigationBar, .tabRow, "android.view.ViewGroup",
      by: AndroidViewRule.navigationBar),
    Row(
      "NavigationBarMenuView", nil, .tabRow, "android.view.ViewGroup",
      by: AndroidViewRule.navigationBar),
    Row("TabItem", .tabItem, .tab, "LinearLayout", .press, by: AndroidViewRule.tabLayout),
    Row("TabView", nil, .tab, "LinearLayout", .press, by: AndroidViewRule.tabLayout),
    Row(
      "NavigationBarItemView BottomNavigationItemView NavigationRailItemView", nil, .tab,
      "FrameLayout", .press, by: AndroidViewRule.navigationBar),
    Row("NavigationView", .navigationDrawer, .viewGroup),
    Row(
      "MaterialButtonToggleGroup MaterialButtonGroup", .buttonGroup, .buttonGroup, "LinearLayout",
      by: AndroidViewRule.buttonGroup),
    Row("ChipGroup", .chipGroup, .viewGroup),
    Row("RadioGroup", .radioGroup, .radioGroup, "RadioGroup", by: AndroidViewRule.plainGroup),
  ]

  private static let others: [Row] = [
    Row(
      "ImageView AppCompatImageView ShapeableImageView LottieAnimationView QuickContactBadge "
        + "ImageFilterView AnalogClock", .image, .image, "ImageView",
      by: AndroidViewRule.imageView),
    Row("View", .view, .view),
    Row("WebView", .opaque, .view, "android.webkit.WebView", .focus),
    Row("NumberPicker", .opaque, .group, "NumberPicker"),
    Row("DatePicker", .opaque, .group("DatePicker")),
    Row("TimePicker", .opaque, .group("TimePicker")),
    Row("CalendarView", .opaque, .group("CalendarView")),
    Row("VideoView MapView ComposeView AdView", .opaque, .viewGroup),
    Row(
      "SurfaceView TextureView GLSurfaceView PlayerView StyledPlayerView SurfaceViewRenderer "
        + "AndroidView PreviewView PDFView", .opaque, nil),
    Row("FragmentContainerView", nil, .viewGroup),
    Row(
      "Space Guideline Barrier Group Flow Placeholder Layer CircularFlow Constraints "
        + "ReactiveGuide MotionEffect ViewStub requestFocus tag", .nothing, nil),
  ]
}
