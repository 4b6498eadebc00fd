import AccessibilityTree
import Announcements

/// A composer of announcements exactly as AccessibilitySnapshot writes them, byte for byte.
///
/// Like the library, this composer checks whether the text so far ends with a full stop. No other
/// composer makes this check. Source: AccessibilitySnapshot 0.12.1,
/// UIAccessibility+SnapshotAdditions.swift.
struct SnapshotComposer {
  /// The words in the language of the app, for elements that state no language.
  var phrasebook = SnapshotPhrasebook.english
  private let tree: ElementTree

  init(_ tree: ElementTree, phrasebook: SnapshotPhrasebook = .english) {
    self.tree = tree
    self.phrasebook = phrasebook
  }

  /// Returns the announcement of an element: a description, a hint and tails, separated by pauses.
  ///
  /// The tails are two sentences: one for available actions, one for more content.
  func announcement(for index: Int, in context: ElementContext?) -> (
    announcement: Announcement, omissions: [Part]
  ) {
    let element = tree[index]
    let words = SnapshotPhrasebook.forLanguage(element.language, else: phrasebook)
    var sentence = SnapshotSentence(language: element.language, wordLanguage: words.language)
    let usesHint = describe(element, in: context, words, &sentence)
    var utterances = [Utterance(sentence.parts)]
    let reading = SnapshotHints(element, isConsumed: usesHint, words)
    let tails = tails(of: element)
    // The tails are a separate utterance after the hint.
    for following in tails.isEmpty ? [reading.parts] : [reading.parts, tails]
    where !following.isEmpty || !tails.isEmpty {
      let parts = SnapshotComposer.sentence(following, after: utterances.flatMap(\.parts))
      utterances.append(Utterance(parts, .queue, by: ComposerRules.pause))
    }
    return (Announcement(utterances), reading.omissions)
  }

  /// Returns parts whose `lead` ends the sentence before them, because the library joins all
  /// utterances into one line of text.
  private static func sentence(_ parts: [Part], after before: [Part]) -> [Part] {
    guard var first = parts.first else { return [] }
    let end = before.last { !$0.text.isEmpty }?.text.last
    first.lead = end == "." ? " " : ". "
    return [first] + parts.dropFirst()
  }

  private func tails(of element: AccessibilityElement) -> [Part] {
    var tails: [Part] = []
    if !element.customActions.isEmpty {
      tails.append(
        Part(
          .actions, phrasebook.actionsAvailable, by: ComposerRules.actionsAvailable,
          language: phrasebook.language))
    }
    if !element.customContent.isEmpty {
      tails.append(
        Part(
          .content, phrasebook.moreContent, by: ComposerRules.moreContent,
          language: phrasebook.language))
    }
    return tails
  }

  /// Appends the description of an element, and returns whether it contains the author's hint.
  private func describe(
    _ element: AccessibilityElement, in context: ElementContext?, _ words: SnapshotPhrasebook,
    _ sentence: inout SnapshotSentence
  ) -> Bool {
    name(element, in: context, words, &sentence)
    addValue(of: element, isCell: context.isCell, to: &sentence)
    if element.traits.contains(.selected) { select(words, &sentence) }
    var usesHint = false
    if sentence.isEmpty, let hint = element.hint, !hint.isEmpty {
      sentence.append(.hint, text: hint, by: ComposerRules.hintInsteadOfName)
      usesHint = true
    }
    let traits = TraitWord.spoken(by: element, in: context, words.traits)
    for (position, spoken) in traits.enumerated() {
      if position == 0 {
        sentence.appendAfterStop(spoken.kind, spoken.words, by: spoken.rule)
      } else {
        sentence.append(spoken.kind, spoken.words, lead: " ", by: spoken.rule)
      }
    }
    addContext(context, words, &sentence)
    return usesHint
  }

  private func name(
    _ element: AccessibilityElement, in context: ElementContext?, _ words: SnapshotPhrasebook,
    _ sentence: inout SnapshotSentence
  ) {
    let isBack =
      element.traits.contains(.backButton)
      && element.label?.lowercased() == words.back.lowercased()
    let label = isBack ? "" : element.label ?? ""
    guard case .cell(let cell) = context else {
      if !label.isEmpty { sentence.append(.label, text: label, by: ComposerRules.label) }
      return
    }
    for header in cell.headers { addHeader(header, to: &sentence) }
    sentence.append(.label, text: label, lead: "", by: ComposerRules.label)
    if !sentence.endsWithStop {
      sentence.append(.label, text: ".", lead: "", by: ComposerRules.label)
    }
    addCellPosition(cell, words, &sentence)
  }

  private func addHeader(_ header: Int, to sentence: inout SnapshotSentence) {
    let label = tree[header].label ?? ""
    let value = tree[header].value ?? ""
    guard !label.isEmpty || !value.isEmpty else { return }
    let separator = label.isEmpty || value.isEmpty ? "" : ": "
    sentence.append(
      header: label + separator + value + ". ", of: tree[header], by: ComposerRules.tableHeaders)
  }

  private func addCellPosition(
    _ cell: CellContext, _ words: SnapshotPhrasebook, _ sentence: inout SnapshotSentence
  ) {
    var phrases: [Phrase] = []
    if let rows = cell.rowSpan { phrases.append(words.spansRows.phrase(["count": "\(rows)"])) }
    if let columns = cell.columnSpan {
      phrases.append(words.spansColumns.phrase(["count": "\(columns)"]))
    }
    if let row = cell.row { phrases.append(words.row.phrase(["row": "\(row)"])) }
    if let column = cell.column { phrases.append(words.column.phrase(["column": "\(column)"])) }
    for phrase in phrases {
      sentence.append(.position, phrase, lead: " ", by: ComposerRules.tablePosition)
    }
  }

  private func addValue(
    of element: AccessibilityElement, isCell: Bool, to sentence: inout SnapshotSentence
  ) {
    guard let value = element.value, !value.isEmpty, !element.traits.contains(.switchButton) else {
      return
    }
    let lead = isCell ? " " : ": "
    sentence.append(
      .value, text: value, lead: sentence.isEmpty ? "" : lead, by: ComposerRules.value)
  }

  private func select(_ words: SnapshotPhrasebook, _ sentence: inout SnapshotSentence) {
    guard !sentence.isEmpty else {
      return sentence.append(.state, words.selectedAlone, by: TraitRules.selected)
    }
    sentence.wrap(in: words.selected, .state, by: TraitRules.selected)
  }

  private func addContext(
    _ context: ElementContext?, _ words: SnapshotPhrasebook, _ sentence: inout SnapshotSentence
  ) {
    switch context {
    case .series(let index, let count), .tab(let index, let count, _):
      let counting = words.series.phrase(["element": "", "index": "\(index)", "count": "\(count)"])
      sentence.append(.position, counting, lead: "", by: ComposerRules.positionInSeries)
    case .listStart: addEdge(words.listStart, &sentence)
    case .listEnd: addEdge(words.listEnd, &sentence)
    case .landmarkStart: addEdge(words.landmarkStart, &sentence)
    case .landmarkEnd: addEdge(words.landmarkEnd, &sentence)
    case .cell, nil: break
    }
  }

  private func addEdge(_ words: Phrase, _ sentence: inout SnapshotSentence) {
    let lead = sentence.endsWithStop ? " " : ". "
    sentence.append(.container, words, lead: lead, keepsLead: true, by: ComposerRules.containerEdge)
  }
}

extension ElementContext? {
  /// Whether the element is a table cell.
  var isCell: Bool {
    if case .cell = self { true } else { false }
  }
}
