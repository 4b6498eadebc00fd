package import AccessibilityTree
package import Announcements

/// The properties of web content that WebKit exposes in addition to UIKit's.
package struct WebAttributes: Sendable, Hashable {
  /// Roles that have words of their own in web content.
  package enum Role: Sendable, Hashable {
    case text, button, toggleButton, popUpButton, checkbox, radioButton, switchControl, link
    case textField, searchField, secureTextField, multiLineTextField, comboBox, slider, image
    case menuItem, tab, option, separator, colorWell, date, math, progress, marker, media
    /// A role for which the reader has no rules; the text is the role's name.
    case named(String)
  }

  /// Kinds of text elements for which VoiceOver has a word.
  package enum TextKind: Sendable, Hashable {
    case deletion, insertion, highlighted, term, definition
  }

  package var role: Role
  package var headingLevel: Int?
  /// The link around the element.
  package var link: Link?
  package var textKind: TextKind?
  package var current: States.Current?
  package var expanded: Bool?
  package var checked: Checked?
  package var popup: States.Popup?
  package var invalid: States.Invalid?
  package var isRequired = false
  package var position, count: Int?
  /// The position and number of items, if a list item begins at this element.
  package var itemPosition, itemCount: Int?
  /// Whether the element is in the summary of a disclosure.
  package var isInSummary = false
  /// The value of `aria-description`, spoken before the role.
  package var ariaDescription: String?
  /// The text of the error message; VoiceOver speaks it after the invalid state.
  package var error: String?
  /// The number of characters in a secure field.
  package var characters: Int?
  package var placeholder: String?
  /// Whether the element cannot be changed.
  package var isReadOnly = false
  package var cell: Cell?
  /// The edges of containers that begin or end at this element, the innermost first.
  package var edges: [Edge] = []
  /// The name of the list box or table that focus enters at this element.
  package var groupName: Name?
  /// The attributes that differ if focus comes from the element after this one.
  @Indirect package var backwards: Backwards?
  /// Whether the hint is the description of the fieldset around the element.
  package var hintIsOfGroup = false
  /// Facts of the page that Safari does not expose, each with the rule that leaves it out.
  package var omissions: [Part] = []

  package init(_ role: Role) { self.role = role }

  /// The name that the author gave an element around the stop.
  package struct Name: Sendable, Hashable {
    package var text: String
    /// The BCP 47 tag of the text, if known.
    package var language: String?
  }

  /// The properties of a link.
  package struct Link: Sendable, Hashable {
    package var isVisited = false, isInPage = false
    package var current: States.Current?
  }

  /// The position of a stop in a table.
  package struct Cell: Sendable, Hashable {
    package var row, column: Int
    package var columnSpan = 1
    /// Whether the cell is the first one of its row; this cell announces the row.
    package var announcesRow = false
    package var isRowHeader = false, isColumnHeader = false
    package var sort: States.Sort?
    /// The texts of the header cells, in the order of speech.
    package var headers: [Name] = []
  }

  /// The attributes of a stop that replace the usual ones when focus moves backwards.
  ///
  /// They depend on the stop from which focus comes.
  package struct Backwards: Sendable, Hashable {
    /// The cell, if this stop is the last stop of the cell.
    package var cell: Cell?
    /// The name of the innermost named container that ends at this stop.
    package var groupName: Name?
  }

  /// The beginning or end of a container.
  package struct Edge: Sendable, Hashable {
    package var container: Container
    package var isStart: Bool
  }

  /// A container with edges that VoiceOver announces.
  package enum Container: Sendable, Hashable {
    case list
    case listbox(name: Name?)
    case definitionList
    case form(name: Name?)
    case table(rows: Int?, columns: Int?, name: Name?)
    /// A landmark, with the author's name for it and the author's word for its kind.
    case landmark(Landmark, name: Name?, word: Name? = nil)

    var isList: Bool { self == .list }

    var isForm: Bool { if case .form = self { true } else { false } }
  }

  /// Landmarks that Safari announces.
  package enum Landmark: String, Sendable, Hashable {
    case banner, navigation, main, complementary, contentInfo, region, search
  }
}
