/// The view classes of Android, AppCompat, AndroidX and Material Components by their simple names.
///
/// What each reports of itself is the business of TalkBack's mapping; here stands only how a layout
/// fills it.
enum ViewClassTable {
  /// The kind of a class that everybody knows.
  static let kinds: [String: ViewKind] = {
    var kinds: [String: ViewKind] = [:]
    for (names, kind) in rows {
      for name in names.split(separator: " ") { kinds[String(name)] = kind }
    }
    return kinds
  }()

  private static let rows: [(names: String, kind: ViewKind)] = [
    (
      "TextView AppCompatTextView MaterialTextView Chronometer TextClock DigitalClock DialogTitle EmojiTextView "
        + "EmojiAppCompatTextView",
      .text
    ),
    (
      "EditText AppCompatEditText TextInputEditText ExtractEditText EmojiEditText "
        + "EmojiAppCompatEditText",
      .field
    ),
    (
      "AutoCompleteTextView AppCompatAutoCompleteTextView MaterialAutoCompleteTextView "
        + "MultiAutoCompleteTextView AppCompatMultiAutoCompleteTextView SearchAutoComplete",
      .dropDown
    ),
    ("SearchBar", .searchBar), ("SearchView", .searchView),
    ("Button AppCompatButton MaterialButton ExtendedFloatingActionButton EmojiButton", .button),
    (
      "ImageButton AppCompatImageButton FloatingActionButton CheckableImageButton ZoomButton",
      .imageButton
    ),
    ("ToggleButton AppCompatToggleButton", .toggleButton), ("Chip", .chip),
    ("CheckBox AppCompatCheckBox MaterialCheckBox CompoundButton", .checkBox),
    ("RadioButton AppCompatRadioButton MaterialRadioButton", .radio),
    ("Switch SwitchCompat SwitchMaterial MaterialSwitch", .toggleSwitch),
    ("CheckedTextView AppCompatCheckedTextView", .checkedText),
    ("Spinner AppCompatSpinner", .spinner), ("SeekBar AppCompatSeekBar", .seekBar),
    ("Slider", .slider), ("RangeSlider", .rangeSlider),
    ("RatingBar AppCompatRatingBar", .rating),
    (
      "ProgressBar LinearProgressIndicator CircularProgressIndicator ContentLoadingProgressBar",
      .progress
    ),
    (
      "ImageView AppCompatImageView ShapeableImageView LottieAnimationView QuickContactBadge "
        + "ImageFilterView AnalogClock",
      .image
    ),
    ("View", .view),
    (
      "WebView VideoView MapView ComposeView AdView DatePicker TimePicker CalendarView "
        + "NumberPicker SurfaceView TextureView GLSurfaceView PlayerView StyledPlayerView "
        + "SurfaceViewRenderer AndroidView PreviewView PDFView",
      .opaque
    ),
    (
      "RecyclerView ListView ExpandableListView AbsListView Gallery StackView AdapterViewFlipper "
        + "BaseGridView VerticalGridView "
        + "HorizontalGridView WearableRecyclerView",
      .list
    ),
    ("GridView", .grid),
    ("ViewPager ViewPager2", .pager),
    ("ScrollView NestedScrollView HorizontalScrollView", .scroll),
    (
      "LinearLayout LinearLayoutCompat FrameLayout RelativeLayout TableLayout TableRow GridLayout "
        + "ConstraintLayout CoordinatorLayout AppBarLayout MotionLayout FlexboxLayout DrawerLayout "
        + "CardView MaterialCardView SwipeRefreshLayout AbsoluteLayout ViewFlipper ViewSwitcher "
        + "ViewAnimator ImageSwitcher TextSwitcher TabHost TabWidget SlidingPaneLayout "
        + "SlidingDrawer PercentRelativeLayout PercentFrameLayout FitWindowsLinearLayout "
        + "FitWindowsFrameLayout ContentFrameLayout ActionMenuView ViewGroup TableLayoutCompat "
        + "Carousel MaterialDivider MediaController ZoomControls AlertDialogLayout ButtonBarLayout",
      .group
    ),
    ("RadioGroup", .radioGroup), ("ChipGroup", .chipGroup),
    ("MaterialButtonToggleGroup MaterialButtonGroup", .buttonGroup),
    ("TextInputLayout", .textInputLayout),
    ("Toolbar MaterialToolbar ActionBar BottomAppBar ActionBarView", .toolbar),
    ("CollapsingToolbarLayout SubtitleCollapsingToolbarLayout", .collapsingToolbar),
    ("TabLayout", .tabLayout), ("TabItem", .tabItem),
    ("BottomNavigationView NavigationRailView", .navigationBar),
    ("NavigationView", .navigationDrawer),
    (
      "Space Guideline Barrier Group Flow Placeholder Layer CircularFlow Constraints "
        + "ReactiveGuide MotionEffect ViewStub requestFocus tag",
      .nothing
    ),
  ]
}
