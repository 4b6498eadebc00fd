/// Words that React Native itself writes into what iOS exposes.
///
/// Its own list of translations holds English only, so that an app says them in English on a phone
/// of any language, between VoiceOver's own words.
/// Source: React Native 0.81, React/AccessibilityResources/en.lproj/Localizable.strings.
public struct ReactNativeWords: Sendable, Hashable {
  /// Roles that become part of the value.
  var checkbox, radioButton: Phrase
  /// States that become part of the value.
  var checked, unchecked, mixed, expanded, busy: Phrase
  /// What the renderer of old says otherwise.
  var legacy: Legacy
  /// Hints of a text with links.
  var links: Links

  /// Words that only the renderer of old writes.
  ///
  /// Source: React Native 0.75, RCTView.m.
  struct Legacy: Sendable, Hashable {
    var notChecked, collapsed: Phrase
    var percent: Template
    var alert, comboBox, menu, menuBar, menuItem, progressBar, radioGroup, scrollBar: Phrase
    var spinButton, switchControl, tab, tabList, timer, toolBar: Phrase
  }

  /// Hints of a text with links and buttons inside.
  ///
  /// Source: React Native 0.81, RCTParagraphComponentAccessibilityProvider.mm.
  struct Links: Sendable, Hashable {
    var oneLink, oneButton, linksAndButtons: Phrase
    var links, buttons, link, button: Template
  }

  /// The words as React Native has them.
  static let english = ReactNativeWords(
    checkbox: "checkbox", radioButton: "radio button", checked: "checked", unchecked: "unchecked",
    mixed: "mixed", expanded: "expanded", busy: "busy",
    legacy: Legacy(
      notChecked: "not checked", collapsed: "collapsed", percent: "{number} percent",
      alert: "alert", comboBox: "combo box", menu: "menu", menuBar: "menu bar",
      menuItem: "menu item", progressBar: "progress bar", radioGroup: "radio group",
      scrollBar: "scroll bar", spinButton: "spin button", switchControl: "switch", tab: "tab",
      tabList: "tab list", timer: "timer", toolBar: "tool bar"),
    links: Links(
      oneLink: "one link found, swipe to move to the link",
      oneButton: "one button found, swipe to move to the button",
      linksAndButtons: "links and buttons are found, swipe to move to them",
      links: "{count} links found, swipe to move to the first link",
      buttons: "{count} buttons found, swipe to move to the first button",
      link: "link {index} of {count}", button: "button {index} of {count}"))
}
