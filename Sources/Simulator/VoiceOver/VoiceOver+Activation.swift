extension VoiceOver {
  /// What is heard after a double tap: a toggle its new state alone, what expands its name and
  /// state, what was selected everything but hints, any other control its name again.
  ///
  /// Source: a11ysupport.io, input-checkbox.json, aria-expanded.json and aria-live.json; magentaA11y,
  /// captions of native toggle-switch and segmented-control.
  public func announcement(
    activating node: Node.Index, on screen: Screen
  ) -> Announcement {
    let changed = screen.activating(node)
    guard let before = read(screen).announcement(at: node),
      let after = read(changed).announcement(at: node)
    else { return Announcement() }
    let name = after.parts.filter { $0.kind == .label }
    if screen[node].states.expanded != changed[node].states.expanded {
      return Announcement(name + after.news(since: before))
    }
    if screen[node].states.selected != changed[node].states.selected {
      return Announcement(Array(after.parts.prefix { $0.kind != .pause }))
    }
    let news = after.news(since: before)
    return Announcement(news.isEmpty ? name : news)
  }
}
