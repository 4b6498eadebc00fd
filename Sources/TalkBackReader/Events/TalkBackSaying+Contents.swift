import AccessibilityTree
import Announcements

/// What TalkBack says of views that change, are clicked or step their value.
///
/// Source: TalkBack 15.1 and 16.2, EventTypeWindowContentChangedFeedbackRule.java,
/// EventTypeViewClickedFeedbackRule.java and EventTypeViewSelectedFeedbackRule.java, executed.
extension TalkBackSaying {
  /// What changes of contents belongs together, so that the newest of what waits is told.
  static let changes = "content-change"

  /// A live region is read as a whole; of other views what changed, and an error of any.
  mutating func contentChanged(_ changes: AndroidEvent.Changes, of source: AndroidEventSource) {
    let isLive = source.live != .off
    let parts = isLive ? source.description : changed(changes, of: source)
    guard !parts.isEmpty else { return }
    let isGrouped =
      !changes.isDisjoint(with: [.text, .contentDescription, .stateDescription])
    sayings.append(
      Saying(
        parts: parts, cause: cause(of: changes, source), mode: mode(of: source),
        flags: [.skipDuplicate, .clearGroup],
        group: source.valueGroup ?? (isGrouped ? TalkBackSaying.changes : nil),
        node: nodes[source.node]))
  }

  private func cause(
    of changes: AndroidEvent.Changes, _ source: AndroidEventSource
  ) -> Heard.Cause {
    if source.live != .off { return .live }
    return changes.isEmpty || changes.contains(.error) ? .error : .state
  }

  /// How a change is told.
  private func mode(of source: AndroidEventSource) -> TalkBackSpeechQueue.Mode {
    let isValue = source.valueGroup != nil
    let isProtected = has(.protectedLiveRegions)
    switch source.live {
    case .assertive:
      return isProtected || source.role == .seekControl
        ? [.interrupt, .uninterruptible] : .interrupt
    case .polite: return isProtected || isValue ? .uninterruptible : []
    case .off: return !has(.interruptibleValues) && isValue ? .uninterruptible : []
    }
  }

  /// What is told of a view that is not live: of that which has focus only, but for errors.
  private func changed(
    _ changes: AndroidEvent.Changes, of source: AndroidEventSource
  ) -> [Part] {
    let info = source.info
    let events = words.events
    if changes.isEmpty || changes.contains(.error) {
      return info.error.isEmpty ? [] : parts(ofError: info.error, source.node)
    }
    let drags: [(AndroidEvent.Changes, Phrase)] = [
      (.dragStarted, events.dragStarted), (.dragDropped, events.dragDropped),
      (.dragCancelled, events.dragCancelled),
    ]
    if let drag = drags.first(where: { changes.contains($0.0) }) {
      return [words.part(.state, drag.1, by: TalkBackEventRule.contentChanged)]
    }
    let tellsState = changes.contains(.stateDescription) && source.isInFocus
    guard source.isFocused || tellsState else { return [] }
    func told(_ text: String, _ kind: Part.Kind) -> [Part] {
      text.isEmpty
        ? [] : [Part(kind, cleanup.clean(text).text, by: TalkBackEventRule.contentChanged)]
    }
    if changes.contains(.stateDescription) {
      return info.stateDescription.isEmpty && source.valueGroup != nil
        ? source.description.filter { $0.kind == .value } : told(info.stateDescription, .state)
    }
    if changes.contains(.contentDescription) { return told(info.contentDescription, .label) }
    // What is typed tells of itself.
    if changes.contains(.text) { return source.role == .editText ? [] : told(info.text, .content) }
    guard changes.contains(.enabled) else { return [] }
    let isDisabled = info.flags.contains(.disabled)
    return [
      words.part(
        .state, isDisabled ? words.states.disabled : events.enabled,
        by: TalkBackEventRule.contentChanged)
    ]
  }

  func parts(ofError error: String, _ node: Node.Index) -> [Part] {
    words.parts(
      of: words.templates.error, .error, by: TalkBackEventRule.errorShown, node: node
    ) { _ in [Part(.error, error, by: TalkBackEventRule.errorShown, node: node)] }
  }

  /// After a click the state that is not described, which would tell of itself.
  mutating func clicked(_ source: AndroidEventSource) {
    guard let word = state(of: source) else { return }
    sayings.append(
      Saying(
        parts: [words.part(.state, word, by: TalkBackRule.clicked)], cause: .state,
        flags: [.skipDuplicate], delay: TalkBackSaying.clickDelay, node: nodes[source.node],
        isAfterClick: true))
  }

  private func state(of source: AndroidEventSource) -> Phrase? {
    let states = words.states
    if let checkable = source.checkable {
      let isChecked = checkable.info.flags.contains(.checked)
      guard checkable.info.stateDescription.isEmpty else { return nil }
      switch checkable.role {
      case .switchControl, .toggleButton: return isChecked ? states.on : states.off
      default: return isChecked ? states.checked : states.notChecked
      }
    }
    if source.info.actions.contains(.expand) { return states.collapsed }
    if source.info.actions.contains(.collapse) { return states.expanded }
    return source.info.flags.contains(.selected) ? states.selected : nil
  }

  /// Milliseconds until TalkBack tells what a click did.
  static let clickDelay = 150

  /// A stepped value, or an item that was selected.
  mutating func selected(_ text: String, _ source: AndroidEventSource) {
    if let number = source.role.valueRole {
      guard source.isFocused else { return }
      let isSlider = source.role == .seekControl
      let parts =
        isSlider
        ? source.description : source.description.filter { $0.kind == .value || $0.kind == .state }
      sayings.append(
        Saying(
          parts: parts, cause: .state, mode: isSlider ? .interrupt : .uninterruptible,
          flags: [.skipDuplicate, .clearGroup], group: "group \(number)", node: nodes[source.node]))
    } else if !text.isEmpty {
      sayings.append(
        Saying(
          parts: [Part(.content, text, by: TalkBackEventRule.contentChanged)], cause: .state,
          mode: .interrupt, node: nodes[source.node]))
    }
  }

  /// Which items a list shows, where everything is told.
  mutating func scrolled(_ scroll: AndroidEvent.Scroll) {
    guard reader.settings.verbosity == .high, scroll.first >= 0, scroll.count > 0 else { return }
    let events = words.events
    let first = "\(scroll.first + 1)"
    let count = "\(scroll.count)"
    let text: String
    if scroll.isPager {
      text = events.showingPage.filled(["page": first, "count": count])
    } else if scroll.last > scroll.first {
      text = events.showingItems.filled([
        "first": first, "last": "\(scroll.last + 1)", "count": count,
      ])
    } else {
      text = events.showingItem.filled(["first": first, "count": count])
    }
    sayings.append(
      Saying(
        parts: [Part(.position, text, by: TalkBackEventRule.contentChanged)], cause: .reader,
        flags: .noHistory, delay: scroll.isPager ? 500 : 1_000))
  }
}

extension TalkBackRole {
  /// The number that TalkBack passes as the group of a value, where the role has one.
  fileprivate var valueRole: Int? {
    switch self {
    case .seekControl: 10
    case .progressBar: 18
    default: nil
    }
  }
}
