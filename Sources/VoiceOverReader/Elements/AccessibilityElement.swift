package import AccessibilityTree
package import Announcements

/// What UIKit or WebKit hands to VoiceOver of one view or element: the properties of
/// `UIAccessibility`, under the same names.
package struct AccessibilityElement: Sendable, Hashable {
  package typealias Kind = UIKitAttributes.Kind

  /// Words an element's role has although no trait says them.
  package enum RoleWord: Sendable, Hashable {
    case checkbox, radioButton, popUpButton, menuItem, colorWell, pickerItem
    /// A role without rules, by its own name.
    case named(String)
  }

  /// The node it was made of; absent for what only the platform adds.
  package var node: Node.Index?
  /// What the object is to UIKit.
  package var kind = Kind.view
  /// Whether it is a stop that speaks for everything inside.
  package var isElement = false
  package var label, value, hint: String?
  /// Whether the value is only the placeholder of an empty field.
  package var showsPlaceholder = false
  /// How the words are known, where they are the platform's and not the author's.
  package var labelAttestation, valueAttestation: Attestation?
  package var traits: AccessibilityTraits = []
  /// BCP 47 tag of the element's text.
  package var language: String?
  /// The rectangle of the view.
  package var frame: Frame?
  /// The accessibility frame, where it is not that of the view.
  package var accessibilityFrame: Frame?
  /// Whether the view is hidden or fully transparent.
  package var isHidden = false
  /// Whether the view clips what lies outside it.
  package var clips = false
  /// Whether it hides itself and everything inside from accessibility.
  package var elementsHidden = false
  /// Whether its siblings are out of reach.
  package var isModal = false
  /// Whether what is inside is read in one run.
  package var groupsChildren = false
  /// What SwiftUI's author set to be visited first among its siblings: the highest number.
  package var sortPriority = 0.0
  /// Whether people can do something with it; changes nothing that VoiceOver says.
  package var respondsToUserInteraction: Bool?
  package var containerType = ContainerType.none
  /// The author's identifier.
  package var identifier: String?
  /// The explicit list of its elements, as places in the tree.
  package var explicit: [Int]?
  /// Names of the custom actions.
  package var customActions: [String] = []
  package var customContent: [CustomContent] = []
  /// How many items a tab bar has; absent when it has none to ask.
  package var itemCount: Int?
  /// Rows and columns a cell covers.
  @Indirect package var cell: CellRange?
  /// What a data table answers about its cells.
  @Indirect package var table: AccessibilityTable?
  /// What an author's screen says beyond UIKit's properties.
  @Indirect package var design: DesignFacts?
  /// What WebKit adds for web content.
  @Indirect package var web: WebAttributes?
  /// The rules by which it was made.
  package var rules: [Rule] = []

  /// An element or view with nothing set.
  package init(node: Node.Index? = nil, kind: Kind = .view) {
    self.node = node
    self.kind = kind
  }

  /// Makes the label words of the platform's own.
  mutating func setLabel(_ phrase: Phrase) {
    label = phrase.text
    labelAttestation = phrase.attestation
  }

  /// Makes the value words of the platform's own, or nothing.
  mutating func setValue(_ phrase: Phrase?) {
    value = phrase?.text
    valueAttestation = phrase?.attestation
  }

  package typealias ContainerType = UIKitAttributes.ContainerType

  /// The rows and columns of a cell, from 0; an absent start is `NSNotFound`.
  package struct CellRange: Sendable, Hashable {
    package var row: Int?
    package var rowSpan = 1
    package var column: Int?
    package var columnSpan = 1
  }
}

/// What an author said of a native screen that UIKit has no property for in every version.
package struct DesignFacts: Sendable, Hashable {
  /// Words of the role that no trait says.
  package var roleWord: AccessibilityElement.RoleWord?
  /// The state of a check box or radio button.
  package var checked: Checked?
  /// `accessibilityExpandedStatus`.
  package var expanded: Bool?
  /// Level of a heading.
  package var level: Int?
  /// Must be filled in.
  package var isRequired = false
  /// Can be read but not changed, so that no hint offers to.
  package var isReadOnly = false
  /// What is wrong with what was entered.
  package var error: String?
  /// How many characters a secure field holds.
  package var characters: Int?
  /// The placeholder of a text field.
  package var placeholder: String?
  /// Place among its siblings, and how many there are.
  package var position, count: Int?
  /// Whether activating it opens a picker.
  package var opensPicker = false
  /// Whether holding it moves what it belongs to.
  package var isDraggable = false
  /// What the author said and UIKit cannot tell, with the rule that loses it.
  package var lost: [Part] = []
}
