extension UIKitAttributes {
  /// A property of a view or element that no mapping reads.
  package enum Detail: String, Sendable, Hashable, CaseIterable {
    // Interface Builder: the view and its position in the document.
    case objectID, customClass, userLabel, action, gestureRecognizers, installed
    case misplaced, ambiguous, fixedFrame, userInteractionEnabled, largeContentTitle
    // How a view looks and is laid out.
    case textStyle, pointSize, textAlignment, axis, alignment, distribution, numberOfLines
    case lineBreakMode, adjustsFontSizeToFit, adjustsFontForContentSizeCategory
    case contentHorizontalAlignment, contentVerticalAlignment, style, selectionStyle
    case highlightedImage
    // Content and options of a control.
    case title, subtitle, text, menuTitle, stepValue, wraps, datePickerMode, locale
    case minuteInterval, borderStyle, clearButtonMode, selectable, keyboardType, returnKeyType
    case textContentType, autocapitalizationType, autocorrectionType, spellCheckingType
    case enablesReturnKeyAutomatically
    // XCUITest, Appium and WebDriverAgent.
    case name, rawLabel, rawValue, visible, focused, hittable, valid, path, dom, nativeFrame
    case minValue, maxValue, rowCount, columnCount, bundleId, processId, parentVisible
    case wdUID = "UID"
    // AccessibilitySnapshot.
    case snapshotHint, activationPoint, usesDefaultActivationPoint
  }

  /// A structure that no mapping reads.
  package enum Structure: String, Sendable, Hashable, CaseIterable {
    case customRotors, userInputLabels, keyboardShortcuts, keyCommands
  }
}
