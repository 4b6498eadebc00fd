internal import Simulator

extension AuditRule {
  static let listCountWrong = AuditRule(
    id: "list-count-wrong", layer: .announcement, severity: .warning, criteria: ["1.3.1"],
    bestPractice: ["1.3.1"],
    condition:
      "A reader announces a number of items for a list, and fewer items follow, or more.",
    why: "People look for an item that does not exist, or stop before the last ones.",
    fixes: [
      .web: "Remove empty list items, or give them role=\"none\"; correct aria-setsize.",
      .android:
        "Do not count headers, dividers and empty views in the adapter, or in the collection info.",
      .reactNative: "Count only the items that are shown in accessibilityCollection.",
      .design: "Remove the empty items.",
    ],
    platforms: [.web, .android, .design], requiredFacts: [.reach],
    examples: [
      .fails(
        .web,
        "↓<ul role=list style=\"list-style: none\"><li>Milk</li><li>Bread</li><li></li></ul>"),
      .passes(
        .web, "<ul role=list style=\"list-style: none\"><li>Milk</li><li>Bread</li></ul>"),
      .passes(
        .web,
        """
        <ul role=list style="list-style: none"><li>Milk</li>
        <li><ul role=list style="list-style: none"><li>Rye</li><li>Wheat</li></ul></li></ul>
        """),
      .fails(.design, "- ↓list:\n  - listitem: Milk\n  - listitem: Bread\n  - listitem"),
      .passes(.design, "- list:\n  - listitem: Milk\n  - listitem: Bread"),
      .fails(.android, rows(["Milk", "Bread", ""], mark: "↓"), as: "android-nodes"),
      .passes(.android, rows(["Milk", "Bread", "Salt"]), as: "android-nodes"),
      .fails(
        .android, rows(["Milk", "Bread", "Salt"], count: 2, mark: "↓"), as: "android-nodes"),
      .passes(.android, rows(["Milk", "Bread"], heading: "Today"), as: "android-nodes"),
    ]
  ) { subject, findings in
    for reading in subject.platformReadings() {
      for list in ListStops.all(in: reading) {
        guard let announced = list.announcedCount else { continue }
        let screen = reading.screen
        let shown = screen.countedItems(of: list.list)
        let count = shown.count(where: list.items.contains)
        let indexed = screen.indexedCount(of: shown.filter(list.items.contains))
        if indexed > announced.count {
          findings.add(
            reading.auditedNode(list.list),
            "“\(announced.words)” is announced, but \(indexed) follow.",
            heard: [reading.quote(list.stops[0])])
        }
        guard count < announced.count else { continue }
        // A list that scrolls may have more items than the file contains.
        guard shown.count >= announced.count || screen.isComplete(list.list) else { continue }
        let follow = count == 1 ? "1 follows" : "\(count) follow"
        findings.add(
          reading.auditedNode(list.list), "“\(announced.words)” is announced, but \(follow).",
          needsReview: shown.count < announced.count, heard: [reading.quote(list.stops[0])])
      }
    }
  }

  private static func rows(
    _ texts: [String], heading: String? = nil, count: Int? = nil, mark: String = ""
  ) -> String {
    let headings = heading.map {
      "{\"className\": \"android.widget.TextView\", \"text\": \"\($0)\", \"heading\": true}"
    }
    let rows = texts.enumerated().map { index, text in
      """
      {"className": "android.widget.FrameLayout", "collectionItemInfo": {"row": \(index), "col": 0},
        "children": [{"className": "android.widget.TextView", "text": "\(text)"}]}
      """
    }
    return """
      {"className": "android.widget.FrameLayout", "children": [
      \(mark){"className": "androidx.recyclerview.widget.RecyclerView",
        "collectionInfo": {"rows": \(count ?? texts.count), "cols": 1}, "children": [
      \(([headings].compactMap(\.self) + rows).joined(separator: ",\n"))
      ]}]}
      """
  }
}

extension ListStops {
  /// The announced number of items when focus enters the list, and the words that announce the
  /// number.
  fileprivate var announcedCount: (count: Int, words: String)? {
    guard
      let stop = stops.first(where: { $0.announcement.hasPart { kind, _ in kind == .container } })
    else {
      return nil
    }
    // The count is in the last part. The first part is the name of the list, which may contain a
    // number.
    let parts = stop.announcement.parts { kind, _ in kind == .container }
    guard parts.count > 1, let part = parts.last, let count = part.text.onlyNumber else {
      return nil
    }
    return (count, part.text)
  }
}

extension String {
  /// The only number in the text, or `nil` if the text has no number or several numbers.
  fileprivate var onlyNumber: Int? {
    let numbers = split { $0.wholeNumberValue == nil }
    guard numbers.count == 1, let digits = numbers.first, digits.count < 10 else { return nil }
    return digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
  }
}

extension Screen {
  /// Returns the children of a list that count as items, without hidden children.
  ///
  /// On Android, a `RecyclerView` has headers and dividers among its items. If any child has a
  /// position in the collection, children without a position do not count.
  fileprivate func countedItems(of list: Node.Index) -> [Node.Index] {
    let shown = children(of: list).filter { self[$0].hidden == nil }
    let counted = shown.filter { self[$0].knownAndroid?.collectionItemInfo.row != nil }
    return counted.isEmpty ? shown : counted
  }

  /// Returns the number of different rows in the positions of items.
  ///
  /// If there are more different columns than rows, the result is the number of columns.
  fileprivate func indexedCount(of items: [Node.Index]) -> Int {
    let positions = items.compactMap { self[$0].knownAndroid?.collectionItemInfo }
    return max(Set(positions.compactMap(\.row)).count, Set(positions.compactMap(\.column)).count)
  }

  /// Whether the file shows that a list does not scroll, so that the file contains all items of the
  /// list.
  fileprivate func isComplete(_ list: Node.Index) -> Bool {
    self[list].knownAndroid?.scrollable == false
  }
}
