extension UIKitAttributes {
  /// A property of a view or element without effect on announcements, because no platform mapping
  /// reads it.
  package enum Detail: String, Sendable, Hashable, CaseIterable {
    // Properties of Interface Builder: the view and its position in the document.
    case objectID, customClass, userLabel, action, gestureRecognizers, installed
    case misplaced, ambiguous, fixedFrame, userInteractionEnabled, largeContentTitle
    // Properties of how a view looks and is laid out.
    case textStyle, pointSize, textAlignment, axis, alignment, distribution, numberOfLines
    case lineBreakMode, adjustsFontSizeToFit, adjustsFontForContentSizeCategory
    case contentHorizontalAlignment, contentVerticalAlignment, style, selectionStyle
    case highlightedImage
    // Properties of the content and options of a control.
    case title, subtitle, text, menuTitle, stepValue, wraps, datePickerMode, locale
    case minuteInterval, borderStyle, clearButtonMode, selectable, keyboardType, returnKeyType
    case textContentType, autocapitalizationType, autocorrectionType, spellCheckingType
    case enablesReturnKeyAutomatically
    // Properties that XCUITest, Appium and WebDriverAgent export.
    case name, rawLabel, rawValue, visible, focused, hittable, valid, path, dom, nativeFrame
    case minValue, maxValue, rowCount, columnCount, bundleId, processId, parentVisible
    case wdUID = "UID"
    // Properties that AccessibilitySnapshot exports.
    case snapshotHint, activationPoint, usesDefaultActivationPoint
  }

  /// A property with nested values, which no platform mapping reads.
  package enum Structure: String, Sendable, Hashable, CaseIterable {
    case customRotors, userInputLabels, keyboardShortcuts, keyCommands
  }
}
