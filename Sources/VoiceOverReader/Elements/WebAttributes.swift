package import AccessibilityTree
package import Announcements

/// What WebKit tells VoiceOver of web content beyond UIKit's properties.
package struct WebAttributes: Sendable, Hashable {
  /// Roles that have words of their own in web content.
  package enum Role: Sendable, Hashable {
    case text, button, toggleButton, popUpButton, checkbox, radioButton, switchControl, link
    case textField, searchField, secureTextField, multiLineTextField, comboBox, slider, image
    case menuItem, tab, option, separator, colorWell, date, math, progress, marker, media
    /// A role without rules, by its own name.
    case named(String)
  }

  /// A word for text inside an element of that kind.
  package enum TextKind: Sendable, Hashable {
    case deletion, insertion, highlighted, term, definition
  }

  /// What the element is.
  package var role: Role
  package var headingLevel: Int?
  /// Whether it is in a link, and what is known of that link.
  package var link: Link?
  package var textKind: TextKind?
  package var current: States.Current?
  package var expanded: Bool?
  package var checked: Checked?
  package var popup: States.Popup?
  package var invalid: States.Invalid?
  package var isRequired = false
  package var position, count: Int?
  /// The place in its list of the item that begins here.
  package var itemPosition, itemCount: Int?
  /// Whether it is in the summary of a disclosure.
  package var isInSummary = false
  /// The value of `aria-description`, spoken before the role.
  package var ariaDescription: String?
  /// Text of the error message, spoken after the invalid state.
  package var error: String?
  /// How many characters a secure field holds.
  package var characters: Int?
  package var placeholder: String?
  /// Whether it can be read but not changed.
  package var isReadOnly = false
  package var cell: Cell?
  /// Containers that begin or end here, innermost first.
  package var edges: [Edge] = []
  /// Name of the list box or table entered here.
  package var groupName: Name?
  /// What the page says and Safari does not tell, with the rule that loses it.
  package var lost: [Part] = []

  /// Attributes of an element of that role.
  package init(_ role: Role) { self.role = role }

  /// What the author calls something around the stop.
  package struct Name: Sendable, Hashable {
    package var text: String
    /// BCP 47 tag of the text, where it is known.
    package var language: String?
  }

  /// What is known of a link.
  package struct Link: Sendable, Hashable {
    package var isVisited = false, isInPage = false
    package var current: States.Current?
  }

  /// The place of a stop in a table.
  package struct Cell: Sendable, Hashable {
    package var row, column: Int
    /// How many columns it covers.
    package var columnSpan = 1
    /// Whether it is the first cell of its row, which tells the row.
    package var tellsRow = false
    package var isRowHeader = false, isColumnHeader = false
    package var sort: States.Sort?
    /// Texts of the header cells, in the order in which they are spoken.
    package var headers: [Name] = []
  }

  /// The beginning or end of a container.
  package struct Edge: Sendable, Hashable {
    package var container: Container
    package var isStart: Bool
  }

  /// A container that is told.
  package enum Container: Sendable, Hashable {
    case list
    case listbox(name: Name?)
    case definitionList, form
    case table(rows: Int?, columns: Int?, name: Name?)
    /// A landmark with what the author calls it, and what the author calls its kind.
    case landmark(Landmark, name: Name?, word: Name? = nil)

    /// Whether it counts as a list for what is nested.
    var isList: Bool { self == .list }
  }

  /// Landmarks that Safari tells.
  package enum Landmark: String, Sendable, Hashable {
    case banner, navigation, main, complementary, contentInfo, region, search
  }
}
