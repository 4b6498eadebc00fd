internal import Simulator

extension AuditRule {
  static let roleMissing = AuditRule(
    id: "role-missing", aliases: ["NO_ACCESSIBILITY_ROLE", "ios-trait-missing"],
    layer: .announcement,
    severity: .critical, isMandatory: true, criteria: ["4.1.2"],
    guidelines: ["C12", "A4", "F6"],
    condition: "Something that reacts to a double tap says neither what it is nor how to use it.",
    why: "A person who hears only its words takes it for plain text and never tries to press it.",
    fixes: [
      .web: "Use a <button> or <a href>, or give it a role, tabindex=\"0\" and keys.",
      .android: "Use a Button, or set its role in code.",
      .ios: "Tick Button under Traits, or set accessibilityTraits to .button.",
      .reactNative: "Set accessibilityRole, for example to “button”.",
      .design: "Write what it is, such as button or link.",
    ],
    platforms: [.web, .ios, .reactNative],
    requiredFacts: [.role, .reach],
    examples: [
      .fails(.web, "↓<div onclick='save()'>Save</div>"),
      .passes(.web, "<button onclick='save()'>Save</button>"),
      .fails(.web, "↓<div tabindex=0><b>Save</b></div>"),
      .passes(.web, "<div tabindex=-1>Saved</div>"),
      .fails(.web, "↓<figure tabindex=0><img src=a.png alt=Harbour></figure>"),
      .passes(.web, "<div role=feed><article tabindex=0>News</article></div>"),
      .passes(.web, "<div tabindex=0 style=\"overflow: auto\">Terms</div>"),
      .fails(
        .reactNative,
        "export default () => ↓<Pressable onPress={save}><Text>Save</Text></Pressable>;"),
      .passes(
        .reactNative,
        "export default () => <Pressable accessibilityRole=\"button\" onPress={save}>"
          + "<Text>Save</Text></Pressable>;"),
      .fails(
        .ios,
        ExampleFile.nib(
          #"""
          ↓<button id="b" buttonType="system">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Open">
          <accessibilityTraits key="traits" staticText="YES"/>
          </accessibility>
          </button>
          """#)),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <button id="b" buttonType="system">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Open">
          <accessibilityTraits key="traits" button="YES"/>
          </accessibility>
          </button>
          """#)),
    ]
  ) { subject, findings in
    RoleMissingCheck(subject: subject).run(&findings)
  }
}

/// Looks for controls whose announcement does not tell that they are any.
private struct RoleMissingCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    // What holds other controls may only listen for their clicks.
    let holders = subject.nodesAroundControls
    for control in subject.controls {
      switch control.kind {
      case .button, .link, .custom, .choice: break
      case .field, .picker, .adjustable: continue
      }
      let node = subject.screen[control.node]
      // VoiceOver says keys of a keyboard in a way of their own.
      if node.traits?.contains(.keyboardKey) == true || subject.isHandedOn(control.node) {
        continue
      }
      if subject.platform == .web, !node.isBox { continue }
      let silent = subject.sameTreeReadings().compactMap { heard -> Finding.Quote? in
        guard let stop = stop(of: control.node, heard), !tellsRole(stop) else { return nil }
        return heard.quote(stop, restingOn: [])
      }
      let isReached = subject.readings.contains { stop(of: control.node, $0) != nil }
      guard !silent.isEmpty || subject.platform == .web && !isReached && node.role == .generic
      else {
        continue
      }
      findings.add(
        control.node, "This \(control.kind.word) does not say what it is.",
        needsReview: holders.contains(control.node) || !isReached || isUntold(control.node)
          || node.webElement == "summary",
        heard: silent, change: .role(.button))
    }
    switch subject.platform {
    case .web: addFocusable(holders, &findings)
    case .ios: addUntoldViews(&findings)
    case .android, .reactNative, .design: break
    }
  }

  /// Whether the author gave a role that this platform keeps to itself, among them “none”, or where the
  /// component is written without anything inside and may get its role elsewhere.
  private func isUntold(_ node: Node.Index) -> Bool {
    guard let props = subject.screen[node].knownReactNative else { return false }
    let role = props.role ?? props.accessibilityRole
    return role.map(ReactNativeRole.known.contains) == true || props.isAccessible == false
      || subject.screen.firstChild(of: node) == nil && subject.screen[node].name.isBlank
  }

  /// Where a reader stops at a control; on a page that may be a text inside it.
  private func stop(of node: Node.Index, _ heard: ScreenReading) -> Stop? {
    if let stop = heard.stop(of: node) { return stop }
    guard subject.platform == .web else { return nil }
    return subject.screen.descendants(of: node).lazy.prefix(20).compactMap {
      heard.stop(of: $0.index)
    }.first
  }

  /// Whether anything but the author's words tells that something can be done.
  private func tellsRole(_ stop: Stop) -> Bool {
    stop.announcement.hasPart { kind, _ in
      switch kind {
      case .role, .usageHint, .actions, .value: true
      case .state, .label, .error, .description, .hint, .position, .container, .heading, .content,
        .placeholder, .sound:
        false
      }
    }
  }

