extension VoiceOver {
  /// A release of WebKit, named by the version of iOS that contains it.
  ///
  /// A release in between behaves like the previous one here. Source: WebKit, changes of
  /// Source/WebCore/accessibility by release, named at each rule.
  public enum WebKit: String, Sendable, Hashable, CaseIterable, Comparable {
    case ios17 = "17"
    case ios18 = "18"
    case ios26 = "26"
    case ios26Point4 = "26.4"
    case ios27 = "27"
    case ios27Point1 = "27.1"

    /// The difference from the previous release.
    var meaning: String {
      switch self {
      case .ios17: "dates are pop up buttons; only a value of the wrong type is invalid data"
      case .ios18: "every failed native constraint is invalid data from the start"
      case .ios26: "a heading without content and name is not a stop"
      case .ios26Point4: "a link that holds only text, images and boxes is one stop"
      case .ios27: "texts of one block are one stop, with the marker of a list item before them"
      case .ios27Point1: "dates and colors are pop up buttons again"
      }
    }

    /// Orders releases from the oldest to the newest.
    public static func < (left: WebKit, right: WebKit) -> Bool { left.age < right.age }

    private var age: Int {
      switch self {
      case .ios17: 0
      case .ios18: 1
      case .ios26: 2
      case .ios26Point4: 3
      case .ios27: 4
      case .ios27Point1: 5
      }
    }
  }
}

/// The differences between releases of WebKit.
extension VoiceOver.WebKit {
  /// Whether WebKit joins the texts of one block, including the marker of a list item.
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

  /// Whether date and time controls have the trait of a pop up button.
  ///
  /// Source: WebKit/WebKit#74259; LayoutTests, popup-button-traits.
  var datesArePopUpButtons: Bool { self <= .ios17 || self >= .ios27Point1 }

  /// Whether color wells have the trait of a pop up button.
  ///
  /// Source: LayoutTests, popup-button-traits.
  var colorsArePopUpButtons: Bool { self >= .ios27Point1 }

  /// Whether a button with an HTML invoker attribute is a plain button.
  ///
  /// Source: LayoutTests, popup-button-traits.
  var invokersArePlainButtons: Bool { self >= .ios27Point1 }

  /// Whether menu items have the trait of a button as well.
  ///
  /// Source: LayoutTests, menu-item-trait.
  var menuItemsAreButtons: Bool { self >= .ios27Point1 }

  /// Whether WebKit exposes the position in the list at the first stop of a list item.
  ///
  /// Source: WebKit/WebKit#38858, in iOS 18.4.
  var hasListPositions: Bool { self >= .ios18 }

  /// Whether every failed native constraint makes a control invalid.
  ///
  /// Earlier releases regard only a value of the wrong type as invalid. Source: WebKit,
  /// AccessibilityObject::invalidStatus.
  var failedConstraintsAreInvalid: Bool { self >= .ios18 }
}
