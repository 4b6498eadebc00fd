extension VoiceOver {
  /// A release of WebKit, named by the version of iOS that contains it.
  ///
  /// A release without a case behaves like the latest earlier release with a case. Source: WebKit,
  /// changes of Source/WebCore/accessibility by release, named at each rule.
  public enum WebKit: String, Sendable, Hashable, CaseIterable, Comparable {
    case ios15 = "15"
    case ios17 = "17"
    case ios18 = "18"
    case ios26 = "26"
    case ios26Point4 = "26.4"
    case ios27 = "27"
    case ios27Point1 = "27.1"

    /// What this release does differently from the previous release, for the documentation.
    var meaning: String {
      switch self {
      case .ios15:
        "dates are pop up buttons; only a value of the wrong type is invalid data; a heading in a "
          + "summary hides its state, and the first marker of a list is not a stop"
      case .ios17:
        "a heading in a summary says whether it is expanded, and the first marker of a list is a "
          + "stop"
      case .ios18: "every failed native constraint is invalid data from the start"
      case .ios26:
        "a heading without content and name is not a stop, and a summary with the display "
          + "inline-block says whether it is expanded"
      case .ios26Point4: "a link that holds only text, images and boxes is one stop"
      case .ios27: "texts of one block are one stop, with the marker of a list item before them"
      case .ios27Point1: "dates and colors are pop up buttons again"
      }
    }

    /// Orders releases from the oldest to the newest.
    public static func < (left: WebKit, right: WebKit) -> Bool { left.age < right.age }

    private var age: Int {
      switch self {
      case .ios15: 0
      case .ios17: 1
      case .ios18: 2
      case .ios26: 3
      case .ios26Point4: 4
      case .ios27: 5
      case .ios27Point1: 6
      }
    }
  }
}

/// The differences between releases of WebKit.
extension VoiceOver.WebKit {
  /// Whether WebKit joins (“stitches”) the texts of one block into one stop.
  ///
  /// Such a release also joins the marker of a list item with the text of the item.
  ///
  /// Source: WebKit, AXStitchUtilities.cpp; WebKit/WebKit#54274 to #55729.
  var stitchesText: Bool { self >= .ios27 }

  /// Whether a link that contains boxes, insertions or deletions is one stop.
  ///
  /// Source: WebKit/WebKit#55448.
  var joinsBoxesInLinks: Bool { self >= .ios26Point4 }

  /// Whether an empty heading without a name is a stop.
  ///
  /// Source: WebKit/WebKit#47473.
  var stopsAtEmptyHeadings: Bool { self < .ios26 }

  /// Whether VoiceOver says “button” and the expanded state at a heading inside a summary.
  ///
  /// Source: a11ysupport.io, details-summary.json, VoiceOver on iOS 15.5; w3c/html-aam#345 for
  /// later releases. Assumed: iOS 17 is the first of the later releases.
  var exposesSummariesAroundHeadings: Bool { self >= .ios17 }

  /// Whether VoiceOver says the expanded state of a summary with the display `inline-block`.
  ///
  /// Source: alphagov/govuk-frontend#2349 and #5089, VoiceOver on iOS 14 to 17.5. Assumed: iOS 26
  /// is the first release in which VoiceOver says so.
  var exposesInlineBlockSummaries: Bool { self >= .ios26 }

  /// Whether the marker of the first item of an outermost list is a stop.
  ///
  /// Source: magentaA11y, captions of heading; TetraLogical, screen-reader-HTML-support, ul. Until
  /// iOS 15.5 the first stop was the text: a11ysupport.io, ul.json and ol.json. Assumed: the change
  /// came with iOS 17.
  var stopsAtFirstMarkers: Bool { self >= .ios17 }

  /// Whether date and time controls are pop-up buttons.
  ///
  /// Source: WebKit/WebKit#74259; LayoutTests, popup-button-traits.
  var datesArePopUpButtons: Bool { self <= .ios17 || self >= .ios27Point1 }

  /// Whether color wells are pop-up buttons.
  ///
  /// Source: LayoutTests, popup-button-traits.
  var colorsArePopUpButtons: Bool { self >= .ios27Point1 }

  /// Whether a button with an invoker attribute, such as `popovertarget`, is a plain button.
  ///
  /// If the value is false, such a button is a pop-up button.
  ///
  /// Source: LayoutTests, popup-button-traits.
  var invokersArePlainButtons: Bool { self >= .ios27Point1 }

  /// Whether menu items also have the button trait.
  ///
  /// Source: LayoutTests, menu-item-trait.
  var menuItemsAreButtons: Bool { self >= .ios27Point1 }

  /// Whether WebKit exposes the position of a list item in its list, at the item's first stop.
  ///
  /// Source: WebKit/WebKit#38858, in iOS 18.4.
  var hasListPositions: Bool { self >= .ios18 }

  /// Whether every violated constraint of HTML makes a control invalid.
  ///
  /// In earlier releases, only a value of the wrong type makes a control invalid. Source: WebKit,
  /// AccessibilityObject::invalidStatus.
  var failedConstraintsAreInvalid: Bool { self >= .ios18 }
}
