import AccessibilityTree

/// Rules of UIKit's accessibility elements.
enum UIKitRules {
  static let view = Rule(
    "UIKitView", "A view without accessibility of its own only holds others.",
    .documented("Apple, isAccessibilityElement"))
  static let label = Rule(
    "UIKitLabel", "Text is a UILabel: its text, static text.",
    .sourceCode("AccessibilitySnapshot 0.12.1, LabelAccessibilityPropertiesViewController.swift"))
  static let header = Rule(
    "UIKitHeader", "A heading is a label with the header trait.",
    .picture("testButtonTraits; Apple, UIAccessibilityTraits.header"))
  static let button = Rule(
    "UIKitButton", "A button is a UIButton: title and button trait.", .picture("testTabBars"))
  static let selected = Rule(
    "UIKitSelected", "A pressed button or a checked item is selected.",
    .documented("UIKit, UIControl.isSelected; UIAction.state"))
  static let backButton = Rule(
    "UIKitBackButton", "The back button is labelled with the previous title, else “Back”.",
    .picture("testNavBarBackButtonTraits"))
  static let link = Rule(
    "UIKitLink", "A link has the link trait.",
    .picture("testButtonTraits; Apple, UIAccessibilityTraits.link"))
  static let image = Rule(
    "UIKitImage",
    "A UIImageView is an element only if it is made one; it then has the image trait.",
    .documented("UIKit, UIImageView; CVS Health, InformativeImages"))
  static let key = Rule(
    "UIKitKey", "A key has the trait of a keyboard key.",
    .documented("Apple, UIAccessibilityTraits.keyboardKey"))
  static let textField = Rule(
    "UIKitTextField", "A text field is a UITextField: label, and text or placeholder as value.",
    .picture("testUIKitTextField"))
  static let textView = Rule(
    "UIKitTextView", "A multi-line field is a UITextView: label, and text as value.",
    .picture("testUIKitTextView"))
  static let readOnlyTextView = Rule(
    "UIKitTextViewReadOnly", "A UITextView that cannot be edited is static text.",
    .documented("UIKit, UITextView.isEditable"))
  static let placeholder = Rule(
    "UIKitPlaceholder", "The placeholder is the value of an empty field, never its label.",
    .picture("testUIKitTextField"))
  static let searchBar = Rule(
    "UIKitSearchBar", "A search field is the field of a UISearchBar.",
    .sourceCode("AccessibilitySnapshot 0.12.1, AccessibilityHierarchyParserTests.swift"))
  static let searchPlaceholder = Rule(
    "UIKitSearchPlaceholder", "A search bar without a label is labelled by its placeholder.",
    .documented("UIKit, UISearchBar; magentaA11y, captions of native search"))
  static let toggle = Rule(
    "UIKitSwitch", "A switch is a UISwitch: button and switch traits, value 1 or 0.",
    .picture("testSwitchControls"))
  static let switchValue = Rule(
    "UIKitSwitchValue", "A UISwitch exposes its own value, regardless of any other.",
    .picture("testSwitchControls"))
  static let segmented = Rule(
    "UIKitSegmentedControl", "One of several choices is a segment of a UISegmentedControl.",
    .picture("testSegmentedControl"))
  static let slider = Rule(
    "UIKitSlider", "A slider is a UISlider: adjustable, value in percent.", .picture("testSlider"))
  static let stepper = Rule(
    "UIKitStepper", "A stepper is two buttons; a limit that is reached dims neither.",
    .picture("testStepper, testStepperAtMin"))
  static let stepperValue = Rule(
    "UIKitStepperValue", "The buttons of a UIStepper do not announce its value.",
    .picture("testStepper"))
  static let pageControl = Rule(
    "UIKitPageControl", "A pager is a UIPageControl: adjustable, value “page 2 of 3”.",
    .picture("testPageControl"))
  static let pickerWheel = Rule(
    "UIKitPickerWheel", "A column of a UIPickerView is adjustable, its row the value.",
    .recorded("magentaA11y, captions of native time-picker"))
  static let datePicker = Rule(
    "UIKitDatePicker", "A compact UIDatePicker is a button with the date or time as value.",
    .assumed("UIKit, UIDatePickerStyle.compact"))
  static let ownName = Rule(
    "UIKitOwnName", "UIKit names its own items and symbols where the author did not.",
    .assumed("UIKit, UIBarButtonItem.SystemItem; UIButton.ButtonType; SF Symbols"))
  static let tab = Rule("UIKitTab", "A tab is an item of a UITabBar.", .picture("testTabBars"))
  static let tabIsNeverDimmed = Rule(
    "UIKitTabNeverDimmed", "The item of a UITabBar is never dimmed.", .picture("testTabBars"))
  static let badge = Rule(
    "UIKitTabBadge",
    "The badge of a tab is its value: a number counts items; iOS 26 announces none.",
    .picture("testTabBars, iOS 17.5, 18.5 and 26.2"))
  static let picker = Rule(
    "UIKitPicker", "A choice is a pop-up button with the chosen option as value.",
    .documented("CVS Health, iOS SwiftUI accessibility techniques, Menus, Pickers"))
  static let colorWell = Rule(
    "UIKitColorWell", "A color well is a UIColorWell: a button.", .assumed("UIKit, UIColorWell"))
  static let progress = Rule(
    "UIKitProgress", "Progress is a UIProgressView: value in percent.",
    .assumed("UIKit, UIProgressView"))
  static let activityIndicator = Rule(
    "UIKitActivityIndicator", "Indeterminate progress is a UIActivityIndicatorView.",
    .assumed("UIKit, UIActivityIndicatorView"))
  static let navigationBar = Rule(
    "UIKitNavigationBar", "The title of a UINavigationBar is a header.",
    .picture("testNavBarBackButtonTraitsWithTitles"))
  static let cell = Rule(
    "UIKitCell", "A UITableViewCell is one element: the texts of its labels.",
    .documented("magentaA11y, native table-row-button"))
  static let cellWithControls = Rule(
    "UIKitCellWithControls", "Controls inside a cell stay elements beside its text.",
    .assumed("UIKit, UITableViewCell"))
  static let cellLendsLabel = Rule(
    "UIKitCellLendsLabel",
    "A switch without a label has that of its cell, and replaces the cell if nothing else is in it.",
    .documented("UIKit, UITableViewCell; magentaA11y, captions of native toggle-switch"))
  static let reorderControl = Rule(
    "UIKitReorderControl",
    "A cell that shows its reorder control has a button after it that moves the row.",
    .recorded("magentaA11y, captions of reorder-data-row"))
  static let accessory = Rule(
    "UIKitAccessory", "Accessories of a cell: a check mark selects it, an arrow makes it a button.",
    .assumed("UIKit, UITableViewCell.AccessoryType"))
  static let dataCell = Rule(
    "UIKitDataCell", "A cell of a data table knows its row and column.", .picture("testDataTable"))
  static let alert = Rule(
    "UIKitAlert", "The title of an alert is a text before its message, and no heading.",
    .documented("magentaA11y, captions of native alert-dialog; CVS Health, Alerts"))
  static let sheet = Rule(
    "UIKitSheet", "Around a sheet or popover is a region that closes it.",
    .recorded("magentaA11y, captions of native modal"))
  static let menu = Rule(
    "UIKitMenu", "The items of a menu are buttons, and the last button closes it.",
    .recorded("magentaA11y, captions of native menu"))
  static let systemUI = Rule(
    "SystemFurniture", "Status bar, keyboard and scroll bars belong to the system.",
    .assumed("XCUITest, element types"))
  static let unknownClass = Rule(
    "UIKitUnknownClass", "A view of unknown class with a label of its own is one element.",
    .assumed("XCUITest, element type Other; React Native's accessible views"))
  static let checkable = Rule(
    "UIKitCheckbox", "UIKit has no check box or radio button: Safari's words are used.",
    .assumed("UIKit has no such control"))
  static let checkbox = Rule(
    "UIKitToggleForCheckbox", "UIKit has no check box: it is a toggle, value 1 or 0.",
    .assumed("Apple, UIAccessibilityTraits.toggleButton"))
  static let radio = Rule(
    "UIKitButtonForRadio", "UIKit has no radio button: it is a button, selected if it is on.",
    .assumed("Apple, UIAccessibilityTraits.selected"))
  static let merged = Rule(
    "MergedView", "A merged view is one element with the labels inside it; buttons keep theirs.",
    .documented("CVS Health, iOS SwiftUI accessibility techniques, CombiningFocus"))
  static let nearest = Rule(
    "UIKitNearest", "A role that UIKit does not have becomes the closest one it has.",
    .assumed("UIKit has no such control"))
}

