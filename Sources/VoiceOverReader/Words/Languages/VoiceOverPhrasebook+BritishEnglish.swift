import AccessibilityTree

extension VoiceOverPhrasebook {
  /// VoiceOver's words in British English: those of American English, with other words for check
  /// boxes, colours, dates and times.
  ///
  /// Source: vaadin/web-components#2929 and openjdk/jdk#23436, for “unticked”, on macOS. Assumed:
  /// everything else is as in American English.
  static let britishEnglish: VoiceOverPhrasebook = {
    let english = VoiceOverPhrasebook.english
    var states = english.states
    states.checked = "ticked"
    states.unchecked = "unticked"
    var roles = english.roles
    roles.checkbox = "tick box"
    roles.colorWell = .assumed("colour well")
    var values = english.values
    values.colors.gray = .assumed("grey")
    values.date = .assumed("{day} {month} {year}")
    values.timeBeforeNoon = .assumed("{hour24}:{minute}")
    values.timeAfterNoon = .assumed("{hour24}:{minute}")
    return VoiceOverPhrasebook(
      language: "en-GB", plurals: .one, traits: english.traits, states: states, roles: roles,
      containers: english.containers, editing: english.editing, hints: english.hints,
      values: values, uiKit: english.uiKit, snapshot: english.snapshot)
  }()
}
