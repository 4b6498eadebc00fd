extension TalkBackPhrasebook {
  /// TalkBack's words in British English.
  ///
  /// Source: TalkBack 15.1, strings.xml in British English.
  package static let britishEnglish = TalkBackPhrasebook(
    language: "en-GB",
    roles: Roles(
      button: "button", checkBox: "tick box", radioButton: "radio button",
      switchControl: "switch", editBox: "edit box", dropDownList: "drop down menu",
      slider: "slider", progressBar: "progress bar", image: "image", list: "list", grid: "grid",
      tabBar: "tab bar", page: "page", webView: "web view"),
    states: States(
      checked: "ticked", notChecked: "not ticked", on: "on", off: "off", selected: "selected",
      disabled: "disabled", expanded: "expanded", collapsed: "collapsed", editing: "editing",
      password: "password", unlabelled: "unlabelled"),
    positions: Positions(
      heading: "heading", rowHeading: "row heading", columnHeading: "column heading",
      row: "row {index}", column: "column {index}", item: "{index} of {count}",
      level: "level {level}", items: Plural(one: "{count} item", other: "{count} items"),
      rows: Plural(one: "{count} row", other: "{count} rows"),
      columns: Plural(one: "{count} column", other: "{count} columns"),
      characters: Plural(one: "{count} character", other: "{count} characters")),
    collections: Collections(
      list: Passage(
        entering: "in list", enteringNamed: "in list {name}", leaving: "out of list",
        leavingNamed: "out of list {name}"),
      grid: Passage(
        entering: "in grid", enteringNamed: "in grid {name}", leaving: "out of grid",
        leavingNamed: "out of grid {name}"),
      pager: Passage(
        entering: "in pager", enteringNamed: "in pager {name}", leaving: "out of pager",
        leavingNamed: "out of pager {name}"),
      verticalPager: Passage(
        entering: .assumed("in vertical pager"),
        enteringNamed: .assumed("in vertical pager {name}"),
        leaving: .assumed("out of vertical pager"),
        leavingNamed: .assumed("out of vertical pager {name}")),
      horizontalPager: Passage(
        entering: .assumed("in horizontal pager"),
        enteringNamed: .assumed("in horizontal pager {name}"),
        leaving: .assumed("out of horizontal pager"),
        leavingNamed: .assumed("out of horizontal pager {name}")),
      gridPager: Passage(
        entering: .assumed("in grid pager"), enteringNamed: .assumed("in grid pager {name}"),
        leaving: .assumed("out of grid pager"),
        leavingNamed: .assumed("out of grid pager {name}")),
      other: Passage(
        entering: "in {word}", enteringNamed: "in {word} {name}", leaving: "out of {word}",
        leavingNamed: "out of {word} {name}"),
      titled: TitledPassage(entering: "in {name}", leaving: "out of {name}")),
    templates: Templates(
      labelled: "{item} for {label}", error: "error: {message}", percent: "{number} percent",
      repeated: "{count} {symbol}", capital: "capital {letter}"),
    hints: britishEnglishHints, symbols: englishSymbols, platform: britishEnglishPlatform)

  private static let britishEnglishHints = Hints(
    doubleTap: "double tap", singleTap: "tap", activate: "{gesture} to activate.",
    toggle: "{gesture} to toggle.",
    editText: "{gesture} to edit text.", change: "{gesture} to change.",
    select: "{gesture} to select", longPress: "{gesture} and hold to long press.",
    custom: "{gesture} to {action}", customLongPress: "{gesture} and hold to {action}.",
    adjust: "'{up}' or '{down}' to adjust", menu: "{kinds} available; use {gesture} to view.",
    readingControl: "{kinds} available, {gestures} and double tap to activate",
    actions: "actions", links: "links", labels: "labels", swipeUp: "swipe up",
    swipeDown: "swipe down", menuGesture: "tap with three fingers",
    swipeUpOrDown: "swipe up or swipe down")

  /// Assumed: Chrome and Android say in Britain what they say in America, spelling aside.
  private static let britishEnglishPlatform: Platform = {
    var platform = englishPlatform
    platform.roleNames.colorPicker = .assumed("colour picker")
    return platform
  }()
}
