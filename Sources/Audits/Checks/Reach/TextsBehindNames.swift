internal import Simulator

/// A check for texts of a page that one reader announces, and the other replaces by a name.
///
/// Chrome exposes an element that has an own name, can be focused and holds only text without its
/// content. TalkBack stops at the element and announces only the name; VoiceOver stops at the text.
/// Source: Chromium, browser_accessibility_android.cc, IsLeaf.
struct TextsBehindNames {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    let readings = subject.sameTreeReadings()
    for index in subject.visibility.exposed where isNamedPart(index) {
      let texts = subject.screen.descendants(of: index).lazy.map(\.index).filter { inner in
        let text = subject.screen[inner]
        return text.role == .text && !text.name.isBlank && !subject.isHidden(inner)
      }
      for reading in readings {
        guard let stop = reading.stop(of: index) else { continue }
        let silent = texts.first { text in
          !isAnnounced(text, inside: index, by: reading)
            && !stop.announcesPhrase(subject.screen[text].name)
            && readings.contains { isAnnounced(text, inside: index, by: $0) }
        }
        guard let silent else { continue }
        findings.add(
          index,
          "\(type(of: reading.reader).displayName) announces the name of this element, and not "
            + "its text “\(ShortText.of(subject.screen[silent].name))”.",
          heard: [reading.quote(stop, restingOn: [])])
      }
    }
  }

  /// Whether a reader stops at a text, or at an element around the text that is inside `outer`.
  private func isAnnounced(
    _ text: Node.Index, inside outer: Node.Index, by reading: ScreenReading
  ) -> Bool {
    if reading.stop(speaking: text) != nil { return true }
    return subject.screen.ancestors(of: text).prefix { $0 != outer }
      .contains { reading.stop(speaking: $0) != nil }
  }

  /// Whether an element can be focused, has a name that is not its content, and is no control,
  /// heading, picture or cell.
  private func isNamedPart(_ index: Node.Index) -> Bool {
    let node = subject.screen[index]
    guard node.states.isFocusable == true, !node.name.isBlank, !node.role.isInteractive,
      !node.role.isPicture, !subject.isControl(index)
    else { return false }
    switch node.role {
    // “readers-disagree” reports cells.
    case .cell, .gridCell, .columnHeader, .rowHeader, .heading: return false
    default: return node.label.map { $0.origin != .content } == true
    }
  }
}
