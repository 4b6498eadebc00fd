internal import Simulator

/// A check for controls that readers do not announce as controls.
struct RoleMissingCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    // An element around other controls may handle clicks only for these controls.
    let holders = subject.nodesAroundControls
    // Android is left out, because TalkBack announces “double tap to activate” for controls of any
    // role.
    for control in subject.platform == .android ? [] : subject.controls {
      switch control.kind {
      case .button, .link, .custom, .choice: break
      case .field, .picker, .adjustable: continue
      }
      let node = subject.screen[control.node]
      // A key of a keyboard needs no role, because VoiceOver announces keys in a special way.
      if node.traits?.contains(.keyboardKey) == true || subject.isDynamic(control.node) {
        continue
      }
      if subject.platform == .web, !node.isBox || isOnlyStopping(control.node) { continue }
      let silent = subject.sameTreeReadings().compactMap { reading -> Finding.Quote? in
        guard let stop = stop(of: control.node, reading), !announcesRole(stop) else { return nil }
        return reading.quote(stop, restingOn: [])
      }
      let isReached = subject.readings.contains { stop(of: control.node, $0) != nil }
      guard !silent.isEmpty || subject.platform == .web && !isReached && node.role == .generic
      else {
        continue
      }
      findings.add(
        control.node, "This \(control.kind.word) does not say what it is.",
        severity: isReached ? nil : .warning,
        needsReview: holders.contains(control.node) || mayHaveRole(control.node)
          || !isReached && subject.platform != .web || hasRole(control.node)
          || node.webElement == "summary",
        heard: silent, change: .role(.button))
    }
    switch subject.platform {
    case .web:
      addFocusable(holders, &findings)
      addHandlers(&findings)
    case .ios:
      addViewsWithoutTrait(&findings)
      if subject.isOfFlutter { FlutterTaps(subject: subject).run(&findings) }
    case .android:
      addTapDetectors(&findings)
      addClearedClicks(&findings)
    case .reactNative, .design: break
    }
  }

  /// Whether a component of React Native may have a role although the readers announce none.
  ///
  /// The author may have set a role such as `none`, or the component is empty and may get its role
  /// elsewhere.
  private func mayHaveRole(_ node: Node.Index) -> Bool {
    guard let props = subject.screen[node].knownReactNative else { return false }
    let role = props.role ?? props.accessibilityRole
    return role.map(ReactNativeRole.known.contains) == true || props.isAccessible == false
      || subject.screen.firstChild(of: node) == nil && subject.screen[node].name.isBlank
  }

  /// Whether an element of a page has a role from ARIA that browsers ignore on this element.
  private func hasRole(_ node: Node.Index) -> Bool {
    subject.platform == .web
      && subject.attribute("role", of: node)?.markupTokens.contains { AriaRole[$0] != nil } == true
  }

  /// Returns the stop at a control or, on a page, the stop of a text inside the control.
  private func stop(of node: Node.Index, _ reading: ScreenReading) -> Stop? {
    if let stop = reading.stop(of: node) { return stop }
    guard subject.platform == .web else { return nil }
    return subject.screen.descendants(of: node).lazy.prefix(20).compactMap {
      reading.stop(of: $0.index)
    }.first
  }

  private func announcesRole(_ stop: Stop) -> Bool { stop.announcesRole }

  /// Adds iOS views without an announced role, if the views react to taps or are pictures.
  private func addViewsWithoutTrait(_ findings: inout FindingList) {
    for control in subject.controls { addButtonWithOtherTraits(control.node, &findings) }
    var shared: Set<String> = []
    for visit in subject.screen.preorder where !subject.isControl(visit.index) {
      let node = subject.screen[visit.index]
      let gesture = node.knownIOS?.details[.gestureRecognizers]
      let isTapped = gesture != nil
      let isPicture = node.role == .image && node.traits != nil
      guard isTapped || isPicture else { continue }
      if isTapped { addUnreachableTap(visit.index, &findings) }
      // The gesture of a stack belongs to all elements in the stack.
      let isShared = subject.source?.language == .swift && gesture?.contains(" (line") == true
      if isShared, let gesture, shared.contains(gesture) { continue }
      // The gesture of a view around fields may only hide the keyboard.
      let mayHideKeyboard = isShared && gesture?.hasSuffix("around a field") == true
      for reading in subject.sameTreeReadings() {
        guard let stop = reading.stop(of: visit.index),
          !announcesRole(stop) || isTapped && isOnlyPicture(node, stop)
        else { continue }
        if isShared, let gesture { shared.insert(gesture) }
        findings.add(
          visit.index,
          isTapped
            ? "This view reacts to a tap, but does not say what it is."
            : "This picture has traits, but not the image trait.",
          severity: isTapped ? .critical : .warning, needsReview: mayHideKeyboard,
          heard: [reading.quote(stop, restingOn: [])],
          fix: isTapped
            ? isShared
              ? stackTapFix : gesture?.hasSuffix(" on a group") == true ? groupTapFix : tapFix
            : Finding.Fix("Tick Image under Traits, or add .image in code."))
      }
    }
  }

  /// Adds composables that detect taps, but do not expose an action to readers.
  private func addTapDetectors(_ findings: inout FindingList) {
    for visit in subject.screen.preorder {
      guard
        let detector = subject.screen[visit.index].knownAndroid?.passthrough["compose:pointerInput"]
      else { continue }
      for reading in subject.sameTreeReadings() {
        guard let stop = reading.stop(of: visit.index),
          !announcesRole(stop) || isOnlyPicture(subject.screen[visit.index], stop)
        else { continue }
        findings.add(
          visit.index, "This reacts to a tap, but does not say what it is.",
          heard: [reading.quote(stop, restingOn: [])],
          code: detector == "own" ? CodeFix(setting: .button) : nil)
      }
    }
  }

  /// Adds composables that react to taps, but whose role and action the app clears.
  private func addClearedClicks(_ findings: inout FindingList) {
    for visit in subject.screen.preorder
    where subject.screen[visit.index].knownAndroid?.passthrough["compose:clearedClick"] != nil {
      for reading in subject.sameTreeReadings() {
        guard let stop = reading.stop(of: visit.index), !announcesRole(stop) else { continue }
        findings.add(
          visit.index,
          "This reacts to a tap, but clearAndSetSemantics removes its role and its action.",
          heard: [reading.quote(stop, restingOn: [])],
          fix: Finding.Fix(
            "Write semantics instead of clearAndSetSemantics, or set role and onClick in its block."
          )
        )
      }
    }
  }

  /// Whether a reader announces a control only as a picture, so that people do not expect a
  /// control.
  private func isOnlyPicture(_ node: Node, _ stop: Stop) -> Bool {
    node.role == .image
      && !stop.announcement.hasPart { kind, _ in
        kind == .usageHint || kind == .actions || kind == .value
      }
  }

  /// Adds a SwiftUI view that reacts to a tap, but is not an accessibility element.
  ///
  /// An example is a shape. The finding needs review, because another control may do the same, such
  /// as a button for closing a menu.
  private func addUnreachableTap(_ index: Node.Index, _ findings: inout FindingList) {
    let readings = subject.sameTreeReadings()
    guard subject.source?.language == .swift, !readings.isEmpty,
      readings.allSatisfy({ $0.stop(speaking: index) == nil }),
      subject.screen.firstChild(of: index) == nil
    else { return }
    findings.add(
      index, "This view reacts to a tap, but VoiceOver cannot reach it.",
      needsReview: true,
      fix: Finding.Fix(
        "Use a Button, or add .accessibilityLabel(\"…\") and .accessibilityAddTraits(.isButton)."))
  }

  /// The fix for a SwiftUI view that reacts to a tap, or `nil` for other files.
  private var tapFix: Finding.Fix? {
    guard subject.source?.language == .swift else { return nil }
    return Finding.Fix(
      "Use a Button, or add .accessibilityAddTraits(.isButton).",
      code: CodeFix(setting: .button))
  }

  /// The fix for a stack of SwiftUI that reacts to a tap.
  private var stackTapFix: Finding.Fix {
    Finding.Fix(
      "Use a Button, or write .accessibilityElement(children: .combine) and "
        + ".accessibilityAddTraits(.isButton) on the view that has the gesture.")
  }

  /// The fix for an element of SwiftUI that stands for a group and reacts to a tap.
  private var groupTapFix: Finding.Fix {
    Finding.Fix(
      "Use a Button, or add .accessibilityAddTraits(.isButton) after .accessibilityElement(…).")
  }

  /// Adds a button of an iOS document that has other traits, but not the button trait.
  private func addButtonWithOtherTraits(_ index: Node.Index, _ findings: inout FindingList) {
    let pressed: [AccessibilityTraits] = [.button, .link, .searchField, .keyboardKey, .adjustable]
    guard subject.screen.origin == .ios, let traits = subject.screen[index].traits,
      pressed.allSatisfy({ !traits.contains($0) }),
      subject.element(of: index).map({ subject.source?[$0].name == "button" }) == true
    else { return }
    for reading in subject.sameTreeReadings() {
      guard let stop = reading.stop(of: index), announcesRole(stop) || isHeading(stop) else {
        continue
      }
      findings.add(
        index, "This button has traits, but not the button trait.",
        heard: [reading.quote(stop, restingOn: [])])
    }
  }

  private func isHeading(_ stop: Stop) -> Bool {
    stop.announcement.hasPart { kind, _ in kind == .heading }
  }

  /// Adds elements at which the keyboard stops although they do not have the role of a control.
  private func addFocusable(_ holders: Set<Node.Index>, _ findings: inout FindingList) {
    let mayScroll = subject.mayScroll
    for index in subject.visibility.exposed {
      let node = subject.screen[index]
      guard let kind = node.staticKind, node.states.isFocusable == true,
        node.web?.isClickable != true, node.web?.isEditable != true, node.webElement != "body",
        node.webElement != "html", isInTabOrder(index), !subject.isFocusGuard(index),
        node.role == .generic && node.webElement?.contains("-") != true
          || !holders.contains(index) || node.isStructure
      else { continue }
      let isShort = subject.screen.visibleText(of: index).count < 100
      findings.add(
        index,
        "The keyboard stops here, but "
          + (node.isNamedByRole ? "there is nothing to operate." : "nothing says what this is."),
        severity: node.role == .generic ? .serious : .warning,
        needsReview: !isShort || kind == .part || mayScroll
          || node.isStructure && holders.contains(index),
        fix: Finding.Fix("Remove tabindex, or give the element a role and keyboard support."))
    }
  }

  /// Whether the author put an element into the tab order.
  ///
  /// Elements that scroll or have `aria-activedescendant` do not count, because they must be in the
  /// tab order.
  private func isInTabOrder(_ index: Node.Index) -> Bool {
    guard let element = subject.element(of: index).flatMap({ subject.source?[$0] }),
      let order = element.tabIndex, order >= 0, element["aria-activedescendant"] == nil
    else { return false }
    // The articles of a feed take focus one after another, although they are not controls (WAI-ARIA
    // 1.2, `feed`).
    if subject.screen[index].role == .article,
      subject.screen.ancestors(of: index).contains(where: { subject.screen[$0].role == .feed })
    {
      return false
    }
    return subject.screen[index].web?.scrolls != true
  }

  /// Whether the click handler of an element only keeps clicks from reaching the elements around
  /// it.
  private func isOnlyStopping(_ node: Node.Index) -> Bool {
    guard let page = WebPage(subject), let element = subject.element(of: node),
      page.source[element]["onclick"] != nil
    else { return false }
    return !HandlerElements(page).handles("onclick", element)
  }

  /// Adds elements without a role that handle keys or the pointer, except elements with an earlier
  /// finding.
  private func addHandlers(_ findings: inout FindingList) {
    guard let page = WebPage(subject) else { return }
    let events = HandlerElements.clicks + HandlerElements.keys
    for element in HandlerElements(page).elements(with: events) {
      let name = page.source[element.index].name
      let isUnshown = HandlerElements.unshown.contains(name)
      let node = subject.node(of: element.index)
      let isFound = node.map { subject.isControl($0) && subject.screen[$0].isBox } == true
      guard isUnshown || element.role.map(\.isStatic) != false || name == "hgroup",
        !element.hasControlRole, !["label", "legend", "figcaption", "svg"].contains(name),
        !isFound
      else { continue }
      findings.add(
        element: element.index,
        isUnshown
          ? "<\(name)> handles clicks or keys, but nobody ever sees it."
          : "<\(name)> handles clicks or keys, but has no role.",
        severity: .warning, needsReview: element.needsReview)
    }
  }
}
