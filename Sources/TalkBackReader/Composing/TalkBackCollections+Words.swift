import AccessibilityTree
import Announcements

/// The words for moving through lists, grids and pagers.
///
/// Source: TalkBack 15.1, CollectionStateFeedbackUtils.java.
extension TalkBackCollections {
  /// Returns the words for the focused item: “heading” if the item is one, and the item's position.
  ///
  /// The result is empty if focus stays in the same row and column.
  func itemWords(_ words: TalkBackPhrasebook) -> [Part] {
    guard let root, let item, rowChanged || columnChanged else { return [] }
    switch focusability.roles[root] {
    case .grid: return gridWords(item, words)
    case .list: return listWords(item, in: root, words)
    default: return []
    }
  }

  private func listWords(_ item: Item, in root: Int, _ words: TalkBackPhrasebook) -> [Part] {
    var parts = headingWords(item, words)
    guard let collection = tree[root].collection else { return parts }
    let isVertical = collection.rows >= collection.columns
    let count = collection.columns > 1 ? collection.columns : collection.rows
    let isMoved = isVertical ? rowChanged : columnChanged
    let isSized = collection.rows > -1 && collection.columns > -1
    if let index = isVertical ? item.row : item.column, count > 1, isMoved, isSized {
      let position = words.positions.item.phrase([
        "index": words.number(index &+ 1), "count": words.number(count),
      ])
      parts.append(words.part(.position, position, by: TalkBackRule.itemPosition))
    }
    return parts
  }

  private func gridWords(_ item: Item, _ words: TalkBackPhrasebook) -> [Part] {
    var parts = isHeadingNamed ? [] : headingWords(item, words)
    if rowChanged, item.heading != .row, let row = item.row {
      let index = words.positions.row.phrase(["index": words.number(row &+ 1)])
      parts.append(positionPart(named: item.rowName, else: index, words))
    }
    if columnChanged, item.heading != .column, let column = item.column {
      let index = words.positions.column.phrase(["index": words.number(column &+ 1)])
      parts.append(positionPart(named: item.columnName, else: index, words))
    }
    return parts
  }

  private func positionPart(
    named name: String, else index: Phrase, _ words: TalkBackPhrasebook
  ) -> Part {
    name.isEmpty
      ? words.part(.position, index, by: TalkBackRule.itemPosition)
      : Part(.position, name, by: TalkBackRule.itemPosition)
  }

  /// Whether TalkBack speaks the item's role description instead of “heading”.
  private var isHeadingNamed: Bool {
    guard let focused, layout.items[focused] >= 0 else { return false }
    return !tree[layout.items[focused]].roleDescription.isEmpty
  }

  private func headingWords(_ item: Item, _ words: TalkBackPhrasebook) -> [Part] {
    let word: Phrase
    switch item.heading {
    case .none: return []
    case .plain: word = words.positions.heading
    case .row: word = words.positions.rowHeading
    case .column: word = words.positions.columnHeading
    }
    return [words.part(.heading, word, by: TalkBackRule.itemHeading)]
  }

  /// Returns the words for entering or leaving a collection.
  ///
  /// Without such words, returns the words for entering or leaving a container with a title.
  mutating func transitionWords(_ words: TalkBackPhrasebook) -> [Part] {
    let parts: [Part]
    switch transition {
    case .enter: parts = root.map { enteringWords($0, words) } ?? []
    case .exit: parts = exitedRoot.map { leavingWords($0, words) } ?? []
    case .interior, .none: parts = []
    }
    return parts.isEmpty ? titleWords(words) : parts
  }

  private mutating func titleWords(_ words: TalkBackPhrasebook) -> [Part] {
    let position = focused.map { layout.titled[$0] } ?? -1
    let next = position >= 0 ? tree[position].rare.containerTitle : ""
    guard next != title else { return [] }
    let passage = words.collections.titled
    let text =
      next.isEmpty
      ? passage.leaving.phrase(["name": title])
      : passage.entering.phrase(["name": next])
    title = next
    return [words.part(.container, text, by: TalkBackRule.containerTitle)]
  }

