/// Rules by which UIKit makes accessibility elements.
enum UIKitRules {
  private static func picture(_ name: String) -> String {
    "AccessibilitySnapshot 0.12.1, reference image \(name)"
  }

  static let view = Rule(
    "UIKitView", "A view without accessibility of its own only holds others.",
    source: "Apple, isAccessibilityElement", .documented)
  static let label = Rule(
    "UIKitLabel", "Text is a UILabel: its text, static text.",
    source: "AccessibilitySnapshot 0.12.1, LabelAccessibilityPropertiesViewController.swift",
    .sourceCode)
  static let header = Rule(
    "UIKitHeader", "A heading is a label with the header trait.",
    source: picture("testButtonTraits") + "; Apple, UIAccessibilityTraits.header", .sourceCode)
  static let button = Rule(
    "UIKitButton", "A button is a UIButton: title and button trait.",
    source: picture("testTabBars"),
    .sourceCode)
  static let selected = Rule(
    "UIKitSelected", "A button that is held down, or an item that is checked, is selected.",
    source: "UIKit, UIControl.isSelected; UIAction.state", .documented)
  static let backButton = Rule(
    "UIKitBackButton", "The back button is labelled with the previous title, else “Back”.",
    source: picture("testNavBarBackButtonTraits"), .sourceCode)
  static let link = Rule(
    "UIKitLink", "A link has the link trait.",
    source: picture("testButtonTraits") + "; Apple, UIAccessibilityTraits.link", .sourceCode)
  static let image = Rule(
    "UIKitImage",
    "A UIImageView is an element only when it is made one; it then has the image trait.",
    source: "UIKit, UIImageView; CVS Health, InformativeImages", .documented)
  static let key = Rule(
    "UIKitKey", "A key has the trait of a keyboard key.",
    source: "Apple, UIAccessibilityTraits.keyboardKey", .documented)
  static let textField = Rule(
    "UIKitTextField", "A text field is a UITextField: label, and text or placeholder as value.",
    source: picture("testUIKitTextField"), .sourceCode)
  static let textView = Rule(
    "UIKitTextView", "A field of several lines is a UITextView: label, and text as value.",
    source: picture("testUIKitTextView"), .sourceCode)
  static let readOnlyTextView = Rule(
    "UIKitTextViewReadOnly", "A UITextView that cannot be edited is static text.",
    source: "UIKit, UITextView.isEditable", .documented)
  static let placeholder = Rule(
    "UIKitPlaceholder", "The placeholder is the value of an empty field, never its label.",
    source: picture("testUIKitTextField"), .sourceCode)
  static let searchBar = Rule(
    "UIKitSearchBar", "A search field is the field of a UISearchBar.",
    source: "AccessibilitySnapshot 0.12.1, AccessibilityHierarchyParserTests.swift", .sourceCode)
  static let searchPlaceholder = Rule(
    "UIKitSearchPlaceholder", "A search bar without a label is labelled by its placeholder.",
    source: "UIKit, UISearchBar; magentaA11y, captions of native search", .documented)
  static let toggle = Rule(
    "UIKitSwitch", "A switch is a UISwitch: button and switch traits, value 1 or 0.",
    source: picture("testSwitchControls"), .sourceCode)
  static let switchValue = Rule(
    "UIKitSwitchValue", "A UISwitch answers with its own value, whatever else was set.",
    source: picture("testSwitchControls"), .sourceCode)
  static let segmented = Rule(
    "UIKitSegmentedControl", "One of several choices is a segment of a UISegmentedControl.",
    source: picture("testSegmentedControl"), .sourceCode)
  static let slider = Rule(
    "UIKitSlider", "A slider is a UISlider: adjustable, value in percent.",
    source: picture("testSlider"), .sourceCode)
  static let stepper = Rule(
    "UIKitStepper", "A stepper is two buttons; a limit that is reached dims neither.",
    source: picture("testStepper, testStepperAtMin"), .sourceCode)
  static let stepperValue = Rule(
    "UIKitStepperValue", "The buttons of a UIStepper do not tell its value.",
    source: picture("testStepper"), .sourceCode)
  static let pageControl = Rule(
    "UIKitPageControl", "A pager is a UIPageControl: adjustable, value “page 2 of 3”.",
    source: picture("testPageControl"), .sourceCode)
  static let pickerWheel = Rule(
    "UIKitPickerWheel", "A column of a UIPickerView is adjustable, its row the value.",
    source: "magentaA11y, captions of native time-picker", .recorded)
  static let datePicker = Rule(
    "UIKitDatePicker", "A compact UIDatePicker is a button with the date or time as value.",
    source: "UIKit, UIDatePickerStyle.compact", .assumed)
  static let ownName = Rule(
    "UIKitOwnName", "UIKit names its own items and symbols where the author did not.",
    source: "UIKit, UIBarButtonItem.SystemItem; UIButton.ButtonType; SF Symbols", .assumed)
  static let tab = Rule(
    "UIKitTab", "A tab is an item of a UITabBar.", source: picture("testTabBars"), .sourceCode)
  static let tabIsNeverDimmed = Rule(
    "UIKitTabNeverDimmed", "The item of a UITabBar is never dimmed.",
    source: picture("testTabBars"), .sourceCode)
  static let badge = Rule(
    "UIKitTabBadge", "The badge of a tab is its value: a number counts items; iOS 26 tells none.",
    source: picture("testTabBars, iOS 17.5, 18.5 and 26.2"), .sourceCode)
  static let picker = Rule(
    "UIKitPicker", "A choice is a pop-up button with the chosen option as value.",
    source: "CVS Health, iOS SwiftUI accessibility techniques, Menus, Pickers", .documented)
  static let colorWell = Rule(
    "UIKitColorWell", "A color well is a UIColorWell: a button.", source: "UIKit, UIColorWell",
    .assumed)
  static let progress = Rule(
    "UIKitProgress", "Progress is a UIProgressView: value in percent.",
    source: "UIKit, UIProgressView", .assumed)
  static let activityIndicator = Rule(
    "UIKitActivityIndicator", "Progress without an end is a UIActivityIndicatorView.",
    source: "UIKit, UIActivityIndicatorView", .assumed)
  static let navigationBar = Rule(
    "UIKitNavigationBar", "The title of a UINavigationBar is a header.",
    source: picture("testNavBarBackButtonTraitsWithTitles"), .sourceCode)
  static let cell = Rule(
    "UIKitCell", "A UITableViewCell is one element: the texts of its labels.",
    source: "magentaA11y, native table-row-button", .documented)
  static let cellWithControls = Rule(
    "UIKitCellWithControls", "Controls inside a cell stay elements beside its text.",
    source: "UIKit, UITableViewCell", .assumed)
  static let cellLendsLabel = Rule(
    "UIKitCellLendsLabel", "A switch without a label takes that of its cell.",
    source: "UIKit, UITableViewCell; magentaA11y, captions of native toggle-switch", .documented)
  static let reorderControl = Rule(
    "UIKitReorderControl",
    "A cell that shows its reorder control has a button after it that moves the row.",
    source: "magentaA11y, captions of reorder-data-row", .recorded)
  static let accessory = Rule(
    "UIKitAccessory", "Accessories of a cell: a check mark selects it, an arrow makes it a button.",
    source: "UIKit, UITableViewCell.AccessoryType", .assumed)
  static let dataCell = Rule(
    "UIKitDataCell", "A cell of a data table knows its row and column.",
    source: picture("testDataTable"), .sourceCode)
  static let alert = Rule(
    "UIKitAlert", "The title of an alert is a text before its message, and no heading.",
    source: "magentaA11y, captions of native alert-dialog; CVS Health, Alerts", .documented)
  static let sheet = Rule(
    "UIKitSheet", "Around a sheet or popover is a region that closes it.",
    source: "magentaA11y, captions of native modal", .recorded)
  static let menu = Rule(
    "UIKitMenu", "The items of a menu are buttons, and the last button closes it.",
    source: "magentaA11y, captions of native menu", .recorded)
  static let furniture = Rule(
    "SystemFurniture", "Status bar, keyboard and scroll bars are the system's own.",
    source: "XCUITest, element types", .assumed)
  static let unknownClass = Rule(
    "UIKitUnknownClass", "A view of unknown class with a label of its own is one element.",
    source: "XCUITest, element type Other; React Native's accessible views", .assumed)
  static let checkable = Rule(
    "UIKitCheckbox", "UIKit has no check box or radio button: Safari's words are used.",
    source: "UIKit has no such control", .assumed)
  static let checkbox = Rule(
    "UIKitToggleForCheckbox", "UIKit has no check box: it is a toggle, value 1 or 0.",
    source: "Apple, UIAccessibilityTraits.toggleButton", .assumed)
  static let radio = Rule(
    "UIKitButtonForRadio", "UIKit has no radio button: it is a button, selected when it is on.",
    source: "Apple, UIAccessibilityTraits.selected", .assumed)
  static let merged = Rule(
    "MergedView", "A merged view is one element with the labels inside it; buttons keep theirs.",
    source: "CVS Health, iOS SwiftUI accessibility techniques, CombiningFocus", .documented)
  static let nearest = Rule(
    "UIKitNearest", "A role that UIKit does not know becomes the nearest it has.",
    source: "UIKit has no such control", .assumed)
}

