import AccessibilityTree

/// The differences of an iPhone from AccessibilitySnapshot, which depend on the version of iOS.
///
/// The snapshot profile follows the library AccessibilitySnapshot without changes. Every other
/// profile makes the following corrections. The last column links to the code.
///
/// | | What | Where |
/// |---|---|---|
/// | K1 | parts follow one another after commas, not full stops and colons | ``Part/lead`` |
/// | K2 | the author's hint of a text field is heard, before “double tap to edit” | ``DeviceHints`` |
/// | K3 | while editing, role and “is editing” come before the content | ``EditingWords`` |
/// | K4 | a password is announced as “N bullets”, and as “N characters” while it is edited | ``DeviceName``, ``EditingWords``, ``webPasswordsAreBullets`` |
/// | K5 | buttons have no “double tap to activate”; a setting adds it in React Native | ``DeviceHints`` |
/// | K6 | “selected” is first, as in the library | ``DeviceComposer`` |
/// | K7 | “dimmed” precedes the role, as in the library | ``TraitWord`` |
/// | K8 | a switch says its role, then its state; if it lacks the button trait, only its state | ``TraitWord`` |
/// | K9 | entering a tab bar is announced | ``ContainerEntry`` |
/// | K10 | an item of a tab bar is never “dimmed” | ``words(_:of:)`` |
/// | K11 | badges of tabs are their values up to iOS 18 | ``badgesAreValues`` |
/// | K12 | only list containers say “list start” and “list end” | ``ContainerContext`` |
/// | K13 | the marker of an item of a web page is a stop | ``WebKitMapping`` |
/// | K14 | a text view is a “text field”, a text area of a page a “multi line text field” | ``WebRoleWords`` |
/// | K15 | Safari announces the first header of a table as row and column header | ``WebTables`` |
/// | K16 | an invalid field of a page says “invalid data” | ``WebComposer`` |
/// | K17 | headers of sections are sorted among the rows | ``SwipeOrder``, which sorts everything without an explicit list |
/// | K18 | a native landmark has no name; one of a page says name and role | ``DevicePosition``, ``WebEdgeWords`` |
/// | K19 | aria-describedby follows the pause, aria-description precedes the role | ``WebHints``, ``speaksAriaDescription`` |
/// | K20 | the buttons of UIKit's stepper are not dimmed at a limit | ``UIKitParts`` |
/// | K21 | a text area of a page says its value before its role | ``WebComposer`` |
/// | K22 | the name of a fieldset is announced at its legend only | ``WebContainers`` |
/// | K23 | React Native says “unchecked” | ``ReactNativeValue`` |
/// | K24 | a heading says its level if one is given | ``DeviceComposer`` |
/// | K25 | a search field does not say “text field” too | ``words(_:of:)`` |
/// | K26 | badges of buttons in bars are their values from iOS 27 on | ``barBadgesAreValues`` |
/// | K27 | SwiftUI shows the headers of sections in upper case up to iOS 18 | ``headersAreUpperCase`` |
///
/// A full stop or space that the library writes before the first words is dropped. The empty value
/// of a switch adds no words.
///
/// The library leaves out three things that VoiceOver says: the name of a group that focus enters
/// (``ContainerEntry``), important custom content (``DeviceComposer``), and the word “group”
/// (``saysGroup(_:_:)``). The phrasebooks correct the library's spelling mistakes in German and
/// Russian.
struct VoiceOverCorrections: Sendable, Hashable {
  /// The version of iOS.
  let system: Int

