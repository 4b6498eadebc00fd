extension TalkBackPhrasebook {
  /// English words of TalkBack 7.3, as far as they were recorded; the others are those of 15.1.
  ///
  /// Source: a11ysupport.io input-text.json and input-range.json, TalkBack 7.3.
  package static let english7 = olderEnglish(editBox: english.roles.editBox)

  /// English words of TalkBack 6.2.
  ///
  /// Source: a11ysupport.io html_label_element_explicit.json, TalkBack 6.2.
  /// Assumed: its hints are those of 7.3.
  package static let english6 = olderEnglish(editBox: "edit")

  private static func olderEnglish(editBox: Phrase) -> TalkBackPhrasebook {
    var roles = english.roles
    roles.editBox = editBox
    var hints = english.hints
    hints.editText = "{gesture} to enter text"
    hints.adjust = "use volume keys to adjust"
    return TalkBackPhrasebook(
      language: english.language, roles: roles, states: english.states,
      positions: english.positions, collections: english.collections,
      templates: english.templates, hints: hints, symbols: english.symbols,
      platform: english.platform)
  }
}
