extension SnapshotPhrasebook {
  /// The words in English.
  static let english = SnapshotPhrasebook(
    language: "en",
    traits: TraitWords(
      dimmed: "Dimmed.", button: "Button.", backButton: "Back Button.",
      switchButton: "Switch Button.", on: "On.", off: "Off.", mixed: "Mixed.", tab: "Tab.",
      textField: "Text Field.", secureTextField: "Secure Text Field.", isEditing: "Is editing.",
      heading: "Heading.", link: "Link.", adjustable: "Adjustable.", image: "Image.",
      searchField: "Search Field."),
    selectedAlone: "Selected.", selected: "Selected: {element}", back: "Back",
    series: "{element} {index} of {count}.", spansRows: "Spans {count} rows.",
    spansColumns: "Spans {count} columns.", row: "Row {row}.", column: "Column {column}.",
    listStart: "List Start.", listEnd: "List End.", landmarkStart: "Landmark.",
    landmarkEnd: "End.",
    hints: Hints(
      edit: "Double tap to edit.", editing: "Use the rotor to access Misspelled Words",
      textArea: "Double tap to edit., Use the rotor to access Misspelled Words",
      adjust: "Swipe up or down with one finger to adjust the value.",
      toggle: "Double tap to toggle setting."),
    actionsAvailable: "Actions Available", moreContent: "More Content Available")
}
