import Reports
import Scenarios
import Simulator
internal import TextIO
import Voices

/// What a session looks like on a terminal of some size.
struct ListenPage: Sendable, Hashable {
  /// A piece of a line.
  struct Span: Sendable, Hashable {
    /// How it is set off, besides what words say.
    enum Mark: Sendable, Hashable {
      case plain, dim, strong
    }

    var text: String
    var mark = Mark.plain
  }

  /// What the loop knows besides the session.
  struct Situation: Sendable, Hashable {
    /// How far the voice is with what the reader says.
    var progress: ListenProgress
    /// Whether the voice says words of the program's own.
    var isProgramSpeaking = false
    /// What went wrong with the sound.
    var problem: String?
    var width: Int
    var height: Int
  }

  /// The lines from top to bottom, as many as the terminal has at most.
  private(set) var lines: [[Span]] = []
  /// Where the cursor is to stand, while something is typed.
  private(set) var cursor: Cursor?

  /// A place on the terminal, from 0.
  struct Cursor: Sendable, Hashable {
    var row: Int
    var column: Int
  }

  init(_ session: ListenSession, in situation: Situation) {
    let (width, height) = (max(1, situation.width), max(1, situation.height))
    if session.isHelpShown {
      lines = ListenHelp.lines(width: width).prefix(height).map { [Span(text: $0)] }
      return
    }
    var blocks = ListenPage.blocks(of: session, in: situation, width: width)
    let caption = ListenPage.caption(of: session, in: situation, width: width)
    let wanted = min(caption.lines.count, 3)
    while blocks.reduce(0, { $0 + $1.lines.count }) + wanted > height,
      let least = blocks.indices.min(by: { blocks[$0].weight < blocks[$1].weight })
    {
      blocks.remove(at: least)
    }
    let taken = blocks.reduce(0) { $0 + $1.lines.count }
    let above = blocks.filter(\.isAbove).flatMap(\.lines)
    let below = blocks.filter { !$0.isAbove }.flatMap(\.lines)
    let shown = ListenPage.window(caption, of: max(0, height - taken))
    let filler = Array(repeating: [Span](), count: max(0, height - taken - shown.count))
    lines = Array((above + shown + filler + below).prefix(height))
    setCursor(session, blocks, width)
  }

  private mutating func setCursor(_ session: ListenSession, _ blocks: [Block], _ width: Int) {
    guard session.entry != nil, let place = blocks.lastIndex(where: \.isEntry) else { return }
    let below = blocks[(place + 1)...].reduce(0) { $0 + $1.lines.count }
    let row = lines.count - below - 1
    guard lines.indices.contains(row) else { return }
    let column = lines[row].reduce(0) { $0 + DisplayWidth.of($1.text) }
    cursor = Cursor(row: row, column: min(column, width - 1))
  }
}

extension ListenPage {
  /// Lines that are shown or left out together.
  private struct Block {
    /// What has the least is left out first where there is no room.
    var weight: Int
    var isAbove = false
    var isEntry = false
    var lines: [[Span]]

    init(
      _ weight: Int, _ text: String, width: Int, mark: Span.Mark = .plain, isAbove: Bool = false
    ) {
      self.weight = weight
      self.isAbove = isAbove
      lines = DisplayWidth.wrap(TerminalText.of(text), to: width).map {
        [Span(text: $0, mark: mark)]
      }
    }
  }

