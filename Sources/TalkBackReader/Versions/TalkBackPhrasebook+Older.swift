import AccessibilityTree

// The words of versions before 16.2, where they differ from those of 16.2 in every language.
// Differences in a single language are in the table of that language.

extension TalkBackPhrasebook {
  static let english15 = english.asOf15

  /// The English words of TalkBack 7.3.
  ///
  /// If a word was not recorded, it is the word of TalkBack 15.1.
  ///
  /// Source: a11ysupport.io input-text.json and input-range.json, TalkBack 7.3.
  static let english7 = english15.changed { words in
    words.hints.editText = "{gesture} to enter text"
    words.hints.adjust = "use volume keys to adjust"
  }

  /// The English words of TalkBack 6.2.
  ///
  /// Source: a11ysupport.io html_label_element_explicit.json, TalkBack 6.2.
  /// Assumed: its hints are those of 7.3.
  static let english6 = english7.changed { $0.roles.editBox = "edit" }

  /// The words of TalkBack 15.1.
  ///
  /// Source: TalkBack 15.1, strings.xml; it has no word for a check mark.
  var asOf15: TalkBackPhrasebook {
    changed { words in
      words.templates.error = "Error: {message}"
      words.symbols = words.symbols.removing("✓")
      before16(&words)
    }
  }
}
