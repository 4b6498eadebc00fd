import AccessibilityTree

/// The nodes that Chrome's engine has for a page, in document order: elements that mean something,
/// blocks, and every text by itself.
///
/// Elements inside a line that mean nothing, such as `<b>`, vanish; their texts stay side by side.
/// Source: Chromium, AXNodeObject::ShouldIncludeBasedOnSemantics and AXLayoutObject.
struct ChromeTree: Sendable {
  /// What a node is.
  enum Kind: UInt8, Sendable, Hashable {
    case element, text, lineBreak
    /// The bullet or number before a list item.
    case marker
  }

  /// What is inside an element.
  struct Content: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let anything = Content(rawValue: 1 << 0)
    /// A child that is not text.
    static let elements = Content(rawValue: 1 << 1)
    static let marker = Content(rawValue: 1 << 2)
    /// Somewhere below, something that takes the focus.
    static let focusable = Content(rawValue: 1 << 3)
    /// Somewhere below, a table, row or cell.
    static let tableParts = Content(rawValue: 1 << 4)
    static let lists = Content(rawValue: 1 << 5)
    /// A child that is neither text nor a picture.
    static let others = Content(rawValue: 1 << 6)
  }

  /// A node with its extent: `end` is the place behind all that is in it.
  struct Entry: Sendable {
    var node: Node.Index
    var kind: Kind
    var parent: Int
    var end: Int
    var content: Content = []
  }

  private(set) var entries: [Entry] = []
  /// What became of each node of the screen.
  private(set) var exposures: [NodeExposure]
  /// How many texts that are not blank each node of the screen holds, where it vanished.
  private(set) var heldTexts: [Int32]

  /// For each place, and the one behind the last, the next that has words: a text, or an element with a
  /// name.
  private(set) var nextSpoken: [Int] = []
  /// For each place, and the one behind the last, how many places before it keep words apart.
  private(set) var gapsBefore: [Int] = []

  /// Where the content of a node goes that is not in the tree.
  private static let gone = -2

  /// The tree of a whole page.
  init(_ screen: Screen) {
    exposures = Array(repeating: .structure, count: screen.count)
    heldTexts = Array(repeating: 0, count: screen.count)
    entries.reserveCapacity(screen.count)
    var homes = Array(repeating: -1, count: screen.count)
    for visit in screen.preorder {
      let position = Int(visit.index.position)
      let parent = screen.parent(of: visit.index)
      let home = parent.map { homes[Int($0.position)] } ?? -1
      homes[position] = add(visit.index, of: screen, below: parent, home: home)
    }
    measure(screen)
    count(screen)
    findWords(screen)
  }

  /// Finds the places with words and what keeps them apart, so that names are made without looking at
  /// every box in between.
  private mutating func findWords(_ screen: Screen) {
    nextSpoken = Array(repeating: entries.count, count: entries.count + 1)
    gapsBefore = Array(repeating: 0, count: entries.count + 1)
    for (place, entry) in entries.enumerated() {
      let isGap =
        switch entry.kind {
        case .text, .marker: false
        case .lineBreak: true
        case .element: screen[entry.node].web?.display != .inline
        }
      gapsBefore[place + 1] = gapsBefore[place] + (isGap ? 1 : 0)
    }
    for place in entries.indices.reversed() {
      let entry = entries[place]
      let isSpoken =
        switch entry.kind {
        case .text: true
        case .element: !screen[entry.node].name.isEmpty
        case .marker, .lineBreak: false
        }
      nextSpoken[place] = isSpoken ? place : nextSpoken[place + 1]
    }
  }

  /// Adds a node where it has a place, and tells where its content goes.
  private mutating func add(
    _ index: Node.Index, of screen: Screen, below parent: Node.Index?, home: Int
  ) -> Int {
    let position = Int(index.position)
    guard home != ChromeTree.gone else {
      exposures[position] = .insideHidden
      return home
    }
    switch ChromeInclusion(of: index, below: parent, in: screen) {
    case .hidden:
      exposures[position] = .hidden
      return ChromeTree.gone
    case .nameOfControl:
      exposures[position] = .nameOfControl
      return home
    case .vanishes: return home
    case .element: return append(index, .element, below: home, screen)
    case .text: return append(index, .text, below: home, screen)
    case .lineBreak:
      exposures[position] = .empty
      return append(index, .lineBreak, below: home, screen)
    }
  }

  private mutating func append(
    _ index: Node.Index, _ kind: Kind, below home: Int, _ screen: Screen
  ) -> Int {
    let place = entries.count
    entries.append(Entry(node: index, kind: kind, parent: home, end: place + 1))
    if kind == .element, screen[index].role == .listItem, screen[index].web?.marker != nil {
      entries.append(Entry(node: index, kind: .marker, parent: place, end: place + 2))
    }
    return place
  }

  /// Finds where each node ends and what is inside it.
  private mutating func measure(_ screen: Screen) {
    for place in stride(from: entries.count - 1, through: 0, by: -1) {
      let entry = entries[place]
      guard entry.parent >= 0 else { continue }
      var content = entry.content.intersection([.focusable, .tableParts, .lists])
      content.insert(.anything)
      switch entry.kind {
      case .text, .lineBreak: break
      case .marker: content.formUnion([.marker, .elements, .others])
      case .element:
        let node = screen[entry.node]
        content.insert(.elements)
        if node.role != .image { content.insert(.others) }
        if node.isFocusableInChrome { content.insert(.focusable) }
        if node.role.isPartOfTable { content.insert(.tableParts) }
        if node.role.isListInChrome { content.insert(.lists) }
      }
      entries[entry.parent].content.formUnion(content)
      entries[entry.parent].end = max(entries[entry.parent].end, entry.end)
    }
  }

  private mutating func count(_ screen: Screen) {
    var isEntry = Array(repeating: false, count: screen.count)
    for entry in entries where entry.kind == .element {
      isEntry[Int(entry.node.position)] = true
    }
    for entry in entries where entry.kind == .text {
      let isBlank = screen[entry.node].name.allSatisfy(\.isWhitespace)
      if !isBlank { heldTexts[Int(entry.node.position)] = 1 }
    }
    for position in stride(from: screen.count - 1, through: 0, by: -1) {
      guard !isEntry[position], let parent = screen.parent(of: Node.Index(position)) else {
        // An element inside what vanished is more than its text.
        if isEntry[position], let parent = screen.parent(of: Node.Index(position)) {
          heldTexts[Int(parent.position)] += 2
        }
        continue
      }
      heldTexts[Int(parent.position)] += heldTexts[position]
    }
  }

  subscript(place: Int) -> Entry { entries[place] }

  /// How many nodes there are.
  var count: Int { entries.count }

  /// The children of a node, in order.
  func children(of place: Int) -> some Sequence<Int> {
    let end = entries[place].end
    return sequence(state: place + 1) { next -> Int? in
      guard next < end else { return nil }
      defer { next = entries[next].end }
      return next
    }
  }
}

extension ChromeTree.Entry {
  /// Whether there is text in it and nothing else.
  var holdsOnlyText: Bool {
    content.contains(.anything) && content.isDisjoint(with: [.elements, .marker])
  }
}
