internal import Simulator

/// A check for controls of a page that a reader skips, because it stops at a control around them.
///
/// TalkBack has no stops inside a link, and VoiceOver has none inside a menu item. The check
/// ``FocusOutOfReach`` reports controls inside elements whose children are presentational.
struct ControlsInsideStops {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    let screen = subject.screen
    for reading in subject.sameTreeReadings() {
      var inside: [Node.Index: [Control]] = [:]
      var order: [Node.Index] = []
      for control in subject.controls
      where mayBeReached(control) && reading.stop(of: control.node) == nil {
        guard
          let outer = screen.ancestors(of: control.node).first(where: {
            reading.stop(of: $0) != nil
          }), isAnnouncedAsWhole(screen[outer])
        else { continue }
        if inside[outer] == nil { order.append(outer) }
        inside[outer, default: []].append(control)
      }
      for outer in order {
        guard let stop = reading.stop(of: outer), let skipped = inside[outer],
          let first = skipped.first, skipped.count > 1 || !passesTaps(outer, to: first)
        else { continue }
        let name = first.name.isBlank ? "" : " “\(ShortText.of(first.name))”"
        let rest = skipped.count > 1 ? " and \(skipped.count - 1) more" : ""
        findings.add(
          outer,
          "Not every reader stops at the \(first.kind.word)\(name)\(rest) inside this "
            + "\(screen[outer].role.rawValue).", severity: .serious,
          // A style sheet that was not read may hide a menu inside a menu item.
          needsReview: subject.lacksStyleSheets || screen[first.node].role == .menuItem,
          heard: [reading.quote(stop, restingOn: [])],
          related: skipped.map { Finding.Related($0.node, "A reader skips it.") })
      }
    }
  }

  /// Whether people can use a control, so that readers must stop at it.
  private func mayBeReached(_ control: Control) -> Bool {
    let node = subject.screen[control.node]
    return control.kind != .custom && !node.states.isDisabled && node.hidden == nil
      && !subject.isHidden(control.node) && !subject.isUnseen(control.node)
  }

  /// Whether a double tap on an element activates the only control inside it, which has the same
  /// name.
  private func passesTaps(_ outer: Node.Index, to inner: Control) -> Bool {
    (inner.kind == .link || inner.kind == .button)
      && inner.words == Wording.words(of: subject.screen[outer].name)
  }

  /// Whether a reader may announce an element in place of everything inside it.
  private func isAnnouncedAsWhole(_ node: Node) -> Bool {
    (node.role.isInteractive || node.role == .math) && !node.role.isEntry
      && !node.hasPresentationalChildren
  }
}
