import AccessibilityTree

/// The nodes of a page in Chrome's engine, in document order.
///
/// There is a node for each block, for each element with properties, and for each text. Inline
/// elements without properties, such as `<b>`, are replaced by their texts. Source: Chromium,
/// AXNodeObject::ShouldIncludeBasedOnSemantics and AXLayoutObject.
struct ChromeTree: Sendable {
  enum Kind: UInt8, Sendable, Hashable {
    case element, text, lineBreak
    /// The bullet or number of a list item.
    case marker
    /// The bullet or number of an item outside a list; Chrome treats such a marker as text.
    case markerText
    /// The box around everything in a `<details>` element but its summary.
    case detailsContent
  }

  struct Content: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let anything = Content(rawValue: 1 << 0)
    /// The element has a child that is not text.
    static let elements = Content(rawValue: 1 << 1)
    static let marker = Content(rawValue: 1 << 2)
    /// The element has a focusable descendant.
    static let focusable = Content(rawValue: 1 << 3)
    /// The element has a table, row or cell at any depth.
    static let tableParts = Content(rawValue: 1 << 4)
    static let lists = Content(rawValue: 1 << 5)
    /// The element has a child that is neither text nor a picture.
    static let others = Content(rawValue: 1 << 6)
  }

  /// A node of the tree; `end` is the index after its last descendant.
  struct Entry: Sendable {
    var node: Node.Index
    var kind: Kind
    var parent: Int
    var end: Int
    var content: Content = []
  }

  private(set) var entries: [Entry] = []
  /// Whether each node of the screen is exposed or, if not, the reason; indexed by node.
  private(set) var exposures: [NodeExposure]
  /// The number of texts in each node of the screen that has no entry of its own.
  ///
  /// Blank texts do not count. The array is indexed by node.
  private(set) var textCounts: [Int32]
  /// The first entry with words (a text or a named element) at or after each index.
  ///
  /// The array has one more element than there are entries.
  private(set) var nextSpoken: [Int] = []
  /// The number of entries before each index that separate words, such as blocks and line breaks.
  ///
  /// The array has one more element than there are entries.
  private(set) var gapsBefore: [Int] = []

  /// The index of the box around the content of each `<details>` element that has such a box.
  ///
  /// The keys are the indices of the elements. After its summary and before its content, an element
  /// has ``unknownBox`` as its value.
  private var contentBoxes: [Int: Int] = [:]

  /// The number used in place of the index of a box that has no entry yet.
  private static let unknownBox = -1

  /// The number used in place of a parent's index for content that is not in the tree.
  private static let omitted = -2

  init(_ screen: Screen) {
    exposures = Array(repeating: .structure, count: screen.count)
    textCounts = Array(repeating: 0, count: screen.count)
    entries.reserveCapacity(screen.count)
    var parents = Array(repeating: -1, count: screen.count)
    for visit in screen.preorder {
      let position = Int(visit.index.position)
      let parent = screen.parent(of: visit.index)
      let elementIndex = parent.map { parents[Int($0.position)] } ?? -1
      let parentIndex = boxIndex(for: visit.index, of: screen, below: parent, elementIndex)
      let contentParent = add(visit.index, of: screen, below: parent, parentIndex: parentIndex)
      parents[position] = contentParent
      if contentParent >= 0, screen[visit.index].web?.hasEmptyBox == true {
        entries[contentParent].content.formUnion([.anything, .elements, .others])
      }
    }
    measure(screen)
    count(screen)
    findWords(screen)
  }

  /// Finds the entries with words and the gaps between words.
  ///
  /// With the tables `nextSpoken` and `gapsBefore`, computing a name skips elements without words.
  private mutating func findWords(_ screen: Screen) {
    nextSpoken = Array(repeating: entries.count, count: entries.count + 1)
    gapsBefore = Array(repeating: 0, count: entries.count + 1)
    for (index, entry) in entries.enumerated() {
      let isGap =
        switch entry.kind {
        case .text, .marker, .markerText: false
        case .lineBreak, .detailsContent: true
        case .element: screen[entry.node].web?.display != .inline
        }
      gapsBefore[index + 1] = gapsBefore[index] + (isGap ? 1 : 0)
    }
    for index in entries.indices.reversed() {
      let entry = entries[index]
      let isSpoken =
        switch entry.kind {
        case .text, .markerText: true
        case .element: !screen[entry.node].name.isEmpty
        case .marker, .lineBreak, .detailsContent: false
        }
      nextSpoken[index] = isSpoken ? index : nextSpoken[index + 1]
    }
  }

  /// Returns the index of the parent of a node's entry.
  ///
  /// The parent is the box around the content of a `<details>` element if the node is in lines of
  /// text there. Otherwise, the parent is the entry at `index`. Source: Chromium 156, measured.
  private mutating func boxIndex(
    for node: Node.Index, of screen: Screen, below parent: Node.Index?, _ index: Int
  ) -> Int {
    guard index >= 0, let parent, screen[parent].web?.element == "details",
      entries[index].node == parent, screen[node].hidden == nil
    else { return index }
    if screen[node].role == .disclosureTriangle {
      let isInLines = screen.children(of: parent).allSatisfy { screen[$0].isInLines }
      if isInLines { contentBoxes[index] = ChromeTree.unknownBox }
      return index
    }
    guard let known = contentBoxes[index] else { return index }
    guard known == ChromeTree.unknownBox else { return known }
    let box = entries.count
    entries.append(Entry(node: node, kind: .detailsContent, parent: index, end: box + 1))
    contentBoxes[index] = box
    return box
  }

  /// Adds an entry for a node if the node needs an entry.
  ///
  /// Returns the index of the entry that is the parent of the node's content.
  private mutating func add(
    _ index: Node.Index, of screen: Screen, below parent: Node.Index?, parentIndex: Int
  ) -> Int {
    let position = Int(index.position)
    guard parentIndex != ChromeTree.omitted else {
      exposures[position] = .insideHidden
      return parentIndex
    }
    switch ChromeInclusion(of: index, below: parent, in: screen) {
    case .hidden:
      exposures[position] = .hidden
      return ChromeTree.omitted
    case .nameOfControl:
      exposures[position] = .nameOfControl
      return parentIndex
    case .replacedByChildren: return parentIndex
    case .replacedByMarkedChildren:
      appendMarker(of: index, below: parentIndex, screen)
      return parentIndex
    case .element: return append(index, .element, below: parentIndex, screen)
    case .text: return append(index, .text, below: parentIndex, screen)
    case .lineBreak:
      exposures[position] = .empty
      return append(index, .lineBreak, below: parentIndex, screen)
    }
  }

  private mutating func append(
    _ index: Node.Index, _ kind: Kind, below parentIndex: Int, _ screen: Screen
  ) -> Int {
    let entry = entries.count
    entries.append(Entry(node: index, kind: kind, parent: parentIndex, end: entry + 1))
    if kind == .element, screen[index].role == .listItem, screen[index].web?.marker != nil {
      let isText =
        screen[index].isWrittenListItem
        && screen.parent(of: index).map { screen[index].isItemOfOtherList(screen[$0]) } == true
      let kind = isText ? Kind.markerText : .marker
      entries.append(Entry(node: index, kind: kind, parent: entry, end: entry + 2))
    } else if kind == .element, screen[index].role == .generic, screen[index].web?.marker != nil {
      appendMarker(of: index, below: entry, screen)
    }
    return entry
  }

  /// Adds the bullet or number of a list item that has no role.
  ///
  /// Source: Chromium 156, measured: `ListMarker` in a list, else `StaticText`.
  private mutating func appendMarker(
    of item: Node.Index, below parentIndex: Int, _ screen: Screen
  ) {
    let entry = entries.count
    let parent = parentIndex >= 0 ? screen[entries[parentIndex].node] : nil
    let isInList = parent?.role.isPlainList == true && parent?.web?.hasIgnoredRole != true
    entries.append(
      Entry(
        node: item, kind: isInList ? .marker : .markerText, parent: parentIndex, end: entry + 1))
  }

  private mutating func measure(_ screen: Screen) {
    for index in stride(from: entries.count - 1, through: 0, by: -1) {
      let entry = entries[index]
      guard entry.parent >= 0 else { continue }
      var content = entry.content.intersection([.focusable, .tableParts, .lists])
      content.insert(.anything)
      switch entry.kind {
      case .text, .markerText, .lineBreak: break
      case .marker: content.formUnion([.marker, .elements, .others])
      case .detailsContent: content.formUnion([.elements, .others])
      case .element:
        let node = screen[entry.node]
        content.insert(.elements)
        if !isImage(node, entry) { content.insert(.others) }
        if node.isFocusableInChrome { content.insert(.focusable) }
        if node.role.isTablePart { content.insert(.tableParts) }
        if node.role.isListInChrome { content.insert(.lists) }
      }
      entries[entry.parent].content.formUnion(content)
      entries[entry.parent].end = max(entries[entry.parent].end, entry.end)
    }
  }

  /// Whether Chrome exposes an element as an image; it exposes a drawing without content as one.
  private func isImage(_ node: Node, _ entry: Entry) -> Bool {
    if node.role == .image { return true }
    return node.web?.element == "svg" && node.role.isGraphic && !entry.content.contains(.anything)
  }

  private mutating func count(_ screen: Screen) {
    var isEntry = Array(repeating: false, count: screen.count)
    for entry in entries where entry.kind == .element {
      isEntry[Int(entry.node.position)] = true
    }
    for entry in entries where entry.kind == .text {
      let isBlank = screen[entry.node].name.isOnlyWhitespace
      if !isBlank { textCounts[Int(entry.node.position)] = 1 }
    }
    for position in stride(from: screen.count - 1, through: 0, by: -1) {
      guard let parent = screen.parent(of: Node.Index(position)) else { continue }
      // An element with an entry counts as 2 texts: its ancestors then contain more than one text.
      textCounts[Int(parent.position)] += isEntry[position] ? 2 : textCounts[position]
    }
  }

  subscript(index: Int) -> Entry { entries[index] }

  var count: Int { entries.count }

  func children(of index: Int) -> some Sequence<Int> {
    let end = entries[index].end
    return sequence(state: index + 1) { next -> Int? in
      guard next < end else { return nil }
      defer { next = entries[next].end }
      return next
    }
  }
}

extension Node {
  /// Whether the node is a summary, or does not end a line of text beside it.
  fileprivate var isInLines: Bool {
    if role == .text || role == .disclosureTriangle || hidden != nil { return true }
    return web?.display == .inline || web?.display == .inlineBlock
  }
}

extension ChromeTree.Entry {
  /// Whether the entry contains only text.
  var holdsOnlyText: Bool {
    content.contains(.anything) && content.isDisjoint(with: [.elements, .marker])
  }
}
