extension VoiceOver {
  /// What is heard after a double tap: a toggle and what expands their new state alone, on a page
  /// what expands its name before it, what was selected all but role and hints, any other control
  /// its name again.
  ///
  /// Source: a11ysupport.io, input-checkbox.json, aria-expanded.json and aria-live.json; magentaA11y,
  /// captions of native toggle-switch, expandable and segmented-control.
  public func announcement(
    activating node: Node.Index, on screen: Screen
  ) -> Announcement {
    let changed = screen.activating(node)
    guard let before = read(screen).announcement(at: node),
      let after = read(changed).announcement(at: node)
    else { return Announcement() }
    let name = after.parts.filter { $0.kind == .label }
    let news = after.news(since: before)
    if news.contains(where: { $0.rule == TraitRules.selected }) {
      return Announcement(after.parts.prefix { $0.kind != .pause }.filter { $0.kind != .role })
    }
    if screen.origin == .web, screen[node].states.expanded != changed[node].states.expanded {
      return Announcement(name + news)
    }
    return Announcement(news.isEmpty ? name : news)
  }
}
