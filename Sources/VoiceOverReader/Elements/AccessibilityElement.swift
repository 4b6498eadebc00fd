package import AccessibilityTree
package import Announcements

/// What UIKit or WebKit exposes to VoiceOver of one view or element: the properties of
/// `UIAccessibility`, under the same names.
package struct AccessibilityElement: Sendable, Hashable {
  package typealias Kind = UIKitAttributes.Kind

  /// Words for roles that no trait says.
  package enum RoleWord: Sendable, Hashable {
    case checkbox, radioButton, popUpButton, menuItem, colorWell, pickerItem
    /// A role without rules, by its own name.
    case named(String)
  }

  /// The node it belongs to, or `nil` if the platform adds it.
  package var node: Node.Index?
  /// The kind of UIKit object.
  package var kind = Kind.view
  /// Whether it is one stop for everything inside.
  package var isElement = false
  package var label, value, hint: String?
  /// Whether the value is only the placeholder of an empty field.
  package var showsPlaceholder = false
  /// The attestation of words that are the platform's, not the author's.
  package var labelAttestation, valueAttestation: Attestation?
  package var traits: AccessibilityTraits = []
  /// BCP 47 tag of the element's text.
  package var language: String?
  package var frame: Frame?
  /// The accessibility frame, if it differs from that of the view.
  package var accessibilityFrame: Frame?
  /// Whether the view is hidden or fully transparent.
  package var isHidden = false
  /// Whether the view clips what lies outside it.
  package var clips = false
  /// Whether it hides itself and everything inside from accessibility.
  package var elementsHidden = false
  /// Whether its siblings cannot be reached.
  package var isModal = false
  /// Whether its descendants are visited in one run.
  package var groupsChildren = false
  /// SwiftUI's sort priority: the highest number is visited first.
  package var sortPriority = 0.0
  /// Whether people can interact with it; does not change the announcement.
  package var respondsToUserInteraction: Bool?
  package var containerType = ContainerType.none
  package var identifier: String?
  /// The explicit list of its elements, as indices of the tree.
  package var explicit: [Int]?
  package var customActions: [String] = []
  package var customContent: [CustomContent] = []
  /// The number of items of a tab bar.
  package var itemCount: Int?
  /// Rows and columns a cell covers.
  @Indirect package var cell: CellRange?
  /// The cells and headers of a data table.
  @Indirect package var table: AccessibilityTable?
  /// What the author's screen states beyond UIKit's properties.
  @Indirect package var design: DesignFacts?
  /// What WebKit adds for web content.
  @Indirect package var web: WebAttributes?
  /// The rules by which it was made.
  package var rules: [Rule] = []

  package init(node: Node.Index? = nil, kind: Kind = .view) {
    self.node = node
    self.kind = kind
  }

  /// Sets the label to words of the platform.
  mutating func setLabel(_ phrase: Phrase) {
    label = phrase.text
    labelAttestation = phrase.attestation
  }

  /// Sets the value to words of the platform.
  mutating func setValue(_ phrase: Phrase?) {
    value = phrase?.text
    valueAttestation = phrase?.attestation
  }

  package typealias ContainerType = UIKitAttributes.ContainerType

  /// The rows and columns of a cell, from 0; a `nil` start is `NSNotFound`.
  package struct CellRange: Sendable, Hashable {
    package var row: Int?
    package var rowSpan = 1
    package var column: Int?
    package var columnSpan = 1
  }
}

/// What the author states about a native element that UIKit has no property for in every version.
package struct DesignFacts: Sendable, Hashable {
  /// The word for a role that no trait says.
  package var roleWord: AccessibilityElement.RoleWord?
  /// The state of a check box or radio button.
  package var checked: Checked?
  /// `accessibilityExpandedStatus`.
  package var expanded: Bool?
  package var level: Int?
  package var isRequired = false
  /// Whether it cannot be changed, so that no hint offers editing.
  package var isReadOnly = false
  /// The error message.
  package var error: String?
  package var characters: Int?
  /// The placeholder of a text field.
  package var placeholder: String?
  /// The position among its siblings, and their number.
  package var position, count: Int?
  package var opensPicker = false
  /// Whether dragging it moves its row.
  package var isDraggable = false
  /// What the author states and UIKit cannot express, with the rule that omits it.
  package var omissions: [Part] = []
}