/// What an author can say and UIKit has no property for.
extension UIKitRules {
  static let noRoleDescription = Rule(
    "NoRoleDescription", "iOS has no role description.", source: "UIKit, UIAccessibility",
    .documented)
  static let noCheckbox = Rule(
    "NoCheckbox", "UIKit has no trait for check boxes and radio buttons.",
    source: "Apple, UIAccessibilityTraits", .documented)
  static let noRequired = Rule(
    "NoRequired", "UIKit has no required state.", source: "magentaA11y, native text-input",
    .documented)
  static let noInvalid = Rule(
    "NoInvalid", "UIKit has no invalid state: only an error's own text is heard.",
    source: "CVS Health, ErrorValidation", .documented)
  static let noError = Rule(
    "NoError", "UIKit has no error message: it has to be the hint, or a label of its own.",
    source: "CVS Health, ErrorValidation", .documented)
  static let noReadOnly = Rule(
    "NoReadOnly", "UIKit has no read-only state.", source: "UIKit, UIAccessibility", .documented)
  static let noBusy = Rule(
    "NoBusy", "UIKit has no busy state.", source: "UIKit, UIAccessibility", .documented)
  static let noPosition = Rule(
    "NoPosition", "Outside tab bars, segments and pickers UIKit tells no position in a set.",
    source: "CVS Health, Lists", .documented)
  static let noCurrent = Rule(
    "NoCurrent", "UIKit cannot tell the current one of a set.", source: "UIKit, UIAccessibility",
    .documented)
}

