extension AndroidViewClass {
  /// The classes by their names in a layout.
  package static let table: [String: AndroidViewClass] = {
    var table: [String: AndroidViewClass] = [:]
    for (names, kind, exposure) in texts + buttons + checkables + ranges + groups + rows + others {
      let viewClass = AndroidViewClass(kind: kind, exposure: exposure)
      for name in names.split(separator: " ") { table[String(name)] = viewClass }
    }
    return table
  }()

  private typealias Rows = [(names: String, kind: Kind?, exposure: Exposure?)]

  private static let texts: Rows = [
    (
      "TextView AppCompatTextView MaterialTextView Chronometer TextClock DigitalClock DialogTitle "
        + "EmojiTextView EmojiAppCompatTextView",
      .text, Exposure(.text, "TextView", by: AndroidViewRule.text)
    ),
    (
      "EditText AppCompatEditText TextInputEditText ExtractEditText EmojiEditText "
        + "EmojiAppCompatEditText",
      .field, Exposure(.field, "EditText", .edit, by: AndroidViewRule.editText)
    ),
    (
      "AutoCompleteTextView AppCompatAutoCompleteTextView MaterialAutoCompleteTextView "
        + "SearchAutoComplete",
      .dropDown, Exposure(.dropDown, "AutoCompleteTextView", .edit, by: AndroidViewRule.editText)
    ),
    (
      "MultiAutoCompleteTextView AppCompatMultiAutoCompleteTextView", .dropDown,
      Exposure(.dropDown, "MultiAutoCompleteTextView", .edit, by: AndroidViewRule.editText)
    ),
    ("SearchBar", .searchBar, Exposure(.field, "EditText", .edit, by: AndroidViewRule.searchBar)),
    ("SearchView", .searchView, Exposure(.searchView, "EditText", .edit)),
  ]

  private static let buttons: Rows = [
    ("Button AppCompatButton EmojiButton", .button, Exposure(.button, "Button", .press)),
    (
      "MaterialButton", .button,
      Exposure(.materialButton, "Button", .press, by: AndroidViewRule.materialButton)
    ),
    (
      "ImageButton AppCompatImageButton ZoomButton", .imageButton,
      Exposure(.imageButton, "ImageButton", .press)
    ),
    (
      "CheckableImageButton", .imageButton,
      Exposure(.imageButton, "Button", .press, by: AndroidViewRule.iconOfField)
    ),
    (
      "FloatingActionButton", .imageButton,
      Exposure(.imageButton, floatingButton, .press, by: AndroidViewRule.floatingButton)
    ),
    (
      "ExtendedFloatingActionButton", .button,
      Exposure(.button, floatingButton, .press, by: AndroidViewRule.floatingButton)
    ),
    ("Chip", .chip, Exposure(.chip, "android.view.View", by: AndroidViewRule.chip)),
  ]

  private static let floatingButton =
    "com.google.android.material.floatingactionbutton.FloatingActionButton"

  private static let checkables: Rows = [
    ("CheckBox AppCompatCheckBox", .checkBox, Exposure(.checkable, "CheckBox", .press)),
    (
      "MaterialCheckBox", .checkBox,
      Exposure(.checkable, "CheckBox", .press, by: AndroidViewRule.materialCheckBox)
    ),
    ("CompoundButton", .checkBox, Exposure(.checkable, "CompoundButton", .press)),
    (
      "RadioButton AppCompatRadioButton MaterialRadioButton", .radio,
      Exposure(.checkable, "RadioButton", .press)
    ),
    (
      "Switch SwitchCompat SwitchMaterial MaterialSwitch", .toggleSwitch,
      Exposure(.checkable, "Switch", .press, by: AndroidViewRule.switchClass)
    ),
    (
      "ToggleButton AppCompatToggleButton", .toggleButton,
      Exposure(.toggle, "ToggleButton", .press, by: AndroidViewRule.toggleButton)
    ),
    (
      "CheckedTextView AppCompatCheckedTextView", .checkedText,
      Exposure(.checkedText, "CheckedTextView", by: AndroidViewRule.checkedText)
    ),
    (
      "NavigationMenuItemView", nil,
      Exposure(.menuRow, "CheckedTextView", .press, by: AndroidViewRule.navigationRow)
    ),
  ]

  private static let ranges: Rows = [
    (
      "Spinner AppCompatSpinner", .spinner,
      Exposure(.spinner, "Spinner", .press, by: AndroidViewRule.spinner)
    ),
    ("SeekBar AppCompatSeekBar", .seekBar, Exposure(.seekBar, "SeekBar", .focus)),
    ("Slider", .slider, Exposure(.slider, "SeekBar", .focus, by: AndroidViewRule.materialSlider)),
    (
      "RangeSlider", .rangeSlider,
      Exposure(.slider, "SeekBar", .focus, by: AndroidViewRule.materialSlider)
    ),
    (
      "RatingBar AppCompatRatingBar", .rating,
      Exposure(.rating, "RatingBar", by: AndroidViewRule.ratingBar)
    ),
    (
      "ProgressBar LinearProgressIndicator CircularProgressIndicator ContentLoadingProgressBar",
      .progress, Exposure(.progress, "ProgressBar")
    ),
  ]

