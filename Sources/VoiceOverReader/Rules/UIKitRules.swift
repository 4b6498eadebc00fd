import AccessibilityTree

/// Rules of UIKit's accessibility elements.
enum UIKitRules {
  static let view = Rule(
    "UIKitView", "A view that is not an accessibility element is only a container.",
    .documented("Apple, isAccessibilityElement"))
  static let label = Rule(
    "UIKitLabel", "A text is a UILabel: its label is the text, and it has the static text trait.",
    .sourceCode("AccessibilitySnapshot 0.12.1, LabelAccessibilityPropertiesViewController.swift"))
  static let header = Rule(
    "UIKitHeader", "A heading is a label with the header trait.",
    .picture("testButtonTraits; Apple, UIAccessibilityTraits.header"))
  static let button = Rule(
    "UIKitButton", "A button is a UIButton: its label is the title, and it has the button trait.",
    .picture("testTabBars"))
  static let selected = Rule(
    "UIKitSelected", "A pressed button and a checked item have the trait selected.",
    .documented("UIKit, UIControl.isSelected; UIAction.state"))
  static let backButton = Rule(
    "UIKitBackButton",
    "The label of the back button is the title of the previous screen, or else “Back”.",
    .picture("testNavBarBackButtonTraits"))
  static let link = Rule(
    "UIKitLink", "A link has the link trait.",
    .picture("testButtonTraits; Apple, UIAccessibilityTraits.link"))
  static let image = Rule(
    "UIKitImage",
    "A UIImageView is an element, with the image trait, only if the author made it one.",
    .documented("UIKit, UIImageView; CVS Health, InformativeImages"))
  static let key = Rule(
    "UIKitKey", "A key of a keyboard has the trait keyboardKey.",
    .documented("Apple, UIAccessibilityTraits.keyboardKey"))
  static let textField = Rule(
    "UIKitTextField",
    "A text field is a UITextField: its value is the text, or else the placeholder.",
    .picture("testUIKitTextField"))
  static let textView = Rule(
    "UIKitTextView", "A multi-line field is a UITextView: its value is the text.",
    .picture("testUIKitTextView"))
  static let readOnlyTextView = Rule(
    "UIKitTextViewReadOnly", "A UITextView that cannot be edited has the static text trait.",
    .documented("UIKit, UITextView.isEditable"))
  static let placeholder = Rule(
    "UIKitPlaceholder", "The placeholder of an empty field is its value, and never its label.",
    .picture("testUIKitTextField"))
  static let searchBar = Rule(
    "UIKitSearchBar", "A search field is the text field in a UISearchBar.",
    .sourceCode("AccessibilitySnapshot 0.12.1, AccessibilityHierarchyParserTests.swift"))
  static let searchPlaceholder = Rule(
    "UIKitSearchPlaceholder", "The label of a search bar without one is its placeholder.",
    .documented("UIKit, UISearchBar; magentaA11y, captions of native search"))
  static let toggle = Rule(
    "UIKitSwitch",
    "A switch is a UISwitch with the traits button and switch, and the value 1 or 0.",
    .picture("testSwitchControls"))
  static let switchValue = Rule(
    "UIKitSwitchValue", "A UISwitch exposes its own value, even if the author sets another one.",
    .picture("testSwitchControls"))
  static let segmented = Rule(
    "UIKitSegmentedControl", "One of several choices becomes a segment of a UISegmentedControl.",
    .picture("testSegmentedControl"))
  static let slider = Rule(
    "UIKitSlider", "A slider is a UISlider: it is adjustable, and its value is a percentage.",
    .picture("testSlider"))
  static let stepper = Rule(
    "UIKitStepper", "A stepper is two buttons; neither is dimmed when the value reaches its limit.",
    .picture("testStepper, testStepperAtMin"))
  static let stepperValue = Rule(
    "UIKitStepperValue", "The buttons of a UIStepper do not announce its value.",
    .picture("testStepper"))
  static let pageControl = Rule(
    "UIKitPageControl",
    "A pager is a UIPageControl: it is adjustable, and its value is “page 2 of 3”.",
    .picture("testPageControl"))
  static let pickerWheel = Rule(
    "UIKitPickerWheel",
    "A column of a UIPickerView is adjustable, and its value is the chosen row.",
    .recorded("magentaA11y, captions of native time-picker"))
  static let datePicker = Rule(
    "UIKitDatePicker", "A compact UIDatePicker is a button whose value is the date or time.",
    .assumed("UIKit, UIDatePickerStyle.compact"))
  static let ownName = Rule(
    "UIKitOwnName", "UIKit names its own bar items and symbols if the author does not.",
    .assumed("UIKit, UIBarButtonItem.SystemItem; UIButton.ButtonType; SF Symbols"))
  static let tab = Rule("UIKitTab", "A tab is an item of a UITabBar.", .picture("testTabBars"))
  static let tabIsNeverDimmed = Rule(
    "UIKitTabNeverDimmed", "The item of a UITabBar is never dimmed.", .picture("testTabBars"))
  static let badge = Rule(
    "UIKitTabBadge",
    "The badge of a tab is its value, a number as “N items”; iOS 26 does not announce badges.",
    .picture("testTabBars, iOS 17.5, 18.5 and 26.2"))
  static let barBadge = Rule(
    "UIKitBarBadge",
    "The badge of a button in a bar is its value from iOS 27 on; iOS 26 does not announce it.",
    .recorded("Orange-OpenSource/ouds-ios#1565, iOS 26.5 and a beta of iOS 27"))
  static let picker = Rule(
    "UIKitPicker", "A picker is a pop-up button whose value is the chosen option.",
    .documented("CVS Health, iOS SwiftUI accessibility techniques, Menus, Pickers"))
  static let colorWell = Rule(
    "UIKitColorWell", "A color well is a UIColorWell, which has the button trait.",
    .assumed("UIKit, UIColorWell"))
  static let progress = Rule(
    "UIKitProgress", "A progress bar is a UIProgressView: its value is a percentage.",
    .assumed("UIKit, UIProgressView"))
  static let activityIndicator = Rule(
    "UIKitActivityIndicator", "A progress bar without a value is a UIActivityIndicatorView.",
    .assumed("UIKit, UIActivityIndicatorView"))
  static let navigationBar = Rule(
    "UIKitNavigationBar", "The title of a UINavigationBar has the header trait.",
    .picture("testNavBarBackButtonTraitsWithTitles"))
  static let cell = Rule(
    "UIKitCell", "A UITableViewCell is one element, and its label joins the texts in it.",
    .documented("magentaA11y, native table-row-button"))
  static let cellWithControls = Rule(
    "UIKitCellWithControls",
    "Controls inside a cell are elements of their own, beside the text of the cell.",
    .assumed("UIKit, UITableViewCell"))
  static let cellLendsLabel = Rule(
    "UIKitCellLendsLabel",
    "A switch without a label takes the label of its cell; if the cell contains "
      + "nothing else, only the switch is a stop.",
    .documented("UIKit, UITableViewCell; magentaA11y, captions of native toggle-switch"))
  static let reorderControl = Rule(
    "UIKitReorderControl",
    "Behind a cell that shows its reorder control is a button that moves the row.",
    .recorded("magentaA11y, captions of reorder-data-row"))
  static let accessory = Rule(
    "UIKitAccessory",
    "A cell with a check mark has the trait selected; a cell with an arrow has the trait button.",
    .assumed("UIKit, UITableViewCell.AccessoryType"))
  static let dataCell = Rule(
    "UIKitDataCell", "A cell of a data table exposes its row and column.", .picture("testDataTable")
  )
  static let alert = Rule(
    "UIKitAlert", "The title of an alert is a text before the message; it is not a heading.",
    .documented("magentaA11y, captions of native alert-dialog; CVS Health, Alerts"))
  static let sheet = Rule(
    "UIKitSheet", "The area outside a sheet or popover is a stop that closes it.",
    .recorded("magentaA11y, captions of native modal"))
  static let menu = Rule(
    "UIKitMenu", "The items of a menu are buttons, and the last button closes it.",
    .recorded("magentaA11y, captions of native menu"))
  static let systemUI = Rule(
    "SystemFurniture",
    "Status bar, keyboard and scroll bars are parts of the system, not of the app.",
    .assumed("XCUITest, element types"))
  static let unknownClass = Rule(
    "UIKitUnknownClass", "A view of an unknown class is one element if it has a label.",
    .assumed("XCUITest, element type Other; React Native's accessible views"))
  static let checkable = Rule(
    "UIKitCheckbox", "UIKit has no check box or radio button, so announce uses Safari's words.",
    .assumed("UIKit has no such control"))
  static let checkbox = Rule(
    "UIKitToggleForCheckbox",
    "UIKit has no check box, so it becomes a toggle button with the value 1 or 0.",
    .assumed("Apple, UIAccessibilityTraits.toggleButton"))
  static let radio = Rule(
    "UIKitButtonForRadio",
    "UIKit has no radio button, so it becomes a button, with the trait selected if it is on.",
    .assumed("Apple, UIAccessibilityTraits.selected"))
  static let merged = Rule(
    "MergedView",
    "A merged view is one element whose label joins the labels inside it; buttons in "
      + "it stay elements.",
    .documented("CVS Health, iOS SwiftUI accessibility techniques, CombiningFocus"))
  static let nearest = Rule(
    "UIKitNearest", "A role that UIKit does not have becomes the closest role that it has.",
    .assumed("UIKit has no such control"))
}

