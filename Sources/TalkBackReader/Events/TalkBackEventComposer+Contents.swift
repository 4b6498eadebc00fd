import AccessibilityTree
import Announcements

/// What TalkBack says when a view changes, is clicked, or is adjusted by a step.
///
/// Source: TalkBack 15.1 and 16.2, EventTypeWindowContentChangedFeedbackRule.java,
/// EventTypeViewClickedFeedbackRule.java and EventTypeViewSelectedFeedbackRule.java. We executed
/// these classes.
extension TalkBackEventComposer {
  /// The group of announcements about changed content.
  ///
  /// A newer announcement of this group replaces an older one that still waits in the queue.
  static let changes = "content-change"

  /// Announces the whole view if the view is a live region, or else only what changed in the view.
  mutating func contentChanged(_ changes: AndroidEvent.Changes, of source: AndroidEventSource) {
    let isLive = source.liveRegion != .off
    let parts = isLive ? source.description : changed(changes, of: source)
    guard !parts.isEmpty else { return }
    let isGrouped = !changes.isDisjoint(with: [.text, .contentDescription, .stateDescription])
    let isError = changes.isEmpty || changes.contains(.error)
    var request = SpeechRequest(
      parts, isLive ? .live : isError ? .error : .state, mode(of: source),
      [.skipDuplicate, .clearGroup],
      group: source.valueGroup ?? (isGrouped ? TalkBackEventComposer.changes : nil),
      node: nodes[source.node])
    if isLive { request.interval = source.info.rare.changeInterval }
    requests.append(request)
  }

  private func mode(of source: AndroidEventSource) -> TalkBackSpeechQueue.Mode {
    let isValue = source.valueGroup != nil
    let isProtected = has(.protectedLiveRegions)
    switch source.liveRegion {
    case .assertive:
      return isProtected || source.role == .seekControl
        ? [.interrupt, .uninterruptible] : .interrupt
    case .polite: return isProtected || isValue ? .uninterruptible : []
    case .off: return !has(.interruptibleValues) && isValue ? .uninterruptible : []
    }
  }

  /// Returns the words for a changed view that is not a live region.
  ///
  /// TalkBack announces a new error of any view. It announces other changes only if the view has
  /// focus.
  private func changed(_ changes: AndroidEvent.Changes, of source: AndroidEventSource) -> [Part] {
    let info = source.info
    let events = words.events
    if changes.isEmpty || changes.contains(.error) {
      return info.error.isEmpty ? [] : parts(ofError: info.error, source.node)
    }
    let rule = TalkBackEventRule.contentChanged
    let drags: [(AndroidEvent.Changes, Phrase)] = [
      (.dragStarted, events.dragStarted), (.dragDropped, events.dragDropped),
      (.dragCancelled, events.dragCancelled),
    ]
    if let drag = drags.first(where: { changes.contains($0.0) }) {
      return [words.part(.state, drag.1, by: rule)]
    }
    let isStateInFocus = changes.contains(.stateDescription) && source.isInFocus
    guard source.isFocused || isStateInFocus else { return [] }
    func cleanParts(_ text: String, _ kind: Part.Kind) -> [Part] {
      text.isEmpty ? [] : [Part(kind, cleanup.clean(text).text, by: rule)]
    }
    if changes.contains(.stateDescription) {
      return info.stateDescription.isEmpty && source.valueGroup != nil
        ? source.description.filter { $0.kind == .value }
        : cleanParts(info.stateDescription, .state)
    }
    if changes.contains(.contentDescription) { return cleanParts(info.contentDescription, .label) }
    // Fields are left out here, because typing causes a separate event,
    // ``AndroidEvent/textChanged``.
    if changes.contains(.text) {
      return source.role == .editText ? [] : cleanParts(info.text, .content)
    }
    guard changes.contains(.enabled) else { return [] }
    let isDisabled = info.flags.contains(.disabled)
    return [words.part(.state, isDisabled ? words.states.disabled : events.enabled, by: rule)]
  }

  func parts(ofError error: String, _ node: Node.Index) -> [Part] {
    words.parts(
      of: words.templates.error, .error, by: TalkBackEventRule.errorShown, node: node
    ) { _ in [Part(.error, error, by: TalkBackEventRule.errorShown, node: node)] }
  }

