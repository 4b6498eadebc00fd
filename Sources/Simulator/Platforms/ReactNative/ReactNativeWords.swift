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

  /// The words as React Native has them, in English; `attestation` says how they are known in the
  /// language of the phone.
  init(_ attestation: Attestation) {
    func words(_ text: String) -> Phrase { Phrase(text, attestation) }
    func template(_ text: String) -> Template { Template(text, attestation) }
    checkbox = words("checkbox")
    radioButton = words("radio button")
    checked = words("checked")
    unchecked = words("unchecked")
    mixed = words("mixed")
    expanded = words("expanded")
    busy = words("busy")
    legacy = Legacy(
      notChecked: words("not checked"), collapsed: words("collapsed"),
      percent: template("{number} percent"), alert: words("alert"),
      comboBox: words("combo box"), menu: words("menu"), menuBar: words("menu bar"),
      menuItem: words("menu item"), progressBar: words("progress bar"),
      radioGroup: words("radio group"), scrollBar: words("scroll bar"),
      spinButton: words("spin button"), switchControl: words("switch"), tab: words("tab"),
      tabList: words("tab list"), timer: words("timer"), toolBar: words("tool bar"))
    links = Links(
      oneLink: words("one link found, swipe to move to the link"),
      oneButton: words("one button found, swipe to move to the button"),
      linksAndButtons: words("links and buttons are found, swipe to move to them"),
      links: template("{count} links found, swipe to move to the first link"),
      buttons: template("{count} buttons found, swipe to move to the first button"),
      link: template("link {index} of {count}"),
      button: template("button {index} of {count}"))
  }
}
