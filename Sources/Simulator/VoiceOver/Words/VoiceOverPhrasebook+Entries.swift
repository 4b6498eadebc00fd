// Every phrase of VoiceOver with its name, in the order of its phrasebooks.

extension VoiceOverPhrasebook: PhraseGroup {
  static let entries: Entries = [
    "traits": \.traits, "states": \.states, "roles": \.roles, "containers": \.containers,
    "editing": \.editing, "hints": \.hints, "values": \.values, "uiKit": \.uiKit,
    "reactNative": \.reactNative,
  ]
}

extension VoiceOverPhrasebook.States: PhraseGroup {
  static let entries: Entries = [
    "selected": \.selected, "checked": \.checked, "unchecked": \.unchecked, "mixed": \.mixed,
    "pressed": \.pressed, "notPressed": \.notPressed, "expanded": \.expanded,
    "collapsed": \.collapsed, "required": \.required, "invalid": \.invalid,
    "invalidGrammar": \.invalidGrammar, "invalidSpelling": \.invalidSpelling,
    "visited": \.visited, "busy": \.busy, "current": \.current, "currentPage": \.currentPage,
    "currentStep": \.currentStep, "currentLocation": \.currentLocation,
    "currentDate": \.currentDate, "currentTime": \.currentTime, "sortedUp": \.sortedUp,
    "sortedDown": \.sortedDown,
  ]
}

extension VoiceOverPhrasebook.Roles: PhraseGroup {
  static let entries: Entries = [
    "headingLevel": \.headingLevel, "inPageLink": \.inPageLink, "toggleButton": \.toggleButton,
    "popUpButton": \.popUpButton, "checkbox": \.checkbox, "radioButton": \.radioButton,
    "menuItem": \.menuItem, "colorWell": \.colorWell, "multiLineTextField": \.multiLineTextField,
    "comboBox": \.comboBox, "pickerItem": \.pickerItem, "draggable": \.draggable,
    "group": \.group, "separator": \.separator, "math": \.math, "menuPopup": \.menuPopup,
    "listBoxPopup": \.listBoxPopup, "treePopup": \.treePopup, "gridPopup": \.gridPopup,
    "dialogPopup": \.dialogPopup, "term": \.term, "definition": \.definition,
    "deletion": \.deletion, "insertion": \.insertion, "highlighted": \.highlighted,
    "description": \.description, "rowHeader": \.rowHeader, "columnHeader": \.columnHeader,
    "banner": \.banner, "navigation": \.navigation, "main": \.main,
    "complementary": \.complementary, "contentInfo": \.contentInfo, "region": \.region,
    "search": \.search, "alert": \.alert,
  ]
}

extension VoiceOverPhrasebook.Containers: PhraseGroup {
  static let entries: Entries = [
    "position": \.position, "tabBar": \.tabBar, "listStart": \.listStart, "listEnd": \.listEnd,
    "definitionListStart": \.definitionListStart, "definitionListEnd": \.definitionListEnd,
    "formStart": \.formStart, "formEnd": \.formEnd, "landmark": \.landmark, "end": \.end,
    "tableStart": \.tableStart, "tableEnd": \.tableEnd, "row": \.row, "column": \.column,
    "rows": \.rows, "columns": \.columns, "spansRows": \.spansRows,
    "spansColumns": \.spansColumns,
  ]
}

extension VoiceOverPhrasebook.Editing: PhraseGroup {
  static let entries: Entries = [
    "characterMode": \.characterMode, "wordMode": \.wordMode,
    "insertionPointAtStart": \.insertionPointAtStart,
    "insertionPointAtEnd": \.insertionPointAtEnd, "characters": \.characters,
    "bullets": \.bullets, "space": \.space, "newLine": \.newLine,
  ]
}

extension VoiceOverPhrasebook.Hints: PhraseGroup {
  static let entries: Entries = [
    "edit": \.edit, "misspelledWords": \.misspelledWords, "adjust": \.adjust, "toggle": \.toggle,
    "picker": \.picker, "expand": \.expand, "collapse": \.collapse, "drag": \.drag,
    "activate": \.activate, "actionsAvailable": \.actionsAvailable, "moreContent": \.moreContent,
  ]
}

