internal import ComponentSource

/// The states of drawers and pagers, which coroutines change.
///
/// Source: material3, NavigationDrawer.kt; foundation, PagerState.kt.
extension ComposeFramework {
  /// Changes the state of a drawer or pager in response to a call such as `drawerState.open()`.
  func changedContainer(
    _ call: FrameworkCall, _ receiver: SourceValue, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    guard call.arguments != nil, let state = receiver.component else { return nil }
    switch (state.lastName, call.name) {
    case ("rememberDrawerState", "open"), ("rememberDrawerState", "close"):
      evaluator.set(ContainerState.key(of: state), to: .boolean(call.name == "open"))
    case ("rememberPagerState", "scrollToPage"), ("rememberPagerState", "animateScrollToPage"):
      guard let page = call.argument("page", at: 0)?.current, page.integer != nil else {
        return nil
      }
      evaluator.set(ContainerState.key(of: state), to: page)
    default: return nil
    }
    return .nothing
  }
}

/// The state of a drawer or pager.
enum ContainerState {
  static func key(of state: Component) -> StateKey {
    StateKey(owner: state.identity, path: ["container"])
  }

  /// Whether a drawer is open.
  static func isDrawerOpen(_ state: Component, in evaluator: Evaluator) -> Bool {
    if let isOpen = evaluator.states[key(of: state)]?.boolean { return isOpen }
    let initial = state.value("initialValue") ?? state.unlabelled.first
    return initial?.component?.lastMember == "Open"
  }

  /// Returns the page of a pager.
  static func page(of state: Component, in evaluator: Evaluator) -> SourceValue {
    evaluator.states[key(of: state)] ?? state.value("initialPage") ?? state.unlabelled.first
      ?? .integer(0)
  }
}
