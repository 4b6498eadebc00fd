/// The families of Android's widget classes that TalkBack tells apart, most special first.
///
/// TalkBack asks whether a class is or inherits from one of these; a class we do not know
/// belongs to none.
/// Source: TalkBack 15.1, Role.java and ClassLoadingCache.java; Android class hierarchy.
enum AndroidClass: Sendable, Hashable {
  case imageView, switchControl, toggleButton, radioButton, compoundButton, button
  case checkedTextView, editText, seekBar, progressBar, keyboardKey, webView, tabWidget
  case horizontalScrollView, scrollView, viewPager, numberPicker, spinner, gridView, listView
  case staggeredGrid, viewGroup, other

  /// The family of a class by its full name.
  init(_ name: String) {
    self = AndroidClass.families[name] ?? .other
  }

  private static let families: [String: AndroidClass] = [
    "android.widget.ImageView": .imageView,
    "android.widget.ImageButton": .imageView,
    "android.widget.QuickContactBadge": .imageView,
    "android.widget.ZoomButton": .imageView,
    "android.widget.Switch": .switchControl,
    "android.widget.ToggleButton": .toggleButton,
    "android.widget.RadioButton": .radioButton,
    "android.widget.CompoundButton": .compoundButton,
    "android.widget.CheckBox": .compoundButton,
    "androidx.appcompat.widget.SwitchCompat": .compoundButton,
    "android.widget.Button": .button,
    "android.widget.CheckedTextView": .checkedTextView,
    "android.widget.EditText": .editText,
    "android.widget.AutoCompleteTextView": .editText,
    "android.widget.MultiAutoCompleteTextView": .editText,
    "android.inputmethodservice.ExtractEditText": .editText,
    "android.widget.SeekBar": .seekBar,
    "android.widget.AbsSeekBar": .progressBar,
    "android.widget.RatingBar": .progressBar,
    "android.widget.ProgressBar": .progressBar,
    "android.inputmethodservice.Keyboard$Key": .keyboardKey,
    "android.webkit.WebView": .webView,
    "android.widget.TabWidget": .tabWidget,
    "android.widget.HorizontalScrollView": .horizontalScrollView,
    "android.widget.ScrollView": .scrollView,
    "androidx.core.widget.NestedScrollView": .viewGroup,
    "androidx.viewpager.widget.ViewPager": .viewPager,
    "androidx.viewpager2.widget.ViewPager2": .viewPager,
    "android.support.v4.view.ViewPager": .viewPager,
    "com.android.internal.widget.ViewPager": .viewPager,
    "android.widget.NumberPicker": .numberPicker,
    "android.widget.Spinner": .spinner,
    "android.widget.GridView": .gridView,
    "android.widget.AbsListView": .listView,
    "android.widget.ListView": .listView,
    "android.widget.ExpandableListView": .listView,
    "androidx.recyclerview.widget.StaggeredGridLayoutManager": .staggeredGrid,
    "com.google.android.material.floatingactionbutton.FloatingActionButton": .imageView,
    "android.view.ViewGroup": .viewGroup,
    "android.widget.FrameLayout": .viewGroup,
    "android.widget.LinearLayout": .viewGroup,
    "android.widget.RelativeLayout": .viewGroup,
    "android.widget.TableLayout": .viewGroup,
    "android.widget.TableRow": .viewGroup,
    "android.widget.GridLayout": .viewGroup,
    "android.widget.RadioGroup": .viewGroup,
    "android.widget.Toolbar": .viewGroup,
    "android.widget.AdapterView": .viewGroup,
    "android.widget.AbsSpinner": .viewGroup,
    "android.widget.AbsoluteLayout": .viewGroup,
    "android.widget.ActionMenuView": .viewGroup,
    "android.widget.AdapterViewAnimator": .viewGroup,
    "android.widget.AdapterViewFlipper": .viewGroup,
    "android.widget.CalendarView": .viewGroup,
    "android.widget.DatePicker": .viewGroup,
    "android.widget.DialerFilter": .viewGroup,
    "android.widget.Gallery": .viewGroup,
    "android.widget.ImageSwitcher": .viewGroup,
    "android.widget.MediaController": .viewGroup,
    "android.widget.SearchView": .viewGroup,
    "android.widget.SlidingDrawer": .viewGroup,
    "android.widget.StackView": .viewGroup,
    "android.widget.TabHost": .viewGroup,
    "android.widget.TextSwitcher": .viewGroup,
    "android.widget.TimePicker": .viewGroup,
    "android.widget.TwoLineListItem": .viewGroup,
    "android.widget.ViewAnimator": .viewGroup,
    "android.widget.ViewFlipper": .viewGroup,
    "android.widget.ViewSwitcher": .viewGroup,
    "android.widget.ZoomControls": .viewGroup,
    "androidx.recyclerview.widget.RecyclerView": .viewGroup,
    "androidx.cardview.widget.CardView": .viewGroup,
    "androidx.drawerlayout.widget.DrawerLayout": .viewGroup,
  ]
}
