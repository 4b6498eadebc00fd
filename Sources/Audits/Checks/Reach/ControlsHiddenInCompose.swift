internal import Simulator

/// A check for controls of Compose that the code hides from readers with `hideFromAccessibility` or
/// `invisibleToUser`, although people who see the screen can use them.
struct ControlsHiddenInCompose {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    for visit in subject.screen.preorder
    where subject.screen[visit.index].knownAndroid?.passthrough["compose:hiddenControl"] != nil {
      let name = subject.element(of: visit.index).flatMap { subject.source?[$0].name } ?? "control"
      findings.add(
        visit.index,
        "TalkBack does not stop at this \(name), because the code hides it from readers.",
        // A double tap or an action of an element around the control may do the same.
        needsReview: subject.screen.ancestors(of: visit.index).contains { offersActions($0) },
        fix: Finding.Fix(
          "Remove hideFromAccessibility, or offer what the control does in customActions."))
    }
  }

  private func offersActions(_ index: Node.Index) -> Bool {
    let node = subject.screen[index]
    return node.knownAndroid?.clickable == true || !node.actions.isEmpty
  }
}
