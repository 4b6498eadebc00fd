/// The elements of a dump at which VoiceOver stops.
///
/// Some dumps have the flag `nativeAccessibilityElement`, which is `isAccessibilityElement` of
/// UIKit. Some have `accessible`, which is nearly the same. In dumps without these two flags, an
/// element is a stop in these cases:
///
/// - Its type is a control or a text.
/// - It has a label and contains no stops.
/// - Its label consists of the labels inside it, as in React Native's accessible views.
///
/// Source: WebDriverAgent, XCUIElement+FBWebDriverAttributes.m, for `accessible`. The cases for
/// dumps without flags are assumed.
struct XCUIStops {
  /// For each element, whether it is a stop.
  ///
  /// No stop contains another stop.
  private(set) var isStop: [Bool]
  /// Whether the dump has the attribute `nativeAccessibilityElement` or `accessible`.
  private(set) var hasFlags = false
  /// For each element, the texts inside the element, joined as UIKit joins the texts in table
  /// cells.
  ///
  /// The entry is `nil` if the texts are too long.
  private(set) var texts: [String?]
  /// For each element, whether the element is a stop and a cell without a label.
  ///
  /// UIKit uses the texts inside such a cell as its label.
  private(set) var joinsTexts: [Bool]

  private let tree: XCUITree
  /// For each element, whether the element is a stop or contains a stop.
  private var containsStop: [Bool]
  private var containsControl: [Bool]
  /// For each element, the texts of the stops inside the element, without white space and commas.
  ///
  /// The entry is `nil` if the texts are too long to compare.
  private var spokenText: [String?]

  /// The maximum length of a text to compare with a label.
  private static let maximumLength = 2_000

  init(_ tree: XCUITree) {
    self.tree = tree
    isStop = Array(repeating: false, count: tree.count)
    containsStop = isStop
    containsControl = isStop
    joinsTexts = isStop
    spokenText = Array(repeating: "", count: tree.count)
    texts = spokenText
    let lists = tree.nearest(of: ["Table", "CollectionView"])
    // Descendants come after their ancestors. The loop runs backwards to visit descendants first.
    for index in tree.elements.indices.reversed() {
      let isInTable = lists[index] >= 0 && tree.elements[lists[index]].type == "Table"
      isStop[index] = decide(index, isInTable: isInTable)
      propagate(index)
    }
    keepOutermost()
  }

  private mutating func keepOutermost() {
    var isInside = Array(repeating: false, count: tree.count)
    for index in tree.elements.indices where tree.parents[index] >= 0 {
      let parent = tree.parents[index]
      isInside[index] = isInside[parent] || isStop[parent]
      if isInside[index] { isStop[index] = false }
    }
    for index in tree.elements.indices where !isStop[index] { joinsTexts[index] = false }
  }

  private mutating func decide(_ index: Int, isInTable: Bool) -> Bool {
    let element = tree.elements[index]
    guard let flag = element.isNativeAccessibilityElement ?? element.isAccessible else {
      return infer(index, element, isInTable: isInTable)
    }
    hasFlags = true
    let isEntry = element.type == "TextField" || element.type == "SecureTextField"
    guard flag || isEntry else { return false }
    if element.type == "Cell", !element.hasLabel, !containsStop[index] {
      joinsTexts[index] = !(texts[index] ?? "").isEmpty
    }
    guard containsStop[index], !isEntry else { return true }
    switch element.type {
    // VoiceOver goes to the elements inside a table, even if the table is an element.
    case "Application", "Window", "Table": return false
    // For a cell, WebDriverAgent may report `accessible` of the first view inside the cell.
    // Therefore, the flag `accessible` does not by itself make the cell a stop.
    case "Cell" where element.isNativeAccessibilityElement == nil:
      return element.hasLabel && spokenText[index] == ""
    default: return element.isNativeAccessibilityElement != nil
    }
  }

  private mutating func infer(_ index: Int, _ element: XCUIElement, isInTable: Bool) -> Bool {
    switch element.kind.stop {
    case .always: return true
    case .withText: return element.hasLabel || element.type != "Image" && element.hasValue
    case .never: return false
    case .whole: break
    }
    guard !containsControl[index] else { return false }
    let isTableCell = element.type == "Cell" && isInTable
    if !element.hasLabel, isTableCell, !(texts[index] ?? "").isEmpty {
      joinsTexts[index] = true
      return true
    }
    guard let label = element.label, element.hasLabel else { return false }
    return isTableCell || !containsStop[index] || spokenText[index] == XCUIStops.compact(label)
  }

  /// Updates the facts about the parent of an element: the stops, controls and texts inside the
  /// parent.
  private mutating func propagate(_ index: Int) {
    let parent = tree.parents[index]
    let element = tree.elements[index]
    let isText = ["StaticText", "Image", "Other", "Cell", "Any"].contains(element.type)
    var words = spokenText[index]
    var labels = texts[index]
    if isStop[index] {
      let label = element.hasLabel ? element.label : joinsTexts[index] ? labels : element.value
      let text = label ?? ""
      words = text.utf8.count > XCUIStops.maximumLength ? nil : XCUIStops.compact(text)
      containsStop[index] = true
      containsControl[index] = containsControl[index] || !isText
    }
    if element.type == "StaticText" {
      labels = element.hasLabel ? element.label : element.value ?? ""
    }
    guard parent >= 0 else { return }
    containsStop[parent] = containsStop[parent] || containsStop[index]
    containsControl[parent] = containsControl[parent] || containsControl[index]
    spokenText[parent] = XCUIStops.join(words, spokenText[parent], "")
    texts[parent] = XCUIStops.join(labels, texts[parent], ", ")
  }

  private static func join(_ first: String?, _ rest: String?, _ separator: String) -> String? {
    guard let first, let rest else { return nil }
    if first.isEmpty { return rest }
    if rest.isEmpty { return first.utf8.count > maximumLength ? nil : first }
    guard first.utf8.count + rest.utf8.count <= maximumLength else { return nil }
    return first + separator + rest
  }

  /// Returns a text without white space and commas, which separate joined labels.
  private static func compact(_ text: String) -> String {
    text.filter { !$0.isWhitespace && $0 != "," }
  }
}
