import Reports
import Scenarios
import Simulator
internal import TextIO
import Voices

/// The page that shows a session on a terminal of a given size.
struct ListenPage: Sendable, Hashable {
  /// A piece of a line.
  struct Span: Sendable, Hashable {
    /// The emphasis of a span.
    enum Mark: Sendable, Hashable {
      case plain, dim, strong
    }

    var text: String
    var mark = Mark.plain
  }

  /// The state outside the session that a page shows.
  struct Situation: Sendable, Hashable {
    /// The progress of the voice.
    var progress: ListenProgress
    /// Whether the voice speaks a message of the program.
    var isProgramSpeaking = false
    /// A problem with the sound, or `nil` if there is no problem.
    var problem: String?
    var width: Int
    var height: Int
  }

  /// The lines from top to bottom, at most as many as the terminal has.
  private(set) var lines: [[Span]] = []
  /// The position of the cursor while text is typed.
  private(set) var cursor: Cursor?

  /// A position on the terminal, counted from 0.
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
    let captionHeight = min(caption.lines.count, 3)
    while blocks.reduce(0, { $0 + $1.lines.count }) + captionHeight > height,
      let least = blocks.indices.min(by: { blocks[$0].weight < blocks[$1].weight })
    {
      blocks.remove(at: least)
    }
    let fixedHeight = blocks.reduce(0) { $0 + $1.lines.count }
    let above = blocks.filter(\.isAbove).flatMap(\.lines)
    let below = blocks.filter { !$0.isAbove }.flatMap(\.lines)
    let shown = ListenPage.window(caption, of: max(0, height - fixedHeight))
    let filler = Array(repeating: [Span](), count: max(0, height - fixedHeight - shown.count))
    lines = Array((above + shown + filler + below).prefix(height))
    setCursor(session, blocks, width)
  }

  private mutating func setCursor(_ session: ListenSession, _ blocks: [Block], _ width: Int) {
    guard session.entry != nil, let index = blocks.lastIndex(where: \.isEntry) else { return }
    let below = blocks[(index + 1)...].reduce(0) { $0 + $1.lines.count }
    let row = lines.count - below - 1
    guard lines.indices.contains(row) else { return }
    let column = lines[row].reduce(0) { $0 + DisplayWidth.of($1.text) }
    cursor = Cursor(row: row, column: min(column, width - 1))
  }

  /// A block of lines that the page shows or omits together.
  private struct Block {
    /// The priority.
    ///
    /// If the window has too few lines, the blocks with the lowest priority are left out.
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
      Block(6, position(session, width: width), width: width),
      Block(2, currentPart(session, situation), width: width),
    ]
    if let problem = situation.problem { blocks.append(Block(5, problem, width: width)) }
    var bottom = Block(
      session.message == nil ? 0 : 7, session.message ?? "", width: width, mark: .strong)
    if let entry = session.entry {
      // The end of the typed text must stay visible.
      let typed = DisplayWidth.wrap(TerminalText.of(entry.prompt + entry.text), to: width)
      bottom.lines = typed.suffix(1).map { [Span(text: $0)] }
      bottom.isEntry = true
      bottom.weight = 7
    }
    return blocks + [bottom, Block(1, status(session, situation), width: width)]
  }

  /// Returns the number of the stop among all stops.
  ///
  /// The text also has details of the stop's node if it then fits into three lines.
  private static func position(_ session: ListenSession, width: Int) -> String {
    let whole = "\(session.positionText): \(session.whereabouts)"
    return DisplayWidth.wrap(TerminalText.of(whole), to: width).count > 3
      ? session.positionText : whole
  }

  /// Returns words about the part being spoken, for users who do not see colours and bold text.
  private static func currentPart(_ session: ListenSession, _ situation: Situation) -> String {
    guard session.utterance != nil else { return "" }
    let parts = session.caption?.parts ?? []
    let isPaused = if case .paused = situation.progress { true } else { false }
    guard let part = session.part ?? spokenPart(situation),
      parts.indices.contains(part)
    else { return isPaused ? "paused" : "" }
    let words = "part \(part + 1) of \(parts.count), \(parts[part].kind.words): \(parts[part].text)"
    return isPaused ? "paused: \(words)" : words
  }

  private static func spokenPart(_ situation: Situation) -> Int? {
    guard !situation.isProgramSpeaking else { return nil }
    switch situation.progress {
    case .speaking(let part), .paused(let part): return part
    case .textOnly, .finished: return nil
    }
  }

  private static func status(_ session: ListenSession, _ situation: Situation) -> String {
    let hints = session.view.hints.map { $0 ? "hints on" : "hints off" }
    let sound = situation.progress == .textOnly ? "text only" : nil
    // While a field is edited, letters are not keys of the program.
    let keys = session.typing.map { [$0] } ?? ["? help", "q quit"]
    return (["\(session.rate) words a minute", hints, sound] + keys).compactMap(\.self).joined(
      separator: ", ")
  }

  /// The lines of the caption, and the index of the line that must be visible.
  private typealias ShownCaption = (lines: [[Span]], focus: Int)

  private static func caption(
    of session: ListenSession, in situation: Situation, width: Int
  ) -> ShownCaption {
    guard let announcement = session.caption, !announcement.text.isEmpty else {
      return ([], 0)
    }
    let caption = Caption(announcement, width: width)
    let current = session.utterance.flatMap { _ in session.part ?? spokenPart(situation) }
    let lines = caption.lines.map { runs in
      runs.map { run in
        Span(
          text: TerminalStyle().visible(run.text),
          mark: mark(run.part, current, session.part != nil))
      }
    }
    return (lines, current.flatMap(caption.line(of:)) ?? 0)
  }

  /// Returns the emphasis of a part: strong for the current part, and dim for earlier parts.
  private static func mark(_ part: Int, _ current: Int?, _ isAlone: Bool) -> Span.Mark {
    guard let current else { return .plain }
    if part == current { return .strong }
    return part < current && !isAlone ? .dim : .plain
  }

  /// Returns the lines of a caption that fit into a height.
  ///
  /// The line that must be visible is one of them.
  private static func window(_ caption: ShownCaption, of height: Int) -> [[Span]] {
    guard caption.lines.count > height else { return caption.lines }
    let last = caption.lines.count - height
    let start = min(max(0, caption.focus - height / 2), last)
    return Array(caption.lines[start..<(start + height)])
  }

  /// The page as plain text.
  var text: String {
    lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
  }
}