  /// Returns the words for an element's traits, without those that an iPhone omits (K10, K25).
  ///
  /// Source: AccessibilitySnapshot 0.12.1, testTabBars, where no item is dimmed; magentaA11y,
  /// captions of search, “Search, search field”. Assumed: an edited search field says its role
  /// before “is editing”, as other fields do.
  func words(
    _ words: [TraitWord.SpokenWord], of element: AccessibilityElement
  ) -> [TraitWord.SpokenWord] {
    var spoken = words
    spoken.removeAll { word in
      word.trait == .notEnabled && element.kind == .tabBarButton
        || word.isAuthored && word.words.text.isEmpty
    }
    guard element.traits.contains(.searchField), !element.traits.contains(.secureTextField),
      let field = spoken.firstIndex(where: { $0.trait == .textEntry }),
      let search = spoken.lastIndex(where: { $0.trait == .searchField })
    else { return spoken }
    if element.traits.contains(.isEditing) { spoken.swapAt(field, search) }
    spoken.remove(at: element.traits.contains(.isEditing) ? search : field)
    return spoken
  }

  /// Whether VoiceOver says “group” at an element.
  ///
  /// VoiceOver says “group” at a stop that also groups its children.
  ///
  /// Source: microsoft/Teams-AdaptiveCards-Mobile#528. Views of React Native are an exception: all
  /// of them group their children, but no recording contains “group” for one.
  func saysGroup(_ element: AccessibilityElement, _ origin: Screen.Origin) -> Bool {
    element.groupsChildren && origin != .reactNative
  }

  /// Whether `accessibilityExpandedStatus` exists in this version.
  ///
  /// Source: Apple, UIAccessibility expandedStatus, iOS 18.
  var hasExpandedStatus: Bool { system >= 18 }

  /// Whether the badge of a tab is its value (K11).
  ///
  /// Source: AccessibilitySnapshot 0.12.1, reference image testTabBars, iOS 17.5, 18.5 and 26.2.
  ///
  /// Assumed: iOS 27 is like iOS 26. On iOS 26, VoiceOver announced no badges in one app
  /// (signalapp/Signal-iOS#6253), but did in another (Orange-OpenSource/ouds-ios#1398).
  var badgesAreValues: Bool { system < 26 }

  /// Whether the badge of a button in a navigation bar or toolbar is its value (K26).
  ///
  /// Source: Orange-OpenSource/ouds-ios#1565, heard on a beta of iOS 27 and not on 26.5. Assumed:
  /// the badge is not a separate stop, although it was on some screens in that report.
  var barBadgesAreValues: Bool { system >= 27 }

  /// Whether SwiftUI shows the headers of sections in upper case, also in their labels (K27).
  ///
  /// Source: AccessibilitySnapshot 0.12.1, reference image testListWithSectionHeaders, iOS 17.5,
  /// 18.5 and 26.2.
  var headersAreUpperCase: Bool { system < 26 }

  /// Whether VoiceOver says the app's name before the first stop when VoiceOver starts.
  ///
  /// Source: IRS-Public/aloud, voiceover-ios27.json. Assumed: older versions do not.
  var speaksAppName: Bool { system >= 27 }

  /// Whether VoiceOver announces a dialog if a web page moves focus into the dialog.
  ///
  /// Source: TetraLogical, December 2025, heard on iOS 18.6; a11ysupport.io, modal-dialog, not
  /// heard on 16.2. Assumed: VoiceOver announces such dialogs from iOS 18 on.
  var speaksWebDialogs: Bool { system >= 18 }

  /// Whether a filled password field on the web says “bullets” rather than “characters” (K4).
  ///
  /// Source: a recording of Safari 13.1 says “characters” (a11ysupport.io, input-password.json), a
  /// recording of iOS 26 “bullets” (Orange-OpenSource/ouds-ios#1406).
  var webPasswordsAreBullets: Bool { system >= 26 }

  /// Whether the error message of an invalid field is spoken on the web.
  ///
  /// Source: a11ysupport.io, aria-errormessage, recorded on 16.3 and 18.5.
  var speaksErrorMessages: Bool { system >= 17 }

  /// Whether `aria-description` is spoken (K19).
  ///
  /// Source: a11ysupport.io, aria-description, recorded on 18.7.
  var speaksAriaDescription: Bool { system >= 18 }
}
