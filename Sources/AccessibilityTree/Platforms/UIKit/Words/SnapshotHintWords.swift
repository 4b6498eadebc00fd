/// The sentences that AccessibilitySnapshot appends to the author's hints, in one language.
///
/// Files that AccessibilitySnapshot wrote contain these sentences. Importers recognise them, and
/// VoiceOver's snapshot profile announces them.
///
/// Source: AccessibilitySnapshot 0.12.1, Localizable.strings.
package struct SnapshotHintWords: Sendable {
  package var edit, editing, textArea, adjust, toggle: Phrase

  /// The sentences in each of AccessibilitySnapshot's languages.
  package static let all: [SnapshotHintWords] = [.english, .german, .russian]

  package static let english = SnapshotHintWords(
    edit: "Double tap to edit.", editing: "Use the rotor to access Misspelled Words",
    textArea: "Double tap to edit., Use the rotor to access Misspelled Words",
    adjust: "Swipe up or down with one finger to adjust the value.",
    toggle: "Double tap to toggle setting.")

  package static let german = SnapshotHintWords(
    edit: "Zum Bearbeiten doppeltippen.",
    editing: "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden",
    textArea:
      "Zum Bearbeiten doppeltippen., Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden",
    adjust: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
    toggle: "Zum Umschalten Doppeltippen.")

  package static let russian = SnapshotHintWords(
    edit: "коснитесь дважды, чтобы редактировать",
    editing: "Используйте ротор для доступа к oбъeкту: Cлова с ошибками",
    textArea:
      "коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к oбъeкту: Cлова с ошибками",
    adjust: "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
    toggle: "Коснитесь дважды, чтобы переключить настройку.")
}
