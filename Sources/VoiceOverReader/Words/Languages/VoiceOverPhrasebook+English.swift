import AccessibilityTree

extension VoiceOverPhrasebook {
  /// VoiceOver's words in American English.
  ///
  /// Source: AccessibilitySnapshot 0.12.1, en.lproj; a11ysupport.io and magentaA11y recordings of
  /// VoiceOver on iOS; CVS Health, iOS SwiftUI accessibility techniques.
  static let english = VoiceOverPhrasebook(
    language: "en-US", plurals: .one,
    traits: TraitWords(
      dimmed: "dimmed", button: "button", backButton: "back button",
      switchButton: "switch button", on: "on", off: "off", mixed: "mixed", tab: "tab",
      textField: "text field", secureTextField: "secure text field", isEditing: "is editing",
      heading: "heading", link: "link", adjustable: "adjustable", image: "image",
      searchField: "search field"),
    states: States(
      selected: "selected", checked: "checked", unchecked: "unchecked", mixed: "mixed",
      pressed: "pressed", notPressed: "not pressed", expanded: "expanded",
      collapsed: "collapsed", required: "required", invalid: "invalid data",
      invalidGrammar: "invalid grammar", invalidSpelling: "invalid spelling",
      visited: "visited", busy: "busy", current: "current", currentPage: "current page",
      currentStep: "current step", currentLocation: "current location",
      currentDate: "current date", currentTime: "current time", sortedUp: "sort up",
      sortedDown: "sort down"),
    roles: Roles(
      headingLevel: "heading level {level}", inPageLink: "in-page link",
      toggleButton: "toggle button", popUpButton: "pop up button", checkbox: "checkbox",
      radioButton: "radio button", menuItem: "menu item", colorWell: "color well",
      multiLineTextField: "multi line text field", comboBox: "combo box",
      pickerItem: "picker item", draggable: "draggable", group: "group",
      separator: .assumed("separator"),
      math: .assumed("math"),
      menuPopup: "menu popup", listBoxPopup: "list box popup", treePopup: "tree popup",
      gridPopup: "grid popup", dialogPopup: "dialog popup", term: "term",
      definition: "definition", deletion: .assumed("deletion"), insertion: .assumed("insertion"),
      highlighted: .assumed("highlighted"), description: "description", rowHeader: "row header",
      columnHeader: "column header", banner: "banner", navigation: "navigation", main: "main",
      complementary: "complementary", contentInfo: "content information", region: "region",
      search: "search", alert: "alert", webDialog: "web dialog",
      webAlertDialog: .assumed("web alert dialog")),
    containers: Containers(
      position: "{index} of {count}", tabBar: "tab bar", listStart: "list start",
      listEnd: "list end", definitionListStart: "definition list start",
      definitionListEnd: "definition list end", formStart: "form start", formEnd: "form end",
      landmark: "landmark", end: "end", tableStart: "table start", tableEnd: "table end",
      row: "row {row}", column: "column {column}",
      rows: Plural(one: "{count} row", other: "{count} rows"),
      columns: Plural(one: "{count} column", other: "{count} columns"),
      spansRows: Plural(one: .assumed("spans {count} row"), other: "spans {count} rows"),
      spansColumns: Plural(one: .assumed("spans {count} column"), other: "spans {count} columns")),
    editing: Editing(
      characterMode: "character mode", wordMode: "word mode",
      insertionPointAtStart: "insertion point at start",
      insertionPointAtEnd: "insertion point at end",
      characters: Plural(one: .assumed("{count} character"), other: "{count} characters"),
      // Recorded in French only, as “17 puces”.
      bullets: Plural(one: .assumed("{count} bullet"), other: .assumed("{count} bullets")),
      space: "space", newLine: .assumed("new line")),
    hints: Hints(
      edit: "double tap to edit", misspelledWords: "use the rotor to access misspelled words",
      adjust: "swipe up or down with one finger to adjust the value",
      toggle: "double tap to toggle setting", picker: "double tap to activate the picker",
      expand: "double tap to expand", collapse: "double tap to collapse",
      drag: "double tap and hold, wait for the sound, then drag to rearrange",
      activate: "double tap to activate", actionsAvailable: "actions available",
      moreContent: "more content available"),
    values: Values(
      percent: "{number}%", page: "page {page} of {count}", date: "{month} {day}, {year}",
      monthOfYear: "{month} {year}", weekOfYear: .assumed("week {week}, {year}"),
      timeBeforeNoon: .assumed("{hour}:{minute} AM"), timeAfterNoon: .assumed("{hour}:{minute} PM"),
      chooseFile: "choose file",
      noFileSelected: "no file selected",
      indefiniteTime: .assumed("indefinite time"),
      items: Plural(one: .assumed("{count} Item"), other: .assumed("{count} Items")),
      submit: "Submit", reset: "Reset",
      bullet: "bullet",
      whiteBullet: "white bullet",
      blackSquare: .assumed("black square"),
      colors: ColorWords(
        black: .assumed("black"), white: .assumed("white"), gray: .assumed("gray"), red: "red",
        green: .assumed("green"), blue: .assumed("blue"), yellow: .assumed("yellow"),
        cyan: .assumed("cyan"), magenta: .assumed("magenta")),
      months: englishMonths, monthsAlone: englishMonths),
    uiKit: .english, snapshot: .english)

  private static let englishMonths: [Phrase] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

extension SnapshotPhrasebook {
  /// AccessibilitySnapshot's words in English.
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
    hints: .english,
    actionsAvailable: "Actions Available", moreContent: "More Content Available")
}
