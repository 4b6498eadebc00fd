internal import Simulator

/// The lists of headings, links, controls and other elements from which people choose where to go
/// on a screen.
///
/// In these lists, people hear each name without the texts around it.
package struct NamesView: Sendable {
  /// A table for each list that is not empty.
  package let tables: [AuditTable]

  private enum List: String, CaseIterable {
    case formControls = "Form controls"
    case headings = "Headings"
    case links = "Links"
    case landmarks = "Landmarks"
    case buttons = "Buttons"
    case tabs = "Tabs"
    case images = "Images"

    /// The unit of VoiceOver's rotor or TalkBack's reading controls for the list, or `nil` if there
    /// is no such unit.
    var unit: Navigation.Unit? {
      switch self {
      case .formControls: .formControls
      case .headings: .headings
      case .links: .links
      case .landmarks: .landmarks
      case .buttons, .tabs, .images: nil
      }
    }

    /// The role of the listed elements, or `nil` for a list with a ``unit``.
    var role: Role? {
      switch self {
      case .buttons: .button
      case .tabs: .tab
      case .images: .image
      case .formControls, .headings, .links, .landmarks: nil
      }
    }

    /// Whether people say the names in the list in order to activate the elements by voice.
    var isSpokenTo: Bool {
      switch self {
      case .formControls, .links, .buttons, .tabs: true
      case .headings, .landmarks, .images: false
      }
    }
  }

  package init(_ subject: AuditSubject) {
    tables = List.allCases.compactMap { NamesView.table($0, of: subject) }
  }

  /// One entry of a list.
  private struct Entry {
    var name: String
    /// The visible text; empty if there is none.
    var seen = ""
    /// The announcement of each reader, or `nil` for a reader that does not list the element.
    var heard: [String?]
  }

  private static func table(_ list: List, of subject: AuditSubject) -> AuditTable? {
    let entries = entries(of: list, subject)
    guard !entries.isEmpty else { return nil }
    var counts: [AudibleText: Int] = [:]
    for entry in entries { counts[AudibleText(entry.name), default: 0] += 1 }
    var table = AuditTable(
      list.rawValue,
      note: list.isSpokenTo
        ? "“Tap” with the name is what people say to Voice Control and Voice Access." : "",
      columns: ["Name"] + subject.reportedReadings.map { type(of: $0.reader).displayName }
        + (list.isSpokenTo ? ["Say"] : []) + ["Remark"])
    let empty = Set(subject.words.all(\.empty).map { AudibleText($0) })
    for entry in entries {
      let isRepeated = counts[AudibleText(entry.name), default: 0] > 1
      table.rows.append(
        [ShortText.of(entry.name)]
          + entry.heard.map { $0.map { ShortText.of($0) } ?? "not in this list" }
          + (list.isSpokenTo ? [command(entry.name, isRepeated: isRepeated)] : [])
          + [
            remark(entry, isRepeated: isRepeated, isEmpty: empty.contains(AudibleText(entry.name)))
          ])
    }
    return table
  }

  /// Returns the voice command that activates the element with a name.
  ///
  /// Assumed: both voice assistants accept the words of a name. The assistants offer numbered
  /// choices if several elements share the name, or if the name has no words.
  private static func command(_ name: String, isRepeated: Bool) -> String {
    let words = withoutSigns(name)
    if words.isEmpty { return "“Show numbers”" }
    let command = "“Tap \(ShortText.of(words))”"
    return isRepeated ? "\(command), then a number" : command
  }

  /// Returns a name without brackets and without signs at its ends.
  ///
  /// People do not say brackets and signs in voice commands.
  private static func withoutSigns(_ name: String) -> String {
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
    if withoutSigns(name).isEmpty { remarks.append("a sign, which nobody can say") }
    if isRepeated { remarks.append("ambiguous: another is called so") }
    if isEmpty { remarks.append("says nothing by itself") }
    let (seen, words) = (Wording.words(of: entry.seen), Wording.words(of: name))
    if !seen.isEmpty, !words.contains(phrase: seen) {
      remarks.append("seen as “\(ShortText.of(entry.seen))”")
    }
    return remarks.joined(separator: "; ")
  }

  /// Returns the visible text of a control or heading; empty for a field, whose text is its value.
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
      return merged(subject.reportedReadings, by: unit, list, on: subject)
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

  /// Returns an entry for each element of a list, in document order.
  ///
  /// Elements that are not on the audited screen come last. If one reader stops at a heading, and
  /// another reader at the text inside, both stops belong to the entry of the heading.
  private static func merged(
    _ readings: [ScreenReading], by unit: Navigation.Unit, _ list: List, on subject: AuditSubject
  ) -> [Entry] {
    let screen = subject.screen
    let nothing = [String?](repeating: nil, count: readings.count)
    var heard: [Node.Index: [String?]] = [:]
    var others: [Entry] = []
    for (index, reading) in readings.enumerated() {
      for stop in reading.reader.read(reading.screen, by: .jump(unit), listsSkippedNodes: false)
        .stops
      {
        let node = reading.screen.nearest(stop.node, by: unit)
        let said = list == .landmarks ? ownWords(of: stop, at: node) : stop.announcement.said
        if let audited = reading.auditedNode(node) {
          heard[audited, default: nothing][index] = said
        } else {
          var all = nothing
          all[index] = said
          others.append(
            entry(node, on: reading.screen, called: reading.screen[node].name, list, said: all))
        }
      }
    }
    return screen.preorder.compactMap { visit in
      guard let said = heard[visit.index] else { return nil }
      let name = subject.control(at: visit.index)?.name ?? screen[visit.index].name
      return entry(visit.index, on: screen, called: name, list, said: said)
    } + others
  }

  private static func entry(
    _ node: Node.Index, on screen: Screen, called name: String, _ list: List, said: [String?]
  ) -> Entry {
    let role = screen[node].role.rawValue
    guard !name.isBlank else {
      return Entry(name: list == .landmarks ? role : screen.text(below: node), heard: said)
    }
    // The entry of a landmark includes the role, because landmarks of different roles may share a
    // name.
    return Entry(
      name: list == .landmarks ? "\(name), \(role)" : name, seen: seen(node, list, on: screen),
      heard: said)
  }
}

extension NamesView {
  /// Returns the announcement of a landmark itself, without the text inside.
  private static func ownWords(of stop: Stop, at landmark: Node.Index) -> String {
    let parts = stop.announcement.utterances.first?.parts ?? []
    guard stop.node == landmark else { return stop.announcement.said }
    let own = parts.filter { part in
      part.kind != .content && (part.node == nil || part.node == landmark)
    }
    return own.isEmpty ? stop.announcement.said : Announcement(own).said
  }
}

extension Screen {
  /// Returns the texts inside a node, for elements that get their name from content.
  fileprivate func text(below node: Node.Index) -> String {
    var texts: [String] = []
    for visit in descendants(of: node) where texts.count < 20 {
      let text = self[visit.index].name
      if !text.isBlank { texts.append(text) }
    }
    return texts.joined(separator: " ")
  }

  /// Returns the node or its nearest ancestor in the list of a unit, or the node if neither is in
  /// the list.
  fileprivate func nearest(_ node: Node.Index, by unit: Navigation.Unit) -> Node.Index {
    if Navigation.Unit(of: self[node]) == unit { return node }
    return ancestors(of: node).first { Navigation.Unit(of: self[$0]) == unit } ?? node
  }
}
