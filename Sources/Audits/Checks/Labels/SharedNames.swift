internal import Simulator

/// Controls that people may confuse because they share a name.
extension AuditSubject {
  /// Returns the controls that have the same role, name and group, in a list for each name.
  ///
  /// Each list has at least two controls.
  func controlsSharingName() -> [[Control]] {
    let headings = lastHeadings()
    var groups: [[Control]] = []
    var indices = [SharedName: Int](minimumCapacity: controls.count)
    for control in controls where !control.words.isEmpty {
      let role = screen[control.node].role
      let key = SharedName(
        role: role, name: control.words, group: group(around: control.node),
        heading: control.kind.isEntry ? nil : headings[control.node],
        set: role == .radio ? attribute("name", of: control.node) : nil)
      if let index = indices[key] {
        // A switch of UIKit contains another switch, which is the same control.
        if let last = groups[index].last, screen.ancestors(of: control.node).contains(last.node) {
          continue
        }
        groups[index].append(control)
      } else {
        indices[key] = groups.count
        groups.append([control])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  /// Returns the last heading before each control.
  ///
  /// In a reading from top to bottom, the headings tell buttons with the same name apart. People
  /// who jump from field to field do not hear headings.
  private func lastHeadings() -> [Node.Index: Node.Index] {
    var headings: [Node.Index: Node.Index] = [:]
    var last: Node.Index?
    for visit in screen.preorder {
      if screen[visit.index].role == .heading { last = visit.index }
      if isControl(visit.index) { headings[visit.index] = last }
    }
    return headings
  }

  private func group(around node: Node.Index) -> Node.Index? {
    screen.ancestors(of: node).first {
      switch screen[$0].role {
      case .group, .radioGroup: !screen[$0].name.isBlank
      case .row, .listItem, .article, .dialog, .alertDialog, .region, .form, .navigation, .banner,
        .contentInfo, .complementary, .tabPanel, .menu, .listbox, .toolbar, .search, .cell,
        .gridCell, .treeItem:
        true
      default: screen[$0].webElement == "form"
      }
    }
  }

  /// Returns each field of a page with the same visible label as an earlier field, and that earlier
  /// field.
  ///
  /// No other text is visible between the two fields.
  func fieldsSharingVisibleLabel() -> [(field: Node.Index, first: Node.Index)] {
    let labelled = entryFields.indices.filter {
      entryFields[$0].control.kind != .choice && !entryFields[$0].labelWords.isEmpty
        && hasVisibleLabel(entryFields[$0].control.node)
    }
    // In most forms, no two fields have the same label, so that no search is needed.
    guard Set(labelled.lazy.map { entryFields[$0].labelWords }).count < labelled.count else {
      return []
    }
    var fields: [Node.Index: SharedLabel] = [:]
    for field in labelled.map({ entryFields[$0] }) {
      fields[field.control.node] = SharedLabel(
        kind: field.control.kind, words: field.labelWords, section: 0)
    }
    var known: [SharedLabel: Node.Index] = [:]
    var shared: [(Node.Index, Node.Index)] = []
    var seen = 0
    let ofFields = Set(labels.labels.filter { $0.target != nil }.compactMap(\.node))
    var nodes = screen.preorder
    while let visit = nodes.next() {
      let node = screen[visit.index]
      if let hidden = node.hidden, !hidden.isVisible, !hidden.keepsChildren {
        nodes.skipDescendants(of: visit)
        continue
      }
      if node.isShownText || node.role == .image, !node.name.isBlank, !isUnseen(visit.index),
        !screen.ancestors(of: visit.index).contains(where: ofFields.contains)
      {
        seen += 1
      }
      guard var label = fields[visit.index] else { continue }
      label.section = seen
      nodes.skipDescendants(of: visit)
      if let first = known[label] {
        shared.append((visit.index, first))
      } else {
        known[label] = visit.index
      }
    }
    return shared
  }
}

/// The facts about a control; people may confuse two controls if all of these facts are equal.
private struct SharedName: Hashable {
  var role: Role
  var name: [String]
  var group: Node.Index?
  var heading: Node.Index?
  var set: String?
}

/// The label of a field, with the number of other visible texts before the field.
///
/// Two fields with equal values have no visible text between them.
private struct SharedLabel: Hashable {
  var kind: Control.Kind
  var words: [String]
  var section: Int
}
