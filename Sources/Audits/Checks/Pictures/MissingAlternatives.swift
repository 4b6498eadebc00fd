internal import Simulator

/// A check for pictures that have no text alternative and are not marked as decoration.
///
/// Each platform has its own rules.
struct MissingAlternatives {
  let subject: AuditSubject

  // MARK: Pages

  func runOnPage(_ findings: inout FindingList) {
    // A page from a browser has frames; its scripts have run and are not in the file.
    let hasScripts =
      subject.hasFrames
      || subject.source.map { source in
        source.indices.contains { source[$0].name == "script" }
      } == true
    var nodes = subject.screen.preorder
    while let visit = nodes.next() {
      let node = subject.screen[visit.index]
      if node.hidden?.reason == .presentationalChild, node.webElement == "img" {
        addPictureInButton(visit.index, &findings)
      }
      guard node.hidden.map({ $0.keepsChildren || $0.audience != .everyReader }) ?? true else {
        // The content of a button is not skipped. A picture in a button is not a stop of its own,
        // but its alternative is a part of the button's name.
        if node.hidden?.reason != .presentationalChild { nodes.skipDescendants(of: visit) }
        continue
      }
      guard mayShow(node) else { continue }
      if isObject(visit.index) {
        addObject(visit.index, &findings)
      } else if let message = message(for: visit.index) {
        guard !isDecoration(visit.index) else { continue }
        findings.add(
          visit.index, message, severity: isIconBesideText(visit.index) ? .warning : nil,
          needsReview: hasNoPicture(visit.index), heard: subject.quotes(at: visit.index),
          fix: fix(visit.index))
      } else if subject.isUnlabelledGraphic(visit.index, hasScripts: hasScripts) {
        findings.add(
          visit.index, "This drawing has no alternative and is not marked as decoration.",
          needsReview: node.webElement != "canvas" || !writesWords, fix: fix(visit.index))
      }
    }
  }

  /// Whether an `img` refers to no file, on a page whose scripts may set the file later.
  ///
  /// The script may set the alternative, too.
  private func hasNoPicture(_ index: Node.Index) -> Bool {
    guard subject.lacksStyleSheets, subject.screen[index].webElement == "img",
      let element = subject.element(of: index).flatMap({ subject.source?[$0] })
    else { return false }
    return element["src"]?.isBlank != false && element["srcset"] == nil
  }

  /// Whether a drawing is inside a link or button with a name, and therefore needs no alternative.
  private func isIconBesideText(_ index: Node.Index) -> Bool {
    guard subject.screen[index].webElement == "svg" else { return false }
    let control = subject.screen.ancestors(of: index).first {
      subject.screen[$0].role == .link || subject.screen[$0].role == .button
    }
    return control.map { !subject.screen[$0].name.isBlank } == true
  }

  /// Whether an `img` has an empty `alt`, and no other attribute keeps browsers from treating the
  /// image as decoration.
  private func isDecoration(_ index: Node.Index) -> Bool {
    guard subject.screen[index].webElement == "img",
      subject.attribute("alt", of: index)?.isEmpty == true,
      let element = subject.element(of: index), let page = WebPage(subject)
    else { return false }
    return page.explicitRole(of: element) == nil
      && (!page.ignoresNone(element) || page.hasOnlyBlankConflict(element))
  }

  /// Whether a script of the page draws text on a canvas.
  private var writesWords: Bool {
    guard let source = subject.source else { return false }
    return source.indices.contains { element in
      source[element].name == "script"
        && ["fillText(", "strokeText("].contains(where: source[element].text.contains)
    }
  }

  /// Returns the fix for an element other than `img`, or `nil` for an `img`, because the rule's own
  /// fix fits an `img`.
  private func fix(_ index: Node.Index) -> Finding.Fix? {
    switch subject.screen[index].webElement {
    case "img": nil
    case "input": Finding.Fix("Give the picture an alt that says what it does.")
    case "object", "embed":
      Finding.Fix("Give the embedded file a title or an aria-label that says what it is.")
    case "canvas":
      Finding.Fix(
        "Describe the drawing between the tags of the <canvas>, or give the <canvas> role=\"img\" "
          + "and an aria-label.")
    case "svg":
      Finding.Fix(
        "Give the <svg> role=\"img\" and a <title> as its first child that says what the drawing "
          + "shows; if the drawing is decorative, set aria-hidden=\"true\".")
    default:
      Finding.Fix(
        "Set an aria-label that says what the picture shows; if the picture is decorative, set "
          + "aria-hidden=\"true\".")
    }
  }

