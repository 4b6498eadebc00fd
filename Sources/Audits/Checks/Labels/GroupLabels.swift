internal import Simulator

/// The fields whose visible label is the visible name of a group around them, such as a legend.
///
/// Each group is examined only once, because a group may contain very many fields.
struct GroupLabels {
  /// The fields in a group of which the name of the group is the label.
  private enum Labelled {
    case noField, everyField
    case onlyField(Node.Index)
  }

  private let subject: AuditSubject
  private var groups: [Node.Index: Labelled] = [:]

  init(_ subject: AuditSubject) { self.subject = subject }

  /// Whether the visible name of the nearest group around a field is the label of the field.
  ///
  /// This is true of the only field of a group, and of fields for a few characters each, which are
  /// parts of one value, such as a code. Source: WCAG 2.2, technique H65.
  mutating func isLabelled(_ control: Node.Index) -> Bool {
    let screen = subject.screen
    let group = screen.ancestors(of: control).first {
      screen[$0].role == .group || screen[$0].webElement == "fieldset"
    }
    guard subject.platform == .web, let group else { return false }
    let labelled = groups[group] ?? fieldsLabelled(by: group)
    groups[group] = labelled
    return switch labelled {
    case .noField: false
    case .everyField: true
    case .onlyField(let field): field == control
    }
  }

  private func fieldsLabelled(by group: Node.Index) -> Labelled {
    let screen = subject.screen
    let legend = screen.children(of: group).first { screen[$0].webElement == "legend" }
    let names = [legend].compactMap(\.self) + subject.labels.names(of: group, on: subject)
    let isVisible = names.contains {
      !subject.isUnseen($0) && !subject.seenText(of: $0).isBlank
    }
    guard isVisible else { return .noField }
    var first: Node.Index?
    var hasLongField = false
    for visit in screen.descendants(of: group) {
      guard subject.kind(of: visit.index)?.isEntry == true else { continue }
      hasLongField = hasLongField || !isShort(visit.index)
      if first != nil, hasLongField { return .noField }
      first = first ?? visit.index
    }
    guard let first, hasLongField else { return .everyField }
    return .onlyField(first)
  }

  /// Whether a field is for up to four characters.
  private func isShort(_ field: Node.Index) -> Bool {
    ["maxlength", "size"].contains { name in
      subject.attribute(name, of: field)?.htmlInteger.map { (1...4).contains($0) } == true
    }
  }
}
