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
    "androidx.recyclerview.widget.RecyclerView": .viewGroup,
    "androidx.cardview.widget.CardView": .viewGroup,
    "androidx.drawerlayout.widget.DrawerLayout": .viewGroup,
  ]
}
