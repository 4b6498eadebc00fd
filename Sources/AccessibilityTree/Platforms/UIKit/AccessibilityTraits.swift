/// The traits of an accessibility element, with the bits of `UIAccessibilityTraits`.
///
/// Source: UIKit, `UIAccessibilityTraits`; AccessibilitySnapshot 0.12.1,
/// UIAccessibility+SnapshotAdditions.swift for the private bits.
package struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  package let rawValue: UInt64

  @inlinable package init(rawValue: UInt64) { self.rawValue = rawValue }

  @inlinable package init(bit: UInt64) { rawValue = 1 << bit }

  @inlinable package static var button: AccessibilityTraits { AccessibilityTraits(bit: 0) }
  @inlinable package static var link: AccessibilityTraits { AccessibilityTraits(bit: 1) }
  @inlinable package static var image: AccessibilityTraits { AccessibilityTraits(bit: 2) }
  @inlinable package static var selected: AccessibilityTraits { AccessibilityTraits(bit: 3) }
  @inlinable package static var playsSound: AccessibilityTraits { AccessibilityTraits(bit: 4) }
  @inlinable package static var keyboardKey: AccessibilityTraits { AccessibilityTraits(bit: 5) }
  @inlinable package static var staticText: AccessibilityTraits { AccessibilityTraits(bit: 6) }
  @inlinable package static var summaryElement: AccessibilityTraits { AccessibilityTraits(bit: 7) }
  @inlinable package static var notEnabled: AccessibilityTraits { AccessibilityTraits(bit: 8) }
  @inlinable package static var updatesFrequently: AccessibilityTraits {
    AccessibilityTraits(bit: 9)
  }
  @inlinable package static var searchField: AccessibilityTraits { AccessibilityTraits(bit: 10) }
  @inlinable package static var startsMediaSession: AccessibilityTraits {
    AccessibilityTraits(bit: 11)
  }
  @inlinable package static var adjustable: AccessibilityTraits { AccessibilityTraits(bit: 12) }
  @inlinable package static var allowsDirectInteraction: AccessibilityTraits {
    AccessibilityTraits(bit: 13)
  }
  @inlinable package static var causesPageTurn: AccessibilityTraits { AccessibilityTraits(bit: 14) }
  @inlinable package static var tabBar: AccessibilityTraits { AccessibilityTraits(bit: 15) }
  @inlinable package static var header: AccessibilityTraits { AccessibilityTraits(bit: 16) }
  @inlinable package static var textEntry: AccessibilityTraits { AccessibilityTraits(bit: 18) }
  @inlinable package static var isEditing: AccessibilityTraits { AccessibilityTraits(bit: 21) }
  @inlinable package static var secureTextField: AccessibilityTraits {
    AccessibilityTraits(bit: 24)
  }
  @inlinable package static var backButton: AccessibilityTraits { AccessibilityTraits(bit: 27) }
  @inlinable package static var tabBarItem: AccessibilityTraits { AccessibilityTraits(bit: 28) }
  @inlinable package static var textArea: AccessibilityTraits { AccessibilityTraits(bit: 47) }
  @inlinable package static var switchButton: AccessibilityTraits { AccessibilityTraits(bit: 53) }

  /// Every trait with UIKit's name, in the order of the bits.
  package static let named: [(name: String, trait: AccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header), ("textEntry", .textEntry),
    ("isEditing", .isEditing), ("secureTextField", .secureTextField),
    ("backButton", .backButton), ("tabBarItem", .tabBarItem), ("textArea", .textArea),
    ("switchButton", .switchButton),
  ]

  /// The names of the traits, in the order of the bits.
  package var names: [String] {
    AccessibilityTraits.named.filter { contains($0.trait) }.map(\.name)
  }

  /// Whether at least one of those traits is set.
  package func containsAny(of others: AccessibilityTraits) -> Bool { !isDisjoint(with: others) }

  /// Reads names of traits with commas or blanks between them, or the number of their bits; unknown
  /// ones say nothing.
  package static func parse(_ text: String) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      if let bits = UInt64(word) {
        traits.formUnion(AccessibilityTraits(rawValue: bits))
      } else if let known = named.first(where: { $0.name.lowercased() == word.lowercased() }) {
        traits.insert(known.trait)
      }
    }
    return traits
  }
}
