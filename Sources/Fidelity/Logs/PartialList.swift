internal import Simulator

/// A scrolling list with only some of its rows in the file of the screen.
///
/// An Android dump has only the rows that were visible. After the last visible row, TalkBack
/// scrolls the list and announces further rows that the dump lacks.
struct PartialList {
  /// The indices of the predicted stops from the first stop in the list to the last one.
  let stops: ClosedRange<Int>
  /// Whether rows may be missing at the start of the list, in addition to its end.
  let lacksStart: Bool
  /// The positions that the reader announces with the rows, such as “2 of 8”, or `nil` if it
  /// announces no positions.
  let positions: RowPositions?
  /// The keys of the predicted stops in the list.
  let keys: Set<SpokenKey>

  /// Returns the scrolling lists of a screen that may lack rows.
  static func all(on screen: Screen, _ stops: [Stop]) -> [PartialList] {
    let lists = screen.preorder.map(\.index).filter {
      screen[$0].knownAndroid?.scrollable == true && screen[$0].hidden == nil
    }
    guard !lists.isEmpty else { return [] }
    let extents = screen.extents
    return lists.prefix(maximumCount).compactMap { list in
      let extent = extents[Int(list.position)]
      let inside = stops.indices.filter {
        extent.contains(extents[Int(stops[$0].node.position)])
      }
      guard let first = inside.first, let last = inside.last else { return nil }
      return PartialList(list, on: screen, stops, first...last)
    }
  }

  /// The maximal number of lists of a screen to check.
  ///
  /// Each list is compared with every stop, which takes time.
  private static let maximumCount = 50

  /// Creates the list, or returns `nil` if the screen has all rows of the list.
  private init?(
    _ list: Node.Index, on screen: Screen, _ all: [Stop], _ range: ClosedRange<Int>
  ) {
    let count = PartialList.announcedCount(of: screen[list])
    if let count {
      guard screen.children(of: list).count(where: { screen[$0].hidden == nil }) < count else {
        return nil
      }
    } else {
      guard PartialList.reachesEdge(of: screen[list], all[range].map { screen[$0.node] }) else {
        return nil
      }
    }
    stops = range
    lacksStart = count != nil
    positions = RowPositions(
      all[range].compactMap { stop in
        stop.announcement.parts.first { $0.kind == .position }?.text
      })
    keys = Set(PredictedStops(Array(all[range])).keys)
  }

  /// Returns the number of items that the app states for a list, or `nil` if the app states no
  /// number.
  private static func announcedCount(of list: Node) -> Int? {
    guard let info = list.knownAndroid?.collectionInfo else { return nil }
    if let count = info.itemCount, count > 0 { return count }
    guard let rows = info.rows, rows > 0 else { return nil }
    let (count, overflows) = rows.multipliedReportingOverflow(by: max(1, info.columns ?? 1))
    return overflows ? rows : count
  }

  /// Whether the rows reach the bottom or right edge of the list, so that further rows may follow.
  ///
  /// The result is also `true` if the rows or the list have no frame.
  private static func reachesEdge(of list: Node, _ rows: [Node]) -> Bool {
    let frames = rows.compactMap(\.frame)
    guard let edge = list.frame, !frames.isEmpty else { return true }
    return frames.contains { row in
      row.y + row.height >= edge.y + edge.height * (1 - leeway)
        && row.y < edge.y + edge.height
    }
      || frames.contains { row in
        edge.width > edge.height && row.x + row.width >= edge.x + edge.width * (1 - leeway)
      }
  }

  /// The maximum padding after a list's last visible row, as a share of the height or width of the
  /// list.
  ///
  /// Assumed: lists have no larger padding.
  private static let leeway = 0.05

  /// Whether heard words can belong to a row of the list that is missing in the file of the screen.
  func isOtherRow(_ words: String) -> Bool {
    guard let positions else { return true }
    if let number = positions.number(in: words) { return !positions.numbers.contains(number) }
    return false
  }
}

/// The wording in which TalkBack announces the positions of rows, such as “2 of 8”.
struct RowPositions {
  /// The words of a position, with `nil` in place of the row's number.
  private let pattern: [String?]
  /// The row numbers in the predicted positions.
  private(set) var numbers: Set<Int> = []

  /// Creates the wording from the predicted positions of rows, or returns `nil` without such
  /// positions.
  init?(_ texts: [String]) {
    let words = texts.map(RowPositions.words)
    guard let model = words.first else { return nil }
    let other = words.first { $0.count == model.count && $0 != model }
    // If all positions are the same, their first number is taken as the row's number.
    let index =
      other.flatMap { other in model.indices.first { model[$0] != other[$0] } }
      ?? model.firstIndex { Int($0) != nil }
    guard let index, Int(model[index]) != nil else { return nil }
    pattern = model.indices.map { $0 == index ? nil : model[$0] }
    numbers = Set(words.compactMap { number(in: $0) })
  }

  /// Returns the row's number in heard words, or `nil` if the words contain no position.
  func number(in words: String) -> Int? { number(in: RowPositions.words(words)) }

  private func number(in words: [String]) -> Int? {
    guard words.count >= pattern.count else { return nil }
    for start in 0...words.count - pattern.count {
      let window = words[start..<start + pattern.count]
      guard zip(pattern, window).allSatisfy({ $0 == nil || $0 == $1 }),
        let index = pattern.firstIndex(of: nil), let number = Int(window[start + index])
      else { continue }
      return number
    }
    return nil
  }

  private static func words(_ text: String) -> [String] {
    AudibleText(text).text.split(separator: " ").map(String.init)
  }
}
