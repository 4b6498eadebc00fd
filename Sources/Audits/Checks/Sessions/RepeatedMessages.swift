internal import Simulator

extension AuditRule {
  /// Tells of messages that two things say at once: a field and the text below it, or an alert that gets
  /// focus besides.
  ///
  /// Source: `sessions.md`, stories 25 and 27.
  static func messagesTwice(_ subject: AuditSubject, _ findings: inout FindingList) {
    for session in subject.sessions {
      for moment in session.steps {
        for message in moment.heard where message.isPosted {
          guard let other = moment.repetition(of: message) else { continue }
          findings.add(
            subject.sameNode(as: message.node, in: moment)
              ?? subject.sameNode(as: other.node, in: moment)
              ?? subject.node(message.node, in: moment)
              ?? subject.node(moment.before.focus, in: moment),
            "“\(message.text)” is heard twice after “\(moment.doing)”.",
            heard: [session.quote(message), session.quote(other)])
          break
        }
      }
    }
  }
}

extension AuditSession.Step {
  /// What says a message again: another message, or the stop that it stands on.
  fileprivate func repetition(of message: Heard) -> Heard? {
    let words = AsHeard(message.text).text
    guard words.contains(" ") else { return nil }
    return heard.first { other in
      guard other != message, words.isHeard(in: AsHeard(other.text).text) else { return false }
      return other.isPosted || other.cause == .focus && isAround(message.node, other.node)
    }
  }

  private func isAround(_ node: SessionNode?, _ other: SessionNode?) -> Bool {
    guard let node, let other else { return false }
    guard node != other else { return true }
    guard let node = after.index(of: node), let other = after.index(of: other) else { return false }
    return after.screen.ancestors(of: node).contains(other)
      || after.screen.ancestors(of: other).contains(node)
  }
}
