internal import ComponentSource

/// Focus requesters that are created together by one call.
extension ComposeFramework {
  /// Returns the focus requesters of `val (first, second) = FocusRequester.createRefs()`.
  ///
  /// Source: ui, FocusRequester.kt, FocusRequesterFactory: a call creates up to 16 focus
  /// requesters.
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
