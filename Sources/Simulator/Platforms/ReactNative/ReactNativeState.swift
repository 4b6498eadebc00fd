/// The `accessibilityState` of a component.
struct ReactNativeState: Sendable, Hashable {
  /// The keys that put words into Android's content description.
  enum Key: String, Sendable, Hashable {
    case checked, busy
  }

  var checked: Checked?
  var selected: Bool?
  var isDisabled: Bool
  var expanded: Bool?
  var isBusy: Bool
  /// The keys in the order of the author's object.
  var order: [Key]
  /// Whether there is a state object at all; touchables always pass one.
  var isGiven: Bool

  /// The states of a node; `accessibilityState` among its props may list the keys in order.
  init(_ node: Node, _ component: ReactNativeComponent) {
    let states = node.states
    checked = node.value?.checked ?? states.pressed
    selected = states.selected
    isDisabled = states.isDisabled
    expanded = states.expanded
    isBusy = states.isBusy
    order = [.checked, .busy]
    if let keys = node.reactNative["accessibilityState"] {
      let listed = keys.split { $0 == "," || $0 == " " }.compactMap { Key(rawValue: String($0)) }
      if listed.first == .busy { order = [.busy, .checked] }
    }
    isGiven =
      component.isTouchable || checked != nil || selected != nil || isDisabled
      || expanded != nil || isBusy
    if component == .textInput, states.isReadOnly { isDisabled = true }
    if component == .switchControl {
      // The switch tells what it is set to by itself.
      isGiven = selected != nil || isDisabled || expanded != nil || isBusy
    }
  }
}

/// An entry of `accessibilityActions`.
struct ReactNativeAction: Sendable, Hashable {
  /// The name the app's handler is given.
  var name: String
  /// What the reader calls the action.
  var label: String?

  /// The actions of a node: `activate=Open, increment, share=Share` among its props, else the
  /// neutral actions, whose names nobody knows but their labels.
  static func actions(of node: Node) -> [ReactNativeAction] {
    guard let list = node.reactNative["accessibilityActions"] else {
      return node.actions.map { ReactNativeAction(name: $0, label: $0) }
    }
    return entries(of: list).compactMap { entry in
      let pieces = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(pieces[0].trimmed { $0 == " " })
      guard !name.isEmpty else { return nil }
      let label = pieces.count == 2 ? String(pieces[1].trimmed { $0 == " " }) : ""
      return ReactNativeAction(name: name, label: label.isEmpty ? nil : label)
    }
  }

  /// The entries between commas; a comma after a backslash is inside one.
  private static func entries(of list: String) -> [String] {
    guard list.contains("\\") else { return list.split(separator: ",").map(String.init) }
    var entries = [""]
    var isEscaped = false
    for character in list {
      if isEscaped || (character != "\\" && character != ",") {
        entries[entries.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        entries.append("")
      }
    }
    return entries
  }
}
