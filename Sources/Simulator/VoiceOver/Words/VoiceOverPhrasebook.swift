/// Every word VoiceOver says by itself in one language, in transcript form.
///
/// A further language is one more value of this type: the compiler asks for every phrase.
public struct VoiceOverPhrasebook: Sendable, Hashable {
  /// BCP 47 tag of the words.
  public var language: String
  /// Words for traits.
  public var traits: TraitWords
  /// Words for states.
  public var states: States
  /// Words for roles that no trait says.
  public var roles: Roles
  /// Words at the edges of containers, and for places in them.
  public var containers: Containers
  /// What a text field says while it is edited.
  public var editing: Editing
  /// Sentences after the pause.
  public var hints: Hints
  /// Values the platform computes.
  public var values: Values

  /// Words for states.
  public struct States: Sendable, Hashable {
    var selected, checked, unchecked, mixed, pressed, notPressed, expanded, collapsed: String
    var required, invalid, invalidGrammar, invalidSpelling, visited, busy: String
    var current, currentPage, currentStep, currentLocation, currentDate, currentTime: String
    var sortedUp, sortedDown: String
  }

  /// Words for roles that no trait says.
  public struct Roles: Sendable, Hashable {
    var headingLevel: Template
    var inPageLink, toggleButton, popUpButton, checkbox, radioButton, menuItem, colorWell: String
    var multiLineTextField, comboBox, pickerItem, separator, media: String
    var menuPopup, listBoxPopup, treePopup, gridPopup, dialogPopup: String
    var term, definition, deletion, insertion, highlighted, description: String
    var rowHeader, columnHeader: String
    var banner, navigation, main, complementary, contentInfo, region, search: String
  }

  /// Words at the edges of containers, and for places in them.
  public struct Containers: Sendable, Hashable {
    var position: Template
    var tabBar, listStart, listEnd, definitionListStart, definitionListEnd: String
    var formStart, formEnd, landmark, end, tableStart, tableEnd: String
    var row, column: Template
    var rows, columns, spansRows, spansColumns: Plural
  }

  /// What a text field says while it is edited.
  public struct Editing: Sendable, Hashable {
    var characterMode, wordMode, insertionPointAtStart, insertionPointAtEnd: String
    var characters, bullets: Plural
  }

  /// Sentences after the pause.
  public struct Hints: Sendable, Hashable {
    var edit, misspelledWords, adjust, toggle, picker, expand, collapse: String
    var actionsAvailable, moreContent: String
  }

  /// Values the platform computes.
  public struct Values: Sendable, Hashable {
    var percent, page, date, monthOfYear, weekOfYear, timeBeforeNoon, timeAfterNoon: Template
    var progress, inProgress, chooseFile, noFileSelected, backTitle, sound, video: String
    var months: [String]
  }

  /// A template in the forms a language has for numbers.
  public struct Plural: Sendable, Hashable {
    var one: Template
    var other: Template

    /// The words for a count.
    func filled(_ count: Int) -> String {
      (count == 1 ? one : other).filled(["count": "\(count)"])
    }
  }

  /// Every phrasebook there is, the standard one first.
  public static let all: [VoiceOverPhrasebook] = [.english]
}
