extension UIKitWords {
  /// The words in English.
  ///
  /// Source: AccessibilitySnapshot 0.12.1, reference images testStepper, testTabBars,
  /// testNavBarBackButtonTraitsWithoutTitles; magentaA11y, captions of native menu, modal and
  /// reorder-data-row. Apple publishes no list of the names of bar button items and symbols.
  /// Assumed: for an item, VoiceOver says the words that the item shows; the words for a symbol are
  /// those that people hear VoiceOver say.
  package static let english = UIKitWords(
    plurals: .one, decrement: "Decrement", increment: "Increment",
    moreInfo: .assumed("More Info"), reorder: "Reorder {name}", progress: .assumed("Progress"),
    inProgress: .assumed("In progress"), progressHalted: .assumed("Progress halted"),
    back: "Back", dismissMenu: "Dismiss context menu", dismissPopup: "dismiss popup window",
    badge: Plural(one: .assumed("{count} item"), other: "{count} items"),
    items: [
      "add": .assumed("Add"), "cancel": .assumed("Cancel"), "done": .assumed("Done"),
      "edit": .assumed("Edit"), "save": .assumed("Save"), "compose": .assumed("Compose"),
      "reply": .assumed("Reply"), "action": .assumed("Share"), "organize": .assumed("Organize"),
      "bookmarks": .assumed("Bookmarks"), "search": .assumed("Search"),
      "refresh": .assumed("Refresh"), "stop": .assumed("Stop"), "camera": .assumed("Camera"),
      "trash": .assumed("Delete"), "play": .assumed("Play"), "pause": .assumed("Pause"),
      "rewind": .assumed("Rewind"), "fastForward": .assumed("Fast forward"),
      "undo": .assumed("Undo"),
      "redo": .assumed("Redo"), "close": .assumed("Close"), "contactAdd": .assumed("Add contact"),
      "searchResults": .assumed("Search results"), "more": .assumed("More"),
      "favorites": .assumed("Favorites"), "featured": .assumed("Featured"),
      "topRated": .assumed("Top Rated"), "recents": .assumed("Recents"),
      "contacts": .assumed("Contacts"), "history": .assumed("History"),
      "downloads": .assumed("Downloads"), "mostRecent": .assumed("Most Recent"),
      "mostViewed": .assumed("Most Viewed"),
    ],
    symbols: [
      "xmark": .assumed("Close"), "plus": .assumed("Add"), "minus": .assumed("Remove"),
      "checkmark": .assumed("Selected"), "trash": .assumed("Delete"), "pencil": .assumed("Edit"),
      "square.and.pencil": .assumed("Compose"), "square.and.arrow.up": .assumed("Share"),
      "square.and.arrow.down": .assumed("Save"), "magnifyingglass": .assumed("Search"),
      "gear": .assumed("Settings"), "gearshape": .assumed("Settings"), "ellipsis": .assumed("More"),
      "chevron.left": .assumed("Back"), "chevron.backward": .assumed("Back"),
      "chevron.right": .assumed("Forward"), "chevron.forward": .assumed("Forward"),
      "chevron.up": "Go Up", "chevron.down": "Go Down", "exclamationmark.circle": "Error",
      "exclamationmark.triangle": .assumed("Warning"), "person.crop.circle": "Account",
      "person.2": .assumed("Two people"), "globe": "Globe",
      "arrow.clockwise": .assumed("Refresh"), "heart": .assumed("Love"),
      "star": .assumed("Favorite"),
      "house": .assumed("Home"), "person": .assumed("Person"), "info": .assumed("Info"),
      "questionmark": .assumed("Help"), "eye": .assumed("Eye"), "eye.slash": .assumed("Hide"),
      "bell": .assumed("Notifications"), "camera": .assumed("Camera"), "photo": .assumed("Photo"),
      "mic": .assumed("Microphone"), "phone": .assumed("Phone"), "envelope": .assumed("Mail"),
      "paperplane": .assumed("Send"), "bookmark": .assumed("Bookmark"),
      "folder": .assumed("Folder"),
      "calendar": .assumed("Calendar"), "clock": .assumed("Clock"), "lock": .assumed("Lock"),
      "play": .assumed("Play"), "pause": .assumed("Pause"), "stop": .assumed("Stop"),
      "doc.on.doc": .assumed("Copy"),
    ])
}
