internal import Simulator

/// A check for lines that begin with a typed bullet or number and are not items of a list.
///
/// Source: WCAG failure F2; technique H48; Equal Access, `list_markup_review`.
struct TypedLists {
  private let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  /// The mark at the start of a line.
  private enum Mark: Equatable {
    case bullet(Character)
    case number(Int)

    /// Whether a line with this mark can follow a line with another mark in one list.
    func follows(_ other: Mark) -> Bool {
      switch (self, other) {
      case (.bullet(let own), .bullet(let before)): own == before
      case (.number(let own), .number(let before)): own == before + 1
      default: false
      }
    }
  }

  /// Lines that follow one another with marks of one kind.
  private struct Lines {
    var block: Node.Index
    var around: Node.Index?
    var last: Mark
    var count = 1
  }

  func run(_ findings: inout FindingList) {
    var lines: Lines?
    for index in subject.visibility.exposed {
      let node = subject.screen[index]
      guard node.role == .text, !node.name.isBlank, let block = subject.screen.parent(of: index)
      else { continue }
      let before = subject.screen.previousSibling(of: index)
      // Another part of the same line.
      if let before, subject.screen[before].webElement != "br" { continue }
      guard let mark = Self.mark(of: node.name), Self.isPlain(subject.screen[block]) else {
        report(lines, &findings)
        lines = nil
        continue
      }
      let around = subject.screen.parent(of: block)
      if var known = lines, mark.follows(known.last),
        known.block == block || known.around == around
      {
        known.last = mark
        known.count += 1
        lines = known
      } else {
        report(lines, &findings)
        lines = Lines(block: block, around: around, last: mark)
      }
    }
    report(lines, &findings)
  }

  private func report(_ lines: Lines?, _ findings: inout FindingList) {
    guard let lines, lines.count > 1 else { return }
    findings.add(
      lines.block, "\(lines.count) lines begin with a typed bullet or number, but are not a list.",
      severity: .warning, needsReview: true,
      fix: Finding.Fix("Make the lines <li> elements of a <ul> or <ol>, without the typed marks."))
  }

  /// Whether a node is a block without a role of its own, such as that of a list item or heading.
  private static func isPlain(_ node: Node) -> Bool {
    guard blocks.contains(node.webElement) else { return false }
    switch node.role {
    case .article, .generic, .main, .none, .paragraph, .region: return true
    default: return false
    }
  }

  private static let blocks: Set<String?> = ["div", "p", "section", "article", "main", "body"]
  private static let bullets: Set<Character> = ["•", "‣", "▪", "◦", "●", "■", "○", "►", "➤"]

  /// Returns the mark at the start of a text, if a space and other characters follow the mark.
  private static func mark(of text: String) -> Mark? {
    let line = text.drop(while: \.isWhitespace)
    guard let first = line.first else { return nil }
    if bullets.contains(first) {
      return line.dropFirst().contains { $0.isLetter } ? .bullet(first) : nil
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(digits.count), let number = Int(digits) else { return nil }
    let rest = line.dropFirst(digits.count)
    guard let sign = rest.first, sign == "." || sign == ")",
      rest.dropFirst().first?.isWhitespace == true
    else { return nil }
    return .number(number)
  }
}
