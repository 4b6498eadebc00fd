internal import Simulator

extension AuditRule {
  static let gestureWithoutAlternative = AuditRule(
    id: "gesture-without-alternative", layer: .tree, severity: .serious, needsReview: true,
    criteria: ["2.5.1", "2.5.7"], guidelines: ["F4", "F9"],
    condition:
      "An element needs a gesture, such as drawing or dragging, and nothing else on "
      + "the screen seems to do the same.",
    why: "People who cannot draw or drag need another way to the same result.",
    fixes: [
      .web: "Add buttons that do the same, such as “Move up” and “Move down”.",
      .android: "Add a custom action or a button that does the same.",
      .ios: "Add an accessibilityCustomAction or a button that does the same.",
      .reactNative: "Add accessibilityActions or a button that does the same.",
      .design: "Add an /action or a button that does the same.",
    ],
    platforms: [.web, .android, .ios, .reactNative, .design],
    examples: [
      .fails(.web, "<ul>↓<li draggable=true>Buy milk</li></ul>"),
      .passes(.web, "<ul><li draggable=true>Buy milk <button>Move up</button></li></ul>"),
      .passes(
        .web,
        "<ul><li><span draggable=true>⋮</span> Buy milk <button>Move up</button></li></ul>"),
      .fails(
        .web,
        "<ul><li>↓<span draggable=true>⋮</span> Buy milk</li><li><button>Pay</button></li></ul>"),
      .passes(.web, "<p draggable=false>Buy milk</p>"),
      .fails(
        .reactNative,
        "↓<View accessible accessibilityRole=\"image\" accessibilityLabel=\"Signature\" "
          + "accessibilityHint=\"Draw with one finger\" />"),
      .passes(
        .reactNative,
        "<View><View accessible accessibilityRole=\"image\" accessibilityLabel=\"Signature\" "
          + "accessibilityHint=\"Draw with one finger\" />"
          + "<TextInput accessibilityLabel=\"Or type your name\" /></View>"),
      .fails(
        .design, "- ↓button \"Mood, draw a smile\":\n  - /ios.traits: allowsDirectInteraction"),
      .passes(
        .design,
        "- button \"Mood, draw a smile\":\n  - /ios.traits: allowsDirectInteraction\n"
          + "  - /action: Happy"),
      .fails(
        layout:
          #"↓<com.github.gcacace.signaturepad.views.SignaturePad android:contentDescription="Signature"/>"#
      ),
      .passes(layout: #"<Button android:text="a"/>"#),
      .fails(
        .ios,
        ExampleFile.elements(
          """
          ↓<XCUIElementTypeOther type="XCUIElementTypeOther" label="Mood" enabled="true"
            visible="true" accessible="true" x="0" y="100" width="300" height="200"
            traits="AllowsDirectInteraction"/>
          """), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          """
          <XCUIElementTypeOther type="XCUIElementTypeOther" label="Mood" enabled="true"
            visible="true" accessible="true" x="0" y="100" width="300" height="200"
            traits="Button"/>
          """), as: "appium-ios"),
    ]
  ) { subject, findings in
    if subject.platform == .web {
      if let page = WebPage(subject) { addDraggable(on: page, &findings) }
      return
    }
    let surfaces = GestureSurface.all(on: subject)
    let own = Set(surfaces.map(\.node))
    let parents = Set(
      subject.controls.filter { !own.contains($0.node) && $0.kind != .link }.compactMap {
        subject.screen.parent(of: $0.node)
      })
    for surface in surfaces {
      let node = subject.screen[surface.node]
      let hasAction =
        !node.actions.isEmpty || node.knownAndroid?.customActions.isEmpty == false
        || node.knownReactNative?.actions?.isEmpty == false
        || node.knownIOS?.customActions != nil || node.traits?.contains(.adjustable) == true
        || node.role == .slider || node.textInput != nil
      let hasNeighbour = subject.screen.parent(of: surface.node).map(parents.contains) == true
      guard !hasAction, !hasNeighbour else { continue }
      findings.add(surface.node, "This element needs a gesture, and no alternative was found.")
    }
  }

  /// Adds elements that people can drag, if neither they nor the row or item around them have a
  /// control.
  ///
  /// Source: WCAG 2.2, 2.5.7; Equal Access, `draggable_alternative_available`.
  private static func addDraggable(on page: WebPage, _ findings: inout FindingList) {
    var hasControl: [Int: Bool] = [:]
    for index in page.shown(with: ["draggable"])
    where page.source[index]["draggable"]?.lowercased() == "true" && !page.isFocusable(index) {
      // Dragging a handle moves the row or item around the handle.
      let row =
        isRow(index, on: page)
        ? index : page.source.ancestors(of: index).first { isRow($0, on: page) } ?? index
      let isOperable =
        hasControl[row]
        ?? page.source.branch(of: row).contains { inner in
          page.subject.node(of: inner).map(page.subject.isControl) == true
        }
      hasControl[row] = isOperable
      guard !isOperable else { continue }
      findings.add(
        element: index, "This element can be dragged, and no alternative was found.")
    }
  }

  private static func isRow(_ index: Int, on page: WebPage) -> Bool {
    switch page.role(of: index) {
    case "listitem", "option", "row", "treeitem": true
    default: page.source[index].name == "li" || page.source[index].name == "tr"
    }
  }
}
