internal import Simulator

extension AuditRule {
  static let labelStale = session(
    "label-stale", severity: .serious, criteria: ["4.1.2"], guidelines: ["T10"],
    condition:
      "Activating a control changes its picture, its state or what it does, but its announcement "
      + "stays the same.",
    why: "People who come back to the control hear something that is no longer true.",
    fixes: [
      .web: "Change the name together with the picture, or give the control an ARIA state.",
      .android:
        "Change android:contentDescription together with the picture, or set a state description.",
      .ios: "Change the accessibility label together with the picture, or set the value.",
      .reactNative:
        "Change accessibilityLabel together with the picture, or set accessibilityState.",
      .design: "Change the name, or a state that is announced.",
    ],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform,
          ExampleForm.source(platform, [.button("Play"), .button("Stop")], marking: "Play"),
          app: [.android, .reactNative].contains(platform)
            ? #"on double tap of "Play": update "Play" state "invalid"; announce "Playing""#
            : #"on double tap of "Play": update "Play" state "busy"; announce "Playing""#,
          doing: #"until "Play"; double tap; wait 2 s"#),
        .passes(
          platform, ExampleForm.source(platform, [.button("Play"), .button("Stop")]),
          app: #"on double tap of "Play": update "Play" label "Pause"; announce "Playing""#,
          doing: #"until "Play"; double tap; wait 2 s"#),
      ]
    }
  ) { subject, session, moment, findings in
    guard case .doubleTap? = moment.step.gesture, let node = moment.before.focus,
      moment.before.screen.count == moment.after.screen.count, !moment.changesScreen,
      let before = moment.before.index(of: node), let after = moment.after.index(of: node),
      !moment.before.screen.acceptsText(before),
      moment.before.screen[before].lasting != moment.after.screen[after].lasting,
      let old = session.words(at: before, on: moment.before.screen),
      let new = session.words(at: after, on: moment.after.screen), old == new
    else { return }
    findings.add(
      subject.node(node, in: moment),
      "\(moment.before.words(for: node)) changes after “\(moment.gestureText)”, but is announced as before."
        .capitalisedFirst,
      heard: session.quotes(moment))
  }
}

extension AuditSession {
  /// Returns the whole announcement of a node.
  fileprivate func words(at node: Node.Index, on screen: Screen) -> Announcement? {
    var still = screen
    // The change of input focus is not a change of the control.
    still[node].states.isFocused = false
    return reader.read(still).stops.first { $0.node == node }?.announcement
  }
}