extension VoiceOverPhrasebook.Values: PhraseGroup {
  static let entries: Entries = [
    "percent": \.percent, "page": \.page, "date": \.date, "monthOfYear": \.monthOfYear,
    "weekOfYear": \.weekOfYear, "timeBeforeNoon": \.timeBeforeNoon,
    "timeAfterNoon": \.timeAfterNoon, "chooseFile": \.chooseFile,
    "noFileSelected": \.noFileSelected, "indefiniteTime": \.indefiniteTime, "submit": \.submit,
    "reset": \.reset, "bullet": \.bullet, "whiteBullet": \.whiteBullet,
    "blackSquare": \.blackSquare, "colors": \.colors, "months": \.months,
    "monthsAlone": \.monthsAlone,
  ]
}

extension TraitWords: PhraseGroup {
  static let entries: Entries = [
    "dimmed": \.dimmed, "button": \.button, "backButton": \.backButton,
    "switchButton": \.switchButton, "on": \.on, "off": \.off, "mixed": \.mixed, "tab": \.tab,
    "textField": \.textField, "secureTextField": \.secureTextField, "isEditing": \.isEditing,
    "heading": \.heading, "link": \.link, "adjustable": \.adjustable, "image": \.image,
    "searchField": \.searchField,
  ]
}

extension ColorWords: PhraseGroup {
  static let entries: Entries = [
    "black": \.black, "white": \.white, "gray": \.gray, "red": \.red, "green": \.green,
    "blue": \.blue, "yellow": \.yellow, "cyan": \.cyan, "magenta": \.magenta,
  ]
}

extension UIKitWords: PhraseGroup {
  static let entries: Entries = [
    "decrement": \.decrement, "increment": \.increment, "moreInfo": \.moreInfo,
    "reorder": \.reorder, "progress": \.progress, "inProgress": \.inProgress,
    "progressHalted": \.progressHalted, "back": \.back, "dismissMenu": \.dismissMenu,
    "dismissPopup": \.dismissPopup, "badge": \.badge, "items": \.items, "symbols": \.symbols,
  ]
}

extension ReactNativeWords: PhraseGroup {
  static let entries: Entries = [
    "checkbox": \.checkbox, "radioButton": \.radioButton, "checked": \.checked,
    "unchecked": \.unchecked, "mixed": \.mixed, "expanded": \.expanded, "busy": \.busy,
    "legacy": \.legacy, "links": \.links,
  ]
}

extension ReactNativeWords.Legacy: PhraseGroup {
  static let entries: Entries = [
    "notChecked": \.notChecked, "collapsed": \.collapsed, "percent": \.percent, "alert": \.alert,
    "comboBox": \.comboBox, "menu": \.menu, "menuBar": \.menuBar, "menuItem": \.menuItem,
    "progressBar": \.progressBar, "radioGroup": \.radioGroup, "scrollBar": \.scrollBar,
    "spinButton": \.spinButton, "switchControl": \.switchControl, "tab": \.tab,
    "tabList": \.tabList, "timer": \.timer, "toolBar": \.toolBar,
  ]
}

extension ReactNativeWords.Links: PhraseGroup {
  static let entries: Entries = [
    "oneLink": \.oneLink, "oneButton": \.oneButton, "linksAndButtons": \.linksAndButtons,
    "links": \.links, "buttons": \.buttons, "link": \.link, "button": \.button,
  ]
}

extension PlatformWords: PhraseGroup {
  static let entries: Entries = ["uiKit": \.uiKit, "reactNative": \.reactNative]
}

extension SnapshotPhrasebook: PhraseGroup {
  static let entries: Entries = [
    "traits": \.traits, "selectedAlone": \.selectedAlone, "selected": \.selected,
    "series": \.series, "spansRows": \.spansRows, "spansColumns": \.spansColumns, "row": \.row,
    "column": \.column, "listStart": \.listStart, "listEnd": \.listEnd,
    "landmarkStart": \.landmarkStart, "landmarkEnd": \.landmarkEnd, "hints": \.hints,
    "actionsAvailable": \.actionsAvailable, "moreContent": \.moreContent,
  ]
}

extension SnapshotPhrasebook.Hints: PhraseGroup {
  static let entries: Entries = [
    "edit": \.edit, "editing": \.editing, "textArea": \.textArea, "adjust": \.adjust,
    "toggle": \.toggle,
  ]
}