extension UIKitRules {
  static let attributes = Rule(
    "UIKitAttributes", "What the file says of UIKit's own properties is taken over.",
    source: "Apple, UIAccessibility", .documented)

  /// The rule that makes an element of a role, in a sketch.
  static func rule(for role: NativeRole) -> Rule {
    switch role {
    case .button: button
    case .textField, .searchField: textField
    case .toggle: toggle
    case .slider: slider
    case .tab: tab
    case .picker: picker
    case .checkbox, .radio: checkable
    case .progress: progress
    case .text, .heading, .link, .image, .cell, .listItem, .passage: label
    case .stepper, .tabBar, .menuItem, .menuCheckbox, .option, .pageControl, .colorWell,
      .fileButton, .disclosure, .list, .table, .landmark, .group, .decoration, .other:
      nearest
    }
  }

  /// The rule that makes an element of a class, on an iOS screen.
  static func rule(for kind: UIKitClass) -> Rule {
    switch kind {
    case .label: label
    case .button: button
    case .popUpButton: picker
    case .backButton: backButton
    case .link: link
    case .key: key
    case .textField, .secureTextField: textField
    case .textView: textView
    case .searchBar: searchBar
    case .toggle: toggle
    case .checkbox: checkbox
    case .radio: radio
    case .segment, .segmentedControl: segmented
    case .tab, .tabBar: tab
    case .slider: slider
    case .stepper: stepper
    case .pageControl: pageControl
    case .picker, .pickerWheel: pickerWheel
    case .datePicker: datePicker
    case .image: image
    case .progressView: progress
    case .activityIndicator: activityIndicator
    case .colorWell: colorWell
    case .navigationBar: navigationBar
    case .cell: cell
    case .dataCell: dataCell
    case .alert: alert
    case .sheet: sheet
    case .menu: menu
    case .unknown: unknownClass
    case .furniture: furniture
    case .toolbar, .tableView, .dataTable, .landmark, .group, .view, .decoration: view
    }
  }
}
