public import Simulator

extension AuditSubject {
  /// The facts about a screen that do not change after the subject was created.
  ///
  /// The property or method of ``AuditSubject`` with the same name documents each fact.
  @usableFromInline final class Contents: Sendable {
    @usableFromInline let screen: Screen
    let platform: AuditRule.Platform
    let isOfFlutter: Bool
    let source: SourceTree?
    let index: SourceIndex?
    let flat: FlatElements?
    let sections: CodeSections
    let readings: [ScreenReading]
    let controls: [Control]
    let controlIndices: NodeIndexTable
    /// The words of the hint of each control that is a field, in lower case; empty for others.
    let hintWords: [[String]]
    let words: AuditWords
    let labels: LabelElements
    let icons: IconTexts
    let hasFrames: Bool
    let visibility: Visibility
    let elements: NodeIndexTable
    let nodes: [Node.Index?]
    let repeatedElements: Set<Int>

    init(
      _ screen: Screen, android: Screen?, source: SourceTree?, by readers: [any ScreenReader],
      read: [(walk: any ScreenWalk, transcript: Transcript)]?
    ) {
      self.screen = screen
      isOfFlutter = screen.origin == .iosElements && android?.origin == .androidNodes
      self.source = source
      let index = source.map(SourceIndex.init)
      self.index = index
      flat = source.flatMap { source in index.map { FlatElements(source, $0) } }
      sections = CodeSections(source)
      platform = AuditRule.Platform(screen.origin)
      words = AuditWords(for: screen.language)
      readings = readers.indices.map { index in
        let reader = readers[index]
        let shown = type(of: reader).platform == .android ? android ?? screen : screen
        let pairs = NodePairs(audited: screen, read: shown)
        guard let read, read.indices.contains(index) else {
          return ScreenReading(shown, by: reader, in: .asGiven, pairs: pairs)
        }
        return ScreenReading(shown, by: reader, read: read[index], in: .asGiven, pairs: pairs)
      }
      (elements, nodes, repeatedElements) = Contents.paired(screen, source)
      labels = LabelElements(source, nodes)
      icons = IconTexts(source)
      visibility = Visibility(on: screen)
      hasFrames = screen.preorder.contains { screen[$0.index].frame != nil }
      controls = Control.all(on: screen, readings: readings)
      var indices = NodeIndexTable(count: screen.count)
      for (index, control) in controls.enumerated() { indices.insert(index, for: control.node) }
      controlIndices = indices
      hintWords = controls.map { control in
        control.kind.isEntry
          ? screen[control.node].hint.map { Wording.words(of: $0.text) } ?? [] : []
      }
    }

    /// Pairs each node with the element that has the same position in the same file.
    private static func paired(
      _ screen: Screen, _ source: SourceTree?
    ) -> (NodeIndexTable, [Node.Index?], Set<Int>) {
      var elements = NodeIndexTable(count: screen.count)
      guard let source else { return (elements, [], []) }
      struct Location: Hashable {
        var line, column: Int
      }
      var indices = [Location: Int](minimumCapacity: source.count)
      for index in source.indices {
        guard let position = source[index].position else { continue }
        indices[Location(line: position.line, column: position.column)] = index
      }
      var nodes = [Node.Index?](repeating: nil, count: source.count)
      var repeated: Set<Int> = []
      for visit in screen.preorder {
        let node = screen[visit.index]
        guard let position = node.position, position.file == nil || position.file == screen.file,
          let index = indices[Location(line: position.line, column: position.column)]
        else { continue }
        elements[visit.index] = index
        if nodes[index] == nil { nodes[index] = visit.index } else { repeated.insert(index) }
      }
      return (elements, nodes, repeated)
    }
  }

  /// The screen; the iOS screen if the platforms show different screens.
  @inlinable public var screen: Screen { contents.screen }
  /// The platform that the screen is written for.
  public var platform: AuditRule.Platform { contents.platform }
  /// Whether the screen is a dump of a Flutter app.
  ///
  /// Only such dumps contain the elements of both platforms.
  var isOfFlutter: Bool { contents.isOfFlutter }
  /// The elements of the file, or `nil` if there are none.
  package var source: SourceTree? { contents.source }
  /// An index of the elements by name, attribute and identifier.
  var index: SourceIndex? { contents.index }
  /// The elements of a page with shadow trees and slots in place, or `nil` if there are no elements.
  var flat: FlatElements? { contents.flat }
  /// The sections of SwiftUI code.
  var sections: CodeSections { contents.sections }
  /// The readings of the screen by every reader, in the condition ``ReadingCondition/asGiven``.
  package var readings: [ScreenReading] { contents.readings }
  /// The controls, in document order.
  var controls: [Control] { contents.controls }
  /// The words of the screen's language and of English.
  var words: AuditWords { contents.words }
  /// The `<label>` elements of a page.
  var labels: LabelElements { contents.labels }
  /// The texts of a page that people see as pictures, because an icon font shows them.
  var icons: IconTexts { contents.icons }
  var hasFrames: Bool { contents.hasFrames }
  /// Which nodes are visible, and which nodes readers can reach.
  var visibility: Visibility { contents.visibility }
  /// The indices of the elements that became several nodes each, such as an item in a loop.
  var repeatedElements: Set<Int> { contents.repeatedElements }
}