  private static func blocks(
    of session: ListenSession, in situation: Situation, width: Int
  ) -> [Block] {
    var blocks = [
      Block(3, session.heading, width: width, mark: .strong, isAbove: true),
      Block(
        4, session.view.reader.fullHeader(on: session.view.screen.origin), width: width,
        isAbove: true),
      Block(0, "", width: width, isAbove: true),
      Block(6, place(session, width: width), width: width),
      Block(2, now(session, situation), width: width),
    ]
    if let problem = situation.problem { blocks.append(Block(5, problem, width: width)) }
    var bottom = Block(
      session.message == nil ? 0 : 7, session.message ?? "", width: width, mark: .strong)
    if let entry = session.entry {
      // What was typed last is what must be seen.
      let typed = DisplayWidth.wrap(TerminalText.of(entry.prompt + entry.text), to: width)
      bottom.lines = typed.suffix(1).map { [Span(text: $0)] }
      bottom.isEntry = true
      bottom.weight = 7
    }
    return blocks + [bottom, Block(1, status(session, situation), width: width)]
  }

  /// Where the person is, and on what where there is room to tell.
  private static func place(_ session: ListenSession, width: Int) -> String {
    let whole = "\(session.placeText): \(session.whereabouts)"
    return DisplayWidth.wrap(TerminalText.of(whole), to: width).count > 3
      ? session.placeText : whole
  }

  /// The part that is being said, in words: nothing else may tell its place in the caption.
  private static func now(_ session: ListenSession, _ situation: Situation) -> String {
    guard let utterance = session.utterance else { return "" }
    let parts = session.caption?.parts ?? []
    let isPaused = if case .paused = situation.progress { true } else { false }
    guard let part = session.part ?? spokenPart(utterance, situation),
      parts.indices.contains(part)
    else { return isPaused ? "paused" : "" }
    let words = "part \(part + 1) of \(parts.count), \(parts[part].kind.words): \(parts[part].text)"
    return isPaused ? "paused: \(words)" : words
  }

  private static func spokenPart(
    _ utterance: ListenUtterance, _ situation: Situation
  ) -> Int? {
    guard !situation.isProgramSpeaking else { return nil }
    switch situation.progress {
    case .saying(let part), .paused(let part): return part
    case .textOnly, .finished: return nil
    }
  }

  private static func status(_ session: ListenSession, _ situation: Situation) -> String {
    let hints = session.view.hints.map { $0 ? "hints on" : "hints off" }
    let sound = situation.progress == .textOnly ? "text only" : nil
    // Letters are no keys of the program while they go into a field.
    let keys = session.typing.map { [$0] } ?? ["? help", "q quit"]
    return (["\(session.rate) words a minute", hints, sound] + keys).compactMap(\.self).joined(
      separator: ", ")
  }
}

extension ListenPage {
  /// The caption with the line that has to be seen.
  private typealias Shown = (lines: [[Span]], focus: Int)

  private static func caption(
    of session: ListenSession, in situation: Situation, width: Int
  ) -> Shown {
    guard let announcement = session.caption, !announcement.text.isEmpty else {
      return ([], 0)
    }
    let caption = Caption(announcement, width: width)
    let current = session.utterance.flatMap { session.part ?? spokenPart($0, situation) }
    let lines = caption.lines.map { runs in
      runs.map { run in
        Span(
          text: TerminalStyle().visible(run.text),
          mark: mark(run.part, current, session.part != nil))
      }
    }
    return (lines, current.flatMap(caption.line(of:)) ?? 0)
  }

  /// What was said is dim, what is being said is strong.
  private static func mark(_ part: Int, _ current: Int?, _ isAlone: Bool) -> Span.Mark {
    guard let current else { return .plain }
    if part == current { return .strong }
    return part < current && !isAlone ? .dim : .plain
  }

  /// As many lines as fit, with the one that has to be seen.
  private static func window(_ caption: Shown, of height: Int) -> [[Span]] {
    guard caption.lines.count > height else { return caption.lines }
    let last = caption.lines.count - height
    let start = min(max(0, caption.focus - height / 2), last)
    return Array(caption.lines[start..<(start + height)])
  }
}

extension ListenPage {
  /// The page as text, a line each, without the marks.
  var text: String {
    lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
  }
}

extension Part.Kind {
  /// The kind as a person calls it.
  var words: String { self == .usageHint ? "usage hint" : rawValue }
}
