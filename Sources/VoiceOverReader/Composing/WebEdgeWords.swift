import AccessibilityTree
import Announcements

/// The words that VoiceOver says at the first and last stop of a container of a web page.
struct WebEdgeWords {
  let words: VoiceOverPhrasebook

  func add(_ edge: WebAttributes.Edge, to composition: inout Composition) {
    let (containers, isStart) = (words.containers, edge.isStart)
    switch edge.container {
    case .list, .listbox: add(isStart ? containers.listStart : containers.listEnd, &composition)
    case .definitionList:
      add(isStart ? containers.definitionListStart : containers.definitionListEnd, &composition)
    case .form:
      composition.add(
        .container, isStart ? containers.formStart : containers.formEnd, by: WebKitRules.formEdge)
    case .table(let rows, let columns, _):
      guard isStart else { return add(containers.tableEnd, &composition) }
      add(containers.tableStart, &composition)
      add(rows, of: containers.rows, &composition)
      add(columns, of: containers.columns, &composition)
    case .landmark(let landmark, let name, let word):
      if !isStart { add(containers.end, &composition) }
      add(name, &composition)
      if let word {
        add(word, &composition)
      } else {
        add(words.roles.words(for: landmark), &composition)
      }
      if isStart { add(containers.landmark, &composition) }
    }
  }

  private func add(_ phrase: Phrase, _ composition: inout Composition) {
    composition.add(.container, phrase, by: WebKitRules.edge)
  }

  private func add(_ name: WebAttributes.Name?, _ composition: inout Composition) {
    if let name { composition.add(.container, name, by: WebKitRules.edge) }
  }

  private func add(_ count: Int?, of plural: Plural, _ composition: inout Composition) {
    guard let count, count > 0 else { return }
    add(words.counted(plural, count), &composition)
  }
}
