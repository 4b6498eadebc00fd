internal import Simulator

extension AuditRule {
  static let repeatedPart = AuditRule(
    id: "repeated-part", layer: .announcement, severity: .warning, needsReview: true,
    condition:
      "Three or more names in a row in a list, or almost all of its names, begin with the same "
      + "part, or three or more in a row end with the same two or more words, or five or more with "
      + "the same word.",
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
      .passes(
        .web,
        "<ul role=list><li><a href=a>Milk</a> <button aria-label='Remove, Milk'>×</button></li>"
          + "<li><a href=b>Rice</a> <button aria-label='Remove, Rice'>×</button></li>"
          + "<li><a href=c>Salt</a> <button aria-label='Remove, Salt'>×</button></li></ul>"),
      .fails(.design, rows(["Oslo", "Bergen", "Bodø", "Voss"], end: "by night train", mark: "↓")),
      .fails(.design, rows(["Milk", "Bread", "Salt"], end: "in stock now", mark: "↓")),
      .fails(
        .design, rows(["Milk", "Bread", "Salt", "Oil", "Eggs"], end: "available", mark: "↓")),
      .fails(
        .design, items(["Episode, Storm", "Episode, Calm", "Episode, End", "Cast", "Shop", "Help"])),
      .fails(
        .design,
        items(
          ["Cast", "Shop", "Help"] + ["Oslo", "Voss", "Bodø"].map { "\($0), by night train" })),
      .passes(
        .design,
        items(["Unread, Ann", "Unread, Ben", "Unread, Cid", "Dan", "Eve", "Flo"], mark: "")),
      .passes(
        .design,
        items(["Episode, Storm", "Episode, Calm", "Cast", "Episode, End", "Shop"], mark: "")),
      .passes(
        .design,
        items(["'Ann: Hi'", "'Ann: You?'", "'Ann: Bye'", "'Ben: Yes'"], mark: "")),
      .passes(.design, rows(["Wi-Fi", "Bluetooth", "Hotspot", "Cast", "NFC"], end: "off")),
      .passes(.design, rows(["Oslo", "Bergen", "Bodø", "Voss"], end: "train")),
      .passes(.design, rows(["Acme", "Globex", "Initech", "Hooli"], end: "Inc.")),
      .passes(
        .design,
        "- list:\n  - text: Dr. Smith\n  - text: Dr. Jones\n  - text: Dr. Lee"),
      .passes(
        .design,
        "- list:\n  - text: 'You: See you'\n  - text: 'You: At nine'\n  - text: 'You: Bye'"),
      .fails(layout: list(["Note: milk", "Note: bread", "Note: salt"], mark: "↓")),
      .passes(layout: list(["Milk: two", "Bread: one", "Salt: none"])),
      .fails(
        .ios, elements(["Photo, Ann", "Photo, Ben", "Photo, Cid"], mark: "↓"), as: "appium-ios"),
      .passes(.ios, elements(["Photo, Ann", "Video, Ben", "Text, Cid"]), as: "appium-ios"),
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
        let named = list.stops.map { (stop: $0, name: NamePieces($0.nameText)) }.filter {
          // In a browser, the bullet or number of a list item is a separate stop. Such stops are
          // left out here.
          reading.screen[$0.stop.node].web?.marker == nil || $0.name.pieces.count > 1
        }
        let names = named.map(\.name)
        let shared = [
          SharedPiece(beginning: names, on: reading.screen).map { ($0, "begin") },
          SharedPiece(ending: names).map { ($0, "end") },
        ]
        for (piece, verb) in shared.compactMap(\.self) {
          findings.add(
            reading.auditedNode(list.list),
            "\(piece.stops.count) \(piece.isRun ? "successive stops" : "stops") of this list \(verb) with "
              + "“\(piece.words)”.",
            heard: piece.stops.prefix(2).map { reading.quote(named[$0].stop) })
        }
      }
    }
  }

  private static func rows(_ names: [String], end: String, mark: String = "") -> String {
    "- \(mark)list:\n" + names.map { "  - text: \($0), \(end)" }.joined(separator: "\n")
  }

  private static func items(_ names: [String], mark: String = "↓") -> String {
    "- \(mark)list:\n" + names.map { "  - text: \($0)" }.joined(separator: "\n")
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
