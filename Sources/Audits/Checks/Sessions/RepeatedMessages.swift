internal import Simulator

extension AuditRule {
  /// Adds messages that are announced twice.
  ///
  /// For example, both a field and the text below it announce the message, or an alert is announced
  /// and also gets focus.
  static func findRepeatedMessages(_ subject: AuditSubject, _ findings: inout FindingList) {
    for session in subject.sessions {
      for step in session.steps {
        for message in step.heard where message.isPosted {
          guard let other = step.repetition(of: message) else { continue }
          findings.add(
            subject.sameNode(as: message.node, in: step)
              ?? subject.sameNode(as: other.node, in: step)
              ?? subject.node(message.node, in: step)
              ?? subject.node(step.before.focus, in: step),
            "“\(message.text)” is heard twice after “\(step.gestureText)”.",
            heard: [session.quote(message), session.quote(other)])
          break
        }
      }
    }
  }
}

extension AuditSession.Step {
  /// Returns the announcement that repeats a message, or `nil` if there is none.
  ///
  /// It is either another message, or the announcement of an element that gets focus. The focused
  /// element is the element of the message, contains that element, or is inside it.
  fileprivate func repetition(of message: SpeechLogEntry) -> SpeechLogEntry? {
    let words = AudibleText(message.text).text
    guard words.contains(" ") else { return nil }
    return heard.first { other in
      guard other != message, words.isHeard(in: AudibleText(other.text).text) else { return false }
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
