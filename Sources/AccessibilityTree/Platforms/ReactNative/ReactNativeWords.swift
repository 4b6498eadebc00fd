/// Words that React Native itself, rather than the author, exposes on iOS.
///
/// React Native has these texts in English only. On a phone in another language, VoiceOver
/// announces these words in English among its own words.
///
/// Source: React Native 0.81, React/AccessibilityResources/en.lproj/Localizable.strings.
package struct ReactNativeWords: Sendable, Hashable {
  /// Roles that React Native puts into the value.
  package var checkbox, radioButton: Phrase
  /// States that React Native puts into the value.
  package var checked, unchecked, mixed, expanded, busy: Phrase
  /// Words that only the legacy renderer exposes.
  package var legacy: LegacyWords
  /// Hints of a text with links inside.
  package var links: Links

  /// Words that only the legacy renderer exposes.
  ///
  /// Source: React Native 0.75, RCTView.m.
  package struct LegacyWords: Sendable, Hashable {
    package var notChecked, collapsed: Phrase
    package var percent: Template
    package var alert, comboBox, menu, menuBar, menuItem, progressBar, radioGroup, scrollBar: Phrase
    package var spinButton, switchControl, tab, tabList, timer, toolBar: Phrase
  }

  /// Hints of a text with links and buttons inside.
  ///
  /// Source: React Native 0.81, RCTParagraphComponentAccessibilityProvider.mm.
  package struct Links: Sendable, Hashable {
    package var oneLink, oneButton, linksAndButtons: Phrase
    package var links, buttons, link, button: Template
  }

  /// The words on an English phone.
  package static let english = table(.attested)

  /// The English words, for a phone that is set to another language.
  package static let untranslated = table(.untranslated)

  private static func table(_ attestation: Attestation) -> ReactNativeWords {
    func word(_ text: String) -> Phrase { Phrase(text, attestation) }
    func template(_ text: String) -> Template { Template(text, attestation) }
    return ReactNativeWords(
      checkbox: word("checkbox"), radioButton: word("radio button"), checked: word("checked"),
      unchecked: word("unchecked"),
      mixed: word("mixed"), expanded: word("expanded"), busy: word("busy"),
      legacy: LegacyWords(
        notChecked: word("not checked"), collapsed: word("collapsed"),
        percent: template("{number} percent"),
        alert: word("alert"), comboBox: word("combo box"), menu: word("menu"),
        menuBar: word("menu bar"),
        menuItem: word("menu item"), progressBar: word("progress bar"),
        radioGroup: word("radio group"),
        scrollBar: word("scroll bar"), spinButton: word("spin button"),
        switchControl: word("switch"), tab: word("tab"),
        tabList: word("tab list"), timer: word("timer"), toolBar: word("tool bar")),
      links: Links(
        oneLink: word("one link found, swipe to move to the link"),
        oneButton: word("one button found, swipe to move to the button"),
        linksAndButtons: word("links and buttons are found, swipe to move to them"),
        links: template("{count} links found, swipe to move to the first link"),
        buttons: template("{count} buttons found, swipe to move to the first button"),
        link: template("link {index} of {count}"), button: template("button {index} of {count}")))
  }
}
