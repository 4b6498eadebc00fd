internal import ComponentSource
internal import ImportSupport

/// The functions of Kotlin and Compose whose results the evaluator can compute.
///
/// A call of any other function becomes a component.
struct ComposeFramework: SourceFramework {
  let resources: ComposeResources
  var window = ComposeWindow()

  /// The name of the component that represents an item of a lazy list.
  static let item = "LazyItem"
  /// The maximum number of items that are shown for a list.
  static let maximumItems = 200

  var language: SourceLanguage { .kotlin }

  let componentTypes: Set<String> = ["Any"]

  func isState(_ variable: VariableDeclaration) -> Bool { false }

  /// The functions that return a view model.
  ///
  /// For each type, all calls on a screen return the same instance.
  ///
  /// Source: AndroidX Lifecycle, ViewModel.kt of lifecycle-viewmodel-compose; Hilt and Koin have
  /// separate functions.
  private static let viewModels: Set<String> = [
    "viewModel", "hiltViewModel", "koinViewModel", "koinNavViewModel", "activityViewModel",
    "viewModels", "activityViewModels", "navGraphViewModels", "hiltNavGraphViewModels",
  ]

  func returnsSharedInstance(_ component: Component) -> Bool {
    component.arguments != nil && component.modifiers.isEmpty
      && ComposeFramework.viewModels.contains(component.name)
  }

  /// Returns the view model that a call creates.
  ///
  /// For a call with a type, such as `viewModel<Model>()`, returns the shared instance of the type.
  private func model(_ call: FrameworkCall, _ evaluator: inout Evaluator) -> SourceValue? {
    guard ComposeFramework.viewModels.contains(call.name) else { return nil }
    // Source: AndroidX Activity, ActivityViewModelLazy.kt: the lambda of `viewModels` makes a factory.
    if !call.name.hasSuffix("s"), let maker = call.lastFunction {
      return evaluator.call(maker).current
    }
    return call.types.first.flatMap { evaluator.sharedInstance(of: $0, file: call.range.file) }
  }

  func contents(of record: SourceRecord, in evaluator: inout Evaluator) -> [Component]? { nil }

  func value(of call: FrameworkCall, in evaluator: inout Evaluator) -> SourceValue? {
    if let receiver = call.receiver {
      return member(call, of: receiver, in: &evaluator)
    }
    return state(call, in: &evaluator) ?? model(call, &evaluator) ?? combined(call, &evaluator)
      ?? text(call, in: &evaluator) ?? list(call, in: &evaluator)
      ?? otherFunction(call, in: &evaluator)
  }

  // MARK: Functions

  private func otherFunction(_ call: FrameworkCall, in evaluator: inout Evaluator) -> SourceValue? {
    switch call.name {
    case "key", "withFrameNanos", "movableContentOf", "ReusableContent":
      guard let content = call.lastFunction else { return nil }
      if call.name == "movableContentOf" { return .function(content) }
      // With other keys, the content has other states.
      let keys = call.name == "key" ? (call.arguments ?? []).filter { !$0.isTrailing } : []
      return .components(
        evaluator.contents(of: content, pass: evaluator.pass(forKeys: keys.map(\.value))))
    case "composable", "dialog", "navigation", "entry": return typedDestination(call, evaluator)
    case "popUpTo" where !call.types.isEmpty:
      return evaluator.perform(call.namingRoute) ? .nothing : nil
    case "launch": return launched(call, &evaluator)
    case "clickableItem", "toggleableItem": return groupItem(call, evaluator)
    case "ToggleableState":
      // Source: AndroidX Compose UI, ToggleableState.kt.
      return call.arguments?.first?.value.boolean.map {
        .constant("ToggleableState.\($0 ? "On" : "Off")")
      }
    case "maxWidth": return .number(window.width)
    case "maxHeight": return .number(window.height)
    case "isSystemInDarkTheme": return .boolean(window.isDark)
    case "Int.MAX_VALUE": return .integer(Int(Int32.max))
    case "Int.MIN_VALUE": return .integer(Int(Int32.min))
    case "PI", "Math.PI": return call.arguments == nil ? .number(.pi) : nil
    default: return nil
    }
  }

