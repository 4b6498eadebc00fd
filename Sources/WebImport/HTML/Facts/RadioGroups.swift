/// Native radio buttons that exclude each other.
///
/// Source: HTML Standard, 4.10.5.1.16: same name, same form.
struct RadioGroups {
  private struct Key: Hashable {
    var form: DOM.ID
    var name: String
  }

  private var groups: [[DOM.ID]] = []
  private var places: [DOM.ID: (group: Int, position: Int)] = [:]
  private var checked: Set<DOM.ID> = []
  /// Groups of which one button is the chosen one, and those that ask for one.
  private var chosen: Set<Int> = []
  private var required: Set<Int> = []

  /// The groups of a page; hidden buttons do not count.
  init(_ page: PageFacts) {
    let dom = page.dom
    var numbers: [Key: Int] = [:]
    for id in page.tree.order
    where dom.htmlTag(id) == .input && InputType(of: id, dom) == .radio
      && !page.hiddenness.isHidden(id)
    {
      let name = dom.attribute(.name, of: id) ?? ""
      let key = Key(form: RadioGroups.form(of: id, page), name: name)
      let number = name.isEmpty ? groups.count : numbers[key] ?? groups.count
      if number == groups.count { groups.append([]) }
      if !name.isEmpty { numbers[key] = number }
      groups[number].append(id)
      places[id] = (number, groups[number].count)
    }
    for (number, group) in groups.enumerated() {
      if group.contains(where: { dom.has(.required, $0) }) { required.insert(number) }
      guard let last = group.last(where: { dom.has(.checked, $0) }) else { continue }
      checked.insert(last)
      chosen.insert(number)
    }
  }

  /// Position among the buttons of the group, and their number.
  func place(of id: DOM.ID) -> (position: Int, size: Int)? {
    places[id].map { ($0.position, groups[$0.group].count) }
  }

  /// Whether a button is the chosen one: the last that is marked so.
  func isChecked(_ id: DOM.ID) -> Bool { checked.contains(id) }

  /// Whether one button of the group has to be chosen.
  func isRequired(_ id: DOM.ID) -> Bool {
    places[id].map { required.contains($0.group) } ?? false
  }

  /// Whether one button of the group is chosen.
  func hasChoice(_ id: DOM.ID) -> Bool { places[id].map { chosen.contains($0.group) } ?? false }

  private static func form(of id: DOM.ID, _ page: PageFacts) -> DOM.ID {
    let dom = page.dom
    if let form = dom.attribute(.form, of: id) {
      return page.identifiers.element(form, seenFrom: id) ?? -1
    }
    return dom.ancestors(of: id).first { dom.htmlTag($0) == .form } ?? -1
  }
}