  private static let groups: Rows = [
    (
      "RecyclerView WearableRecyclerView BaseGridView VerticalGridView HorizontalGridView", .list,
      Exposure(
        .list, "androidx.recyclerview.widget.RecyclerView", by: AndroidViewRule.collection)
    ),
    (
      "ListView ExpandableListView AbsListView Gallery StackView AdapterViewFlipper", .list,
      Exposure(.list, "ListView", by: AndroidViewRule.collection)
    ),
    ("GridView", .grid, Exposure(.grid, "GridView", by: AndroidViewRule.collection)),
    (
      "ViewPager ViewPager2", .pager,
      Exposure(.pager, "androidx.viewpager.widget.ViewPager", by: AndroidViewRule.viewPager)
    ),
    ("ScrollView NestedScrollView", .scroll, Exposure(.scroll, "ScrollView")),
    ("HorizontalScrollView", .scroll, Exposure(.scroll, "HorizontalScrollView")),
    ("LinearLayout LinearLayoutCompat", .group, .group("LinearLayout")),
    ("FrameLayout CardView", .group, .group("FrameLayout")),
    ("RelativeLayout", .group, .group("RelativeLayout")),
    ("TableLayout", .group, .group("TableLayout")), ("TableRow", .group, .group("TableRow")),
    ("GridLayout", .group, .group("GridLayout")),
    (
      "ConstraintLayout CoordinatorLayout AppBarLayout MotionLayout FlexboxLayout "
        + "SwipeRefreshLayout",
      .group, .viewGroup
    ),
    ("DrawerLayout", .group, .group("androidx.drawerlayout.widget.DrawerLayout")),
    (
      "MaterialCardView", .group,
      Exposure(.group, "androidx.cardview.widget.CardView", by: AndroidViewRule.materialCard)
    ),
    (
      "AbsoluteLayout ViewFlipper ViewSwitcher ViewAnimator ImageSwitcher TextSwitcher TabHost "
        + "TabWidget SlidingPaneLayout SlidingDrawer PercentRelativeLayout PercentFrameLayout "
        + "FitWindowsLinearLayout FitWindowsFrameLayout ContentFrameLayout ActionMenuView ViewGroup "
        + "TableLayoutCompat Carousel MaterialDivider MediaController ZoomControls "
        + "AlertDialogLayout ButtonBarLayout",
      .group, nil
    ),
    ("TextInputLayout", .textInputLayout, .viewGroup),
    ("Toolbar MaterialToolbar ActionBar BottomAppBar", .toolbar, .viewGroup),
    ("ActionBarView", .toolbar, nil),
    ("CollapsingToolbarLayout", .collapsingToolbar, .viewGroup),
    ("SubtitleCollapsingToolbarLayout", .collapsingToolbar, nil),
  ]

  private static let rows: Rows = [
    (
      "TabLayout", .tabLayout,
      Exposure(.tabRow, "HorizontalScrollView", by: AndroidViewRule.tabLayout)
    ),
    (
      "BottomNavigationView NavigationRailView", .navigationBar,
      Exposure(.tabRow, "android.view.ViewGroup", by: AndroidViewRule.navigationBar)
    ),
    (
      "NavigationBarMenuView", nil,
      Exposure(.tabRow, "android.view.ViewGroup", by: AndroidViewRule.navigationBar)
    ),
    ("TabItem", .tabItem, Exposure(.tab, "LinearLayout", .press, by: AndroidViewRule.tabLayout)),
    ("TabView", nil, Exposure(.tab, "LinearLayout", .press, by: AndroidViewRule.tabLayout)),
    (
      "NavigationBarItemView BottomNavigationItemView NavigationRailItemView", nil,
      Exposure(.tab, "FrameLayout", .press, by: AndroidViewRule.navigationBar)
    ),
    ("NavigationView", .navigationDrawer, .viewGroup),
    (
      "MaterialButtonToggleGroup MaterialButtonGroup", .buttonGroup,
      Exposure(.buttonGroup, "LinearLayout", by: AndroidViewRule.buttonGroup)
    ),
    ("ChipGroup", .chipGroup, .viewGroup),
    (
      "RadioGroup", .radioGroup,
      Exposure(.radioGroup, "RadioGroup", by: AndroidViewRule.plainGroup)
    ),
  ]

  private static let others: Rows = [
    (
      "ImageView AppCompatImageView ShapeableImageView LottieAnimationView QuickContactBadge "
        + "ImageFilterView AnalogClock",
      .image, Exposure(.image, "ImageView", by: AndroidViewRule.imageView)
    ),
    ("View", .view, .view),
    ("WebView", .opaque, Exposure(.view, "android.webkit.WebView", .focus)),
    ("NumberPicker", .opaque, Exposure(.group, "NumberPicker")),
    ("DatePicker", .opaque, .group("DatePicker")), ("TimePicker", .opaque, .group("TimePicker")),
    ("CalendarView", .opaque, .group("CalendarView")),
    ("VideoView MapView ComposeView AdView", .opaque, .viewGroup),
    (
      "SurfaceView TextureView GLSurfaceView PlayerView StyledPlayerView SurfaceViewRenderer "
        + "AndroidView PreviewView PDFView",
      .opaque, nil
    ),
    ("FragmentContainerView", nil, .viewGroup),
    (
      "Space Guideline Barrier Group Flow Placeholder Layer CircularFlow Constraints "
        + "ReactiveGuide MotionEffect ViewStub requestFocus tag",
      .nothing, nil
    ),
  ]
}
