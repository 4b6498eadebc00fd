internal import Simulator

/// A check for nodes of Flutter that react to a tap and have no role, such as texts in a
/// `GestureDetector`.
///
/// TalkBack says that a double tap activates such a node, but VoiceOver announces only its words.
struct FlutterTaps {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    let android = subject.readings.filter { type(of: $0.reader).platform == .android }
    for visit in subject.screen.preorder where !subject.isControl(visit.index) {
      guard android.contains(where: { isTapped(visit.index, in: $0) }),
        !isOfFramework(visit.index)
      else { continue }
      for reading in subject.sameTreeReadings() {
        guard let stop = reading.stop(of: visit.index), !stop.announcesRole else { continue }
        findings.add(
          visit.index, "This node reacts to a tap, but does not say what it is.",
          heard: [reading.quote(stop, restingOn: [])])
      }
    }
  }

  private func isTapped(_ index: Node.Index, in reading: ScreenReading) -> Bool {
    guard let stop = reading.stop(of: index) else { return false }
    let node = reading.screen[stop.node]
    return node.knownAndroid?.clickable == true
      && node.knownAndroid?.actions?.contains("DISMISS") != true
  }

  /// Whether Flutter itself makes the node, such as a tab or a row that is selected.
  private func isOfFramework(_ index: Node.Index) -> Bool {
    let node = subject.screen[index]
    if node.traits?.contains(.selected) == true { return true }
    let words = Wording.words(of: node.name)
    let isTab = words.count > 3 && words[words.count - 4] == "tab" && words[words.count - 2] == "of"
    return isTab || isNumbered(index)
  }

  /// Whether the name ends with a position that follows or precedes that of a sibling, as Flutter
  /// adds it to tabs in the language of the app: “Tab 1 von 3”.
  private func isNumbered(_ index: Node.Index) -> Bool {
    let screen = subject.screen
    guard let own = FlutterPosition(endOf: screen[index].name) else { return false }
    let siblings = [screen.previousSibling(of: index), screen.nextSibling(of: index)]
    return siblings.contains { sibling in
      guard let sibling, let other = FlutterPosition(endOf: screen[sibling].name) else {
        return false
      }
      return other.count == own.count && abs(other.number - own.number) == 1
    }
  }
}

/// The position of a tab among all tabs, which Flutter adds to the tab's name in a line of its own.
private struct FlutterPosition {
  let number, count: Int

  /// Finds the only two numbers in the last line of a name with several lines.
  init?(endOf name: String) {
    guard let line = name.lastIndex(where: \.isNewline) else { return nil }
    let numbers = name[line...].split { !$0.isWholeNumber }
    guard numbers.count == 2, numbers.allSatisfy({ $0.count < 4 }) else { return nil }
    let values = numbers.map { digits in
      digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
    }
    guard values[0] > 0, values[0] <= values[1] else { return nil }
    (number, count) = (values[0], values[1])
  }
}

extension Stop {
  /// Whether the reader's own words show that the element can be activated.
  var announcesRole: Bool {
    announcement.hasPart { kind, _ in
      switch kind {
      case .role, .usageHint, .actions, .value: true
      case .state, .label, .error, .description, .hint, .position, .container, .heading, .content,
        .placeholder, .sound:
        false
      }
    }
  }
}
