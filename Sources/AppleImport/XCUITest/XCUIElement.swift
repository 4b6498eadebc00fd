internal import AccessibilityTree
internal import ImportSupport

struct XCUIElement: Sendable {
  /// The name of the `XCUIElement.ElementType`: `Button`, `StaticText`.
  var type: String
  var position: Node.Position?
  var identifier: String?
  var label: String?
  /// The `accessibilityValue`, or a text that the tool wrote in place of that value.
  var value: String?
  var placeholder: String?
  /// The `accessibilityHint`.
  ///
  /// Few tools report hints.
  var hint: String?
  /// The traits, by their names in UIKit or as a bit mask, or `nil` if the tool does not report
  /// them.
  var traits: String?
  var frame: Frame?
  var isEnabled = true
  var isSelected = false
  var hasKeyboardFocus = false
  /// Whether the element is visible, or `nil` if the tool does not report the visibility.
  var isVisible: Bool?
  /// Whether WebDriverAgent's attribute `accessible` is true.
  ///
  /// The attribute is an approximation of `isAccessibilityElement`.
  var isAccessible: Bool?
  /// Whether UIKit's property `isAccessibilityElement` is true.
  var isNativeAccessibilityElement: Bool?
  var customActions: [String] = []
  /// All other attributes, with the tool's names.
  var others: [(name: String, value: String)] = []

  var kind: XCUIElementKind { XCUIElementKind.named[type] ?? XCUIElementKind(stop: .whole) }

  init(_ type: String, at position: Node.Position? = nil) {
    self.type = type
    self.position = position
  }

  /// Whether the label is not blank.
  var hasLabel: Bool { label?.contains { !$0.isWhitespace } ?? false }

  /// Whether the value is not blank.
  var hasValue: Bool { value?.contains { !$0.isWhitespace } ?? false }

  var isField: Bool { kind.privateTraits.contains("textEntry") }

  /// Whether the value of the field may be the placeholder of the field.
  var mayShowPlaceholder: Bool {
    guard isField, type != "SearchField" else { return false }
    if let placeholder, !placeholder.isEmpty { return !hasValue || value == placeholder }
    let isBullets = value?.allSatisfy { $0 == "•" } ?? false
    return placeholder == nil && hasValue && !hasLabel && !isBullets
  }

  /// Replaces the text of a secure field by bullets, as UIKit does.
  ///
  /// A value that repeats the label or may be the placeholder is not replaced.
  ///
  /// Source: UIKit, UITextField, `isSecureTextEntry`.
  ///
  /// - Returns: The replaced text, or `nil` if no text was replaced.
  mutating func hideSecret() -> String? {
    guard type == "SecureTextField", let value, hasValue, value != label, !mayShowPlaceholder else {
      return nil
    }
    self.value = String(repeating: "•", count: value.count)
    return value
  }
}

/// The elements of an app in depth-first order.
struct XCUITree: Sendable {
  var elements: [XCUIElement] = []
  /// For each element, the index of its parent, or −1 for a topmost element.
  private(set) var parents: [Int] = []
  var diagnostics: [ImportDiagnostic] = []
  var found = FoundTexts()

  var count: Int { elements.count }

  /// Appends an element.
  ///
  /// Elements must be appended in depth-first order.
  ///
  /// - Returns: The index of the element.
  @discardableResult
  mutating func append(_ element: XCUIElement, to parent: Int) -> Int {
    elements.append(element)
    if let secret = elements[elements.count - 1].hideSecret() { found.hide(secret) }
    parents.append(parent)
    return elements.count - 1
  }

  /// For each element, the index after the index of its last descendant.
  var ends: [Int] {
    var ends = elements.indices.map { $0 + 1 }
    for index in elements.indices.reversed() where parents[index] >= 0 {
      ends[parents[index]] = max(ends[parents[index]], ends[index])
    }
    return ends
  }

  /// Returns, for each element, whether the element or any ancestor satisfies a condition.
  func isInside(_ condition: (XCUIElement) -> Bool) -> [Bool] {
    var inside = Array(repeating: false, count: count)
    for index in elements.indices {
      inside[index] = parents[index] >= 0 && inside[parents[index]] || condition(elements[index])
    }
    return inside
  }

  /// Returns, for each element, the index of its nearest ancestor with one of the given types, or
  /// −1 if there is no such ancestor.
  func nearest(of types: Set<String>) -> [Int] {
    var nearest = Array(repeating: -1, count: count)
    for index in elements.indices where parents[index] >= 0 {
      let parent = parents[index]
      nearest[index] = types.contains(elements[parent].type) ? parent : nearest[parent]
    }
    return nearest
  }
}
