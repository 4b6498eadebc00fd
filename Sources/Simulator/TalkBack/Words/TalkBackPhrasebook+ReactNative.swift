extension TalkBackPhrasebook {
  /// Words that React Native itself writes into what Android exposes.
  package struct ReactNativeWords: Sendable, Hashable {
    /// States that become part of the content description.
    package var mixed, busy: Phrase
    /// Role descriptions.
    package var link, image, imageButton, summary, alert, comboBox, menu, menuBar: Phrase
    package var menuItem, progressBar, radioGroup, scrollBar, spinButton, tab, tabList: Phrase
    package var timer, toolBar: Phrase

    /// The words of React Native's own strings.
    ///
    /// Source: React Native 0.81, ReactAndroid/src/main/res/views/uimanager/values/strings.xml.
    package static let english = ReactNativeWords(
      mixed: "mixed", busy: "busy", link: "link", image: "image", imageButton: "button, image",
      summary: "summary", alert: "alert", comboBox: "combo box", menu: "menu",
      menuBar: "menu bar", menuItem: "menu item", progressBar: "progress bar",
      radioGroup: "radio group", scrollBar: "scroll bar", spinButton: "spin button", tab: "tab",
      tabList: "tab list", timer: "timer", toolBar: "tool bar")

    /// The role description of an `accessibilityRole`; absent where the class name says it.
    func word(for role: String) -> Phrase? {
      ReactNativeWords.pathsByRole[role].flatMap { self[keyPath: $0] as? Phrase }
    }

    /// The phrases by their names in lower case, as roles are called.
    private static let pathsByRole = Dictionary(
      uniqueKeysWithValues: entries.map { ($0.key.lowercased(), $0.value) })
  }
}
