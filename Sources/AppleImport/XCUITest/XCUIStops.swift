/// Decides at which elements of a dump VoiceOver stops.
///
/// `nativeAccessibilityElement` is UIKit's own flag, and `accessible` nearly the same. In dumps
/// without them, the types decide: controls and texts are stops, and so are elements with a label
/// that have no stops inside or whose label is the joined labels inside, as for React Native's
/// accessible views.
///
/// Source: WebDriverAgent, XCUIElement+FBWebDriverAttributes.m, for `accessible`.
/// Assumed: what follows from types.
struct XCUIStops {
  /// Whether each element is a stop.
  ///
  /// Elements inside a stop are none.
  private(set) var isStop: [Bool]
  /// Whether the dump has one of the flags.
  private(set) var hasFlags = false
  /// The texts inside each element, joined as in a table cell; `nil` if they are too long.
  private(set) var texts: [String?]
  /// Whether each element is a cell without a label, which gets the texts inside.
  private(set) var joinsTexts: [Bool]

  private let tree: XCUITree
  /// Whether each element contains a stop, and whether it contains a control.
  private var containsStop: [Bool]
  private var containsControl: [Bool]
  /// The texts of the stops inside, without spaces and commas; `nil` if too long to compare.
  private var spokenText: [String?]

  /// The maximum length of a text that is compared with a label.
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
    // Descendants follow their element, so the loop runs backwards to visit them first.
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
    guard let flag = element.isNative ?? element.isAccessible else {
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
    // VoiceOver enters tables even if they are elements.
    case "Application", "Window", "Table": return false
    // A cell may have the flag of the first view inside.
    case "Cell" where element.isNative == nil: return element.hasLabel && spokenText[index] == ""
    default: return element.isNative != nil
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

  /// Propagates the contents of an element to its parent.
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

  /// Returns a text without the separators of joined labels.
  private static func compact(_ text: String) -> String {
    text.filter { !$0.isWhitespace && $0 != "," }
  }
}
