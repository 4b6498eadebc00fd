extension TalkBack {
  /// What is heard after a double tap: the new state of what changed, else nothing.
  ///
  /// Source: TalkBack 15.1, EventTypeViewClickedFeedbackRule.java.
  public func announcement(
    activating node: Node.Index, on screen: Screen
  ) -> Announcement {
    guard let before = read(screen).announcement(at: node),
      let after = read(screen.activating(node)).announcement(at: node)
    else { return Announcement() }
    return Announcement(after.news(since: before).filter { $0.kind == .state })
  }
}
