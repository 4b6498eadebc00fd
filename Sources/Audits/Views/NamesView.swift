internal import Simulator

/// The lists by which people really move through a screen, with the names out of context.
public struct NamesView: Sendable {
  /// A table for each list that has anything in it.
  public let tables: [AuditTable]

  /// One of the lists.
  private enum List: String, CaseIterable {
    case formControls = "Form controls"
    case headings = "Headings"
    case links = "Links"
    case landmarks = "Landmarks"
    case buttons = "Buttons"
    case images = "Images"

    /// What a rotor or reading control calls it; absent where neither has it.
    var unit: Navigation.Unit? {
      switch self {
      case .formControls: .formControls
      case .headings: .headings
      case .links: .links
      case .landmarks: .landmarks
      case .buttons, .images: nil
      }
    }

    /// Whether its things are told to an assistant by their names.
    var isSpokenTo: Bool {
      switch self {
      case .formControls, .links, .buttons: true
      case .headings, .landmarks, .images: false
      }
    }
  }

  /// The lists of a screen.
  public init(_ subject: AuditSubject) {
    tables = List.allCases.compactMap { NamesView.table($0, of: subject) }
  }

  /// One entry of a list.
  private struct Entry {
    var name: String
    /// What each reader says there, in the order of the readers.
    var heard: [String?]
  }

  private static func table(_ list: List, of subject: AuditSubject) -> AuditTable? {
    let entries = entries(of: list, subject)
    guard !entries.isEmpty else { return nil }
    var counts: [AsHeard: Int] = [:]
    for entry in entries { counts[AsHeard(entry.name), default: 0] += 1 }
    var table = AuditTable(
      list.rawValue,
      note: list.isSpokenTo
        ? "“Tap” with the name is what people say to Voice Control and Voice Access." : "",
      columns: ["Name"] + subject.heard.map { type(of: $0.reader).displayName }
        + (list.isSpokenTo ? ["Say"] : []) + ["Remark"])
    let empty = Set(subject.words.all(\.empty).map { AsHeard($0) })
    for entry in entries {
      let isRepeated = counts[AsHeard(entry.name), default: 0] > 1
      table.rows.append(
        [entry.name] + entry.heard.map { $0 ?? "no stop" }
          + (list.isSpokenTo ? [command(entry.name, isRepeated: isRepeated)] : [])
          + [
            remark(entry.name, isRepeated: isRepeated, isEmpty: empty.contains(AsHeard(entry.name)))
          ])
    }
    return table
  }

  /// Assumed: both assistants take the name as it is and offer numbers where several share it.
  private static func command(_ name: String, isRepeated: Bool) -> String {
    if name.isBlank { return "“Show numbers”" }
    return isRepeated ? "“Tap \(name)”, then a number" : "“Tap \(name)”"
  }

  private static func remark(_ name: String, isRepeated: Bool, isEmpty: Bool) -> String {
    if name.isBlank { return "has no name" }
    if isRepeated { return "ambiguous: another is called so" }
    return isEmpty ? "says nothing by itself" : ""
  }

  private static func entries(of list: List, _ subject: AuditSubject) -> [Entry] {
    let screen = subject.screen
    if let unit = list.unit {
      let walks = subject.heard.map { heard in
        heard.reader.read(heard.screen, by: .jump(unit), explainsRest: false).stops
      }
      return merged(walks, by: unit, on: subject)
    }
    let names = Dictionary(
      subject.controls.map { ($0.node, $0.name) }, uniquingKeysWith: { first, _ in first })
    return screen.preorder.compactMap { visit in
      let node = screen[visit.index]
      guard node.hidden == nil, list == .images ? node.role == .image : node.role == .button else {
        return nil
      }
      return Entry(
        name: names[visit.index] ?? node.name,
        heard: subject.heard.map { $0.stop(speaking: visit.index)?.announcement.said })
    }
  }

  /// The stops of several readers, one entry for each thing of the list in document order.
  ///
  /// One reader may stop at a heading and another at the text in it.
  private static func merged(
    _ walks: [[Stop]], by unit: Navigation.Unit, on subject: AuditSubject
  ) -> [Entry] {
    let screen = subject.screen
    var heard: [Node.Index: [String?]] = [:]
    for (place, stops) in walks.enumerated() {
      for stop in stops {
        let thing = screen.nearest(stop.node, by: unit)
        heard[thing, default: Array(repeating: nil, count: walks.count)][place] =
          stop.announcement.said
      }
    }
    let names = Dictionary(
      subject.controls.map { ($0.node, $0.name) }, uniquingKeysWith: { first, _ in first })
    return screen.preorder.compactMap { visit in
      guard let said = heard[visit.index] else { return nil }
      let own = names[visit.index] ?? screen[visit.index].name
      if !own.isBlank { return Entry(name: own, heard: said) }
      let rest =
        unit == .landmarks
        ? screen[visit.index].role.rawValue : subject.text(below: visit.index)
      return Entry(name: rest, heard: said)
    }
  }
}

extension AuditSubject {
  /// The texts of everything inside a node, for those that are named by what they hold.
  func text(below node: Node.Index) -> String {
    var texts: [String] = []
    for visit in screen.descendants(of: node) where texts.count < 20 {
      let text = screen[visit.index].name
      if !text.isBlank { texts.append(text) }
    }
    return texts.joined(separator: " ")
  }
}

extension Screen {
  /// The nearest thing of a list at or above a node; the node itself where there is none.
  fileprivate func nearest(_ node: Node.Index, by unit: Navigation.Unit) -> Node.Index {
    var current: Node.Index? = node
    while let here = current {
      if Navigation.Unit(of: self[here]) == unit { return here }
      current = parent(of: here)
    }
    return node
  }
}
