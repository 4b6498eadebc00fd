internal import Browsers
internal import Simulator

/// The states of a control, with names that make the browser's accessibility tree comparable with
/// our imported tree.
struct ExposedStates {
  /// The names of the states, in alphabetical order.
  let words: String

  /// Creates the states of an element in the browser's tree.
  init(_ theirs: ExposedElement) {
    var names: [String] = []
    for name in ["disabled", "required", "selected"] where theirs.states[name] == "true" {
      names.append(name)
    }
    for name in ["checked", "expanded", "pressed"] {
      if let value = theirs.states[name] { names.append("\(name) \(value)") }
    }
    words = names.sorted().joined(separator: ", ")
  }

  /// Creates the states of a node in our tree.
  init(_ node: Node) {
    var names: [String] = []
    if node.states.isDisabled { names.append("disabled") }
    if node.states.isRequired { names.append("required") }
    if node.states.selected == true { names.append("selected") }
    if let checked = node.value?.checked { names.append("checked \(ExposedStates.word(checked))") }
    if let expanded = node.states.expanded { names.append("expanded \(expanded)") }
    if let pressed = node.states.pressed { names.append("pressed \(ExposedStates.word(pressed))") }
    words = names.sorted().joined(separator: ", ")
  }

  private static func word(_ checked: Checked) -> String {
    switch checked {
    case .on: "true"
    case .off: "false"
    case .mixed: "mixed"
    }
  }
}
