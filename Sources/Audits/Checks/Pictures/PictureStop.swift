internal import Simulator

/// A stop at a picture, or at a link that contains only a picture.
struct PictureStop: Equatable {
  let node: Node.Index
  let words: String
  private let target: String?

  init?(_ stop: Stop, on subject: AuditSubject) {
    let screen = subject.screen
    let inner = [stop.node] + screen.descendants(of: stop.node).lazy.prefix(8).map(\.index)
    guard let picture = inner.first(where: { screen[$0].role == .image }),
      screen[picture].label?.origin == .alt, !screen[picture].name.isBlank,
      picture == stop.node || subject.seenText(of: stop.node).isEmpty
    else { return nil }
    node = picture
    words = screen[picture].name
    target = picture == stop.node ? nil : screen[stop.node].web?.target
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
