extension UIKitAttributes {
  /// What a file tells of a view or element and no mapping reads.
  public enum Detail: String, Sendable, Hashable, CaseIterable {
    // Interface Builder: the view and its place in the document.
    case objectID, customClass, userLabel, action, gestureRecognizers, installed
    case misplaced, ambiguous, fixedFrame, userInteractionEnabled, largeContentTitle
    // How a view looks and is laid out.
    case textStyle, pointSize, textAlignment, axis, alignment, distribution, numberOfLines
    case lineBreakMode, adjustsFontSizeToFit, adjustsFontForContentSizeCategory
    case contentHorizontalAlignment, contentVerticalAlignment, style, selectionStyle
    case highlightedImage
    // What a control shows and takes.
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

  /// A structure of which no mapping reads anything.
  public enum Structure: String, Sendable, Hashable, CaseIterable {
    case customRotors, userInputLabels
  }
}
