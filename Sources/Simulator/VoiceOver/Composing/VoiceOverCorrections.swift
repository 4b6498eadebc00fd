/// What a phone does otherwise than AccessibilitySnapshot, by version of iOS.
///
/// The snapshot profile is that library's composition as it stands; every other profile makes
/// these corrections, each in the one place that asks for it.
struct VoiceOverCorrections: Sendable, Hashable {
  /// The version of iOS that is followed.
  var system: Int

  /// Whether `accessibilityExpandedStatus` exists.
  ///
  /// Source: Apple, UIAccessibility expandedStatus, iOS 18.
  var hasExpandedStatus: Bool { system >= 18 }

  /// Whether a filled password field on the web tells bullets rather than characters.
  ///
  /// Source: Safari 13.1 was recorded with characters (a11ysupport.io, input-password.json), iOS 26
  /// with bullets (Orange-OpenSource/ouds-ios#1406).
  var webPasswordsAreBullets: Bool { system >= 26 }

  /// Whether swiping into a tab bar says so.
  ///
  /// Source: cashapp/AccessibilitySnapshot#26, heard on iOS 14 to 17.
  /// Assumed: iOS 18 and 26 still do.
  var announcesTabBar: Bool { true }

  /// Whether the error message of an invalid field is spoken on the web.
  ///
  /// Source: a11ysupport.io, aria-errormessage, recorded on 16.3 and 18.5.
  var speaksErrorMessages: Bool { system >= 17 }

  /// Whether `aria-description` is spoken.
  ///
  /// Source: a11ysupport.io, aria-description, recorded on 18.7.
  var speaksAriaDescription: Bool { system >= 18 }
}