  /// Whether a node is a picture, or the element of the node may be a picture.
  private func mayShow(_ node: Node) -> Bool {
    if node.role.isPicture { return true }
    switch node.webElement {
    case "canvas", "embed", "img", "input", "object", "svg": return true
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
      // An element to which the author gave the role of a picture must have a name.
      return web.hasExplicitRole && node.hidden == nil && isAltMissing(index)
        ? "This picture has no alternative." : nil
    case "svg", "canvas":
      guard node.role.isPicture, web.hasExplicitRole, !isNamed else { return nil }
      return "This drawing has the role of a picture and no name."
    default:
      guard node.role.isPicture, web.hasExplicitRole, !isNamed else { return nil }
      return "This element has the role of a picture and no name."
    }
  }

  /// Adds a picture without an alternative in a button that has a text.
  ///
  /// Another rule finds buttons without a name.
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

  /// Whether an ARIA attribute names the control around a picture.
  ///
  /// Readers then never announce the alternative of the picture.
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
    switch subject.screen[node].webElement {
    case "object", "embed": true
    default: false
    }
  }

  /// Adds an embedded image, audio or video.
  ///
  /// Browsers show the content of the element only if the file cannot be loaded.
  private func addObject(_ index: Node.Index, _ findings: inout FindingList) {
    guard let element = subject.element(of: index), let source = subject.source else { return }
    let written = source[element]
    switch written["role"]?.lowercased() {
    case "none", "presentation":
      guard let page = WebPage(subject), page.ignoresNone(element) else { return }
    default: break
    }
    let names = ["aria-label", "title"].compactMap { written[$0] }
    guard names.allSatisfy(\.isBlank), subject.screen[index].name.isBlank,
      !isNamedElsewhere(written)
    else { return }
    let hasFallback = !subject.screen.visibleText(of: index).isEmpty || written.firstChild != nil
    let data = written["data"] ?? written["src"] ?? ""
    // Without `data` browsers show only the content, which needs no name.
    if data.isEmpty, hasFallback || written["type"] == nil { return }
    guard !MissingAlternatives.isPage(data, type: written["type"]) else { return }
    // A file with an unknown extension may be an HTML page, which needs no name.
    findings.add(
      index, "This embedded file has no name.",
      needsReview: !EmbeddedFile.isMedium(data, type: written["type"]), fix: fix(index))
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

  /// Adds the pictures that Android lint reports in a layout.
  ///
  /// In a dump, only pictures that are stops are added.
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

  // MARK: Anything else

  func runOnStops(_ findings: inout FindingList) {
    for visit in subject.screen.preorder {
      let node = subject.screen[visit.index]
      guard node.role == .image, node.name.isBlank, !subject.isHidden(visit.index) else { continue }
      let quotes = subject.quotes(at: visit.index)
      guard !quotes.isEmpty else { continue }
      if isNamedBySystem(visit.index) {
        findings.add(
          visit.index,
          "VoiceOver stops at this symbol, and announces only the name that iOS has for it.",
          severity: .warning, needsReview: true, heard: quotes)
      } else {
        findings.add(visit.index, "This picture is a stop and has no name.", heard: quotes)
      }
    }
  }

  /// Whether VoiceOver announces words at a picture of iOS without a name, as it does at symbols.
  private func isNamedBySystem(_ node: Node.Index) -> Bool {
    subject.platform == .ios
      && subject.sameTreeReadings().contains { reading in
        reading.stop(of: node)?.announcement.hasPart { kind, text in
          kind == .label && !text.isBlank
        } == true
      }
  }
}

extension Role {
  /// Whether the role is an image or a graphic.
  var isPicture: Bool {
    switch self {
    case .image, .other("graphics-document"), .other("graphics-symbol"): true
    default: false
    }
  }
}
