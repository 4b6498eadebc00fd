import AccessibilityTree
import Announcements

extension Session {
  /// Performs a double tap, or a double tap and hold, on the focused node.
  ///
  /// Returns why the gesture is not possible, or `nil` on success.
  mutating func press(_ kind: AppEvent.Kind) -> String? {
    guard let node else { return noFocus }
    let target = screen.target(ofActivating: node)
    guard !screen[target].states.isDisabled else { return nil }
    guard kind == .doubleTap else {
      raise(AppEvent(kind, at: target))
      return nil
    }
    let (here, aim) = (nodes[node], nodes[target])
    if let direction = stepperButton,
      let effects = send(AppEvent(.adjust, at: node, adjustment: direction))
    {
      appTimeline.activation = AppTimeline.Activation(node: here, isStepping: false)
      apply(effects)
      appTimeline.activation = nil
      return nil
    }
    focusPage(byActivating: target)
    guard let target = nodes.index(of: aim) else { return nil }
    var event = AppEvent(kind, at: target)
    event.activation = focusRules.pageActivation
    let effects = send(event)
    guard effects != [.nothing] else { return nil }
    if screen.acceptsText(target) {
      edit(aim, by: .finger)
    } else if !appTimeline.app.isRunning {
      toggle(target, isByApp: effects?.contains(where: \.showsScreen) == true)
    }
    appTimeline.activation = AppTimeline.Activation(node: here, isStepping: false)
    defer { appTimeline.activation = nil }
    if let effects {
      apply(effects)
    } else if let target = nodes.index(of: aim) {
      performDefaultAction(target)
    }
    return nil
  }

  /// The adjustment that the focused button of a stepper makes, or `nil` if focus is elsewhere.
  ///
  /// Source: UIKit, UIStepper: the button that decrements comes first.
  private var stepperButton: Adjustment? {
    guard let node, screen.origin == .ios, screen[node].ios.className == "stepper",
      screen.firstChild(of: node) == nil
    else { return nil }
    let isFirst = position.index == 0 || walk.node(at: position.index - 1) != node
    return isFirst ? .decrement : .increment
  }

  /// Performs the platform's default action for a control that the app does not handle.
  private mutating func performDefaultAction(_ target: Node.Index) {
    if isSubmitButton(target) {
      submit()
    } else if let label = screen.field(labelledBy: target) {
      activateLabel(of: label)
    }
  }

  /// Changes the state of an activated control as the platform does, and announces the change.
  private mutating func toggle(_ target: Node.Index, isByApp: Bool) {
    // A control of Compose has only the states that the app's new screen gives it.
    let isKept = isByApp && screen.origin == .androidNodes
    let changes = togglesByItself(target) && !isKept ? screen.changes(activating: target) : []
    let changed = update(changes)
    guard let stop else { return }
    // Activating the text in a summary announces the new state of the summary.
    let change =
      changed.first { $0.node == stop.node } ?? changed.first { $0.node == target }
      ?? ElementChange(node: target, facts: [])
    report(.activated(stop, change))
    if !changes.isEmpty { raise(AppEvent(.change, at: target)) }
  }

  /// Whether a control changes its own state when it is activated.
  ///
  /// React Native's controls change only when the app sets their properties. In UIKit only switches
  /// toggle themselves.
  private func togglesByItself(_ node: Node.Index) -> Bool {
    switch screen.origin {
    case .web, .android, .androidNodes, .design: return true
    case .ios, .iosElements: return screen[node].role == .switchControl
    case .reactNative:
      // A native switch shows the new state at once, and keeps it until the app sets `value` again.
      return screen[node].role == .switchControl
    }
  }

  /// Focuses or toggles a control of a web page, as activating its `label` element does.
  private mutating func activateLabel(of field: Node.Index) {
    if screen.acceptsText(field) {
      edit(nodes[field], by: .finger)
    } else {
      update(screen.changes(activating: field))
    }
  }

  // MARK: Submitting

  /// Whether activating a node submits a form.
  private func isSubmitButton(_ node: Node.Index) -> Bool {
    guard screen[node].role == .button else { return false }
    if screen.origin == .web {
      guard screen.form(around: node) != nil else { return false }
      return screen[node].submitsForm
    }
    // Files of other origins do not say which button submits. Assume the last button of a screen
    // with inputs.
    let buttons = screen.preorder.lazy.map(\.index).filter { screen[$0].role == .button }
    return Array(buttons).last == node && screen.preorder.contains { screen[$0.index].role.isEntry }
  }

  /// Submits the form.
  ///
  /// If the app does not handle the event, a browser moves focus to the first invalid field.
  mutating func submit() {
    guard !raise(AppEvent(.submit)) else { return }
    guard screen.origin == .web, let first = screen.firstInvalid else { return }
    edit(nodes[first], by: .app)
  }
}
