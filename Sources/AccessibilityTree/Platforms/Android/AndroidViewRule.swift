/// The rules for the facts that each view class exposes.
package enum AndroidViewRule {
  package static let description = Rule(
    "ContentDescription", "A view exposes its content description and its text.",
    .documented("Android, View.setContentDescription"))
  package static let allCaps = Rule(
    "AllCaps", "A view with textAllCaps exposes its text in capitals.",
    .assumed("Android, TextView.getTextForAccessibility"))
  package static let linkSpans = Rule(
    "LinkSpans", "A link in a text is a span of the text and not a view.",
    .sourceCode("Android, URLSpan; TalkBack 15.1, RuleSpannables.java"))
  package static let labelFor = Rule(
    "LabelFor",
    "A view with labelFor labels the field that it names; of several such views the first counts.",
    .documented("Android, View.onInitializeAccessibilityNodeInfoInternal, findLabelForView"))
  package static let editText = Rule(
    "EditText",
    "A field has a click and a long-click action, and shows its hint text while it is empty.",
    .documented("Android, EditText.java and TextView.onInitializeAccessibilityNodeInfoInternal"))
  package static let counter = Rule(
    "CounterOverflow", "A field with more characters than its counter allows exposes an error.",
    .material("TextInputLayout.java, AccessibilityDelegate"))
  package static let dropDownMenu = Rule(
    "ExposedDropdownMenu",
    "A drop-down menu that does not accept typing is a spinner, and has no hint text "
      + "while the hint is its text.",
    .material("DropdownMenuEndIconDelegate.java"))
  package static let searchBar = Rule(
    "SearchBar", "A search bar is a field; while it is empty, its text is its hint.",
    .material("SearchBar.java"))
  package static let searchView = Rule(
    "IconifiedSearch", "A closed search view is an image with a click action.",
    .assumed("AndroidX AppCompat, SearchView.java"))
  package static let materialButton = Rule(
    "MaterialButtonClass", "A button that can be checked reports the class CompoundButton.",
    .material("MaterialButton.java"))
  static let floatingButton = Rule(
    "FloatingActionButtonClass", "A floating button reports a class of its own.",
    .material("FloatingActionButton.java"))
  static let iconOfField = Rule(
    "EndIcon", "The icon of a field is a button; the icon that shows a password can be checked.",
    .material("PasswordToggleEndIconDelegate.java"))
  package static let chip = Rule(
    "ChipClass", "A chip is a button; in a single-choice group it is a radio button.",
    .material("Chip.java"))
  package static let buttonGroup = Rule(
    "ButtonGroup",
    "The buttons of a group are items of a row; in a single-choice group they are radio buttons.",
    .assumed("Material Components for Android 1.12, MaterialButtonToggleGroup.java"))
  package static let selectable = Rule(
    "SelectableState",
    "A selectable item has a state description that says whether it is selected.",
    .documented("Compose UI, AndroidComposeViewAccessibilityDelegateCompat.android.kt"))
  package static let radioGroup = Rule(
    "RadioGroup",
    "The radio buttons that are children of a group form a list from which one is chosen.",
    .documented("Android 12, RadioGroup.java and RadioButton.java"))
  package static let chipGroup = Rule(
    "ChipGroup", "The chips of a group form a row from which one or several are chosen.",
    .assumed("Material Components for Android 1.12, ChipGroup.java"))
  static let materialCheckBox = Rule(
    "MaterialCheckBox",
    "A Material check box describes its state, also “partially checked”, except while it is unchecked "
      + "and was never checked.",
    .material("MaterialCheckBox.java"))
  static let switchClass = Rule(
    "SwitchClass", "Every kind of switch reports the class android.widget.Switch.",
    .assumed("AndroidX AppCompat, SwitchCompat.java, ACCESSIBILITY_EVENT_CLASS_NAME"))
  package static let toggleButton = Rule(
    "ToggleButtonText", "A toggle button shows one text for on and one for off.",
    .documented("Android, ToggleButton.java"))
  package static let checkedText = Rule(
    "CheckedTextView",
    "A text that can be checked has no click action of its own; the list that contains it has.",
    .documented("Android, CheckedTextView.java"))
  static let navigationRow = Rule(
    "NavigationMenuRow", "A row of a navigation drawer is a tab.",
    .material("NavigationMenuItemView.java"))
  package static let stateDescription = Rule(
    "StateDescriptionSinceAndroid11",
    "Since Android 11 check boxes, switches and progress bars set a state description.",
    .assumed("Android 11, CompoundButton.setDefaultStateDescription; ProgressBar.java"))
  package static let switchText = Rule(
    "SwitchTextBeforeAndroid11", "Before Android 11 the text of a switch ends with “on” or “off”.",
    .assumed("Android 10, Switch.onInitializeAccessibilityNodeInfoInternal"))
  package static let newerProperty = Rule(
    "PropertyOfNewerAndroid",
    "Android has headings, pane titles and screenReaderFocusable since API 28, and "
      + "state descriptions since API 30.",
    .documented("Android, View reference, “Added in API level”"))
  package static let spinner = Rule(
    "SpinnerChild",
    "A spinner shows its choice in a view inside it; if the spinner has a content "
      + "description, that view is not announced.",
    .documented("Android, Spinner.java"))
  package static let materialSlider = Rule(
    "MaterialSlider",
    "A Material slider and each of its thumbs are stops; the name of a thumb is the slider's "
      + "content description and the thumb's value.", .material("BaseSlider.java"))
  static let ratingBar = Rule(
    "RatingBar", "A rating bar can be changed unless it is an indicator.",
    .documented("Android, RatingBar.java"))
  package static let viewPager = Rule(
    "ViewPagerClass", "ViewPager2 reports the class ViewPager, too.",
    .documented("AndroidX, ViewPager2.java"))
  static let plainGroup = Rule(
    "GroupOfViews", "A group is exposed only if it has a name or an action.",
    .documented("Android, View.isImportantForAccessibility"))
  package static let guessedView = Rule(
    "ViewByName",
    "announce treats a class of the app as the widget with which the class name ends.",
    .assumed("Android naming conventions"))
  static let materialCard = Rule(
    "MaterialCard", "A card reports the class androidx.cardview.widget.CardView.",
    .material("MaterialCardView.java"))
  package static let tabLayout = Rule(
    "TabLayout",
    "A tab says “tab” and its position in a row; the selected tab has no click action.",
    .material("TabLayout.java"))
  package static let navigationBar = Rule(
    "NavigationBar", "An item of a navigation bar is a tab; the selected item has no click action.",
    .material("NavigationBarItemView.java"))
  package static let imageView = Rule(
    "ImageView", "An image without a content description is exposed only if it has an action.",
    .documented("Android, ImageView.java; View.isImportantForAccessibility"))
  package static let widget = Rule(
    "WidgetOfRole", "Each role becomes the Android widget for that role.",
    .documented("Android, android.widget class names reported to accessibility services"))
  package static let collection = Rule(
    "CollectionOfItems",
    "Lists, tabs, radio groups and tables expose their size, and the position of each item.",
    .documented("Android, AccessibilityNodeInfo.CollectionInfo"))
  package static let text = Rule(
    "TextView", "A text is a view without a click action.",
    .documented("Android, TextView.onInitializeAccessibilityNodeInfo"))
}
