internal import ComponentSource

/// The states of drawers, sheets and pagers. Coroutines change these states.
///
/// Source: material3, NavigationDrawer.kt and SheetDefaults.kt; foundation, PagerState.kt.
extension ComposeFramework {
  /// The name of the component that represents a launched coroutine.
  static let job = "Job"

  /// Launches a coroutine if a handler is running, and returns the job of the coroutine.
  ///
  /// Source: kotlinx.coroutines, Builders.common.kt, launch.
  func launched(_ call: FrameworkCall, _ evaluator: inout Evaluator) -> SourceValue? {
    guard call.lastFunction != nil, evaluator.perform(call) else { return nil }
    return .component(
      Component(ComposeFramework.job, [], at: call.range, identity: call.identity))
  }

  /// Runs a handler when the coroutine of a job has ended.
  ///
  /// Source: kotlinx.coroutines, Job.kt, invokeOnCompletion.
  func completed(
    _ call: FrameworkCall, _ job: Component, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    var call = call
    call.identity = job.identity
    return evaluator.perform(call) ? .nothing : nil
  }

  /// The name of the effect that cancels a coroutine.
  static let cancellation = "JobCancellation"

  /// Cancels the coroutine of a job.
  ///
  /// Source: kotlinx.coroutines, Job.kt, cancel: the children of the coroutine are cancelled, too.
  func cancelled(
    _ call: FrameworkCall, _ receiver: SourceValue, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    guard let job = receiver.component, job.name == ComposeFramework.job else { return nil }
    var call = call
    (call.name, call.arguments, call.identity) = (ComposeFramework.cancellation, [], job.identity)
    return evaluator.perform(call) ? .nothing : nil
  }

  /// Changes the state of a container as a call demands: `drawerState.open()`.
  func changedContainer(
    _ call: FrameworkCall, _ receiver: SourceValue, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    guard call.arguments != nil, let state = receiver.component else { return nil }
    switch (state.lastName, call.name) {
    case ("rememberDrawerState", "open"), ("rememberDrawerState", "close"):
      evaluator.set(ContainerState.key(of: state), to: .boolean(call.name == "open"))
    case (_, "show") where ContainerState.isSheet(state),
      (_, "expand") where ContainerState.isSheet(state),
      (_, "partialExpand") where ContainerState.isSheet(state),
      (_, "hide") where ContainerState.isSheet(state):
      evaluator.set(ContainerState.key(of: state), to: .boolean(call.name != "hide"))
    case ("rememberSearchBarState", "animateToExpanded"),
      ("rememberSearchBarState", "animateToCollapsed"):
      evaluator.set(
        ContainerState.key(of: state), to: .boolean(call.name == "animateToExpanded"))
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

/// The state of a drawer, sheet, slider or pager.
enum ContainerState {
  /// Whether a component is the state of a modal sheet.
  ///
  /// A modal sheet is initially hidden.
  static func isSheet(_ state: Component) -> Bool {
    ["rememberModalBottomSheetState", "rememberSheetState", "SheetState"]
      .contains(state.lastName)
  }

  static func isSheetVisible(_ state: Component, in evaluator: Evaluator) -> Bool {
    if let isVisible = evaluator.states[key(of: state)]?.boolean { return isVisible }
    let initial = state.value("initialValue") ?? state.unlabelled.first
    return ["Expanded", "HalfExpanded", "PartiallyExpanded"]
      .contains(initial?.component?.lastMember)
  }

  /// Whether a search bar is expanded.
  static func isSearchExpanded(_ state: Component, in evaluator: Evaluator) -> Bool {
    if let isExpanded = evaluator.states[key(of: state)]?.boolean { return isExpanded }
    let initial = state.value("initialValue") ?? state.unlabelled.first
    return initial?.component?.lastMember == "Expanded"
  }

  static func key(of state: Component) -> StateKey {
    StateKey(owner: state.identity, path: ["container"])
  }

  static func isDrawerOpen(_ state: Component, in evaluator: Evaluator) -> Bool {
    if let isOpen = evaluator.states[key(of: state)]?.boolean { return isOpen }
    let initial = state.value("initialValue") ?? state.unlabelled.first
    return initial?.component?.lastMember == "Open"
  }

  /// Returns the current page of a pager.
  static func page(of state: Component, in evaluator: Evaluator) -> SourceValue {
    evaluator.states[key(of: state)] ?? state.value("initialPage") ?? state.unlabelled.first
      ?? .integer(0)
  }
}
