internal import Simulator

extension AuditRule {
  static let targetSmall = AuditRule(
    id: "target-small",
    aliases: [
      "MINIMUM_SIZE", "TouchTargetSize", "ios-target-small", "TouchSizeWcag", "target-size",
      "minimumInteractiveSize",
    ],
    layer: .frames, severity: .serious, criteria: ["2.5.8"], bestPractice: ["2.5.8"],
    bestPracticePlatforms: [.android, .ios, .reactNative, .design],
    condition:
      "A touch target is smaller than 44 points on iOS, 48 dp on "
      + "Android or 24 CSS pixels on a page.",
    why: "People whose hands are not steady miss the target or hit something beside it.",
    fixes: [
      .web: "Add padding, so that the target is at least 24 CSS pixels wide and high.",
      .android: "Set android:minWidth and android:minHeight to 48dp, or add padding.",
      .ios: "Make the target at least 44 points wide and high.",
      .reactNative: "Make the target at least 48 wide and high, or set hitSlop.",
      .design: "Make the target at least 44 points wide and high.",
    ],
    requiredFacts: [.role, .bounds, .reach],
    examples: [
      .fails(
        layout:
          #"↓<ImageButton android:layout_width="32dp" android:layout_height="48dp" android:contentDescription="Close"/>"#
      ),
      .passes(
        layout:
          #"<ImageButton android:layout_width="48dp" android:layout_height="48dp" android:contentDescription="Close"/>"#
      ),
      .fails(
        .android,
        ExampleFile.dump(
          #"↓<node class="android.view.View" content-desc="Map" long-clickable="true" "#
            + #"focusable="true" bounds="[500,500][540,540]"/>"#), as: "uiautomator"),
      .passes(.ios, ExampleFile.rowInPageSource, as: "appium-ios"),
      .fails(
        .reactNative,
        "↓<Pressable style={{width: 24, height: 24}} accessibilityRole=\"button\" "
          + "accessibilityLabel=\"Close\" onPress={close}/>"),
      .passes(
        .reactNative,
        "<Pressable style={{width: 48, height: 48}} accessibilityRole=\"button\" "
          + "accessibilityLabel=\"Close\" onPress={close}/>"),
      .fails(.design, "- ↓button \"Close\":\n  - /frame: 0 0 30 44"),
      .passes(.design, "- button \"Close\":\n  - /frame: 0 0 44 44"),
      .fails(ios: [.found(.button, "Save", width: 20, height: 20)]),
      .passes(ios: [.other(.button, "Save", width: 60)]),
      .fails(
        .web,
        ExampleFile.page(
          """
          ↓{"in": 1, "tag": "button", "style": 0, "attributes": {"aria-label": "Less"},
            "box": [16, 20, 16, 16]},
          ↓{"in": 1, "tag": "button", "style": 0, "attributes": {"aria-label": "More"},
            "box": [32, 20, 16, 16]}
          """), as: "page"),
      .passes(
        .web,
        ExampleFile.page(
          """
          {"in": 1, "tag": "button", "style": 0, "attributes": {"aria-label": "Less"},
            "box": [16, 20, 24, 24]},
          {"in": 1, "tag": "button", "style": 0, "attributes": {"aria-label": "More"},
            "box": [40, 20, 24, 24]}
          """), as: "page"),
    ]
  ) { subject, findings in TargetSmallCheck(subject).run(&findings) }
}

/// A check of the sizes of touch targets, in files that contain sizes.
private struct TargetSmallCheck {
  let subject: AuditSubject
  private let density: Density?
  private let edges: Frame?

  init(_ subject: AuditSubject) {
    self.subject = subject
    edges = subject.screen.firstRootIndex.flatMap { subject.screen[$0].frame }
    let isDump = subject.screen.origin == .androidNodes
    let stated = subject.screen.statedUnitsPerPoint.map(Density.init(stated:))
    density =
      isDump ? stated ?? edges.map { Density(shorterSide: min($0.width, $0.height)) } : nil
  }

  func run(_ findings: inout FindingList) {
    for control in subject.controls { check(control, &findings) }
    if subject.platform == .ios { checkSounds(&findings) }
    if subject.screen.origin == .androidNodes { checkLongClicks(&findings) }
  }

  /// Checks elements that count as controls only because of the trait “plays sound”.
  private func checkSounds(_ findings: inout FindingList) {
    for visit in subject.screen.preorder where !subject.isControl(visit.index) {
      let node = subject.screen[visit.index]
      guard node.traits?.contains(.playsSound) == true, let frame = node.frame, frame.width > 0,
        frame.height > 0, frame.width < 44 || frame.height < 44, !subject.isHidden(visit.index)
      else { continue }
      findings.add(
        visit.index,
        "This is \(text(frame.width)) × \(text(frame.height)) points, but should be "
          + "at least 44 wide and high.")
    }
  }

  private func check(_ control: Control, _ findings: inout FindingList) {
    let node = subject.screen[control.node]
    switch subject.screen.origin {
    case .web:
      // An invisible control is not measured. An example is a skip link that appears only with
      // focus.
      guard let frame = node.frame, frame.isSeen, !subject.isUnseen(control.node),
        isMeasuredOnPages(control, node)
      else { return }
      report(
        control, frame.width, frame.height, least: 24, "CSS pixels", needsReview: true, &findings)
    case .ios, .iosElements, .design:
      guard let frame = node.frame, frame.width > 0, frame.height > 0,
        subject.screen.origin != .iosElements || subject.isStop(control.node)
      else { return }
      let isPhone = subject.screen.origin != .design
      // The system's search field is 36 points high. Only a search field of less height has the
      // full severity.
      let isSearched = isPhone && node.role == .searchBox && frame.height < 36
      // Switches and sliders are left out, because the system sets their sizes. Authors can make
      // fields higher.
      let isSystems = control.kind == .adjustable || node.role == .switchControl
      guard !control.kind.isEntry || isPhone && !isSystems, !isInStepper(control.node) else {
        return
      }
      report(
        control, frame.width, frame.height, least: 44, "points",
        severity: !control.kind.isEntry || isSearched ? nil : .warning, &findings)
    case .reactNative:
      guard let details = node.knownReactNative?.details, !control.kind.isEntry, !hasSlop(control)
      else { return }
      func size(_ side: ReactNativeAttributes.Detail, _ least: ReactNativeAttributes.Detail)
        -> Double?
      {
        guard let size = details[side].flatMap({ Double($0) }) else { return nil }
        return max(size, details[least].flatMap { Double($0) } ?? 0)
      }
      // React Native rounds sizes to whole pixels. A target of at least 44 points is large enough
      // for iOS, so the finding only needs review.
      let width = size(.width, .minWidth)?.rounded(.up)
      let height = size(.height, .minHeight)?.rounded(.up)
      let isLargeOnIOS = [width, height].allSatisfy { $0.map { $0 >= 44 || $0 <= 0 } ?? true }
      report(control, width, height, least: 48, "points", needsReview: isLargeOnIOS, &findings)
    case .android:
      let carried = node.knownAndroid?.passthrough ?? [:]
      func size(_ side: String, _ least: String) -> Double? {
        guard let size = Density.points(carried[side]) else { return nil }
        return max(size, Density.points(carried[least]) ?? 0)
      }
      report(
        control, size("layout_width", "minWidth") ?? node.frame?.width,
        size("layout_height", "minHeight") ?? node.frame?.height, least: 48, "dp", &findings)
    case .androidNodes: checkDump(control.node, control.kind, node, &findings)
    }
  }

  private func report(
    _ control: Control, _ width: Double?, _ height: Double?, least: Double, _ unit: String,
    severity: AuditRule.Severity? = nil, needsReview: Bool = false, _ findings: inout FindingList
  ) {
    report(
      control.node, control.kind, width, height, least: least, unit, severity: severity,
      needsReview: needsReview, &findings)
  }

  private func report(
    _ node: Node.Index, _ kind: Control.Kind, _ width: Double?, _ height: Double?, least: Double,
    _ unit: String,
    severity: AuditRule.Severity? = nil, needsReview: Bool = false, note: String = "",
    _ findings: inout FindingList
  ) {
    let isSmall = [width, height].contains { $0.map { $0 > 0 && $0 < least } ?? false }
    guard isSmall else { return }
    let size: String
    switch (width, height) {
    case (let width?, let height?): size = "\(text(width)) × \(text(height)) \(unit)"
    case (let width?, nil): size = "\(text(width)) \(unit) wide"
    default: size = "\(text(height ?? 0)) \(unit) high"
    }
    findings.add(
      node,
      "This \(kind.word) is \(size), but should be at least \(text(least)) wide and high."
        + note, severity: severity, needsReview: needsReview)
  }

  private func text(_ number: Double) -> String {
    guard abs(number) < 1e9 else { return "\(number)" }
    return number == number.rounded() ? "\(Int(number))" : "\((number * 10).rounded() / 10)"
  }

  /// Whether a button is part of a stepper; the system sets its size.
  private func isInStepper(_ node: Node.Index) -> Bool {
    subject.screen.parent(of: node).map { subject.screen[$0].knownIOS?.type == "Stepper" } == true
  }

  /// Whether the minimum size applies to a control of a page.
  ///
  /// Links in sentences and native check boxes may be smaller.
  private func isMeasuredOnPages(_ control: Control, _ node: Node) -> Bool {
    guard let web = node.web, !control.kind.isEntry else { return false }
    return !(control.kind == .link && web.display == .inline)
  }

  /// Whether a component extends its touch area with `hitSlop`.
  private func hasSlop(_ control: Control) -> Bool {
    guard let element = subject.element(of: control.node) else { return false }
    return subject.source?[element]["hitSlop"] != nil
  }

  // MARK: Dumps of Android

  /// Checks views that react only to a long press.
  ///
  /// These views do not count as controls elsewhere in the audit.
  ///
  /// Source: Accessibility Test Framework, TouchTargetSizeCheck.
  private func checkLongClicks(_ findings: inout FindingList) {
    for visit in subject.screen.preorder where !subject.isControl(visit.index) {
      let node = subject.screen[visit.index]
      guard node.knownAndroid?.longClickable == true, !subject.isHidden(visit.index),
        subject.reportedReadings.contains(where: { $0.stop(of: visit.index) != nil })
      else { continue }
      checkDump(visit.index, .custom, node, &findings)
    }
  }

  private func checkDump(
    _ index: Node.Index, _ kind: Control.Kind, _ node: Node, _ findings: inout FindingList
  ) {
    let android = node.knownAndroid
    guard let frame = node.frame, let density, android?.visible != false,
      android?.clickable == true || android?.longClickable == true,
      frame.width > 0, frame.height > 0, !isCut(index, frame)
    else { return }
    let width = frame.width / density.usual
    let height = frame.height / density.usual
    let isAtEdge = edges.map { frame.touchesEdge(of: $0) } ?? false
    let least = 48 * density.least
    let isCertain = !isAtEdge && (frame.width < least || frame.height < least)
    // A target that is almost large enough on a usual phone may be large enough on another phone.
    guard isCertain || min(width, height) < 44 else { return }
    let note = " (The dump gives pixels; this assumes a screen 411 dp wide, as most phones have.)"
    report(
      index, kind, width.rounded(), height.rounded(), least: 48, "dp", needsReview: !isCertain,
      note: density.isStated ? "" : note, &findings)
  }

  /// Whether a scrolling container may show only part of a control.
  private func isCut(_ node: Node.Index, _ frame: Frame) -> Bool {
    for index in subject.screen.ancestors(of: node) {
      let outer = subject.screen[index]
      guard outer.knownAndroid?.scrollable == true, let around = outer.frame else { continue }
      return frame.touchesEdge(of: around)
    }
    return false
  }
}

/// The number of pixels of a dump in one density-independent pixel (dp).
private struct Density {
  /// The density of a phone of the usual width, and the density of a phone of the greatest width.
  var usual, least: Double
  /// Whether the dump states its density.
  var isStated = false

  init(stated density: Double) {
    (usual, least, isStated) = (density, density, true)
  }

  /// Creates the densities of a dump; the shorter side of phones is 320 to 480 dp, usually 411 dp.
  init(shorterSide: Double) {
    usual = max(1, shorterSide / 411)
    least = max(1, shorterSide / 480)
  }

  /// Returns a length of a layout in density-independent pixels, or `nil` for other units.
  static func points(_ text: String?) -> Double? {
    guard let text else { return nil }
    for unit in ["dp", "dip"] where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count))
    }
    return nil
  }
}