  private func enteringWords(_ root: Int, _ words: TalkBackPhrasebook) -> [Part] {
    guard let passage = passage(of: root, words) else { return [] }
    let name = name(of: root)
    let template = name.isEmpty ? passage.entering : passage.enteringNamed
    var texts = [template.phrase(["name": name, "word": tree[root].roleDescription])]
    // TalkBack does not speak the level of a pager of unknown size.
    if tree[root].collection?.isHierarchical == true, passage != words.collections.pager {
      texts.append(words.positions.level.phrase(["level": words.number(Int(layout.levels[root]))]))
    }
    texts += sizeWords(of: root, words)
    return texts.map { words.part(.container, $0, by: TalkBackRule.collection) }
  }

  private func leavingWords(_ root: Int, _ words: TalkBackPhrasebook) -> [Part] {
    guard let passage = passage(of: root, words, isLeaving: true) else { return [] }
    // TalkBack omits the name of a horizontal pager.
    let name = passage == words.collections.horizontalPager ? "" : name(of: root)
    let template = name.isEmpty ? passage.leaving : passage.leavingNamed
    let text = template.phrase(["name": name, "word": tree[root].roleDescription])
    return [words.part(.container, text, by: TalkBackRule.collection)]
  }

  private func name(of root: Int) -> String {
    let title = tree[root].hasRareFields ? tree[root].rare.containerTitle : ""
    return title.isEmpty ? tree[root].ownText : title
  }

  private func passage(
    of root: Int, _ words: TalkBackPhrasebook, isLeaving: Bool = false
  ) -> TalkBackPhrasebook.Passage? {
    if !tree[root].roleDescription.isEmpty, namesByDescription { return words.collections.other }
    switch focusability.roles[root] {
    case .list: return words.collections.list
    case .grid: return words.collections.grid
    case .staggeredGrid: return isLeaving ? nil : words.collections.grid
    case .pager: return pagerPassage(tree[root].collection, words, isLeaving: isLeaving)
    default: return nil
    }
  }

  private func pagerPassage(
    _ collection: AccessibilityNodeInfo.CollectionInfo?, _ words: TalkBackPhrasebook,
    isLeaving: Bool
  ) -> TalkBackPhrasebook.Passage {
    let (rows, columns) = (collection?.rows ?? -1, collection?.columns ?? -1)
    if rows < 0, columns < 0 { return words.collections.pager }
    let isGrid = isLeaving ? rows > -1 && columns > -1 : rows > 1 && columns > 1
    if isGrid { return words.collections.gridPager }
    return rows >= columns ? words.collections.verticalPager : words.collections.horizontalPager
  }

  /// Returns the words for the number of all items and of the items not important for
  /// accessibility.
  ///
  /// Returns `nil` if all items are important. Source: TalkBack 16.2,
  /// CollectionStateFeedbackUtils.java; Android 15.
  private func ignoredItems(
    of collection: AccessibilityNodeInfo.CollectionInfo, _ words: TalkBackPhrasebook
  ) -> Phrase? {
    let (count, important) = (collection.itemCount, collection.importantItemCount)
    guard countsIgnored, important > 0, count > important else { return nil }
    return words.positions.ignored.template(for: count, by: words.plurals).phrase([
      "count": words.number(count), "ignored": words.number(count - important),
    ])
  }

  private func sizeWords(of root: Int, _ words: TalkBackPhrasebook) -> [Phrase] {
    guard let collection = tree[root].collection else { return [] }
    let (rows, columns) = (collection.rows, collection.columns)
    let ignored = ignoredItems(of: collection, words)
    let bothSizes = [
      rows > -1 ? words.phrase(words.positions.rows, rows) : nil,
      columns > -1 ? words.phrase(words.positions.columns, columns) : nil,
    ].compactMap(\.self)
    switch focusability.roles[root] {
    case .list:
      if let ignored { return [ignored] }
      guard rows > -1, columns > -1 else { return [] }
      return [words.phrase(words.positions.items, max(rows, columns))]
    case .grid, .staggeredGrid: return (ignored.map { [$0] } ?? []) + bothSizes
    case .pager where rows > 1 && columns > 1:
      // TalkBack does not know the current page of a pager that scrolls in two directions. It
      // speaks row 0 and, as the column, the text “-1” followed by “1”.
      return [
        words.positions.row.phrase(["index": words.number(0)]),
        words.positions.column.phrase(["index": words.number(-1) + words.number(1)]),
      ] + bothSizes
    default: return []
    }
  }
}
