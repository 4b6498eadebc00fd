internal import Audits
internal import Importers
internal import Simulator
internal import TextIO

/// A builder that makes scenarios, which are screens with tables, from the blocks of a document.
struct ScenarioReader {
  /// The document with everything that has been read so far.
  private(set) var document: ScenarioDocument

  /// The content before a table.
  private enum PrecedingContent {
    /// There is no content to which a table could belong.
    case nothing
    /// A screen, and the index of its scenario; `nil` until a table follows.
    case screen(ScreenSource, heading: String, scenario: Int?)
    /// A line with an incorrect link to a screen, and whether the mistake was reported.
    case screenMistake(ScreenMistake, Node.Position, isReported: Bool)
    /// A block that is not a screen, with its language.
    case otherBlock(String)
  }

  private let blocks: [MarkdownBlock]
  private var before = PrecedingContent.nothing
  private var heading = ""
  private var names: [String: ScreenSource] = [:]
  /// The script of the last `app` block below the heading.
  private var app = AppScript()
  /// The screens below the last heading.
  private var screens: [ScreenSource] = []
  /// Whether the last screen below the heading has no table yet.
  private var isScreenWaiting = false

  init(_ blocks: [MarkdownBlock], into document: ScenarioDocument) {
    self.blocks = blocks
    self.document = document
    for index in blocks.indices { read(index) }
  }

  private mutating func read(_ index: Int) {
    let block = blocks[index]
    switch block.content {
    case .heading(let text, let linksToScreen):
      heading = text
      isScreenWaiting = false
      app = AppScript()
      screens = []
      if linksToScreen { before = .screenMistake(.heading, block.position, isReported: false) }
    case .fence(let info, let text): readFence(InfoString(info), text, block.position)
    case .openFence(let info, let mark): readOpenFence(InfoString(info), mark, block.position)
    case .screen(let name, let target, let isLive):
      addScreen(
        ScreenSource(
          name: name.isEmpty ? nil : name, content: isLive ? .live(target) : .file(target),
          position: block.position))
    case .screenMistake(let mistake, let position):
      before = .screenMistake(mistake, position, isReported: false)
      record(
        "“Screen:” is ordinary text here; to link to a screen, write “Screen: "
          + "[name](path)” in its own paragraph",
        position)
    case .table(let table): readTable(table, index)
    case .tableMistake(let mistake, let position):
      if case .otherBlock = before { break }
      report(position, mistake.problem, mistake.remedy)
    case .snippet, .prose: break
    }
  }

  private mutating func addScreen(_ source: ScreenSource) {
    screens.append(source)
    if let name = source.name, document.namedScreens[name] == nil {
      document.namedScreens[name] = source
    }
    before = .screen(source, heading: heading, scenario: nil)
    isScreenWaiting = true
  }

  private mutating func readFence(
    _ info: InfoString, _ text: BlockText, _ position: Node.Position
  ) {
    if info.language == "app" {
      readApp(text)
    } else if InputFormat.isScreen(blockIn: info.language, text: text.text) {
      addScreen(
        ScreenSource(
          name: info.name,
          content: .text(text.text, language: info.language, lines: text.lines),
          position: position))
    } else {
      before = .otherBlock(info.language)
      isScreenWaiting = false
    }
  }

  /// Reports a screen without a closing fence, because the screen would contain the table below it.
  private mutating func readOpenFence(
    _ info: InfoString, _ mark: String, _ position: Node.Position
  ) {
    guard InputFormat.blockLanguages.contains(info.language) else { return }
    report(position, "this block is not closed", "write \(mark) on a line below the screen")
  }

  private mutating func readTable(_ table: TableBlock, _ index: Int) {
    let position = blocks[index].position
    switch TableKind(table.header.map(\.text)) {
    case .script: readGestures(table, position)
    case .findings: readFindings(table, position)
    case .mixed:
      record("This table has columns other than readers, so it is not checked", position)
    case .prose: break
    case .mistaken(let mistakes):
      addSnippetScreen(before: index)
      readMistaken(table, mistakes, position)
    case .transcript(let readers):
      addSnippetScreen(before: index)
      readTranscript(table, readers, position)
    }
  }

  /// Makes the snippet directly before a table the screen of this table, if the table has no other
  /// screen.
  private mutating func addSnippetScreen(before index: Int) {
    if !isScreenWaiting, let snippet = SnippetSearch(blocks, before: index).source {
      addScreen(snippet)
    }
    isScreenWaiting = false
  }

  /// Reports the mistakes in the header of a table of readers, if a screen comes before the table.
  private mutating func readMistaken(
    _ table: TableBlock, _ mistakes: [HeaderMistake?], _ position: Node.Position
  ) {
    guard case .screen = before else {
      return record(
        "The header of this table does not name readers only, so it is not checked", position)
    }
    for (cell, mistake) in zip(table.header, mistakes) {
      guard let mistake else { continue }
      let position = Node.Position(line: table.lines.lowerBound, column: cell.column)
      report(position, mistake.problem, mistake.remedy)
    }
  }

