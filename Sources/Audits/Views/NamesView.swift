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
    case tabs = "Tabs"
    case images = "Images"

    /// What a rotor or reading control calls it, or `nil` where neither has it.
    var unit: Navigation.Unit? {
      switch self {
      case .formControls: .formControls
      case .headings: .headings
      case .links: .links
      case .landmarks: .landmarks
      case .buttons, .tabs, .images: nil
      }
    }

    /// The role of its things, where neither has it.
    var role: Role? {
      switch self {
      case .buttons: .button
      case .tabs: .tab
      case .images: .image
      case .formControls, .headings, .links, .landmarks: nil
      }
    }

    /// Whether its things are told to an assistant by their names.
    var isSpokenTo: Bool {
      switch self {
      case .formControls, .links, .buttons, .tabs: true
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
    /// What is seen on it, where that is a text of its own.
    var seen = ""
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
      columns: ["Name"] + subject.reportedReadings.map { type(of: $0.reader).displayName }
        + (list.isSpokenTo ? ["Say"] : []) + ["Remark"])
    let empty = Set(subject.words.all(\.empty).map { AsHeard($0) })
    for entry in entries {
      let isRepeated = counts[AsHeard(entry.name), default: 0] > 1
      table.rows.append(
        [ShortText.of(entry.name)]
          + entry.heard.map { $0.map { ShortText.of($0) } ?? "not in this list" }
          + (list.isSpokenTo ? [command(entry.name, isRepeated: isRepeated)] : [])
          + [
            remark(entry, isRepeated: isRepeated, isEmpty: empty.contains(AsHeard(entry.name)))
          ])
    }
    return table
  }

  /// Assumed: both assistants take the words of a name and offer numbers where several share it, or
  /// where there is nothing to say.
  private static func command(_ name: String, isRepeated: Bool) -> String {
    let words = sayable(name)
    if words.isEmpty { return "“Show numbers”" }
    let command = "“Tap \(ShortText.of(words))”"
    return isRepeated ? "\(command), then a number" : command
  }

  /// A name without brackets and the signs at its ends, which nobody says.
  private static func sayable(_ name: String) -> String {
    func isSign(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
    let open = String(name.map { "()[]{}（）［］【】".contains($0) ? " " : $0 })
    let text = open.drop(while: isSign)
    let length = text.count - text.reversed().prefix(while: isSign).count
    return Wording.collapsingWhitespace(text.prefix(length))
  }

  private static func remark(_ entry: Entry, isRepeated: Bool, isEmpty: Bool) -> String {
    let name = entry.name
    if name.isBlank { return "has no name" }
    var remarks: [String] = []
    if sayable(name).isEmpty { remarks.append("a sign, which nobody can say") }
    if isRepeated { remarks.append("ambiguous: another is called so") }
    if isEmpty { remarks.append("says nothing by itself") }
    let (seen, words) = (Wording.words(of: entry.seen), Wording.words(of: name))
    if !seen.isEmpty, !words.contains(phrase: seen) {
      remarks.append("seen as “\(ShortText.of(entry.seen))”")
    }
    return remarks.joined(separator: "; ")
  }

  /// The text on a control or heading by which people call what they see; nothing for fields, whose
  /// text is their value.
  private static func seen(_ node: Node.Index, _ list: List, on screen: Screen) -> String {
    switch list {
    case .headings, .links, .buttons, .tabs: screen.visibleText(of: node)
    case .formControls:
      switch screen[node].role {
      case .button, .disclosureTriangle, .fileButton, .tab: screen.visibleText(of: node)
      default: ""
      }
    case .landmarks, .images: ""
    }
  }

  private static func entries(of list: List, _ subject: AuditSubject) -> [Entry] {
    let screen = subject.screen
    if let unit = list.unit {
      let walks = subject.reportedReadings.map { heard in
        heard.reader.read(heard.screen, by: .jump(unit), explainsRest: false).stops
      }
      return merged(walks, by: unit, list, on: subject)
    }
    return screen.preorder.compactMap { visit in
      let node = screen[visit.index]
      guard node.hidden == nil, node.role == list.role else { return nil }
      return Entry(
        name: subject.control(at: visit.index)?.name ?? node.name,
        seen: seen(visit.index, list, on: screen),
        heard: subject.reportedReadings.map { $0.stop(speaking: visit.index)?.announcement.said })
    }
  }

  /// The stops of several readers, one entry for each thing of the list in document order.
  ///
  /// One reader may stop at a heading and another at the text in it.
  private static func merged(
    _ walks: [[Stop]], by unit: Navigation.Unit, _ list: List, on subject: AuditSubject
  ) -> [Entry] {
    let screen = subject.screen
    var heard: [Node.Index: [String?]] = [:]
    for (index, stops) in walks.enumerated() {
      for stop in stops {
        let thing = screen.nearest(stop.node, by: unit)
        heard[thing, default: Array(repeating: nil, count: walks.count)][index] =
          list == .landmarks ? own(stop, at: thing) : stop.announcement.said
      }
    }
    return screen.preorder.compactMap { visit in
      guard let said = heard[visit.index] else { return nil }
      let own = subject.control(at: visit.index)?.name ?? screen[visit.index].name
      if !own.isBlank {
        // Landmarks of two kinds may well share a name.
        let name = list == .landmarks ? "\(own), \(screen[visit.index].role.rawValue)" : own
        return Entry(name: name, seen: seen(visit.index, list, on: screen), heard: said)
      }
      let rest =
        unit == .landmarks
        ? screen[visit.index].role.rawValue : subject.text(below: visit.index)
      return Entry(name: rest, heard: said)
    }
  }
}

extension NamesView {
  /// What is heard of a landmark itself, without the text that stands in it.
  private static func own(_ stop: Stop, at landmark: Node.Index) -> String {
    let parts = stop.announcement.utterances.first?.parts ?? []
    guard stop.node == landmark else { return stop.announcement.said }
    let own = parts.filter { part in
      part.kind != .content && (part.node == nil || part.node == landmark)
    }
    return own.isEmpty ? stop.announcement.said : Announcement(own).said
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
