internal import Simulator

extension AuditRule {
  static let repeatedPart = AuditRule(
    id: "repeated-part", layer: .announcement, severity: .warning, needsReview: true,
    condition:
      "Three or more stops of a list, and most of them, begin or end with the same part of their "
      + "name.",
    why: "People hear the same words at every item, and wait for those that tell the items apart.",
    fixes: [
      .web: "Say the words once, in the name of the list or a heading above it.",
      .android: "Say the words once, in a heading above the list, not in each contentDescription.",
      .ios: "Say the words once, in a header above the list, not in each accessibilityLabel.",
      .reactNative: "Say the words once, in a heading above the list, not in each item.",
      .design: "Say the words once, in the name of the list or a heading above it.",
    ],
    examples: [
      .fails(
        .web,
        "↓<ul role=list><li><a href=a>Episode, The storm</a></li>"
          + "<li><a href=b>Episode, The calm</a></li><li><a href=c>Episode, The end</a></li></ul>"),
      .passes(
        .web,
        "<h2>Episodes</h2><ul role=list><li><a href=a>The storm</a></li>"
          + "<li><a href=b>The calm</a></li><li><a href=c>The end</a></li></ul>"),
      .passes(
        .web,
        "<ul role=list><li><a href=a>Episode, The storm</a></li>"
          + "<li><a href=b>Episode, The calm</a></li></ul>"),
      .fails(
        .design,
        "- ↓list:\n  - text: Oslo – train\n  - text: Bergen – train\n  - text: Bodø – train"),
      .passes(
        .design,
        "- list:\n  - text: Oslo – train\n  - text: Bergen – ship\n  - text: Bodø – plane"),
      .fails(layout: list(["Note: milk", "Note: bread", "Note: salt"], mark: "↓")),
      .passes(layout: list(["Milk: two", "Bread: one", "Salt: none"])),
      .fails(
        .ios, elements(["Ann, photo", "Ben, photo", "Cid, photo"], mark: "↓"), as: "appium-ios"),
      .passes(.ios, elements(["Ann, photo", "Ben, video", "Cid, text"]), as: "appium-ios"),
      .fails(
        component:
          "↓<View accessibilityRole=\"list\"><Text>Seat, 1A</Text><Text>Seat, 1B</Text><Text>Seat, 1C</Text></View>"
      ),
      .passes(
        component:
          "<View accessibilityRole=\"list\"><Text>1A, window</Text><Text>1B, aisle</Text><Text>1C, middle</Text></View>"
      ),
    ]
  ) { subject, findings in
    for reading in subject.sameTreeReadings() {
      for list in ListStops.all(in: reading) {
        let names = list.stops.map { NamePieces($0.authoredText) }.filter { $0.pieces.count > 1 }
        for (side, verb) in [(\NamePieces.first, "begin"), (\NamePieces.last, "end")] {
          guard let shared = NamePieces.shared(names, at: side) else { continue }
          findings.add(
            reading.auditedNode(list.list),
            "\(shared.count) stops of this list \(verb) with “\(shared.words)”.",
            heard: list.stops.prefix(2).map { reading.quote($0) })
        }
      }
    }
  }

  private static func list(_ texts: [String], mark: String = "") -> String {
    mark + "<ListView>" + texts.map { "<TextView android:text=\"\($0)\"/>" }.joined()
      + "</ListView>"
  }

  private static func elements(_ labels: [String], mark: String = "") -> String {
    let cells = labels.enumerated().map { index, label in
      """
      <XCUIElementTypeCell type="XCUIElementTypeCell" x="0" y="\(100 * index)" width="390" height="90">
      <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="\(label)" label="\(label)"
        x="10" y="\(100 * index + 10)" width="200" height="40"/>
      </XCUIElementTypeCell>
      """
    }
    return ExampleFile.elements(
      mark
        + """
        <XCUIElementTypeTable type="XCUIElementTypeTable" x="0" y="0" width="390" height="844">
        \(cells.joined(separator: "\n"))
        </XCUIElementTypeTable>
        """)
  }
}

/// The parts of a name between its signs, such as “Episode” and “The storm”.
private struct NamePieces {
  let pieces: [String]

  init(_ text: String) {
    var pieces: [String] = []
    var piece = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      guard NamePieces.isSeparator(character, before: next) else {
        piece.append(character)
        continue
      }
      pieces.append(piece)
      piece = ""
    }
    pieces.append(piece)
    self.pieces = pieces.map { String($0.trimmed) }.filter { !AsHeard($0).text.isEmpty }
  }

  /// Whether a sign separates two parts; one within a number or a word, such as in “10:30”, does not.
  private static func isSeparator(_ character: Character, before next: Character) -> Bool {
    switch character {
    case ";", "\n", "|", "·", "•", "–", "—", "、", "，": true
    case ",", ":", ".": next.isWhitespace
    default: false
    }
  }

  var first: String { pieces.first ?? "" }
  var last: String { pieces.last ?? "" }

  /// Returns the part that most of the names have at one end, if they are three or more.
  static func shared(
    _ names: [NamePieces], at side: KeyPath<NamePieces, String>
  ) -> (words: String, count: Int)? {
    // The same name several times is another defect.
    var counts: [String: (words: String, names: Set<[String]>, count: Int)] = [:]
    for name in names {
      let key = AsHeard(name[keyPath: side]).text
      var entry = counts[key] ?? (name[keyPath: side], [], 0)
      entry.names.insert(name.pieces)
      entry.count += 1
      counts[key] = entry
    }
    return counts.values.first {
      $0.count >= 3 && $0.names.count >= 3 && $0.count * 2 > names.count
    }
    .map { ($0.words, $0.count) }
  }
}
