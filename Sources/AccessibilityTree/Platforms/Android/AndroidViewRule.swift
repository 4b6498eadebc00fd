/// The rules by which view classes expose themselves; unverified ones are assumed.
package enum AndroidViewRule {
  package static let description = Rule(
    "ContentDescription", "The content description stands beside the text of a view.",
    .documented("Android, View.setContentDescription"))
  package static let allCaps = Rule(
    "AllCaps", "Text shown in capitals is exposed in capitals.",
    .assumed("Android, TextView.getTextForAccessibility"))
  package static let linkSpans = Rule(
    "LinkSpans", "Links are spans of a text, not views of their own.",
    .sourceCode("Android, URLSpan; TalkBack 15.1, RuleSpannables.java"))
  package static let labelFor = Rule(
    "LabelFor", "A view with labelFor labels the field it names; the first one counts.",
    .documented("Android, View.onInitializeAccessibilityNodeInfoInternal, findLabelForView"))
  package static let editText = Rule(
    "EditText", "A field can be pressed, also long, and shows its hint while it is empty.",
    .documented("Android, EditText.java and TextView.onInitializeAccessibilityNodeInfoInternal"))
  package static let counter = Rule(
    "CounterOverflow", "More characters than the counter allows are an error.",
    .material("TextInputLayout.java, AccessibilityDelegate"))
  package static let dropDownMenu = Rule(
    "ExposedDropdownMenu",
    "A drop-down menu without typing is a spinner, and drops its hint while it shows.",
    .material("DropdownMenuEndIconDelegate.java"))
  package static let searchBar = Rule(
    "SearchBar", "A search bar is a field whose text is its hint while it is empty.",
    .material("SearchBar.java"))
  package static let searchView = Rule(
    "IconifiedSearch", "A closed search view is an image that can be pressed.",
    .assumed("AndroidX AppCompat, SearchView.java"))
  package static let materialButton = Rule(
    "MaterialButtonClass", "A button that can be checked is a compound button.",
    .material("MaterialButton.java"))
  static let floatingButton = Rule(
    "FloatingActionButtonClass", "A floating button reports a class of its own.",
    .material("FloatingActionButton.java"))
  static let iconOfField = Rule(
    "EndIcon", "The icon of a field is a button; that of a password can be checked.",
    .material("PasswordToggleEndIconDelegate.java"))
  package static let chip = Rule(
    "ChipClass", "A chip is a button, in a group of a single choice a radio button.",
    .material("Chip.java"))
  package static let buttonGroup = Rule(
    "ButtonGroup", "The buttons of a group are items of a row; a single choice has radio buttons.",
    .assumed("Material Components for Android 1.12, MaterialButtonToggleGroup.java"))
  package static let selectable = Rule(
    "SelectableState",
    "A choice that is selected rather than checked describes that it is or is not.",
    .documented("Compose UI, AndroidComposeViewAccessibilityDelegateCompat.android.kt"))
  package static let radioGroup = Rule(
    "RadioGroup", "The radio buttons right inside a group are a list of which one is chosen.",
    .documented("Android 12, RadioGroup.java and RadioButton.java"))
  package static let chipGroup = Rule(
    "ChipGroup", "The chips of a group are items of a row, of which one or several are chosen.",
    .assumed("Material Components for Android 1.12, ChipGroup.java"))
  static let materialCheckBox = Rule(
    "MaterialCheckBox",
    "A Material check box describes its state, partially checked included, once it is not unchecked as at first.",
    .material("MaterialCheckBox.java"))
  static let switchClass = Rule(
    "SwitchClass", "Every kind of switch reports the framework's class.",
    .assumed("AndroidX AppCompat, SwitchCompat.java, ACCESSIBILITY_EVENT_CLASS_NAME"))
  package static let toggleButton = Rule(
    "ToggleButtonText", "A toggle button shows one text for on and one for off.",
    .documented("Android, ToggleButton.java"))
  package static let checkedText = Rule(
    "CheckedTextView", "A text that can be checked is pressed through the list around it.",
    .documented("Android, CheckedTextView.java"))
  static let navigationRow = Rule(
    "NavigationMenuRow", "A row of a navigation drawer is a tab.",
    .material("NavigationMenuItemView.java"))
  package static let stateDescription = Rule(
    "StateDescriptionSinceAndroid11", "Since Android 11 controls describe their state themselves.",
    .assumed("Android 11, CompoundButton.setDefaultStateDescription; ProgressBar.java"))
  package static let switchText = Rule(
    "SwitchTextBeforeAndroid11", "Before Android 11 a switch ends its text with on or off.",
    .assumed("Android 10, Switch.onInitializeAccessibilityNodeInfoInternal"))
  package static let newerProperty = Rule(
    "PropertyOfNewerAndroid", "Headings, panes and stops came with API 28, states with API 30.",
    .documented("Android, View reference, “Added in API level”"))
  package static let spinner = Rule(
    "SpinnerChild", "What a spinner shows is a view inside it, which a description silences.",
    .documented("Android, Spinner.java"))
  package static let materialSlider = Rule(
    "MaterialSlider",
    "A Material slider and each of its thumbs are stops; a thumb is called by the slider's description and its "
      + "value.", .material("BaseSlider.java"))
  static let ratingBar = Rule(
    "RatingBar", "A rating can be set unless it only indicates.",
    .documented("Android, RatingBar.java"))
  package static let viewPager = Rule(
    "ViewPagerClass", "Both pagers report the class of the first one.",
    .documented("AndroidX, ViewPager2.java"))
  static let plainGroup = Rule(
    "GroupOfViews", "A group is exposed only if it has a name or can be used.",
    .documented("Android, View.isImportantForAccessibility"))
  package static let guessedView = Rule(
    "ViewByName", "A class of the app is treated as the widget that its name ends with.",
    .assumed("Android naming conventions"))
  static let materialCard = Rule(
    "MaterialCard", "A card reports the class of its library.", .material("MaterialCardView.java"))
  package static let tabLayout = Rule(
    "TabLayout",
    "A tab has its position in a row and says “tab”; the selected one cannot be "
      + "pressed.",
    .material("TabLayout.java"))
  package static let navigationBar = Rule(
    "NavigationBar", "An item of a navigation bar is a tab; the selected one cannot be pressed.",
    .material("NavigationBarItemView.java"))
  package static let imageView = Rule(
    "ImageView", "An image without a description is exposed only if it can be used.",
    .documented("Android, ImageView.java; View.isImportantForAccessibility"))
  package static let widget = Rule(
    "WidgetOfRole", "A role becomes the Android widget that stands for it.",
    .documented("Android, android.widget class names reported to accessibility services"))
  package static let collection = Rule(
    "CollectionOfItems",
    "Lists, tabs, radio groups and tables expose their size and the "
      + "position of items.",
    .documented("Android, AccessibilityNodeInfo.CollectionInfo"))
  package static let text = Rule(
    "TextView", "Text is a view that cannot be pressed.",
    .documented("Android, TextView.onInitializeAccessibilityNodeInfo"))
}
