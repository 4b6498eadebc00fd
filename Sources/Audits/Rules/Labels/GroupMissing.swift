internal import Simulator

extension AuditRule {
  static let groupMissing = AuditRule(
    id: "group-missing", aliases: ["bbc-label-far-group", "fieldset_label_valid"], layer: .tree,
    severity: .serious, criteria: ["1.3.1", "3.3.2"], guidelines: ["C2"],
    condition:
      "Radio buttons or check boxes that answer one question, or the fields of one date, are not in "
      + "a named group, a fieldset has no legend or several, or a group is inside another group of "
      + "the same name.",
    why:
      "People who hear “Yes, radio button” or “Day, edit box” do not hear which question this answers.",
    fixes: [
      .web: "Put the choices into a <fieldset>, and the question into its <legend>.",
      .android:
        "Set the question as android:contentDescription of the group that contains "
        + "the choices, or put the question into the label of each.",
      .reactNative:
        "Put the choices into a View with accessibilityRole “radiogroup”, and the question into the "
        + "accessibilityLabel of each.",
      .design: "Put the choices into a group or radiogroup with a name.",
    ],
    platforms: [.web, .android, .reactNative, .design],
    examples: groupMissingExamples
  ) { subject, findings in
    GroupMissingCheck(subject: subject).run(&findings)
    SplitDates(subject: subject).run(&findings)
  }
}

/// A check for choices that belong together but are not in a group with a name.
private struct GroupMissingCheck {
  let subject: AuditSubject

  /// The facts that choices have in common if they answer the same question.
  private struct Question: Hashable {
    var name: String?
    var parent: Node.Index?
    var role: Role
  }

  /// The group around the choices of a question, if there is one.
  private enum Group {
    case named
    case nameless(Node.Index)
    case none
  }

  func run(_ findings: inout FindingList) {
    var questions: [Question: [Control]] = [:]
    var order: [Question] = []
    for control in subject.controls where control.kind == .choice {
      guard let question = question(of: control) else { continue }
      if questions[question] == nil { order.append(question) }
      questions[question, default: []].append(control)
    }
    var reported: Set<Node.Index> = []
    let sizes = sizesOfGroups()
    for question in order {
      guard let all = questions[question], all.count > 1 else { continue }
      let choices = all.filter { if case .named = group(around: $0.node) { false } else { true } }
      guard let first = choices.first else { continue }
      guard choices.count == all.count else {
        findings.add(
          first.node,
          "“\(Wording.collapsingWhitespace(first.name))” is outside the group of the "
            + "other choices.",
          needsReview: isUncertain(choices), fix: Finding.Fix("Move the choice into the group."),
          related: related(all.filter { $0.node != first.node }))
        continue
      }
      let names = choices.lazy.map { Wording.collapsingWhitespace($0.name) }.filter { !$0.isEmpty }
      let words =
        names.isEmpty
        ? "\(choices.count) choices without names"
        : names.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
      switch group(around: first.node) {
      case .named: continue
      case .nameless(let node) where sizes[node] == choices.count:
        guard reported.insert(node).inserted else { continue }
        findings.add(
          node, "The group of \(words) has no name, so the question is not announced.",
          needsReview: subject.screen[node].webElement != "fieldset" || isAsked(choices),
          related: related(choices))
      case .nameless, .none:
        // A group that also contains other fields does not show that the choices belong together.
        findings.add(
          first.node, "\(words) belong together, but no group names the question.",
          needsReview: isUncertain(choices), related: related(choices.dropFirst()))
      }
    }
    addFieldsets(reported, &findings)
    addRepeatedNames(&findings)
  }

  private func related(_ choices: some Sequence<Control>) -> [Finding.Related] {
    choices.prefix(5).map { Finding.Related($0.node, "It answers the same question.") }
  }

  /// Returns the question that a choice answers.
  ///
  /// On a page, choices with the same `name` belong together. On other platforms, choices with the
  /// same parent belong together.
  private func question(of control: Control) -> Question? {
    let node = subject.screen[control.node]
    switch node.role {
    case .radio, .checkbox: break
    default: return nil
    }
    if let name = subject.attribute("name", of: control.node), subject.platform == .web {
      guard !name.isEmpty else { return nil }
      let form = subject.formElement(around: control.node).flatMap { subject.node(of: $0) }
      return Question(name: name, parent: form, role: node.role)
    }
    guard node.role == .radio else { return nil }
    if subject.platform == .web, node.web?.hasExplicitRole != true { return nil }
    return Question(parent: subject.screen.parent(of: control.node), role: node.role)
  }

  private func group(around node: Node.Index) -> Group {
    var nameless: Node.Index?
    for above in subject.screen.ancestors(of: node) {
      switch subject.screen[above].role {
      case .group, .radioGroup:
        if !subject.screen[above].name.isBlank { return .named }
        nameless = nameless ?? above
      case .listbox, .menu, .menuBar, .grid, .treeGrid, .table, .row, .toolbar: return .named
      default: continue
      }
    }
    return nameless.map(Group.nameless) ?? .none
  }

