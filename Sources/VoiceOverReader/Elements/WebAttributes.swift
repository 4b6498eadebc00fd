package import AccessibilityTree
package import Announcements

/// The properties of web content that WebKit exposes in addition to UIKit's.
package struct WebAttributes: Sendable, Hashable {
  /// A role of web content, as VoiceOver announces it.
  package enum Role: Sendable, Hashable {
    case text, button, toggleButton, popUpButton, checkbox, radioButton, switchControl, link
    case textField, searchField, secureTextField, multiLineTextField, comboBox, slider, image
    case menuItem, tab, option, separator, colorWell, date, math, progress, marker, media
    /// A role for which VoiceOver has no rules, with its name.
    case named(String)
  }

  /// A kind of text for which VoiceOver says a word of its own, such as a deletion.
  package enum TextKind: Sendable, Hashable {
    case deletion, insertion, highlighted, term, definition
  }

  package var role: Role
  package var headingLevel: Int?
  /// The link around the element, or `nil` if it is not in a link.
  package var link: Link?
  package var textKind: TextKind?
  package var current: States.Current?
  package var expanded: Bool?
  package var checked: Checked?
  package var popup: States.Popup?
  package var invalid: States.Invalid?
  package var isRequired = false
  package var position, count: Int?
  /// The position of the list item that begins at this element, and the number of items.
  ///
  /// Both properties are `nil` if no list item begins here.
  package var itemPosition, itemCount: Int?
  /// Whether the element is inside the `<summary>` of a disclosure.
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
  /// The starts and ends of containers that VoiceOver announces at this element, innermost first.
  package var edges: [Edge] = []
  /// The containers whose names VoiceOver says because focus enters them at this element, outermost
  /// first.
  package var groups: [NamedGroup] = []
  /// The attributes that differ if focus moves backwards, from the next element to this element.
  @Indirect package var backwards: BackwardAttributes?
  /// Whether the hint is the description of the fieldset around the element, not of the element.
  package var hintIsOfGroup = false
  /// Facts of the page that VoiceOver does not announce, each with the rule for omitting it.
  package var omissions: [Part] = []

  package init(_ role: Role) { self.role = role }

  /// A name that the author gave to an element around the stop.
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
    /// Whether VoiceOver announces the row at this cell, because focus enters the row here.
    package var announcesRow = false
    package var isRowHeader = false, isColumnHeader = false
    package var sort: States.Sort?
    /// The texts of the header cells, in the order of speech.
    package var headers: [Name] = []
  }

  /// The attributes that replace the usual attributes of a stop if focus moves backwards.
  ///
  /// When focus moves backwards, it comes from the next stop and not from the previous stop.
  package struct BackwardAttributes: Sendable, Hashable {
    /// The cell to announce, if this stop is the last one of the cell.
    package var cell: Cell?
    /// The named containers that end at this stop, outermost first.
    package var groups: [NamedGroup] = []
  }

  /// A container whose name VoiceOver says when focus enters it.
  package struct NamedGroup: Sendable, Hashable {
    package var name: Name
    /// Whether the container is a fieldset, rather than a list box or table.
    package var isFieldset: Bool
  }

  /// The beginning or end of a container.
  package struct Edge: Sendable, Hashable {
    package var container: Container
    package var isStart: Bool
  }

  /// A container whose start and end VoiceOver announces.
  package enum Container: Sendable, Hashable {
    case list
    case listbox(name: Name?)
    case definitionList
    case form(name: Name?)
    case table(rows: Int?, columns: Int?, name: Name?)
    /// A landmark, with its name and the word with which the author replaces “region”.
    case landmark(Landmark, name: Name?, word: Name? = nil)

    var isList: Bool { self == .list }

    var isForm: Bool { if case .form = self { true } else { false } }
  }

  /// A kind of landmark that VoiceOver announces in Safari.
  package enum Landmark: String, Sendable, Hashable {
    case banner, navigation, main, complementary, contentInfo, region, search
  }
}
