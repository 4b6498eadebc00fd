internal import AndroidImport
internal import ComponentSource

/// A fact of a node that audits need and that Android's nodes do not contain.
///
/// The raw value is the name of the fact in the node's attributes.
enum ComposeAuditFact: String, Sendable {
  /// The node reacts to taps without a click action: `own`, or `around` if a layout node around the
  /// node detects the taps.
  case tapDetector = "compose:pointerInput"
  /// The node reacts to taps, but `clearAndSetSemantics` removed the action.
  case clearedClick = "compose:clearedClick"
  /// The author hides a control from readers, but not from people who see the screen.
  case hiddenControl = "compose:hiddenControl"
  /// The name of a choice without a callback in a clickable node that has no state.
  case silentChoice = "compose:silentChoice"
}

extension ComposeBuilder {
  mutating func recordAuditFacts(of node: ComposeNode, _ index: Int, in point: InsertionPoint) {
    let own = node.configuration
    if own.has(.click) {
      if node.isHiddenFromReaders, !own.isDisabled {
        record(.hiddenControl, "true", of: index)
      }
    } else if node.hasClearedClick {
      record(.clearedClick, "true", of: index)
    } else if node.detectsTaps || point.isTapped {
      record(.tapDetector, node.detectsTaps ? "own" : "around", of: index)
    }
  }

  /// Records a check box, switch or radio button without a callback in a clickable node without a
  /// state.
  ///
  /// Such a control has no semantics, so nothing exposes its state.
  ///
  /// Source: material3, Checkbox.kt, Switch.kt and RadioButton.kt.
  mutating func recordSilentChoice(
    _ component: Component, _ parameters: [String], in point: InsertionPoint
  ) {
    let name = component.lastName
    guard ["Checkbox", "RadioButton", "Switch", "TriStateCheckbox"].contains(name) else { return }
    let arguments = ComposeArguments(component.arguments, to: parameters)
    guard arguments.isNull("onClick") || arguments.isNull("onCheckedChange") else { return }
    var index = point.node
    while index > 0 {
      let node = windows[window].tree.nodes[index]
      let own = node.configuration
      guard own.toggleableState == nil, own.selected == nil, own.stateDescription == nil,
        own.contentDescription == nil, !own.clearsDescendants
      else { return }
      if own.mergesDescendants {
        if own.has(.click), !own.isDisabled { record(.silentChoice, name, of: index) }
        return
      }
      index = node.parent
    }
  }

  private mutating func record(_ fact: ComposeAuditFact, _ value: String, of node: Int) {
    windows[window].auditFacts[node, default: [:]][fact] = value
  }
}

extension ComposeNode {
  /// Records that the node reacts to taps although an outer modifier cleared its semantics.
  mutating func recordClearedClick(isEnabled: Bool) {
    if isCleared, isEnabled { hasClearedClick = true }
  }

  mutating func hideFromReaders() {
    guard !isCleared else { return }
    isHiddenFromReaders = true
    update { $0.isHidden = true }
  }
}