  /// Announces the state of a clicked view.
  ///
  /// If the view has a state description, its checked state is left out. The change of the state
  /// description causes a separate event.
  mutating func clicked(_ source: AndroidEventSource) {
    guard let word = state(of: source) else { return }
    let part = words.part(.state, word, by: TalkBackRule.clicked)
    requests.append(.afterClick([part], node: nodes[source.node]))
  }

  private func state(of source: AndroidEventSource) -> Phrase? {
    let states = words.states
    if let checkable = source.checkable, checkable.info.stateDescription.isEmpty,
      !checkable.info.flags.contains(.checkUnknown)
    {
      let isChecked = checkable.info.flags.contains(.checked)
      switch checkable.role {
      case .switchControl, .toggleButton: return isChecked ? states.on : states.off
      default: return isChecked ? states.checked : states.notChecked
      }
    }
    if source.info.flags.contains(.selected) { return states.selected }
    if source.info.actions.contains(.expand) { return states.collapsed }
    return source.info.actions.contains(.collapse) ? states.expanded : nil
  }

  /// Announces a window that opened: a drawer or menu by its class, any other window by its title.
  ///
  /// Source: TalkBack 15.1 and 16.2, EventTypeWindowStateChangedFeedbackRule.java. We executed this
  /// class.
  mutating func windowStateChanged(_ text: String, _ source: AndroidEventSource) {
    let events = words.events
    let (phrase, mode): (Phrase, TalkBackSpeechQueue.Mode)
    switch source.info.className {
    case "androidx.drawerlayout.widget.DrawerLayout", "android.support.v4.widget.DrawerLayout":
      (phrase, mode) = (events.drawer.phrase(["name": text]), .interrupt)
    case "android.widget.SlidingDrawer": (phrase, mode) = (events.slidingDrawer, .interrupt)
    case "com.android.internal.view.menu.IconMenuView":
      (phrase, mode) = (events.optionsMenu, .uninterruptible)
    default: return
    }
    let part = words.part(.container, phrase, by: TalkBackEventRule.openedMenu)
    requests.append(SpeechRequest([part], .title, mode, node: nodes[source.node]))
  }

  /// Announces a value after a change by a step, or a selected item.
  mutating func selected(_ text: String, _ source: AndroidEventSource) {
    let node = nodes[source.node]
    if let number = source.role.valueGroupNumber {
      guard source.isFocused else { return }
      let isSlider = source.role == .seekControl
      let parts =
        isSlider
        ? source.description : source.description.filter { $0.kind == .value || $0.kind == .state }
      requests.append(
        SpeechRequest(
          parts, .state, isSlider ? .interrupt : .uninterruptible, [.skipDuplicate, .clearGroup],
          group: "group \(number)", node: node))
    } else if !text.isEmpty {
      let part = Part(.content, text, by: TalkBackEventRule.contentChanged)
      requests.append(SpeechRequest([part], .state, .interrupt, node: node))
    }
  }

  /// Announces which items a list shows, if the verbosity is high.
  mutating func scrolled(_ scroll: AndroidEvent.Scroll) {
    guard reader.settings.verbosity == .high, scroll.first >= 0, scroll.count > 0 else { return }
    let events = words.events
    let (first, last, count) = ("\(scroll.first + 1)", "\(scroll.last + 1)", "\(scroll.count)")
    let text =
      if scroll.isPager {
        events.showingPage.filled(["page": first, "count": count])
      } else if scroll.last > scroll.first {
        events.showingItems.filled(["first": first, "last": last, "count": count])
      } else {
        events.showingItem.filled(["first": first, "count": count])
      }
    requests.append(
      SpeechRequest(
        [Part(.position, text, by: TalkBackEventRule.contentChanged)], .reader, [], .noHistory,
        delay: scroll.isPager ? 500 : 1_000))
  }
}

extension TalkBackRole {
  /// The number of the queue group in which TalkBack's code announces values of this role.
  ///
  /// The number is `nil` if the role has no such group.
  fileprivate var valueGroupNumber: Int? {
    switch self {
    case .seekControl: 10
    case .progressBar: 18
    default: nil
    }
  }
}