  /// Returns a destination that has a type as its route: `composable<Home> { … }`, `entry<Home> { … }`.
  ///
  /// Source: AndroidX Navigation, NavGraphBuilder.kt; Navigation 3, EntryProvider.kt.
  private func typedDestination(_ call: FrameworkCall, _ evaluator: Evaluator) -> SourceValue? {
    guard !call.types.isEmpty, call.arguments != nil else { return nil }
    return .component(
      Component(
        call.name, call.namingRoute.arguments, at: call.range,
        identity: evaluator.identity(at: call.range)))
  }

  // MARK: Members

  private func member(
    _ call: FrameworkCall, of receiver: SourceValue, in evaluator: inout Evaluator
  ) -> SourceValue? {
    if let arguments = receiver.component, arguments.name == NavigationArguments.name {
      return NavigationArguments.member(call, of: arguments, in: &evaluator)
    }
    switch call.name {
    case "value", "intValue", "floatValue", "longValue", "doubleValue":
      if case .state(let key, let value) = receiver { return evaluator.currentValue(key, value) }
      return flowValue(receiver, &evaluator) ?? stateMember(call, of: receiver, in: &evaluator)
        ?? dateMember(call, of: receiver)
    case "dp", "sp", "em", "px": return receiver.number == nil ? nil : receiver.current
    case "text":
      if case .string = receiver.current { return receiver.current }
      return textOfComponent(receiver, in: &evaluator)
    case "then": return chain(receiver, call)
    case "composed": return call.lastFunction.map { evaluator.call($0, receiver: receiver) }
    case "current":
      guard let component = receiver.component else {
        return receiver.unknown == nil ? receiver.current : nil
      }
      return localValue(of: component, at: call.range, in: &evaluator)
    case "toImmutableList", "toPersistentList", "asSequence", "toAnnotatedString": return receiver
    case "toMutableStateList", "toMutableStateMap":
      return storedCollection(call, receiver, &evaluator)
    case "showSnackbar":
      // The call suspends the handler. Its result is known only after the snackbar ended.
      guard evaluator.perform(call) else { return nil }
      return evaluator.resultOfSuspension()
        ?? .unknown(UnknownValue(.runtime, named: "showSnackbar()", at: call.range))
    case "launch": return launched(call, &evaluator)
    case "makeText": return toast(call, &evaluator)
    case "invokeOnCompletion":
      guard let job = receiver.component, job.name == ComposeFramework.job else { return nil }
      return completed(call, job, &evaluator)
    case "popBackStack" where !call.types.isEmpty:
      return evaluator.perform(call.namingRoute) ? .nothing : nil
    case "createRefs" where receiver.component?.lastName == "FocusRequester":
      return focusRequesters(call)
    case "getString", "getQuantityString", "getText", "getStringArray", "getInteger", "getBoolean":
      return text(call, in: &evaluator)
    case "cancel", "cancelAndJoin": return cancelled(call, receiver, &evaluator)
    case "format":
      return localText(call, receiver, evaluator) ?? formattedNumber(call, receiver, evaluator)
        ?? formattedDate(call, receiver)
    case "+": return annotatedSum(call, receiver, &evaluator)
    case "fromHtml":
      let type = receiver.component?.lastName
      guard type == Evaluator.annotatedText || type == "HtmlCompat" || type == "Html" else {
        return nil
      }
      return annotatedHTML(call, isPlain: type != Evaluator.annotatedText, in: &evaluator)
    default:
      return flow(call, receiver, &evaluator) ?? changedContainer(call, receiver, &evaluator)
        ?? stateMember(call, of: receiver, in: &evaluator) ?? dateMember(call, of: receiver)
    }
  }

