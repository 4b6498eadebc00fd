internal import Simulator

extension AuditRule {
  static let focusForcedBack = acting(
    "focus-forced-back", aliases: ["NO_KEYBOARD_TRAP"], severity: .serious,
    isMandatory: true, criteria: ["2.1.2", "3.2.1"], guidelines: ["A19"],
    condition: "A person leaves a field, and the app moves focus back to it.",
    why: "A person who cannot give what is asked for can go nowhere else, not even out.",
    fixes: [
      .web: "Tell what is wrong beside the field, and let focus go where the person wants.",
      .android: "Tell what is wrong with setError, and do not request focus in the listener.",
      .ios: "Tell what is wrong, and return true from textFieldShouldEndEditing.",
      .reactNative: "Tell what is wrong in onBlur, and do not call focus() there.",
      .design: "Let the app tell the error when the field is left, and not focus it.",
    ],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform, ExampleForm.source(platform, marking: "Name"),
          app: #"on leave of "Name" when "Name" is empty: focus "Name""#,
          doing: #"until "Name"; double tap; until "Email"; double tap"#),
        .passes(
          platform, ExampleForm.source(platform),
          app: #"on leave of "Name" when "Name" is empty: error "Name" "Enter your name""#,
          doing: #"until "Name"; double tap; until "Email"; double tap"#),
      ]
    }
  ) { subject, session, moment, findings in
    // Whoever sends a form off is to be led to what is wrong with it.
    guard !moment.isRefusal, let left = moment.events.first(where: { $0.kind == .leave })?.node,
      moment.after.inputFocus == left || moment.after.focus == left && moment.step.isMoved
    else { return }
    findings.add(
      subject.node(left, in: moment),
      "“\(moment.doing)” leaves “\(moment.after.name(of: left))”, and the app moves focus back.",
      heard: session.quotes(moment))
  }
}
