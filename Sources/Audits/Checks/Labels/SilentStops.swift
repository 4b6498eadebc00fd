internal import Simulator

/// A check for stops in an app, other than controls, at which a reader announces no words.
///
/// Source: GTXiLib, GTXChecksCollection.m, accessibility label; Accessibility Test Framework,
/// SpeakableTextPresentCheck.
struct SilentStops {
  private let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  func run(_ findings: inout FindingList) {
    guard subject.platform != .design else { return }
    for reading in subject.sameTreeReadings() {
      for stop in reading.transcript.stops where isReported(stop.node) && isSilent(stop) {
        findings.add(
          stop.node,
          "\(type(of: reading.reader).displayName) stops at this element, which has no name.",
          needsReview: mayLackWords(stop.node), heard: [reading.quote(stop, restingOn: [])],
          fix: Finding.Fix("Give the element a name, or keep readers from stopping at the element.")
        )
      }
    }
  }

  /// Finds stops of a page at which a reader says nothing at all.
  func runOnPage(_ findings: inout FindingList) {
    for reading in subject.sameTreeReadings() {
      let silent = reading.transcript.stops.filter {
        reading.screen[$0.node].role == .text && reading.auditedNode($0.node) != nil
          && ($0.announcement.isBlank || isGlyph(reading.screen[$0.node].name))
      }
      guard let first = silent.first else { continue }
      let times = silent.count == 1 ? "once" : "\(silent.count) times"
      findings.add(
        reading.auditedNode(first.node),
        "\(type(of: reading.reader).displayName) stops \(times) at an empty text or at an icon of a font, and says "
          + "nothing.",
        severity: .warning, heard: [reading.quote(first, restingOn: [])],
        fix: Finding.Fix("Remove the empty text, or hide the icon with aria-hidden=\"true\"."),
        related: silent.dropFirst().prefix(5).map { .init($0.node, "Nothing is said here, too.") })
    }
  }

  /// Finds a button of Flutter that has a name on iOS only.
  ///
  /// Before Flutter 3.35, a tooltip did not name a button on Android.
  func run(onAndroidAt control: Control, _ findings: inout FindingList) {
    guard control.kind == .button || control.kind == .link else { return }
    for reading in subject.readings where type(of: reading.reader).platform == .android {
      guard let stop = reading.stop(of: control.node) else { continue }
      let isNamed = stop.announcement.hasPart { kind, text in
        (kind.isAuthored || kind == .value) && !text.isBlank
      }
      guard !isNamed else { continue }
      findings.add(
        control.node,
        "\(type(of: reading.reader).displayName) announces no name of this \(control.kind.word).",
        heard: [reading.quote(stop, restingOn: [])],
        fix: Finding.Fix("Wrap it in Semantics(label: …), or use Flutter 3.35 or newer."))
    }
  }

  /// Whether a text is a character of an icon font, which is never ASCII.
  private func isGlyph(_ text: String) -> Bool {
    text.utf8.count > text.utf16.count && CodeName(text, isLink: false) == .glyph
  }

  /// Whether a reader announces neither the author's words nor a value at a stop.
  ///
  /// On Android the percentage of a progress bar is exposed as its state.
  private func isSilent(_ stop: Stop) -> Bool {
    let isProgress = subject.screen[stop.node].role == .progressBar
    return !stop.announcement.hasPart { kind, text in
      (kind.isAuthored || kind == .value || isProgress && kind == .state) && !text.isBlank
    }
  }

  /// Whether this check, and not another check, reports a node without announced words.
  ///
  /// Other checks report controls, pictures and empty texts. The content of a web view may be
  /// missing in the file.
  private func isReported(_ index: Node.Index) -> Bool {
    let node = subject.screen[index]
    guard !subject.isControl(index), !node.role.isPicture,
      node.knownAndroid?.viewClass?.hasSuffix("WebView") != true,
      node.knownIOS?.type != "WebView"
    else { return false }
    guard node.role == .text else { return true }
    // The importer gives the role of a text to every UIKit element that has no role. Such an
    // element is reported, but a real text is not.
    return node.knownIOS?.exported.isElement == true
      && node.traits.map { !$0.contains(.staticText) } ?? true
  }

  /// Whether the running app may have words that the file does not contain.
  ///
  /// An example is the state description, which dumps of Android lack.
  private func mayLackWords(_ index: Node.Index) -> Bool {
    subject.screen.origin == .androidNodes || subject.mayHoldWords(index)
      || subject.platform == .reactNative && subject.screen.firstChild(of: index) == nil
  }
}

extension Announcement {
  /// Whether a reader says nothing.
  ///
  /// The parts are checked first, because joining the text is slower.
  fileprivate var isBlank: Bool { !hasPart { _, text in !text.isBlank } && text.isBlank }
}
