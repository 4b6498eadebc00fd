import AccessibilityTree

/// The traits that React Native sets for a role on iOS.
///
/// React Native has one list for `role` and `accessibilityRole`, in which many ARIA names are
/// missing. For example, the role `slider` does not get the trait `adjustable`. Source: React
/// Native 0.81, accessibilityPropsConversions.h; RCTConversions.h.
enum ReactNativeTraits {
  /// Returns the traits of a role, or no traits if React Native's list does not contain the role.
  static func traits(of role: ReactNativeRole) -> AccessibilityTraits {
    role.name.flatMap { byName[$0] } ?? []
  }

  /// Whether the role needs no further words: a trait expresses it, or there is no role to
  /// announce.
  static func announces(_ role: ReactNativeRole) -> Bool {
    role.name.map { $0 == "none" || byName[$0] != nil } ?? true
  }

  private static let byName: [String: AccessibilityTraits] = [
    "button": .button, "togglebutton": .button, "link": .link, "image": .image, "img": .image,
    "imagebutton": [.image, .button], "keyboardkey": .keyboardKey, "key": .keyboardKey,
    "text": .staticText, "search": .searchField, "adjustable": .adjustable, "header": .header,
    "heading": .header, "summary": .summaryElement,
    // React Native sets 0x20000000000001: the trait of UIKit's switch and the trait of a button.
    "switch": [.button, .switchButton],
    "tabbar": .tabBar, "progressbar": .updatesFrequently, "selected": .selected,
    "disabled": .notEnabled, "plays": .playsSound, "startsMedia": .startsMediaSession,
    "frequentUpdates": .updatesFrequently, "allowsDirectInteraction": .allowsDirectInteraction,
    "pageTurn": .causesPageTurn,
  ]
}
