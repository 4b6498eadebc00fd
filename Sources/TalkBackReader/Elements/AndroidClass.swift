import AccessibilityTree

/// A family of Android's widget classes that TalkBack distinguishes.
///
/// The most specific families come first.
///
/// A class belongs to a family if it is the widget class of the family or inherits from it. An
/// unknown class belongs to no family. Source: TalkBack 15.1, Role.java and ClassLoadingCache.java;
/// Android class hierarchy.
enum AndroidClass: Sendable, Hashable {
  case imageView, switchControl, toggleButton, radioButton, compoundButton, button
  case checkedTextView, editText, seekBar, progressBar, keyboardKey, webView, tabWidget
  case horizontalScrollView, scrollView, viewPager, numberPicker, spinner, gridView, listView
  case staggeredGrid, viewGroup, other
  /// Classes to which TalkBack 16 gives roles of their own.
  case floatingActionButton, voiceDictationButton, image

  init(_ name: String) {
    // Most elements of pages have one of these classes.
    let isPlain = name == "android.view.View" || name == "android.widget.TextView"
    self = isPlain ? .other : AndroidClass.families[name] ?? .other
  }

  private static let families: [String: AndroidClass] = {
    var families: [String: AndroidClass] = [:]
    for (family, package, names) in rows {
      for name in names.spaceSeparatedWords { families["\(package).\(name)"] = family }
    }
    return families
  }()

  private static let rows: [(family: AndroidClass, package: String, names: String)] = [
    (.imageView, "android.widget", "ImageView ImageButton QuickContactBadge ZoomButton"),
    (.switchControl, "android.widget", "Switch"),
    (.toggleButton, "android.widget", "ToggleButton"),
    (.radioButton, "android.widget", "RadioButton"),
    (.compoundButton, "android.widget", "CompoundButton CheckBox"),
    (.compoundButton, "androidx.appcompat.widget", "SwitchCompat"),
    (.button, "android.widget", "Button"),
    (.checkedTextView, "android.widget", "CheckedTextView"),
    (.editText, "android.widget", "EditText AutoCompleteTextView MultiAutoCompleteTextView"),
    (.editText, "android.inputmethodservice", "ExtractEditText"),
    (.seekBar, "android.widget", "SeekBar"),
    (.progressBar, "android.widget", "AbsSeekBar RatingBar ProgressBar"),
    (.keyboardKey, "android.inputmethodservice", "Keyboard$Key"),
    (.webView, "android.webkit", "WebView"),
    (.tabWidget, "android.widget", "TabWidget"),
    (.horizontalScrollView, "android.widget", "HorizontalScrollView"),
    (.scrollView, "android.widget", "ScrollView"),
    (.viewGroup, "androidx.core.widget", "NestedScrollView"),
    (.viewPager, "androidx.viewpager.widget", "ViewPager"),
    (.viewPager, "androidx.viewpager2.widget", "ViewPager2"),
    (.viewPager, "android.support.v4.view", "ViewPager"),
    (.viewPager, "com.android.internal.widget", "ViewPager"),
    (.numberPicker, "android.widget", "NumberPicker"),
    (.spinner, "android.widget", "Spinner"),
    (.gridView, "android.widget", "GridView"),
    (.listView, "android.widget", "AbsListView ListView ExpandableListView"),
    (.staggeredGrid, "androidx.recyclerview.widget", "StaggeredGridLayoutManager"),
    (
      .floatingActionButton, "com.google.android.material.floatingactionbutton",
      "FloatingActionButton"
    ),
    (.voiceDictationButton, "android.speech.SpeechRecognizer", "VoiceDictationButton"),
    (.image, "android.widget", "Image"),
    (.viewGroup, "android.view", "ViewGroup"),
    (
      .viewGroup, "android.widget",
      "FrameLayout LinearLayout RelativeLayout TableLayout TableRow GridLayout "
        + "RadioGroup Toolbar AdapterView AbsSpinner AbsoluteLayout ActionMenuView "
        + "AdapterViewAnimator AdapterViewFlipper CalendarView DatePicker DialerFilter "
        + "Gallery ImageSwitcher MediaController SearchView SlidingDrawer StackView TabHost "
        + "TextSwitcher TimePicker TwoLineListItem ViewAnimator ViewFlipper ViewSwitcher "
        + "ZoomControls"
    ),
    (.viewGroup, "androidx.recyclerview.widget", "RecyclerView"),
    (.viewGroup, "androidx.cardview.widget", "CardView"),
    (.viewGroup, "androidx.drawerlayout.widget", "DrawerLayout"),
  ]
}