  /// Views of iOS that are tapped, or are pictures, and say neither.
  private func addUntoldViews(_ findings: inout FindingList) {
    for control in subject.controls { addOtherwiseCalled(control.node, &findings) }
    for visit in subject.screen.preorder where subject.control(at: visit.index) == nil {
      let node = subject.screen[visit.index]
      let isTapped = node.knownIOS?.details[.gestureRecognizers] != nil
      let isPicture = node.role == .image && node.traits != nil
      guard isTapped || isPicture else { continue }
      for heard in subject.sameTreeReadings() {
        guard let stop = heard.stop(of: visit.index), !tellsRole(stop) else { continue }
        findings.add(
          visit.index,
          isTapped
            ? "This view reacts to a tap and does not say what it is."
            : "This picture is given traits, and image is not among them.",
          severity: isTapped ? .critical : .warning, heard: [heard.quote(stop, restingOn: [])])
      }
    }
  }

  /// A button of a document that is given other traits, so that something is said of it, and not that it
  /// can be pressed.
  private func addOtherwiseCalled(_ index: Node.Index, _ findings: inout FindingList) {
    let pressed: [AccessibilityTraits] = [.button, .link, .searchField, .keyboardKey, .adjustable]
    guard subject.screen.origin == .ios, let traits = subject.screen[index].traits,
      pressed.allSatisfy({ !traits.contains($0) }),
      subject.element(of: index).map({ subject.source?[$0].name == "button" }) == true
    else { return }
    for heard in subject.sameTreeReadings() {
      guard let stop = heard.stop(of: index), tellsRole(stop) || isHeading(stop) else { continue }
      findings.add(
        index, "This button is given traits, and button is not among them.",
        heard: [heard.quote(stop, restingOn: [])])
    }
  }

  private func isHeading(_ stop: Stop) -> Bool {
    stop.announcement.hasPart { kind, _ in kind == .heading }
  }

  /// What the keyboard stops at without being anything.
  private func addFocusable(_ holders: Set<Node.Index>, _ findings: inout FindingList) {
    let (mayScroll, hasOtherStyles) = (hasScrollingStyles, hasOtherStyles)
    for index in subject.visibility.exposed {
      let node = subject.screen[index]
      guard let kind = node.staticKind, node.states.isFocusable == true,
        node.web?.isClickable != true, node.web?.isEditable != true, node.webElement != "body",
        node.webElement != "html", isInTabOrder(index),
        node.role == .generic || !holders.contains(index)
      else { continue }
      let isShort = subject.screen.visibleText(of: index).count < 100
      findings.add(
        index, "The keyboard stops here, and nothing says what it is.",
        severity: node.role == .generic ? .serious : .warning,
        needsReview: !isShort || kind == .part || mayScroll
          || hasOtherStyles && node.role != .generic)
    }
  }

  /// Whether an author put an element into the order of the keyboard, and not to scroll with its keys or
  /// to lead it from inside.
  private func isInTabOrder(_ index: Node.Index) -> Bool {
    guard let element = subject.element(of: index).flatMap({ subject.source?[$0] }),
      let order = element.tabIndex, order >= 0, element["aria-activedescendant"] == nil
    else { return false }
    // WAI-ARIA 1.2, `feed`: its articles take the focus one after another.
    if subject.screen[index].role == .article,
      subject.screen.ancestors(of: index).contains(where: { subject.screen[$0].role == .feed })
    {
      return false
    }
    return !ScrollingStyle.scrolls(element["style"] ?? "")
  }

  /// Whether a sheet that is not in the file may let parts of the page scroll.
  private var hasOtherStyles: Bool {
    guard let source = subject.source else { return false }
    return (subject.index?.elements(named: ["link"]) ?? []).contains {
      source[$0]["rel"]?.lowercased().contains("stylesheet") == true
    }
  }

  /// Whether a style sheet of the file makes something scroll, so that the keyboard has to come there.
  private var hasScrollingStyles: Bool {
    guard let source = subject.source else { return false }
    return source.indices.contains {
      source[$0].name == "style" && ScrollingStyle.scrolls(source[$0].text)
    }
  }
}

/// Styles by which an element is scrolled.
private enum ScrollingStyle {
  /// Whether declarations say so.
  static func scrolls(_ text: String) -> Bool {
    guard text.utf8.count > 8 else { return false }
    return text.lowercased().split { $0 == ";" || $0 == "{" || $0 == "}" }.contains { declaration in
      let words = declaration.split { $0 == ":" || $0.isWhitespace || $0 == "!" }
      guard let name = words.first, ["overflow", "overflow-x", "overflow-y"].contains(name) else {
        return false
      }
      return words.dropFirst().contains { $0 == "auto" || $0 == "scroll" }
    }
  }
}

extension Node {
  /// Whether it is an element of a page that means nothing; a label and the page itself hand clicks on.
  fileprivate var isBox: Bool {
    switch web?.element {
    case "body", "html", "label": false
    default: role == .generic || role == .none
    }
  }

  /// How static a thing is.
  fileprivate enum StaticKind { case text, part }

  /// Whether it is text, a picture or a box, which nobody expects to do anything, or a part of the page,
  /// which may scroll.
  fileprivate var staticKind: StaticKind? {
    switch role {
    case .generic, .paragraph, .heading, .listItem, .article, .blockquote, .term, .definition,
      .emphasis, .strong, .code, .text, .image, .figure, .list, .descriptionList, .table, .note,
      .status, .alert, .tooltip, .meter, .other:
      .text
    case .region, .group, .form, .navigation, .canvas: .part
    default: nil
    }
  }
}
