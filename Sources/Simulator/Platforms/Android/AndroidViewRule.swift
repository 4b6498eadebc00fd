/// The rules by which each view class tells what it is; facts nobody has checked are assumed.
package enum AndroidViewRule {
  package static let description = Rule(
    "ContentDescription", "The content description stands beside the text of a view.",
    source: "Android, View.setContentDescription", .documented)
  package static let allCaps = Rule(
    "AllCaps", "Text shown in capitals is exposed in capitals.",
    source: "Android, TextView.getTextForAccessibility", .assumed)
  package static let linkSpans = Rule(
    "LinkSpans", "Links are spans of a text, not views of their own.",
    source: "Android, URLSpan; TalkBack 15.1, RuleSpannables.java", .sourceCode)
  package static let labelFor = Rule(
    "LabelFor", "A view with labelFor labels the field it names; the first one counts.",
    source: "Android, View.onInitializeAccessibilityNodeInfoInternal, findLabelForView",
    .documented)
  package static let editText = Rule(
    "EditText", "A field can be pressed, also long, and shows its hint while it is empty.",
    source: "Android, EditText.java and TextView.onInitializeAccessibilityNodeInfoInternal",
    .documented)
  package static let counter = Rule(
    "CounterOverflow", "More characters than the counter allows are an error.",
    source: "Material Components for Android 1.12, TextInputLayout.java, AccessibilityDelegate",
    .sourceCode)
  package static let dropDownMenu = Rule(
    "ExposedDropdownMenu",
    "A drop-down menu without typing is a spinner, and drops its hint while it shows.",
    source: "Material Components for Android 1.12, DropdownMenuEndIconDelegate.java", .sourceCode)
  package static let searchBar = Rule(
    "SearchBar", "A search bar is a field whose text is its hint while it is empty.",
    source: "Material Components for Android 1.12, SearchBar.java", .sourceCode)
  package static let searchView = Rule(
    "IconifiedSearch", "A closed search view is an image that can be pressed.",
    source: "AndroidX AppCompat, SearchView.java", .assumed)
  package static let materialButton = Rule(
    "MaterialButtonClass", "A button that can be checked is a compound button.",
    source: "Material Components for Android 1.12, MaterialButton.java", .sourceCode)
  package static let floatingButton = Rule(
    "FloatingActionButtonClass", "A floating button reports a class of its own.",
    source: "Material Components for Android 1.12, FloatingActionButton.java", .sourceCode)
  package static let iconOfField = Rule(
    "EndIcon", "The icon of a field is a button; that of a password can be checked.",
    source: "Material Components for Android 1.12, PasswordToggleEndIconDelegate.java",
    .sourceCode)
  package static let chip = Rule(
    "ChipClass", "A chip is a button, in a group of a single choice a radio button.",
    source: "Material Components for Android 1.12, Chip.java", .sourceCode)
  package static let buttonGroup = Rule(
    "ButtonGroup", "The buttons of a group are items of a row; a single choice has radio buttons.",
    source: "Material Components for Android 1.12, MaterialButtonToggleGroup.java", .assumed)
  package static let materialCheckBox = Rule(
    "MaterialCheckBox", "A Material check box describes its state, partially checked included.",
    source: "Material Components for Android 1.12, MaterialCheckBox.java", .sourceCode)
  package static let switchClass = Rule(
    "SwitchClass", "Every kind of switch reports the framework's class.",
    source: "AndroidX AppCompat, SwitchCompat.java, ACCESSIBILITY_EVENT_CLASS_NAME", .assumed)
  package static let toggleButton = Rule(
    "ToggleButtonText", "A toggle button shows one text for on and one for off.",
    source: "Android, ToggleButton.java", .documented)
  package static let checkedText = Rule(
    "CheckedTextView", "A text that can be checked is pressed through the list around it.",
    source: "Android, CheckedTextView.java", .documented)
  package static let navigationRow = Rule(
    "NavigationMenuRow", "A row of a navigation drawer is a tab.",
    source: "Material Components for Android 1.12, NavigationMenuItemView.java", .sourceCode)
  package static let stateDescription = Rule(
    "StateDescriptionSinceAndroid11", "Since Android 11 controls describe their state themselves.",
    source: "Android 11, CompoundButton.setDefaultStateDescription; ProgressBar.java", .assumed)
  package static let switchText = Rule(
    "SwitchTextBeforeAndroid11", "Before Android 11 a switch ends its text with on or off.",
    source: "Android 10, Switch.onInitializeAccessibilityNodeInfoInternal", .assumed)
  package static let newerProperty = Rule(
    "PropertyOfNewerAndroid", "Headings, panes and stops came with API 28, states with API 30.",
    source: "Android, View reference, “Added in API level”", .documented)
  package static let spinner = Rule(
    "SpinnerChild", "What a spinner shows is a view inside it, which a description silences.",
    source: "Android, Spinner.java", .documented)
  package static let materialSlider = Rule(
    "MaterialSlider", "A Material slider is called by its description and its value.",
    source: "Material Components for Android 1.12, BaseSlider.java", .sourceCode)
  package static let ratingBar = Rule(
    "RatingBar", "A rating can be set unless it only indicates.",
    source: "Android, RatingBar.java", .documented)
  package static let viewPager = Rule(
    "ViewPagerClass", "Both pagers report the class of the first one.",
    source: "AndroidX, ViewPager2.java", .documented)
  package static let plainGroup = Rule(
    "GroupOfViews", "A group is told of only when it is called something or can be used.",
    source: "Android, View.isImportantForAccessibility", .documented)
  package static let guessedView = Rule(
    "ViewByName", "A class of the app's own is taken for what its name ends with.",
    source: "Android naming conventions", .assumed)
  package static let materialCard = Rule(
    "MaterialCard", "A card reports the class of its library.",
    source: "Material Components for Android 1.12, MaterialCardView.java", .sourceCode)
  package static let tabLayout = Rule(
    "TabLayout", "A tab has its place in a row and says “tab”; the chosen one cannot be pressed.",
    source: "Material Components for Android 1.12, TabLayout.java", .sourceCode)
  package static let navigationBar = Rule(
    "NavigationBar", "An item of a navigation bar is a tab; the chosen one cannot be pressed.",
    source: "Material Components for Android 1.12, NavigationBarItemView.java", .sourceCode)
  package static let imageView = Rule(
    "ImageView", "An image without description is told of only when it can be used.",
    source: "Android, ImageView.java; View.isImportantForAccessibility", .documented)
  package static let widget = Rule(
    "WidgetOfRole", "A role becomes the Android widget that stands for it.",
    source: "Android, android.widget class names reported to accessibility services",
    .documented)
  package static let collection = Rule(
    "CollectionOfItems", "Lists, tabs, radio groups and tables tell the size and place of items.",
    source: "Android, AccessibilityNodeInfo.CollectionInfo", .documented)
  package static let text = Rule(
    "TextView", "Text is a view that cannot be pressed.",
    source: "Android, TextView.onInitializeAccessibilityNodeInfo", .documented)
}
