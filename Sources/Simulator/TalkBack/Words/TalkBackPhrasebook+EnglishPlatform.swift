extension TalkBackPhrasebook {
  /// What Chrome and Android write into the tree in English.
  ///
  /// Source: Chromium, ui/strings/ax_strings.grd; Material Components, Compose UI and React
  /// Native, strings.xml.
  static let englishPlatform = Platform(
    on: "on", off: "off", partiallyChecked: "partially checked",
    notSelected: "not selected", busy: "busy",
    invalidEntry: "invalid entry",
    percent: "{number}%", submit: "Submit", reset: "Reset",
    whiteBullet: .assumed("white bullet"),
    blackSquare: .assumed("black square"),
    numerals: .latin, sliderValue: "value, {number}",
    lengthExceeded: "character limit exceeded {count} of {limit}",
    invalidCheckBox: "{label}, error: invalid", roleNames: englishRoleNames,
    chrome: .english, reactNative: .english)

  private static let englishRoleNames = RoleNames(
    alert: "alert", alertDialog: "alert dialog", application: "application",
    article: "article", banner: "banner", blockquote: "blockquote", button: "button",
    caption: "caption", checkbox: "checkbox", colorPicker: "color picker",
    columnHeader: "column header", comment: "comment", complementary: "complementary",
    contentInfo: "content information",
    datePicker: "date picker", dateTimePicker: "date and time picker",
    localDateTimePicker: "local date and time picker", monthPicker: "month picker",
    weekPicker: "week picker", timePicker: "time picker", definition: "definition",
    deletion: "deletion", dialog: "dialog", disclosureTriangle: "disclosure triangle",
    document: "document", feed: "feed", graphic: "graphic", heading: "heading",
    highlight: "highlight", insertion: "insertion", link: "link", listBox: "list box",
    log: "log", main: "main", marquee: "marquee", math: "math", menu: "menu",
    menuBar: "menu bar", menuItem: "menu item", meter: "meter", navigation: "navigation",
    note: "note", progressIndicator: "progress indicator", radioButton: "radio button",
    radioGroup: "radio group", region: "region", rowHeader: "row header",
    scrollBar: "scroll bar", search: "search", searchField: "search text field",
    slider: "slider", spinButton: "spin button", splitter: "splitter", status: "status",
    suggestion: "suggestion", switchControl: "switch", tab: "tab", tabList: "tab list",
    tabPanel: "tab panel", table: "table", term: "term", timer: "timer",
    toggleButton: "toggle button", toolbar: "toolbar", tooltip: "tooltip", tree: "tree",
    treeGrid: "tree grid", treeItem: "tree item", audio: "audio", video: "video",
    headingLevel: "heading {level}", headingLevelLink: "heading {level} link",
    visited: "{role} visited", headingLink: "heading link", popUpButton: "pop up button",
    menuPopUpButton: "menu pop up button", dialogPopUpButton: "dialog pop up button",
    current: "current item", currentPage: "current page", currentStep: "current step",
    currentLocation: "current location", currentDate: "current date",
    currentTime: "current time")
}
