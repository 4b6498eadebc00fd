internal import Simulator

extension AuditRule {
  static let imageAltMissing = AuditRule(
    "image-alt-missing",
    aliases: [
      "IMAGE_MISSING_ALT_TEXT", "image-alt", "role-img-alt", "svg-img-alt", "object-alt",
      "svg_graphics_labelled",
      "ContentDescription", "input-image-alt", "ios-image-decorative", "decorative-in-control",
    ],
    layer: .tree, severity: .critical, criteria: ["1.1.1"],
    clauses: ["T1", "T11", "T12", "T15", "T16", "T17"],
    condition: "A picture has no alternative and does not say that it is decoration.",
    why: "A person who cannot see the picture hears nothing of it, or the name of a file.",
    mends: [
      .web: "Give it an alt that says what it shows, or alt=\"\" where it says nothing.",
      .android: "Set android:contentDescription, or android:importantForAccessibility=\"no\" where "
        + "it says nothing.",
      .ios: "Set accessibilityLabel, or switch Accessibility Enabled off where it says nothing.",
      .reactNative: "Set alt, or accessible={false} where it says nothing.",
      .design: "Write what it shows in quotes.",
    ],
    restsOn: [.role, .label, .content, .reach],
    covers: ["label-is-code"],
    examples: [
      .fails(.web, "↓<img src=map.png>"),
      .passes(.web, "<img src=map.png alt='Map of the town'><img src=line.png alt=''>"),
      .fails(.web, "<form>↓<input type=image src=go.png></form>"),
      .passes(.web, "<form><input type=image src=go.png alt=Go></form>"),
      .passes(.web, "<p>Nothing is embedded here: <object></object></p>"),
      .fails(.web, "↓<svg role=img><path d='M0 0'/></svg>"),
      .passes(.web, "<svg role=img><title>Star</title><path d='M0 0'/></svg>"),
      .fails(.web, "↓<object data=talk.mp3></object>"),
      .passes(.web, "<object data=talk.mp3 title='The talk'></object>"),
      .passes(.web, "<img src=map.png alt=Map><svg aria-hidden=true><path d='M0 0'/></svg>"),
      .fails(.web, "↓<img src=map.png alt=\"\" tabindex=0>"),
      .fails(.web, "↓<canvas id=c></canvas><script>draw(c)</script>"),
      .passes(.web, "<canvas>Sales rose from 10 to 20.</canvas>"),
      .fails(
        .android,
        "↓<ImageView xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:src=\"@drawable/map\"/>"),
      .passes(
        .android,
        "<ImageView xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:src=\"@drawable/map\" android:contentDescription=\"Map\"/>"),
      .fails(.reactNative, "export default () => ↓<Image source={map} />;"),
      .passes(.reactNative, "export default () => <Image source={map} alt=\"Map\" />;"),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeImage type="XCUIElementTypeImage" label="" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeImage type="XCUIElementTypeImage" label="A bridge" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
      .fails(
        .design,
        "- ↓image [focusable]\n"),
      .passes(
        .design,
        "- image \"A bridge\"\n"),
    ]
  ) { subject, findings in
    let check = ImageCheck(subject: subject)
    switch subject.platform {
    case .web: check.runOnPage(&findings)
    case .android: check.runOnLayout(&findings)
    case .reactNative: check.runOnComponents(&findings)
    case .ios, .design: check.runOnStops(&findings)
    }
  }
}

/// Looks for pictures that nothing tells of.
private struct ImageCheck {
  let subject: AuditSubject

  // MARK: Pages

  func runOnPage(_ findings: inout FindingList) {
    let hasScripts = subject.source.map { source in
      source.indices.contains { source[$0].name == "script" }
    }
    var nodes = subject.screen.preorder
    while let visit = nodes.next() {
      let node = subject.screen[visit.index]
      if node.hidden?.reason == .presentationalChild, node.webElement == "img" {
        addPictureInButton(visit.index, &findings)
      }
      guard node.hidden == nil || node.hidden?.keepsChildren == true else {
        // Pictures in buttons are out of reach, and yet part of what the button says.
        if node.hidden?.reason != .presentationalChild { nodes.skipDescendants(of: visit) }
        continue
      }
      guard mayShow(node) else { continue }
      if isObject(visit.index) {
        addObject(visit.index, &findings)
      } else if let message = message(for: visit.index) {
        guard !isDecoration(visit.index) else { continue }
        findings.add(
          visit.index, message, heard: subject.quotes(at: visit.index), mend: mend(visit.index))
      } else if subject.isUntoldDrawing(visit.index, hasScripts: hasScripts ?? false) {
        findings.add(
          visit.index, "Nothing tells what this drawing shows, or that it is decoration.",
          isReview: node.webElement != "canvas" || !writesWords, mend: mend(visit.index))
      }
    }
  }