/// Rules for facts that VoiceOver does not announce because UIKit has no property for them.
extension UIKitRules {
  static let noRoleDescription = Rule(
    "NoRoleDescription", "iOS has no role description.", .documented("UIKit, UIAccessibility"))
  static let noCheckbox = Rule(
    "NoCheckbox", "UIKit has no trait for check boxes and radio buttons.",
    .documented("Apple, UIAccessibilityTraits"))
  static let noRequired = Rule(
    "NoRequired", "UIKit has no required state.", .documented("magentaA11y, native text-input"))
  static let noInvalid = Rule(
    "NoInvalid", "UIKit has no invalid state; only the text of the error is announced.",
    .documented("CVS Health, ErrorValidation"))
  static let noError = Rule(
    "NoError",
    "UIKit has no property for an error message; an app puts it into the hint, or "
      + "into another label.",
    .documented("CVS Health, ErrorValidation"))
  static let noReadOnly = Rule(
    "NoReadOnly", "UIKit has no read-only state.", .documented("UIKit, UIAccessibility"))
  static let noBusy = Rule(
    "NoBusy", "UIKit has no busy state.", .documented("UIKit, UIAccessibility"))
  static let noPosition = Rule(
    "NoPosition",
    "UIKit exposes a position in a set only in tab bars, segmented controls and pickers.",
    .documented("CVS Health, Lists"))
  static let noCurrent = Rule(
    "NoCurrent", "UIKit has no state for the current item of a set (aria-current).",
    .documented("UIKit, UIAccessibility"))
}

extension UIKitRules {
  static let attributes = Rule(
    "UIKitAttributes", "The file contains UIKit's properties, and announce uses them as they are.",
    .documented("Apple, UIAccessibility"))

  /// Returns the rule for an element of a role, in an outline.
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
