public import AccessibilityTree

/// Every word VoiceOver says by itself in one language, in transcript form: a table in
/// `Languages/`, a row for each phrase.
///
/// The compiler asks a table for every row, and each tells whether it is VoiceOver's own. A class
/// only so that all who compose words share one copy; it owns nothing but its phrases, which never
/// change.
public final class VoiceOverPhrasebook: Sendable {
  /// BCP 47 tag of the words.
  public let language: String
  let plurals: PluralRule
  /// Words for traits.
  public let traits: TraitWords
  /// Words for states.
  public let states: States
  /// Words for roles that no trait says.
  public let roles: Roles
  /// Words at the edges of containers, and for places in them.
  public let containers: Containers
  /// What a text field says while it is edited.
  public let editing: Editing
  /// Sentences after the pause.
  public let hints: Hints
  /// Values the platform computes.
  public let values: Values
  /// Words that UIKit puts into labels and values.
  let uiKit: UIKitWords
  /// Words of apps made with React Native, which are English on a phone of any language.
  public let reactNative: ReactNativeWords
  /// The words in AccessibilitySnapshot's form.
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

  /// Words for states.
  public struct States: Sendable, Hashable {
    var selected, checked, unchecked, mixed, pressed, notPressed, expanded, collapsed: Phrase
    var required, invalid, invalidGrammar, invalidSpelling, visited, busy: Phrase
    var current, currentPage, currentStep, currentLocation, currentDate, currentTime: Phrase
    var sortedUp, sortedDown: Phrase
  }

  /// Words for roles that no trait says.
  public struct Roles: Sendable, Hashable {
    var headingLevel: Template
    var inPageLink, toggleButton, popUpButton, checkbox, radioButton, menuItem, colorWell: Phrase
    var multiLineTextField, comboBox, pickerItem, draggable, group, separator, math: Phrase
    var menuPopup, listBoxPopup, treePopup, gridPopup, dialogPopup: Phrase
    var term, definition, deletion, insertion, highlighted, description: Phrase
    var rowHeader, columnHeader: Phrase
    var banner, navigation, main, complementary, contentInfo, region, search: Phrase
    /// What an alert says after its title.
    var alert: Phrase
  }

  /// Words at the edges of containers, and for places in them.
  public struct Containers: Sendable, Hashable {
    var position: Template
    var tabBar, listStart, listEnd, definitionListStart, definitionListEnd: Phrase
    var formStart, formEnd, landmark, end, tableStart, tableEnd: Phrase
    var row, column: Template
    var rows, columns, spansRows, spansColumns: Plural
  }

  /// What a text field says while it is edited.
  public struct Editing: Sendable, Hashable {
    var characterMode, wordMode, insertionPointAtStart, insertionPointAtEnd: Phrase
    var characters, bullets: Plural
    /// Characters that have no sound of their own.
    var space, newLine: Phrase
  }

  /// Sentences after the pause.
  public struct Hints: Sendable, Hashable {
    var edit, misspelledWords, adjust, toggle, picker, expand, collapse, drag, activate: Phrase
    var actionsAvailable, moreContent: Phrase
  }

  /// Values the platform computes, and what Safari calls things.
  public struct Values: Sendable, Hashable {
    var percent, page, date, monthOfYear, weekOfYear, timeBeforeNoon, timeAfterNoon: Template
    var chooseFile, noFileSelected, indefiniteTime: Phrase
    /// What buttons of forms are called that have no name.
    var submit, reset: Phrase
    /// What the bullets of lists are called.
    var bullet, whiteBullet, blackSquare: Phrase
    /// Names of colours.
    var colors: ColorWords
    /// Months as dates have them.
    var months: [Phrase]
    /// Months without a day.
    var monthsAlone: [Phrase]
  }

  /// The words for a number of things, in the form that the language has for it.
  func counted(_ plural: Plural, _ count: Int) -> Phrase { plural.phrase(count, by: plurals) }
}

extension VoiceOverPhrasebook.Values {
  /// What a bullet before a list item is called; absent for numbers and letters, which are read.
  func name(ofMarker marker: String) -> Phrase? {
    switch marker {
    case "•": bullet
    case "◦": whiteBullet
    case "▪": blackSquare
    default: nil
    }
  }
}