  private mutating func readTranscript(
    _ table: TableBlock, _ readers: [ReaderHeader], _ position: Node.Position
  ) {
    switch before {
    case .nothing:
      report(
        position, "no screen comes before this table",
        "put a block such as ```html or “Screen: [name](path)” before it")
    case .screenMistake(let mistake, let position, let isReported):
      if !isReported { report(position, mistake.problem, mistake.remedy) }
      before = .screenMistake(mistake, position, isReported: true)
    case .otherBlock(let language):
      let words = language.isEmpty ? "has no language" : "is in “\(language)”"
      let nearest = InputFormat.nearestBlockLanguage(to: language)
      skip(
        .otherBlock, position,
        "The block before this table \(words), so it is not a screen"
          + (nearest.map { "; did you mean “\($0)”?" } ?? ""))
    case .screen(let source, let heading, let scenario):
      reportProblems(of: table, readers)
      let transcript = TranscriptTable(table, readers, at: position)
      if let scenario {
        document.scenarios[scenario].transcripts.append(transcript)
      } else {
        register(source)
        document.scenarios.append(
          Scenario(heading: heading, source: source, transcripts: [transcript]))
        before = .screen(source, heading: heading, scenario: document.scenarios.count - 1)
      }
    }
  }

  /// Adds a table of findings to the screen before the table.
  ///
  /// Without such a screen, the table is not checked.
  private mutating func readFindings(_ table: TableBlock, _ position: Node.Position) {
    guard case .screen(let source, let heading, let scenario) = before else {
      return skip(.findings, position, "No screen comes before this table of findings")
    }
    for mistake in table.mistakes { report(mistake.position, mistake.problem, mistake.remedy) }
    let findings = FindingsTable(table, at: position)
    for row in findings.rows {
      guard let rule = row.finding?.rule, AuditRule(named: rule) == nil else { continue }
      let nearest = NearestWord.nearest(to: rule, among: AuditRule.all.map(\.id))
      report(
        row.position, "no rule is called “\(rule)”",
        nearest.map { "did you mean “\($0)”?" } ?? "see announce audit --rules")
    }
    if let scenario {
      document.scenarios[scenario].findings.append(findings)
      return
    }
    register(source)
    var made = Scenario(heading: heading, source: source, transcripts: [])
    made.findings = [findings]
    document.scenarios.append(made)
    before = .screen(source, heading: heading, scenario: document.scenarios.count - 1)
  }

  /// Reads the script of the app.
  private mutating func readApp(_ text: BlockText) {
    do throws(ScriptError) {
      app = try AppScript(text.text, from: text.lines.first?.line ?? 1)
    } catch {
      report(Node.Position(line: error.line, column: error.column), error.problem, error.remedy)
    }
  }

  /// Adds a table of gestures to the last screen that its app script does not show.
  ///
  /// If the app script shows every screen, the table belongs to the last screen.
  private mutating func readGestures(_ table: TableBlock, _ position: Node.Position) {
    let shown = app.shownScreens
    guard
      let source = screens.last(where: { !shown.contains($0.name ?? "") }) ?? screens.last
    else { return skip(.script, position, "No screen comes before this table of gestures") }
    for mistake in table.mistakes { report(mistake.position, mistake.problem, mistake.remedy) }
    var gestures = GestureTable(table, at: position)
    gestures.app = app
    for problem in gestures.problems { report(problem.position, problem.problem, problem.remedy) }
    isScreenWaiting = false
    if let known = document.scenarios.lastIndex(where: { $0.source == source }) {
      document.scenarios[known].gestures.append(gestures)
      return
    }
    register(source)
    var made = Scenario(heading: heading, source: source, transcripts: [])
    made.gestures = [gestures]
    document.scenarios.append(made)
    guard case .screen(source, let heading, scenario: nil) = before else { return }
    before = .screen(source, heading: heading, scenario: document.scenarios.count - 1)
  }

  /// Records the name of a screen.
  ///
  /// Reports an error if another screen has the same name.
  private mutating func register(_ source: ScreenSource) {
    guard let name = source.name else { return }
    guard let first = names[name] else { return names[name] = source }
    // A document may link to the same file twice.
    if case .file(let target) = source.content, first.content == .file(target) { return }
    report(
      source.position, "two screens are called “\(name)”",
      "the other is in line \(first.position.line); give this one another name")
  }

  private mutating func reportProblems(of table: TableBlock, _ readers: [ReaderHeader]) {
    for (cell, reader) in zip(table.header, readers) {
      let position = Node.Position(line: table.lines.lowerBound, column: cell.column)
      for problem in reader.problems { report(position, problem.problem, problem.remedy) }
    }
    for mistake in table.mistakes { report(mistake.position, mistake.problem, mistake.remedy) }
  }

  private mutating func report(_ position: Node.Position, _ problem: String, _ remedy: String) {
    document.problems.append(
      InputError(file: document.file, position: position, problem: problem, remedy: remedy))
  }

  private mutating func record(_ message: String, _ position: Node.Position) {
    document.notes.append(DocumentNote(position: position, message: message))
  }

  private mutating func skip(
    _ kind: NotChecked.Kind, _ position: Node.Position, _ message: String
  ) {
    document.notChecked.append(NotChecked(kind: kind, position: position, message: message))
  }
}

/// The info string of a fenced block.
struct InfoString {
  /// The language in lower case; empty if there is none.
  let language: String
  /// The name of the screen: the text after `named` or `with`.
  let name: String?

  /// Reads an info string such as `html named Sign up`.
  ///
  /// Attributes of site generators, such as `title="…"` or `{2}`, are not names.
  init(_ text: String) {
    let word = text.prefix { !$0.isWhitespace && $0 != "{" && $0 != ":" && $0 != "," }
    language = word.lowercased()
    let rest = text.dropFirst(word.count).drop(while: \.isWhitespace)
    let verb = rest.prefix { !$0.isWhitespace }
    let name = rest.dropFirst(verb.count).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let isName =
      ["named", "with"].contains(verb.lowercased()) && !name.isEmpty
      && !name.contains { $0 == "{" || $0 == "}" || $0 == "=" }
    self.name = isName ? name : nil
  }
}
