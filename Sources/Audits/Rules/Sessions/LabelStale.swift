internal import Simulator

extension AuditRule {
  static let labelStale = acting(
    "label-stale", severity: .serious, criteria: ["4.1.2"], guidelines: ["T10"],
    condition:
      "A control was activated and is another one now, by its picture, its state or what it "
      + "does, and is heard as before.",
    why: "A person who comes back to it hears what is not true any more.",
    fixes: [
      .web: "Change the name with the picture, or give the control an ARIA state.",
      .android: "Change android:contentDescription with the picture, or set a state description.",
      .ios: "Change the accessibility label with the picture, or set the value.",
      .reactNative: "Change accessibilityLabel with the picture, or set accessibilityState.",
      .design: "Change the name, or a state that is heard.",
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
      moment.before.screen.count == moment.after.screen.count, !moment.isElsewhere,
      let before = moment.before.index(of: node), let after = moment.after.index(of: node),
      !moment.before.screen.takesInput(before),
      moment.before.screen[before] != moment.after.screen[after],
      let old = session.words(at: before, on: moment.before.screen),
      let new = session.words(at: after, on: moment.after.screen), old == new
    else { return }
    findings.add(
      subject.node(node, in: moment),
      "“\(moment.before.name(of: node))” is another one after “\(moment.doing)”, and heard as before.",
      heard: session.quotes(moment))
  }
}

extension AuditSession {
  /// What is heard of a node, with everything it is.
  fileprivate func words(at node: Node.Index, on screen: Screen) -> Announcement? {
    var still = screen
    // Where the keyboard types is no matter of the control.
    still[node].states.isFocused = false
    return reader.read(still).stops.first { $0.node == node }?.announcement
  }
}
