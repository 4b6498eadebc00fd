/// The words on the first and last stop of a container of a web page.
struct WebEdgeWords {
  let words: VoiceOverPhrasebook

  /// Adds the words of one edge.
  func add(_ edge: WebAttributes.Edge, to composition: inout Composition) {
    let containers = words.containers
    switch edge {
    case .listStart: add(containers.listStart, &composition)
    case .listEnd: add(containers.listEnd, &composition)
    case .definitionListStart: add(containers.definitionListStart, &composition)
    case .definitionListEnd: add(containers.definitionListEnd, &composition)
    case .formStart: add(containers.formStart, &composition)
    case .formEnd: add(containers.formEnd, &composition)
    case .tableStart(let rows, let columns, let name):
      add(name, &composition)
      add(containers.tableStart, &composition)
      add(rows, of: containers.rows, &composition)
      add(columns, of: containers.columns, &composition)
    case .tableEnd: add(containers.tableEnd, &composition)
    case .landmarkStart(let landmark, let name):
      add(name, &composition)
      add(words.roles.words(for: landmark), &composition)
      add(containers.landmark, &composition)
    case .landmarkEnd(let landmark, let name):
      add(containers.end, &composition)
      add(name, &composition)
      add(words.roles.words(for: landmark), &composition)
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
