package import AccessibilityTree
package import Announcements

/// A view or element as UIKit or WebKit exposes it to VoiceOver.
///
/// Its properties have the names that they have in `UIAccessibility`.
@dynamicMemberLookup
package struct AccessibilityElement: Sendable, Hashable {
  package typealias Kind = UIKitAttributes.Kind

  /// A role that has no trait, but a word in announcements.
  package enum RoleWord: Sendable, Hashable {
    case checkbox, radioButton, popUpButton, menuItem, colorWell, pickerItem
    /// A role for which VoiceOver has no rules, with its name.
    case named(String)
  }

  /// The node to which the element belongs, or `nil` if the platform adds the element.
  package var node: Node.Index?
  /// The kind of UIKit object.
  package var kind = Kind.view
  /// Whether the element is an accessibility element: a stop that announces everything inside it.
  package var isElement = false
  package var label, value, hint: String?
  /// Whether the value is only the placeholder of an empty field.
  package var showsPlaceholder = false
  /// How certain the words of the label and of the value are.
  ///
  /// `nil` means that the words are the author's and not the platform's.
  package var labelAttestation, valueAttestation: Attestation?
  package var traits: AccessibilityTraits = []
  /// The BCP 47 tag of the element's text.
  package var language: String?
  /// The properties that only views of apps have; elements of web pages share the defaults.
  @Shared package var native: NativeProperties
  /// The additional properties that WebKit exposes, if the element is web content.
  @Indirect package var web: WebAttributes?
  /// The rules that set the properties of the element.
  package var rules: [Rule] = []

  package init(node: Node.Index? = nil, kind: Kind = .view) {
    self.node = node
    self.kind = kind
    _native = AccessibilityElement.defaults
  }

  private static let defaults = Shared(wrappedValue: NativeProperties())

  /// A property of ``native``.
  package subscript<Value>(
    dynamicMember property: WritableKeyPath<NativeProperties, Value>
  ) -> Value {
    get { native[keyPath: property] }
    _modify { yield &native[keyPath: property] }
  }

  /// Sets the label to a phrase of the platform, and records how certain the phrase is.
  mutating func setLabel(_ phrase: Phrase) {
    label = phrase.text
    labelAttestation = phrase.attestation
  }

  /// Sets the value to a phrase of the platform, and records how certain the phrase is.
  mutating func setValue(_ phrase: Phrase?) {
    value = phrase?.text
    valueAttestation = phrase?.attestation
  }

  package typealias ContainerType = UIKitAttributes.ContainerType

  /// The properties that only views of apps have.
  package struct NativeProperties: Sendable, Hashable {
    package var frame: Frame?
    /// The accessibility frame, if it differs from the view's frame.
    package var accessibilityFrame: Frame?
    /// Whether the view is hidden or fully transparent.
    package var isHidden = false
    /// Whether the view hides content that is outside its bounds.
    package var clips = false
    /// Whether the element hides itself and everything inside it from VoiceOver.
    package var elementsHidden = false
    /// Whether the element is modal, so that its siblings cannot be reached.
    package var isModal = false
    /// Whether VoiceOver, after entering the element, visits all descendants before anything outside.
    package var groupsChildren = false
    /// SwiftUI's sort priority; VoiceOver visits elements with higher numbers first.
    package var sortPriority = 0.0
    /// Whether people can interact with the element; the announcement does not depend on this.
    package var respondsToUserInteraction: Bool?
    package var containerType = ContainerType.none
    package var identifier: String?
    /// The tree indices of the element's `accessibilityElements`, or `nil` if it has no such list.
    package var explicit: [Int]?
    package var customActions: [String] = []
    package var customContent: [CustomContent] = []
    /// The number of items of a tab bar.
    package var itemCount: Int?
    /// The rows and columns that a cell covers, if the element is a cell.
    @Indirect package var cell: CellRange?
    /// The cells and headers of the data table, if the element is a data table.
    @Indirect package var table: AccessibilityTable?
    /// Facts stated by the author for which UIKit has no property.
    @Indirect package var design: DesignFacts?
  }

  /// The rows and columns that a cell covers, counted from 0.
  ///
  /// A row or column of `nil` stands for `NSNotFound`.
  package struct CellRange: Sendable, Hashable {
    package var row: Int?
    package var rowSpan = 1
    package var column: Int?
    package var columnSpan = 1
  }
}

/// Facts about a native element that the author states.
///
/// No version of UIKit, or only some versions, have a property for such a fact.
package struct DesignFacts: Sendable, Hashable {
  /// The word for a role that has no trait.
  package var roleWord: AccessibilityElement.RoleWord?
  /// The state of a check box or radio button.
  package var checked: Checked?
  /// Whether the element is expanded, as `accessibilityExpandedStatus` states.
  package var expanded: Bool?
  package var level: Int?
  package var isRequired = false
  /// Whether a person cannot change the element; if so, no hint says how to edit the element.
  package var isReadOnly = false
  /// The error message that belongs to a field.
  package var error: String?
  package var characters: Int?
  /// The placeholder of a text field.
  package var placeholder: String?
  /// The position of the element among its siblings, and the number of siblings including itself.
  package var position, count: Int?
  package var opensPicker = false
  /// Whether dragging the element moves its row.
  package var isDraggable = false
  /// Facts stated by the author that UIKit cannot express, each with the rule for omitting it.
  package var omissions: [Part] = []
}