  /// Whether a picture says that it is decoration, and is not heard all the same.
  private func isDecoration(_ index: Node.Index) -> Bool {
    guard subject.screen[index].webElement == "img",
      subject.attribute("alt", of: index)?.isEmpty == true,
      let place = subject.element(of: index), let page = WebPage(subject)
    else { return false }
    return page.explicitRole(of: place) == nil && !page.resistsNone(place)
  }

  /// Whether a script of the page writes words on a canvas.
  private var writesWords: Bool {
    guard let source = subject.source else { return false }
    return source.indices.contains { place in
      source[place].name == "script"
        && ["fillText(", "strokeText("].contains(where: source[place].text.contains)
    }
  }

  /// What gives an element words that has no alternative in HTML; absent for pictures.
  private func mend(_ index: Node.Index) -> Finding.Mend? {
    switch subject.screen[index].webElement {
    case "img": nil
    case "input": Finding.Mend("Give it an alt that says what it does.")
    case "object":
      Finding.Mend("Give it a title or an aria-label that says what it is.")
    case "canvas":
      Finding.Mend(
        "Write what it shows between its tags, or give it role=\"img\" and an aria-label.")
    case "svg":
      Finding.Mend(
        "Begin it with a <title> that says what it shows and give it role=\"img\", or "
          + "aria-hidden=\"true\" where it says nothing.")
    default:
      Finding.Mend(
        "Give it an aria-label that says what it shows, or aria-hidden=\"true\" where it says "
          + "nothing.")
    }
  }

  /// Whether a node is a picture, or made of an element that may be one.
  private func mayShow(_ node: Node) -> Bool {
    if node.role.isPicture { return true }
    switch node.webElement {
    case "canvas", "img", "input", "object", "svg": return true
    default: return false
    }
  }

  private func message(for index: Node.Index) -> String? {
    let node = subject.screen[index]
    guard let web = node.web else { return nil }
    let isNamed =
      !node.name.isBlank && node.label?.origin != .standard && node.label?.origin != .fileName
    switch web.element {
    case "input" where web.type == "image":
      if isNamed { return nil }
      if node.states.isDisabled, !node.role.isPicture, node.role != .button { return nil }
      return "This picture submits the form and has no alternative."
    case "img":
      guard !isNamed else { return nil }
      if isReplaced(index) { return nil }
      if node.role.isPicture { return "This picture has no alternative." }
      // A role of the author's that is no decoration still needs words.
      return web.hasExplicitRole && node.hidden == nil && isAltMissing(index)
        ? "This picture has no alternative." : nil
    case "svg", "canvas":
      guard node.role.isPicture, web.hasExplicitRole, !isNamed else { return nil }
      return "This drawing is called a picture and has no name."
    default:
      guard node.role.isPicture, web.hasExplicitRole, !isNamed else { return nil }
      return "This element is called a picture and has no name."
    }
  }

  /// A picture beside the words of a button; where the button has no name, that is the finding.
  private func addPictureInButton(_ index: Node.Index, _ findings: inout FindingList) {
    let node = subject.screen[index]
    guard node.role == .image, node.name.isBlank || node.label?.origin == .fileName,
      subject.attribute("alt", of: index) == nil,
      let control = subject.screen.ancestors(of: index).first(where: {
        subject.screen[$0].hidden == nil
      }),
      subject.screen[control].label?.origin == .content, !subject.screen[control].name.isBlank
    else { return }
    findings.add(index, "This picture has no alternative.")
  }

  /// Whether what a picture is part of is named by other words, so that its own are never heard.
  private func isReplaced(_ index: Node.Index) -> Bool {
    guard
      let control = subject.screen.ancestors(of: index).first(where: {
        subject.screen[$0].role == .link || subject.screen[$0].role == .button
      })
    else { return false }
    switch subject.screen[control].label?.origin {
    case .ariaLabel, .ariaLabelledBy: return !subject.screen[control].name.isBlank
    default: return false
    }
  }

  private func isAltMissing(_ node: Node.Index) -> Bool {
    subject.attribute("alt", of: node)?.isBlank ?? true
  }

  private func isObject(_ node: Node.Index) -> Bool {
    subject.screen[node].webElement == "object"
  }

