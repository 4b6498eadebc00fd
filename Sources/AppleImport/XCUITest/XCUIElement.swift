internal import ImportSupport
internal import Simulator

/// One element of an app as XCUITest sees it, whatever tool wrote it down.
struct XCUIElement: Sendable {
  /// The name of its `XCUIElement.ElementType`: `Button`, `StaticText`.
  var type: String
  var position: Node.Position?
  var identifier: String?
  var label: String?
  /// `accessibilityValue`, or what the tool put in its place.
  var value: String?
  var placeholder: String?
  /// `accessibilityHint`, which few tools tell.
  var hint: String?
  /// Traits as UIKit names them, or the number of their bits; absent where the tool tells none.
  var traits: String?
  var frame: Frame?
  var isEnabled = true
  var isSelected = false
  /// Whether text is entered here.
  var isEditing = false
  /// Whether it can be seen, where the tool tells.
  var isVisible: Bool?
  /// What WebDriverAgent takes for a stop.
  var isAccessible: Bool?
  /// `isAccessibilityElement` itself.
  var isNative: Bool?
  var customActions: [String] = []
  /// Everything else that is told, by the tool's names.
  var others: [(name: String, value: String)] = []

  /// What follows from the type.
  var kind: XCUIElementKind { XCUIElementKind.named[type] ?? XCUIElementKind(stop: .whole) }

  init(_ type: String, at position: Node.Position? = nil) {
    self.type = type
    self.position = position
  }

  /// Whether there is a label that is not blank.
  var hasLabel: Bool { label?.contains { !$0.isWhitespace } ?? false }

  /// Whether there is a value that is not blank.
  var hasValue: Bool { value?.contains { !$0.isWhitespace } ?? false }

  /// Whether it is an entry field.
  var isField: Bool { kind.ownTraits.contains("textEntry") }
}

/// The elements of an app in the order of the file, so that what is inside an element follows it.
struct XCUITree: Sendable {
  var elements: [XCUIElement] = []
  /// The element around each one; −1 for the topmost.
  private(set) var parents: [Int] = []
  /// What the reading of the file lost, each kind once.
  var diagnostics: [ImportDiagnostic] = []
  var found = FoundTexts()

  var count: Int { elements.count }

  /// Adds an element as the last inside another; those inside others come before what follows them.
  @discardableResult
  mutating func append(_ element: XCUIElement, to parent: Int) -> Int {
    elements.append(element)
    parents.append(parent)
    return elements.count - 1
  }

  /// The place behind everything inside each element.
  var ends: [Int] {
    var ends = elements.indices.map { $0 + 1 }
    for place in elements.indices.reversed() where parents[place] >= 0 {
      ends[parents[place]] = max(ends[parents[place]], ends[place])
    }
    return ends
  }

  /// Whether each element is one of some, or inside one.
  func isInside(_ isOne: (XCUIElement) -> Bool) -> [Bool] {
    var inside = Array(repeating: false, count: count)
    for place in elements.indices {
      inside[place] = parents[place] >= 0 && inside[parents[place]] || isOne(elements[place])
    }
    return inside
  }

  /// The nearest element of those types around each one; −1 for none.
  func nearest(of types: Set<String>) -> [Int] {
    var nearest = Array(repeating: -1, count: count)
    for place in elements.indices where parents[place] >= 0 {
      let parent = parents[place]
      nearest[place] = types.contains(elements[parent].type) ? parent : nearest[parent]
    }
    return nearest
  }
}
