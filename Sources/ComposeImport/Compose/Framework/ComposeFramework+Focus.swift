internal import ComponentSource

/// Focus requesters that one call creates together.
extension ComposeFramework {
  /// Returns the focus requesters of `val (first, second) = FocusRequester.createRefs()`.
  ///
  /// Source: ui, FocusRequester.kt, FocusRequesterFactory: there are 16.
  func focusRequesters(_ call: FrameworkCall) -> SourceValue {
    .list(
      (0..<16).map { number in
        .component(
          Component(
            "FocusRequester", [], at: call.range,
            identity: ComponentIdentity(number: call.identity.number &+ number)))
      })
  }
}
