internal import Browsers
internal import Simulator

/// The states of a control as both sides have them, in words.
struct ExposedStates {
  /// Those that are told, in the order of their names.
  let words: String

  /// What the browser says.
  init(_ theirs: ExposedElement) {
    var told: [String] = []
    for name in ["disabled", "required", "selected"] where theirs.states[name] == "true" {
      told.append(name)
    }
    for name in ["checked", "expanded", "pressed"] {
      if let value = theirs.states[name] { told.append("\(name) \(value)") }
    }
    words = told.sorted().joined(separator: ", ")
  }

  /// What we make of it.
  init(_ node: Node) {
    var told: [String] = []
    if node.states.isDisabled { told.append("disabled") }
    if node.states.isRequired { told.append("required") }
    if node.states.selected == true { told.append("selected") }
    if let checked = node.value?.checked { told.append("checked \(ExposedStates.word(checked))") }
    if let expanded = node.states.expanded { told.append("expanded \(expanded)") }
    if let pressed = node.states.pressed { told.append("pressed \(ExposedStates.word(pressed))") }
    words = told.sorted().joined(separator: ", ")
  }

  private static func word(_ checked: Checked) -> String {
    switch checked {
    case .on: "true"
    case .off: "false"
    case .mixed: "mixed"
    }
  }
}