  /// An embedded picture, sound or film; what is inside is only shown where it cannot be loaded.
  private func addObject(_ index: Node.Index, _ findings: inout FindingList) {
    guard let place = subject.element(of: index), let source = subject.source else { return }
    let written = source[place]
    switch written["role"]?.lowercased() {
    case "none", "presentation":
      guard let page = WebPage(subject), page.resistsNone(place) else { return }
    default: break
    }
    let names = ["aria-label", "title"].compactMap { written[$0] }
    guard names.allSatisfy(\.isBlank), subject.screen[index].name.isBlank,
      !isNamedElsewhere(written)
    else { return }
    let hasFallback = !subject.screen.visibleText(of: index).isEmpty || written.firstChild != nil
    let data = written["data"] ?? ""
    // Without data only what is inside is shown, and that speaks for itself.
    if data.isEmpty, hasFallback || written["type"] == nil { return }
    guard !ImageCheck.isPage(data, type: written["type"]) else { return }
    // What has no known ending may be a page, which speaks for itself.
    findings.add(
      index, "This embedded file has no name.",
      isReview: !EmbeddedFile.isMedium(data, type: written["type"]), mend: mend(index))
  }

  private func isNamedElsewhere(_ written: SourceTree.Element) -> Bool {
    let ids = (written["aria-labelledby"] ?? "").split(whereSeparator: \.isWhitespace)
    return ids.contains { id in
      subject.screen.index(id: String(id)).map { !subject.screen.visibleText(of: $0).isEmpty }
        == true
    }
  }

  private static func isPage(_ data: String, type: String?) -> Bool {
    if let type = type?.lowercased(), type.hasPrefix("text/") || type.hasSuffix("html") {
      return true
    }
    let path = data.prefix { $0 != "?" && $0 != "#" }.lowercased()
    return path.hasSuffix(".html") || path.hasSuffix(".htm") || path.hasSuffix(".xhtml")
      || path.hasSuffix("/")
  }

  // MARK: Android

  /// What lint asks of a layout; in a dump, only what can be reached.
  func runOnLayout(_ findings: inout FindingList) {
    guard subject.screen.origin == .android else { return runOnStops(&findings) }
    for visit in subject.screen.preorder {
      let node = subject.screen[visit.index]
      guard node.role == .image, node.name.isBlank, node.placeholder == nil,
        !subject.isHidden(visit.index)
      else { continue }
      let description = subject.attribute("contentDescription", of: visit.index)
      guard description != "@null", node.knownAndroid?.importantForAccessibility != .no,
        node.knownAndroid?.importantForAccessibility != .noHideDescendants,
        !subject.screen.ancestors(of: visit.index).contains(where: {
          subject.screen[$0].knownAndroid?.importantForAccessibility == .noHideDescendants
        })
      else { continue }
      findings.add(visit.index, "This picture has no content description.", severity: .serious)
    }
  }

  // MARK: React Native

  func runOnComponents(_ findings: inout FindingList) {
    for visit in subject.screen.preorder {
      let node = subject.screen[visit.index]
      guard node.role == .image, node.knownReactNative?.component.map(isPicture) == true,
        node.name.isBlank, node.knownReactNative?.isAccessible != false, node.hidden == nil,
        !isInsideControl(visit.index)
      else { continue }
      let isEmpty = node.label?.origin == .alt
      let stops = subject.heard.compactMap { heard in heard.stop(of: visit.index) }
      guard !isEmpty || !stops.isEmpty else { continue }
      let isDecoration = isEmpty || subject.attribute("aria-hidden", of: visit.index) == "{true}"
      findings.add(
        visit.index,
        isDecoration
          ? "This picture is decoration, and a reader stops at it all the same."
          : "This picture has no alternative.", isReview: isDecoration,
        heard: subject.quotes(at: visit.index))
    }
  }

  private func isPicture(_ component: String) -> Bool {
    ReactNativeComponent.named[component] == .image
  }

  private func isInsideControl(_ node: Node.Index) -> Bool {
    subject.screen.ancestors(of: node).contains {
      subject.screen[$0].isTouchable || subject.screen[$0].knownReactNative?.isAccessible == true
    }
  }

  // MARK: Anything else

  func runOnStops(_ findings: inout FindingList) {
    for visit in subject.screen.preorder {
      let node = subject.screen[visit.index]
      guard node.role == .image, node.name.isBlank, !subject.isHidden(visit.index) else { continue }
      let quotes = subject.quotes(at: visit.index)
      guard !quotes.isEmpty else { continue }
      findings.add(visit.index, "This picture is a stop and has no name.", heard: quotes)
    }
  }
}

extension Role {
  /// Whether it is a picture or a drawing.
  var isPicture: Bool {
    switch self {
    case .image, .other("graphics-document"), .other("graphics-symbol"): true
    default: false
    }
  }
}
