/// The words on the first and last stop of a container of a web page.
struct WebEdgeWords {
  let words: VoiceOverPhrasebook

  /// The words of one edge, each of which is a part.
  func texts(for edge: WebAttributes.Edge) -> [Phrase] {
    let containers = words.containers
    switch edge {
    case .listStart: return [containers.listStart]
    case .listEnd: return [containers.listEnd]
    case .definitionListStart: return [containers.definitionListStart]
    case .definitionListEnd: return [containers.definitionListEnd]
    case .formStart: return [containers.formStart]
    case .formEnd: return [containers.formEnd]
    case .tableStart(let rows, let columns, let name):
      return [name.map { Phrase($0) }, containers.tableStart].compactMap { $0 }
        + [
          rows.flatMap { $0 > 0 ? words.counted(containers.rows, $0) : nil },
          columns.flatMap { $0 > 0 ? words.counted(containers.columns, $0) : nil },
        ].compactMap { $0 }
    case .tableEnd: return [containers.tableEnd]
    case .landmarkStart(let landmark, let name):
      return [name.map { Phrase($0) }, words.roles.words(for: landmark), containers.landmark]
        .compactMap { $0 }
    case .landmarkEnd(let landmark, let name):
      return [containers.end, name.map { Phrase($0) }, words.roles.words(for: landmark)].compactMap
      { $0 }
    }
  }
}
