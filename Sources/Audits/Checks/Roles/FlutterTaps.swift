internal import Simulator

/// A check for nodes of Flutter that react to a tap and have no role, such as texts in a
/// `GestureDetector`.
///
/// TalkBack says that a double tap activates such a node, but VoiceOver announces only its words.
struct FlutterTaps {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    let android = subject.readings.filter { type(of: $0.reader).platform == .android }
    for visit in subject.screen.preorder where subject.control(at: visit.index) == nil {
      guard android.contains(where: { isTapped(visit.index, in: $0) }),
        !isOfFramework(subject.screen[visit.index])
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
  private func isOfFramework(_ node: Node) -> Bool {
    let words = Wording.words(of: node.name)
    let isTab = words.count > 3 && words[words.count - 4] == "tab" && words[words.count - 2] == "of"
    return isTab || node.traits?.contains(.selected) == true
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
