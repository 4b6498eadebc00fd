/// Decides which elements of a dump VoiceOver stops at.
///
/// `nativeAccessibilityElement` is UIKit's own flag and `accessible` nearly so; where a dump has
/// neither, the types decide: controls and text are stops, and so is what has a label and nothing
/// else inside, or the labels inside joined, as React Native's accessible views are.
///
/// Source: WebDriverAgent, XCUIElement+FBWebDriverAttributes.m, for `accessible`.
/// Assumed: what follows from types.
struct XCUIStops {
  /// Whether each element is a stop; what is inside one is none.
  private(set) var isStop: [Bool]
  /// Whether a flag decided anywhere.
  private(set) var hasFlags = false
  /// The texts inside each element, joined as a table cell does it; absent where they are too long.
  private(set) var texts: [String?]
  /// Cells that have no label of their own and are told as the texts inside.
  private(set) var joinsTexts: [Bool]

  private let tree: XCUITree
  /// Whether a stop is inside, and whether one that is more than text.
  private var holdsStop: [Bool]
  private var holdsControl: [Bool]
  /// What the stops inside say, without blanks and commas; absent where it is too long to compare.
  private var said: [String?]

  /// The longest text that is compared with a label.
  private static let longest = 2_000

  init(_ tree: XCUITree) {
    self.tree = tree
    isStop = Array(repeating: false, count: tree.count)
    holdsStop = isStop
    holdsControl = isStop
    joinsTexts = isStop
    said = Array(repeating: "", count: tree.count)
    texts = said
    let lists = tree.nearest(of: ["Table", "CollectionView"])
    // What is inside an element follows it, so backwards every element is met after its parts.
    for place in tree.elements.indices.reversed() {
      let isInTable = lists[place] >= 0 && tree.elements[lists[place]].type == "Table"
      isStop[place] = decide(place, isInTable: isInTable)
      handUp(place)
    }
    keepOutermost()
  }

  private mutating func keepOutermost() {
    var isInside = Array(repeating: false, count: tree.count)
    for place in tree.elements.indices where tree.parents[place] >= 0 {
      let parent = tree.parents[place]
      isInside[place] = isInside[parent] || isStop[parent]
      if isInside[place] { isStop[place] = false }
    }
    for place in tree.elements.indices where !isStop[place] { joinsTexts[place] = false }
  }

  private mutating func decide(_ place: Int, isInTable: Bool) -> Bool {
    let element = tree.elements[place]
    guard let flag = element.isNative ?? element.isAccessible else {
      return infer(place, element, isInTable: isInTable)
    }
    hasFlags = true
    let isEntry = element.type == "TextField" || element.type == "SecureTextField"
    guard flag || isEntry else { return false }
    if element.type == "Cell", !element.hasLabel, !holdsStop[place] {
      joinsTexts[place] = !(texts[place] ?? "").isEmpty
    }
    guard holdsStop[place], !isEntry else { return true }
    switch element.type {
    // A table may be an element and is entered all the same.
    case "Application", "Window", "Table": return false
    // The flag of a cell may be that of the first view inside.
    case "Cell" where element.isNative == nil: return element.hasLabel && said[place] == ""
    default: return element.isNative != nil
    }
  }

  private mutating func infer(_ place: Int, _ element: XCUIElement, isInTable: Bool) -> Bool {
    switch element.kind.stop {
    case .always: return true
    case .withText: return element.hasLabel || element.type != "Image" && element.hasValue
    case .never: return false
    case .whole: break
    }
    guard !holdsControl[place] else { return false }
    let isTableCell = element.type == "Cell" && isInTable
    if !element.hasLabel, isTableCell, !(texts[place] ?? "").isEmpty {
      joinsTexts[place] = true
      return true
    }
    guard let label = element.label, element.hasLabel else { return false }
    return isTableCell || !holdsStop[place] || said[place] == XCUIStops.compact(label)
  }

  /// Tells the element around one what is inside.
  private mutating func handUp(_ place: Int) {
    let parent = tree.parents[place]
    let element = tree.elements[place]
    let isText = ["StaticText", "Image", "Other", "Cell", "Any"].contains(element.type)
    var words = said[place]
    var labels = texts[place]
    if isStop[place] {
      let label = element.hasLabel ? element.label : joinsTexts[place] ? labels : element.value
      let text = label ?? ""
      words = text.utf8.count > XCUIStops.longest ? nil : XCUIStops.compact(text)
      holdsStop[place] = true
      holdsControl[place] = holdsControl[place] || !isText
    }
    if element.type == "StaticText" {
      labels = element.hasLabel ? element.label : element.value ?? ""
    }
    guard parent >= 0 else { return }
    holdsStop[parent] = holdsStop[parent] || holdsStop[place]
    holdsControl[parent] = holdsControl[parent] || holdsControl[place]
    said[parent] = XCUIStops.join(words, said[parent], "")
    texts[parent] = XCUIStops.join(labels, texts[parent], ", ")
  }

  private static func join(_ first: String?, _ rest: String?, _ separator: String) -> String? {
    guard let first, let rest else { return nil }
    if first.isEmpty { return rest }
    if rest.isEmpty { return first.utf8.count > longest ? nil : first }
    guard first.utf8.count + rest.utf8.count <= longest else { return nil }
    return first + separator + rest
  }

  /// A text without what stands between labels when they are joined.
  private static func compact(_ text: String) -> String {
    text.filter { !$0.isWhitespace && $0 != "," }
  }
}
