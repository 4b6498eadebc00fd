internal import Reports
internal import Scenarios
internal import Simulator

/// An entry in the outline that an editor shows of a document.
struct DocumentSymbol: Sendable {
  /// The kind of an entry.
  ///
  /// Editors show an icon for each kind.
  ///
  /// Source: Language Server Protocol 3.17, “SymbolKind”. There is no kind for elements of a
  /// screen. The editor Kate hides files, modules, namespaces and packages (1 to 4) that have no
  /// entries inside them.
  enum Kind: Int, Sendable {
    case module = 2
    case property = 7
    case field = 8
    case constructor = 9
    case string = 15
    case boolean = 17
    case array = 18
    case event = 24
  }

  var name: String
  var detail: String
  var kind: Kind
  /// The range of the whole element, including the entries inside it.
  var range: Range<Int>
  /// The part of the range that the editor selects when the user chooses the entry.
  var selection: Range<Int>
  var children: [DocumentSymbol] = []
}

extension DocumentAnalysis {
  /// The entries of the outline.
  ///
  /// For each reader, the outline has an entry with the stops in swipe order. The outline of a
  /// Markdown document has an entry for each column of announcements.
  var symbols: [DocumentSymbol] {
    switch content {
    case .nothing: []
    case .screens(let analysis): analysis.screens.flatMap { analysis.symbols(of: $0) }
    case .scenarios(let analysis): analysis.symbols
    case .formerScreens(let analysis, let shift):
      analysis.screens.flatMap { analysis.symbols(of: $0) }.map { former in
        var symbol = former
        symbol.range = 0..<text.bytes.count
        symbol.children = former.children.compactMap { $0.shifted(by: shift) }
        if !former.children.isEmpty {
          symbol.detail = DocumentSymbol.detail(ofStops: symbol.children.count)
        }
        return symbol
      }
    }
  }
}

extension DocumentSymbol {
  fileprivate static func detail(ofStops count: Int) -> String {
    count == 1 ? "1 stop" : "\(count) stops"
  }

  /// Returns the entry with positions in the changed text, or `nil` if the line of the entry has
  /// changed.
  fileprivate func shifted(by shift: LineShift) -> DocumentSymbol? {
    guard let range = shift.newRange(of: range), let selection = shift.newRange(of: selection)
    else { return nil }
    var symbol = self
    symbol.range = range
    symbol.selection = selection.clamped(to: range)
    return symbol
  }
}

extension ScreenAnalysis {
  fileprivate func symbols(of screen: ReadScreen) -> [DocumentSymbol] {
    let extent = ElementExtent(text, address.path)
    return screen.reading.readers.indices.map { reader in
      let stops = stops(of: screen, by: reader)
      let name = screen.reading.readers[reader].displayName
      let shown = screen.reading.screens[reader]
      return DocumentSymbol(
        name: screen.name.map { "\(name), \($0)" } ?? name,
        detail: detail(of: stops.count, screen.reading.transcripts[reader], on: shown),
        kind: .module,
        range: 0..<text.bytes.count, selection: 0..<0,
        children: stops.map { stop in
          let range = extent.head(from: stop.start)
          return DocumentSymbol(
            name: stop.text, detail: "stop \(stop.index)", kind: DocumentSymbol.Kind(stop.role),
            range: range, selection: extent.firstLine(from: stop.start).clamped(to: range))
        })
    }
  }

  /// Returns a text with the number of stops in the file, or with the reason why the reader has no
  /// stops.
  private func detail(of count: Int, _ transcript: Transcript, on screen: Screen) -> String {
    transcript.stops.isEmpty ? screen.emptiness : DocumentSymbol.detail(ofStops: count)
  }
}

extension ScenarioAnalysis {
  fileprivate var symbols: [DocumentSymbol] {
    report.checks.map { check in
      let line = text.rest(from: check.position)
      let name = check.heading.isEmpty ? check.column : "\(check.heading): \(check.column)"
      let count = check.differences.count
      let stops = ScenarioColumn(check, in: text).map { symbols(of: $0, besides: line) } ?? []
      return DocumentSymbol(
        name: name.isEmpty ? "table" : name,
        detail: count == 0 ? "as expected" : count == 1 ? "1 difference" : "\(count) differences",
        kind: .array,
        range: line.lowerBound..<(stops.map(\.range.upperBound).max() ?? line.upperBound),
        selection: line, children: stops)
    }
  }

  /// Returns entries for the stops of a column, at the cells of the stops.
  ///
  /// - Parameter header: The range of the table's header, for stops without a cell.
  private func symbols(of column: ScenarioColumn, besides header: Range<Int>) -> [DocumentSymbol] {
    let reading = column.reading
    let cells = Dictionary(
      reading.cells.map { ($0.stop, $0.position) }, uniquingKeysWith: { first, _ in first })
    return reading.transcript.stops.enumerated().map { number, stop in
      let words = stop.announcement.text
      let range = cells[number].map { text.cell(at: $0) } ?? header
      return DocumentSymbol(
        name: words.isEmpty ? Announcement.silence : words, detail: "stop \(stop.index)",
        kind: DocumentSymbol.Kind(reading.screen[stop.node].role), range: range, selection: range)
    }
  }
}

extension DocumentSymbol.Kind {
  fileprivate init(_ role: Role) {
    self =
      switch role {
      case .heading: .constructor
      case .textBox, .searchBox, .combobox, .spinButton, .slider: .field
      case .checkbox, .switchControl, .radio: .boolean
      case .button, .link, .menuItem, .tab: .event
      case .image: .property
      default: .string
      }
  }
}
