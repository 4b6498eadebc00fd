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
  ) { subject, session, step, findings in
    guard case .doubleTap? = step.step.gesture, let node = step.before.focus,
      step.before.screen.count == step.after.screen.count, !step.changesScreen,
      // If focus moves on, the person hears what the control did.
      !step.step.isMoved,
      let before = step.before.index(of: node), let after = step.after.index(of: node),
      !step.before.screen.acceptsText(before),
      step.before.screen[before].lasting != step.after.screen[after].lasting,
      let old = session.words(at: before, on: step.before.screen),
      let new = session.words(at: after, on: step.after.screen), old == new
    else { return }
    findings.add(
      subject.node(node, in: step),
      "\(step.before.words(for: node)) changes after “\(step.gestureText)”, but is announced as before."
        .capitalisedFirst,
      heard: session.quotes(step))
  }
}

extension AuditSession {
  fileprivate func words(at node: Node.Index, on screen: Screen) -> Announcement? {
    var still = screen
    // A change of input focus does not count as a change of the control.
    still[node].states.isFocused = false
    return reader.read(still).stops.first { $0.node == node }?.announcement
  }
}