  /// Returns a member of the state of a drawer, pager or list, or `nil` if the source does not
  /// determine the member.
  private func stateMember(
    _ call: FrameworkCall, of receiver: SourceValue, in evaluator: inout Evaluator
  ) -> SourceValue? {
    guard let component = receiver.component else { return nil }
    if let own = ControlState.member(call.name, of: component, in: evaluator) { return own }
    if let own = NavigationEntry.member(call, of: component, in: &evaluator) { return own }
    if let own = windowMember(call, of: component) { return own }
    switch (component.lastName, call.name) {
    case ("rememberDrawerState", "isOpen"), ("rememberDrawerState", "isClosed"):
      let isOpen = ContainerState.isDrawerOpen(component, in: evaluator)
      return .boolean(isOpen == (call.name == "isOpen"))
    case (_, "isVisible") where ContainerState.isSheet(component):
      return .boolean(ContainerState.isSheetVisible(component, in: evaluator))
    case ("rememberSearchBarState", "currentValue"), ("rememberSearchBarState", "targetValue"):
      let isExpanded = ContainerState.isSearchExpanded(component, in: evaluator)
      return .constant("SearchBarValue.\(isExpanded ? "Expanded" : "Collapsed")")
    case ("rememberPagerState", "currentPage"), ("rememberPagerState", "targetPage"),
      ("rememberPagerState", "settledPage"):
      return currentPage(of: component, in: &evaluator)
    case ("rememberPagerState", "pageCount"): return pageCount(of: component, in: &evaluator)
    case ("rememberLazyListState", "firstVisibleItemIndex"), ("rememberScrollState", "value"):
      let initial = component.value("initialFirstVisibleItemIndex") ?? component.value("initial")
      return (initial ?? component.unlabelled.first)?.current ?? .integer(0)
    case ("rememberLazyListState", "firstVisibleItemScrollOffset"):
      let second = component.unlabelled.dropFirst().first
      return (component.value("initialFirstVisibleItemScrollOffset") ?? second)?.current
        ?? .integer(0)
    case ("SnackbarHostState", "currentSnackbarData"):
      return evaluator.snackbar(of: component).map { .component($0) } ?? .null
    case (Evaluator.snackbarData, "visuals"): return receiver
    case (Evaluator.snackbarData, "message"), (Evaluator.snackbarData, "actionLabel"):
      return component.value(call.name) ?? .null
    case ("rememberLazyListState", "isScrollInProgress"), (_, "isRefreshing"):
      return .boolean(false)
    default: return nil
    }
  }

  /// Returns the page that a pager shows, which is one of its pages.
  ///
  /// Source: foundation, PagerState.kt, coerceInPageRange.
  private func currentPage(of state: Component, in evaluator: inout Evaluator) -> SourceValue {
    let page = ContainerState.page(of: state, in: evaluator)
    guard let number = page.integer else { return page }
    let last = pageCount(of: state, in: &evaluator)?.integer.map { max(1, $0) - 1 }
    let shown = max(0, min(number, last ?? number))
    return shown == number ? page : .integer(shown)
  }

  private func pageCount(of state: Component, in evaluator: inout Evaluator) -> SourceValue? {
    (state.value("pageCount") ?? state.arguments?.last?.value)?.function
      .map { evaluator.call($0).current }
  }

  /// Returns a chain of modifiers, with the modifiers in a call of `then` at its end.
  private func chain(_ receiver: SourceValue, _ call: FrameworkCall) -> SourceValue? {
    guard var component = receiver.component, let other = call.arguments?.first?.value.current
    else { return nil }
    if let next = other.component {
      component.modifiers += next.modifierChain
    } else if other.unknown != nil {
      component.modifiers.append(
        Component(
          "then", call.arguments, at: call.range,
          identity: ComponentIdentity(number: component.identity.number)))
    }
    return .component(component)
  }

  private func textOfComponent(
    _ receiver: SourceValue, in evaluator: inout Evaluator
  ) -> SourceValue? {
    switch receiver.component?.lastName {
    case Evaluator.annotatedText, "TextFieldValue", "TextFieldState":
      let text = evaluator.composeText(of: receiver).text
      return .string(SourceText(text, isLiteral: false, at: nil))
    default: return nil
    }
  }
}

extension FrameworkCall {
  /// The last of the arguments that are functions.
  var lastFunction: SourceFunction? { arguments?.last { $0.value.function != nil }?.value.function }

  /// The call with its route as the first argument, even if a type argument specifies the route, as
  /// in `popUpTo<Home>()`.
  ///
  /// Source: AndroidX Navigation, NavOptionsBuilder.kt, NavController.kt and NavGraphBuilder.kt.
  var namingRoute: FrameworkCall {
    guard let type = types.first else { return self }
    var call = self
    let route = ComponentArgument(
      label: "route", value: .string(SourceText(type.lastName)), at: range)
    call.arguments = [route] + (arguments ?? [])
    return call
  }

  func argument(_ label: String) -> SourceValue? {
    arguments?.first { $0.label == label }?.value
  }

  /// Returns the argument with a label.
  ///
  /// Without such an argument, returns the unlabelled argument at a position.
  func argument(_ label: String, at position: Int) -> SourceValue? {
    if let value = argument(label) { return value }
    let unlabelled = (arguments ?? []).filter { $0.label == nil && !$0.isTrailing }
    return unlabelled.indices.contains(position) ? unlabelled[position].value : nil
  }
}
