/// The groups of native radio buttons.
///
/// Source: HTML Standard, 4.10.5.1.16: radio buttons with the same name and the same form are a
/// group.
struct RadioGroups {
  private struct Key: Hashable {
    var form: DOM.ID
    var name: String
  }

  private var groups: [[DOM.ID]] = []
  private var positions: [DOM.ID: (group: Int, position: Int)] = [:]
  private var checked: Set<DOM.ID> = []
  /// The groups that have a checked button.
  private var chosen: Set<Int> = []
  private var required: Set<Int> = []

  /// Collects the groups of a page.
  ///
  /// Hidden buttons do not count.
  init(_ page: PageFacts) {
    let dom = page.dom
    var indices: [Key: Int] = [:]
    for id in page.tree.order
    where dom.htmlTag(id) == .input && InputType(of: id, dom) == .radio
      && !page.visibility.isHidden(id)
    {
      let name = dom.attribute(.name, of: id) ?? ""
      let key = Key(form: RadioGroups.form(of: id, page), name: name)
      let index = name.isEmpty ? groups.count : indices[key] ?? groups.count
      if index == groups.count { groups.append([]) }
      if !name.isEmpty { indices[key] = index }
      groups[index].append(id)
      positions[id] = (index, groups[index].count)
    }
    for (index, group) in groups.enumerated() {
      if group.contains(where: { dom.has(.required, $0) }) { required.insert(index) }
      guard let last = group.last(where: { dom.has(.checked, $0) }) else { continue }
      checked.insert(last)
      chosen.insert(index)
    }
  }

  /// Returns the position of a button in its group and the size of the group.
  func position(of id: DOM.ID) -> (position: Int, size: Int)? {
    positions[id].map { ($0.position, groups[$0.group].count) }
  }

  /// Whether a button is checked.
  ///
  /// In a group, only the last button with the attribute `checked` is checked.
  func isChecked(_ id: DOM.ID) -> Bool { checked.contains(id) }

  func isRequired(_ id: DOM.ID) -> Bool {
    positions[id].map { required.contains($0.group) } ?? false
  }

  /// Whether the button's group has a checked button.
  func hasChoice(_ id: DOM.ID) -> Bool { positions[id].map { chosen.contains($0.group) } ?? false }

  private static func form(of id: DOM.ID, _ page: PageFacts) -> DOM.ID {
    let dom = page.dom
    if let form = dom.attribute(.form, of: id) {
      return page.identifiers.element(form, seenFrom: id) ?? -1
    }
    return dom.ancestors(of: id).first { dom.htmlTag($0) == .form } ?? -1
  }
}
