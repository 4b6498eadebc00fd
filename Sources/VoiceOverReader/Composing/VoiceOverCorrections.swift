import AccessibilityTree

/// What a phone does otherwise than AccessibilitySnapshot, by version of iOS.
///
/// The snapshot profile is that library's composition as it stands; every other profile makes
/// these corrections, each in the one place named here:
///
/// | | What | Where |
/// |---|---|---|
/// | K1 | parts follow one another after commas, not full stops and colons | ``Part/lead`` |
/// | K2 | the author's hint of a text field is heard, before “double tap to edit” | ``DeviceHints`` |
/// | K3 | while editing, role and “is editing” come before the content | ``EditingWords`` |
/// | K4 | of a password bullets are counted, while editing characters | ``DeviceName``, ``EditingWords``, ``webPasswordsAreBullets`` |
/// | K5 | buttons have no “double tap to activate”; a setting adds it in React Native | ``DeviceHints`` |
/// | K6 | “selected” is first, as in the library | ``DeviceComposer`` |
/// | K7 | “dimmed” stands before the role, as in the library | ``TraitWord`` |
/// | K8 | a switch tells role, then state; the state alone without the button trait | ``TraitWord`` |
/// | K9 | entering a tab bar is told | ``ContainerEntry`` |
/// | K10 | an item of a tab bar is never “dimmed” | ``words(_:of:)`` |
/// | K11 | badges of tabs are their values up to iOS 18 | ``badgesAreValues`` |
/// | K12 | only what is a list container says “list start” and “list end” | ``ContainerContext`` |
/// | K13 | the marker of an item of a web page is a stop | ``WebKitMapping`` |
/// | K14 | a text view is a “text field”, a text area of a page a “multi line text field” | ``WebRoleWords`` |
/// | K15 | Safari calls the first header of a table both kinds | ``WebTables`` |
/// | K16 | what is invalid on a page is “invalid data” | ``WebComposer`` |
/// | K17 | headers of sections stand among the rows | ``SwipeOrder``, which sorts whatever has no explicit list |
/// | K18 | a native landmark has no name; one of a page tells name and role | ``DevicePlace``, ``WebEdgeWords`` |
/// | K19 | aria-describedby follows the pause, aria-description stands before the role | ``WebHints``, ``speaksAriaDescription`` |
/// | K20 | the buttons of UIKit's stepper are not dimmed at a limit | ``UIKitParts`` |
/// | K21 | a text area of a page tells its value before its role | ``WebComposer`` |
/// | K22 | the name of a fieldset is told on its legend alone | ``WebContainers`` |
/// | K23 | React Native says “unchecked” | ``ReactNativeValue`` |
/// | K24 | a heading tells its level where one is given | ``DeviceComposer`` |
/// | K25 | a search field is no “text field” too | ``words(_:of:)`` |
///
/// Words without anything before them are not preceded by the library's stray full stop or blank,
/// and a switch with an empty value says nothing for it.
///
/// Three things the library does not write at all: the name of a group that is entered
/// (``ContainerEntry``), important custom content (``DeviceComposer``), and ``saysGroup(_:_:)``.
/// Its mistakes of spelling in German and Russian are put right in the phrasebooks.
struct VoiceOverCorrections: Sendable, Hashable {
  /// The version of iOS that is followed.
  let system: Int

  /// K10, K25: the words for an element's traits as a phone says them.
  ///
  /// Source: AccessibilitySnapshot 0.12.1, testTabBars, where no item is dimmed; magentaA11y,
  /// captions of search, “Search, search field”.
  /// Assumed: a search field that is edited tells its role before “is editing”, as others do.
  func words(
    _ words: [TraitWord.Spoken], of element: AccessibilityElement
  ) -> [TraitWord.Spoken] {
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

  /// Whether an element says “group”: one stop that also groups its children.
  ///
  /// Source: microsoft/Teams-AdaptiveCards-Mobile#528. Every view of React Native groups its
  /// children, and none was heard to say so.
  func saysGroup(_ element: AccessibilityElement, _ origin: Screen.Origin) -> Bool {
    element.groupsChildren && origin != .reactNative
  }

  /// Whether `accessibilityExpandedStatus` exists.
  ///
  /// Source: Apple, UIAccessibility expandedStatus, iOS 18.
  var hasExpandedStatus: Bool { system >= 18 }

  /// K11: whether the badge of a tab is its value.
  ///
  /// Source: AccessibilitySnapshot 0.12.1, reference image testTabBars, iOS 17.5, 18.5 and 26.2.
  var badgesAreValues: Bool { system < 26 }

  /// K4: whether a filled password field on the web tells bullets rather than characters.
  ///
  /// Source: Safari 13.1 was recorded with characters (a11ysupport.io, input-password.json), iOS 26
  /// with bullets (Orange-OpenSource/ouds-ios#1406).
  var webPasswordsAreBullets: Bool { system >= 26 }

  /// Whether the error message of an invalid field is spoken on the web.
  ///
  /// Source: a11ysupport.io, aria-errormessage, recorded on 16.3 and 18.5.
  var speaksErrorMessages: Bool { system >= 17 }

  /// K19: whether `aria-description` is spoken.
  ///
  /// Source: a11ysupport.io, aria-description, recorded on 18.7.
  var speaksAriaDescription: Bool { system >= 18 }
}
