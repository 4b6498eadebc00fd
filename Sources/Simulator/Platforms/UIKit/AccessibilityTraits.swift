/// The traits of an accessibility element, with the bits of `UIAccessibilityTraits`.
///
/// Source: UIKit, `UIAccessibilityTraits`; AccessibilitySnapshot 0.12.1,
/// UIAccessibility+SnapshotAdditions.swift for the private bits.
package struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  package static let button = AccessibilityTraits(bit: 0)
  package static let link = AccessibilityTraits(bit: 1)
  package static let image = AccessibilityTraits(bit: 2)
  package static let selected = AccessibilityTraits(bit: 3)
  package static let playsSound = AccessibilityTraits(bit: 4)
  package static let keyboardKey = AccessibilityTraits(bit: 5)
  package static let staticText = AccessibilityTraits(bit: 6)
  package static let summaryElement = AccessibilityTraits(bit: 7)
  package static let notEnabled = AccessibilityTraits(bit: 8)
  package static let updatesFrequently = AccessibilityTraits(bit: 9)
  package static let searchField = AccessibilityTraits(bit: 10)
  package static let startsMediaSession = AccessibilityTraits(bit: 11)
  package static let adjustable = AccessibilityTraits(bit: 12)
  package static let allowsDirectInteraction = AccessibilityTraits(bit: 13)
  package static let causesPageTurn = AccessibilityTraits(bit: 14)
  package static let tabBar = AccessibilityTraits(bit: 15)
  package static let header = AccessibilityTraits(bit: 16)
  package static let textEntry = AccessibilityTraits(bit: 18)
  package static let isEditing = AccessibilityTraits(bit: 21)
  package static let secureTextField = AccessibilityTraits(bit: 24)
  package static let backButton = AccessibilityTraits(bit: 27)
  package static let tabBarItem = AccessibilityTraits(bit: 28)
  package static let textArea = AccessibilityTraits(bit: 47)
  package static let switchButton = AccessibilityTraits(bit: 53)

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