/// Rules for what UIKit has no property for.
extension UIKitRules {
  static let noRoleDescription = Rule(
    "NoRoleDescription", "iOS has no role description.", .documented("UIKit, UIAccessibility"))
  static let noCheckbox = Rule(
    "NoCheckbox", "UIKit has no trait for check boxes and radio buttons.",
    .documented("Apple, UIAccessibilityTraits"))
  static let noRequired = Rule(
    "NoRequired", "UIKit has no required state.", .documented("magentaA11y, native text-input"))
  static let noInvalid = Rule(
    "NoInvalid", "UIKit has no invalid state: only the text of the error is announced.",
    .documented("CVS Health, ErrorValidation"))
  static let noError = Rule(
    "NoError", "UIKit has no error message: it has to be in the hint, or in a label of its own.",
    .documented("CVS Health, ErrorValidation"))
  static let noReadOnly = Rule(
    "NoReadOnly", "UIKit has no read-only state.", .documented("UIKit, UIAccessibility"))
  static let noBusy = Rule(
    "NoBusy", "UIKit has no busy state.", .documented("UIKit, UIAccessibility"))
  static let noPosition = Rule(
    "NoPosition", "Outside of tab bars, segments and pickers UIKit exposes no position in a set.",
    .documented("CVS Health, Lists"))
  static let noCurrent = Rule(
    "NoCurrent", "UIKit has no state for the current element of a set.",
    .documented("UIKit, UIAccessibility"))
}

extension UIKitRules {
  static let attributes = Rule(
    "UIKitAttributes", "UIKit's own properties are copied from the file.",
    .documented("Apple, UIAccessibility"))

  /// Returns the rule for an element of a role, in a sketch.
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

  /// Returns the rule for an element of a class, on an iOS screen.
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
    case .systemUI: systemUI
    case .toolbar, .tableView, .dataTable, .landmark, .group, .view, .decoration: view
    }
  }
}
