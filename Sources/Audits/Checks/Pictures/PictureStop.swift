internal import Simulator

/// A stop at a picture, or at a link that contains only a picture.
struct PictureStop: Equatable {
  let node: Node.Index
  let words: String
  private let target: String?

  init?(_ stop: Stop, on subject: AuditSubject) {
    guard let picture = PictureStop.picture(in: stop.node, subject),
      subject.screen[picture].label?.origin == .alt, !subject.screen[picture].name.isBlank,
      picture == stop.node || subject.seenText(of: stop.node).isEmpty
    else { return nil }
    node = picture
    words = subject.screen[picture].name
    target = picture == stop.node ? nil : subject.screen[stop.node].web?.target
  }

  /// Returns the node itself if it is a picture, or else the first picture among its first eight
  /// descendants.
  private static func picture(in node: Node.Index, _ subject: AuditSubject) -> Node.Index? {
    if subject.screen[node].role == .image { return node }
    for visit in subject.screen.descendants(of: node).prefix(8)
    where subject.screen[visit.index].role == .image {
      return visit.index
    }
    return nil
  }

  /// Whether another stop is a text with the same words, or a link to the same page with the same
  /// words.
  func repeats(_ other: Stop, on subject: AuditSubject) -> Bool {
    let node = subject.screen[other.node]
    guard
      AudibleText(node.name.isBlank ? subject.seenText(of: other.node) : node.name)
        == AudibleText(words)
    else { return false }
    if node.role == .link { return target != nil && target == node.web?.target }
    return target == nil && [.text, .paragraph, .generic].contains(node.role)
  }
}
