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
            subject.node(message.node, on: moment.after) ?? subject.node(
              other.node, on: moment.after)
              ?? subject.node(moment.before.focus, on: moment.before),
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

  private func isAround(_ node: Node.Index?, _ other: Node.Index?) -> Bool {
    guard let node, let other else { return false }
    return node == other || after.screen.ancestors(of: node).contains(other)
      || after.screen.ancestors(of: other).contains(node)
  }
}
