import AccessibilityTree

/// Every word that VoiceOver itself says in one language, as transcripts write it.
///
/// Each language has a table in `Languages/`, with a row for each phrase; the compiler makes sure
/// that no row is missing. Each row states whether VoiceOver is known to say the phrase, or whether
/// we assume it. The phrasebook is an immutable class, so that all composers share one copy.
final class VoiceOverPhrasebook: Sendable {
  let language: String
  let plurals: PluralRule
  let traits: TraitWords
  let states: States
  let roles: Roles
  /// Words for the start and end of containers, and for positions in them.
  let containers: Containers
  /// Words that VoiceOver says at a text field during editing.
  let editing: Editing
  /// Hints, which VoiceOver says after a pause: “double tap to edit”.
  let hints: Hints
  /// Values computed by the platform, and names given by Safari.
  let values: Values
  /// Words that UIKit puts into labels and values.
  let uiKit: UIKitWords
  /// The words of React Native, which stay English whatever the language of the phone is.
  let reactNative: ReactNativeWords
  /// The words of the snapshot profile, as AccessibilitySnapshot writes them.
  let snapshot: SnapshotPhrasebook

  init(
    language: String, plurals: PluralRule, traits: TraitWords, states: States, roles: Roles,
    containers: Containers, editing: Editing, hints: Hints, values: Values, uiKit: UIKitWords,
    snapshot: SnapshotPhrasebook
  ) {
    self.language = language
    self.plurals = plurals
    self.traits = traits
    self.states = states
    self.roles = roles
    self.containers = containers
    self.editing = editing
    self.hints = hints
    self.values = values
    self.uiKit = uiKit
    self.snapshot = snapshot
    reactNative = language.hasPrefix("en") ? .english : .untranslated
  }

  /// Words for states, such as “selected” and “expanded”.
  struct States: Sendable, Hashable {
    var selected, checked, unchecked, mixed, pressed, notPressed, expanded, collapsed: Phrase
    var required, invalid, invalidGrammar, invalidSpelling, visited, busy: Phrase
    var current, currentPage, currentStep, currentLocation, currentDate, currentTime: Phrase
    var sortedUp, sortedDown: Phrase
  }

  /// Words for roles that have no trait.
  struct Roles: Sendable, Hashable {
    var headingLevel: Template
    var inPageLink, toggleButton, popUpButton, checkbox, radioButton, menuItem, colorWell: Phrase
    var multiLineTextField, comboBox, pickerItem, draggable, group, separator, math: Phrase
    var menuPopup, listBoxPopup, treePopup, gridPopup, dialogPopup: Phrase
    var term, definition, deletion, insertion, highlighted, description: Phrase
    var rowHeader, columnHeader: Phrase
    var banner, navigation, main, complementary, contentInfo, region, search: Phrase
    /// The word that VoiceOver says after the title of an alert.
    var alert: Phrase
    /// The words that VoiceOver says after the name of a dialog of a web page.
    var webDialog, webAlertDialog: Phrase
  }

  /// Words for the start and end of containers, and for positions in them.
  struct Containers: Sendable, Hashable {
    var position: Template
    var tabBar, listStart, listEnd, definitionListStart, definitionListEnd: Phrase
    var formStart, formEnd, landmark, end, tableStart, tableEnd: Phrase
    var row, column: Template
    var rows, columns, spansRows, spansColumns: Plural
  }

  /// Words that VoiceOver says at a text field during editing.
  struct Editing: Sendable, Hashable {
    var characterMode, wordMode, insertionPointAtStart, insertionPointAtEnd: Phrase
    var characters, bullets: Plural
    /// The names of characters that cannot be read aloud.
    var space, newLine: Phrase
  }

  /// Hints, which VoiceOver says after a pause: “double tap to edit”.
  struct Hints: Sendable, Hashable {
    var edit, misspelledWords, adjust, toggle, picker, expand, collapse, drag, activate: Phrase
    var actionsAvailable, moreContent: Phrase
  }

  /// Values computed by the platform, and names given by Safari.
  struct Values: Sendable, Hashable {
    var percent, page, date, monthOfYear, weekOfYear, timeBeforeNoon, timeAfterNoon: Template
    var chooseFile, noFileSelected, indefiniteTime: Phrase
    /// The words for the number of options that are chosen in a menu.
    var items: Plural
    /// The names that Safari gives to unnamed submit and reset buttons.
    var submit, reset: Phrase
    /// The names of the bullets of list items, such as “bullet” for a filled circle.
    var bullet, whiteBullet, blackSquare: Phrase
    var colors: ColorWords
    /// The names of the months, in the form for dates with a day.
    var months: [Phrase]
    /// The names of the months, in the form for dates without a day.
    var monthsAlone: [Phrase]
  }

  func counted(_ plural: Plural, _ count: Int) -> Phrase { plural.phrase(count, by: plurals) }
}

extension VoiceOverPhrasebook.Values {
  /// Returns the name of a bullet.
  ///
  /// The result is `nil` for other markers, such as numbers, which VoiceOver reads unchanged.
  func name(ofMarker marker: String) -> Phrase? {
    switch marker {
    case "•": bullet
    case "◦": whiteBullet
    case "▪": blackSquare
    default: nil
    }
  }
}

/// The words for traits, as an iPhone speaks them or as AccessibilitySnapshot writes them.
struct TraitWords: Sendable, Hashable {
  var dimmed: Phrase
  /// The words for a button, a back button and a switch.
  var button, backButton, switchButton: Phrase
  var on, off, mixed: Phrase
  var tab: Phrase
  var textField, secureTextField, isEditing: Phrase
  var heading, link, adjustable, image, searchField: Phrase
}

/// The names of basic colours.
///
/// VoiceOver announces the value of a colour control in Safari by name. The names of other colours
/// were not recorded. VoiceOver is assumed to read them as the page writes them. Source:
/// a11ysupport.io, input-color.json, for red.
struct ColorWords: Sendable, Hashable {
  var black, white, gray, red, green, blue, yellow, cyan, magenta: Phrase

  /// Returns the name of a colour that a web page writes as `#ff0000`: “red”.
  func name(of notation: String) -> Phrase? {
    switch notation.lowercased() {
    case "#000000": black
    case "#ffffff": white
    case "#808080": gray
    case "#ff0000": red
    case "#00ff00": green
    case "#0000ff": blue
    case "#ffff00": yellow
    case "#00ffff": cyan
    case "#ff00ff": magenta
    default: nil
    }
  }
}

/// The words that platforms put into labels and values.
struct PlatformWords {
  let uiKit: UIKitWords
  let reactNative: ReactNativeWords

  init(_ phrasebook: VoiceOverPhrasebook) {
    uiKit = phrasebook.uiKit
    reactNative = phrasebook.reactNative
  }
}