  /// Returns the number of fields in each group, without the fields in nested groups.
  private func sizesOfGroups() -> [Node.Index: Int] {
    var sizes: [Node.Index: Int] = [:]
    for control in subject.controls where control.kind.isEntry {
      let group = subject.screen.ancestors(of: control.node).first {
        subject.screen[$0].role == .group || subject.screen[$0].role == .radioGroup
      }
      if let group { sizes[group, default: 0] += 1 }
    }
    return sizes
  }

  /// Whether the labels of choices are so long that the labels may contain the question.
  private func isAsked(_ choices: [Control]) -> Bool {
    choices.allSatisfy { Wording.words(of: $0.name).count > 4 }
  }

  private func isUncertain(_ choices: [Control]) -> Bool {
    switch subject.platform {
    case .web:
      // Check boxes with the same `name` may be rows of a list with a heading, and then need no
      // group.
      choices.first.map { subject.screen[$0.node].role } == .checkbox || isAsked(choices)
        || choices.allSatisfy(subject.switchesView)
    case .design: false
    case .android, .ios, .reactNative: true
    }
  }

  /// Finds fieldsets that contain fields, but have no legend.
  private func addFieldsets(_ reported: Set<Node.Index>, _ findings: inout FindingList) {
    guard subject.platform == .web else { return }
    var counts: [Node.Index: Int] = [:]
    for control in subject.controls
    where control.kind.isEntry || subject.screen[control.node].role == .fileButton {
      for above in subject.screen.ancestors(of: control.node)
      where subject.screen[above].webElement == "fieldset" {
        counts[above, default: 0] += 1
        break
      }
    }
    let fieldsets = counts.keys.sorted()
    for node in fieldsets where subject.screen[node].label?.origin == .legend {
      addSurplusLegends(node, &findings)
    }
    for node in fieldsets
    where subject.screen[node].name.isBlank && !reported.contains(node) {
      // A fieldset to which the author gave another role is not a group.
      let role = subject.screen[node].role
      guard !subject.isHidden(node), role == .group || role == .radioGroup else { continue }
      findings.add(
        node, "This fieldset has no legend, so people do not hear why its fields belong together.",
        severity: .warning, needsReview: !hasCaption(node),
        fix: Finding.Fix("Add a <legend> that says what the fields are about."))
    }
  }

  /// Finds legends after the first legend of a fieldset, which do not name the fieldset.
  ///
  /// Source: HTML Standard, “the fieldset element”: its name is the first legend among its children.
  private func addSurplusLegends(_ fieldset: Node.Index, _ findings: inout FindingList) {
    guard let source = subject.source, let element = subject.element(of: fieldset) else { return }
    let legends = source.children(of: element).filter { index in
      source[index].name == "legend" && subject.node(of: index).map(subject.isHidden) == false
    }
    guard legends.count > 1 else { return }
    findings.add(
      fieldset,
      "This fieldset has \(legends.count) legends, and readers announce only the first as its name.",
      severity: .warning,
      fix: Finding.Fix("Write one <legend>, or put the fields of each legend into a fieldset."))
  }

  /// Whether a fieldset begins with a hidden legend, or with words that should be the legend.
  ///
  /// A fieldset without such words may only draw a frame around a whole form.
  private func hasCaption(_ fieldset: Node.Index) -> Bool {
    for visit in subject.screen.descendants(of: fieldset) {
      let node = subject.screen[visit.index]
      if node.webElement == "legend" { return true }
      guard node.hidden == nil else { continue }
      if node.webElement == "label" || subject.isControl(visit.index) { return false }
      if node.role == .text, !node.name.isBlank { return true }
    }
    return false
  }

  /// Finds groups inside a group with the same name, because people cannot tell the two groups
  /// apart.
  private func addRepeatedNames(_ findings: inout FindingList) {
    guard subject.platform == .web else { return }
    // The nearest named group around each node.
    var nearest: [Node.Index: Node.Index] = [:]
    for visit in subject.screen.preorder {
      let above = subject.screen.parent(of: visit.index)
      let around = above.flatMap { isNamedGroup($0) ? $0 : nearest[$0] }
      nearest[visit.index] = around
      guard let around, isNamedGroup(visit.index), !subject.isHidden(visit.index),
        AudibleText(subject.screen[visit.index].name).text
          == AudibleText(subject.screen[around].name).text
      else { continue }
      findings.add(
        visit.index,
        "This group and the group that contains it are both called "
          + "“\(subject.screen[visit.index].name)”.",
        severity: .warning,
        fix: Finding.Fix("Remove one of the two groups, or give each its own name."),
        related: [.init(around, "The group that contains it.")])
    }
  }

  private func isNamedGroup(_ node: Node.Index) -> Bool {
    let role = subject.screen[node].role
    return (role == .group || role == .radioGroup) && !subject.screen[node].name.isBlank
  }
}
