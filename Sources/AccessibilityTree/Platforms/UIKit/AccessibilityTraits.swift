/// The traits of an accessibility element, with the bits of `UIAccessibilityTraits`.
///
/// Source: UIKit, `UIAccessibilityTraits`. For private bits: AccessibilitySnapshot 0.12.1,
/// UIAccessibility+SnapshotAdditions.swift.
@usableFromInline package struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  @usableFromInline package let rawValue: UInt64

  @inlinable package init(rawValue: UInt64) { self.rawValue = rawValue }

  @inlinable package init(bit: UInt64) { rawValue = 1 << bit }

  @inlinable package static var button: Self { Self(bit: 0) }
  @inlinable package static var link: Self { Self(bit: 1) }
  @inlinable package static var image: Self { Self(bit: 2) }
  @inlinable package static var selected: Self { Self(bit: 3) }
  @inlinable package static var playsSound: Self { Self(bit: 4) }
  @inlinable package static var keyboardKey: Self { Self(bit: 5) }
  @inlinable package static var staticText: Self { Self(bit: 6) }
  @inlinable package static var summaryElement: Self { Self(bit: 7) }
  @inlinable package static var notEnabled: Self { Self(bit: 8) }
  @inlinable package static var updatesFrequently: Self { Self(bit: 9) }
  @inlinable package static var searchField: Self { Self(bit: 10) }
  @inlinable package static var startsMediaSession: Self { Self(bit: 11) }
  @inlinable package static var adjustable: Self { Self(bit: 12) }
  @inlinable package static var allowsDirectInteraction: Self { Self(bit: 13) }
  @inlinable package static var causesPageTurn: Self { Self(bit: 14) }
  @inlinable package static var tabBar: Self { Self(bit: 15) }
  @inlinable package static var header: Self { Self(bit: 16) }
  @inlinable package static var textEntry: Self { Self(bit: 18) }
  @inlinable package static var isEditing: Self { Self(bit: 21) }
  @inlinable package static var secureTextField: Self { Self(bit: 24) }
  @inlinable package static var backButton: Self { Self(bit: 27) }
  @inlinable package static var tabBarItem: Self { Self(bit: 28) }
  @inlinable package static var textArea: Self { Self(bit: 47) }
  @inlinable package static var switchButton: Self { Self(bit: 53) }

  /// Every trait with UIKit's name, sorted by bit.
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

  /// The names of the traits, sorted by bit.
  package var names: [String] {
    AccessibilityTraits.named.filter { contains($0.trait) }.map(\.name)
  }

  /// Whether these traits contain at least one of `others`.
  package func containsAny(of others: AccessibilityTraits) -> Bool { !isDisjoint(with: others) }

  /// Returns the traits in a text, which contains either names, such as `button, selected`, or a
  /// single number.
  ///
  /// Names are separated by commas or spaces. Unknown names are ignored. Each bit of a number
  /// stands for one trait.
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
