extension UIKitWords {
  /// The words in German.
  ///
  /// Source: AccessibilitySnapshot 0.12.1, de.lproj, for the back button. Apple publishes no list
  /// of the names of bar button items and symbols. Assumed: for an item, VoiceOver says the words
  /// that the item shows; the words for a symbol are those that people hear VoiceOver say.
  package static let german = UIKitWords(
    plurals: .one, decrement: .assumed("Verringern"),
    increment: .assumed("Erhöhen"),
    moreInfo: .assumed("Weitere Infos"), reorder: .assumed("{name} neu anordnen"),
    progress: .assumed("Fortschritt"),
    inProgress: .assumed("In Bearbeitung"), progressHalted: .assumed("Fortschritt angehalten"),
    back: "Zurück", dismissMenu: .assumed("Kontextmenü schließen"),
    dismissPopup: .assumed("Popup-Fenster schließen"),
    badge: Plural(one: .assumed("{count} Objekt"), other: .assumed("{count} Objekte")),
    items: [
      "add": .assumed("Hinzufügen"), "cancel": .assumed("Abbrechen"), "done": .assumed("Fertig"),
      "edit": .assumed("Bearbeiten"), "save": .assumed("Sichern"), "compose": .assumed("Verfassen"),
      "reply": .assumed("Antworten"), "action": .assumed("Teilen"),
      "organize": .assumed("Organisieren"), "bookmarks": .assumed("Lesezeichen"),
      "search": .assumed("Suchen"), "refresh": .assumed("Aktualisieren"),
      "stop": .assumed("Stoppen"), "camera": .assumed("Kamera"), "trash": .assumed("Löschen"),
      "play": .assumed("Wiedergabe"), "pause": .assumed("Pause"),
      "rewind": .assumed("Zurückspulen"),
      "fastForward": .assumed("Vorspulen"), "undo": .assumed("Widerrufen"),
      "redo": .assumed("Wiederholen"), "close": .assumed("Schließen"),
      "contactAdd": .assumed("Kontakt hinzufügen"), "searchResults": .assumed("Suchergebnisse"),
      "more": .assumed("Mehr"), "favorites": .assumed("Favoriten"),
      "featured": .assumed("Highlights"), "topRated": .assumed("Am besten bewertet"),
      "recents": .assumed("Zuletzt benutzt"), "contacts": .assumed("Kontakte"),
      "history": .assumed("Verlauf"), "downloads": .assumed("Downloads"),
      "mostRecent": .assumed("Neueste"), "mostViewed": .assumed("Am häufigsten angesehen"),
    ],
    symbols: [
      "xmark": .assumed("Schließen"), "plus": .assumed("Hinzufügen"),
      "minus": .assumed("Entfernen"),
      "checkmark": .assumed("Ausgewählt"), "trash": .assumed("Löschen"),
      "pencil": .assumed("Bearbeiten"), "square.and.pencil": .assumed("Verfassen"),
      "square.and.arrow.up": .assumed("Teilen"), "square.and.arrow.down": .assumed("Sichern"),
      "magnifyingglass": .assumed("Suchen"), "gear": .assumed("Einstellungen"),
      "gearshape": .assumed("Einstellungen"), "ellipsis": .assumed("Mehr"),
      "chevron.left": .assumed("Zurück"), "chevron.backward": .assumed("Zurück"),
      "chevron.right": .assumed("Vorwärts"), "chevron.forward": .assumed("Vorwärts"),
      "chevron.up": .assumed("Nach oben"), "chevron.down": .assumed("Nach unten"),
      "exclamationmark.circle": .assumed("Fehler"),
      "exclamationmark.triangle": .assumed("Warnung"), "person.crop.circle": .assumed("Account"),
      "person.2": "Zwei Personen", "globe": .assumed("Globus"),
      "arrow.clockwise": .assumed("Aktualisieren"), "heart": .assumed("Lieben"),
      "star": .assumed("Favorit"), "house": .assumed("Startseite"), "person": .assumed("Person"),
      "info": .assumed("Info"), "questionmark": .assumed("Hilfe"), "eye": .assumed("Auge"),
      "eye.slash": .assumed("Ausblenden"), "bell": .assumed("Mitteilungen"),
      "camera": .assumed("Kamera"), "photo": .assumed("Foto"), "mic": .assumed("Mikrofon"),
      "phone": .assumed("Telefon"), "envelope": .assumed("Mail"), "paperplane": .assumed("Senden"),
      "bookmark": .assumed("Lesezeichen"), "folder": .assumed("Ordner"),
      "calendar": .assumed("Kalender"), "clock": .assumed("Uhr"), "lock": .assumed("Sperren"),
      "play": .assumed("Wiedergabe"), "pause": .assumed("Pause"), "stop": .assumed("Stoppen"),
      "doc.on.doc": .assumed("Kopieren"),
    ])
}
