extension TalkBackPhrasebook {
  /// States and values that Chrome writes in words of its own.
  ///
  /// Source: Chromium, ui/strings/ax_strings.grd.
  package struct ChromeWords: Sendable, Hashable {
    /// A radio button among others.
    package var checkedInGroup, uncheckedInGroup: Template
    /// How many items of a list of several are chosen.
    package var someSelected: Template
    package var noneSelected: Phrase
    /// A control for files without one, what it is called with and without a label.
    package var noFile, chooseFile: Phrase
    package var namedFile: Template
    /// What must be filled in, before Chrome had a field for it.
    package var required: Phrase
  }
}

extension TalkBackPhrasebook.ChromeWords {
  static let english = Self(
    checkedInGroup: "checked. in group, option {index} of {count}",
    uncheckedInGroup: "not checked. in group, option {index} of {count}",
    someSelected: "multiselectable, {selected} of {count} selected.",
    noneSelected: "multiselectable, none selected.", noFile: "No file chosen",
    chooseFile: "Choose File", namedFile: "{label}: {file}", required: "required")
}

extension TalkBackPhrasebook.ChromeWords: PhraseGroup {
  static let entries: Entries = [
    "checkedInGroup": \.checkedInGroup, "uncheckedInGroup": \.uncheckedInGroup,
    "someSelected": \.someSelected, "noneSelected": \.noneSelected, "noFile": \.noFile,
    "chooseFile": \.chooseFile, "namedFile": \.namedFile, "required": \.required,
  ]
}
