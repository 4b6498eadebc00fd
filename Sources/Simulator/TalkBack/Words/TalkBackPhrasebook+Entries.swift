// Every phrase of TalkBack with its name, in the order of its phrasebook.

extension TalkBackPhrasebook: PhraseGroup {
  static let entries: Entries = [
    "roles": \.roles, "states": \.states, "positions": \.positions, "collections": \.collections,
    "templates": \.templates, "hints": \.hints, "symbols": \.symbols, "platform": \.platform,
    "events": \.events,
  ]
}

extension TalkBackPhrasebook.Roles: PhraseGroup {
  static let entries: Entries = [
    "button": \.button, "checkBox": \.checkBox, "radioButton": \.radioButton,
    "switchControl": \.switchControl, "editBox": \.editBox, "dropDownList": \.dropDownList,
    "slider": \.slider, "progressBar": \.progressBar, "image": \.image, "list": \.list,
    "grid": \.grid, "tabBar": \.tabBar, "page": \.page, "webView": \.webView,
    "pagerView": \.pagerView,
  ]
}

extension TalkBackPhrasebook.States: PhraseGroup {
  static let entries: Entries = [
    "checked": \.checked, "notChecked": \.notChecked, "on": \.on, "off": \.off,
    "selected": \.selected, "disabled": \.disabled, "expanded": \.expanded,
    "collapsed": \.collapsed, "editing": \.editing, "password": \.password,
    "unlabelled": \.unlabelled, "readOnly": \.readOnly, "required": \.required,
    "partiallyExpanded": \.partiallyExpanded,
  ]
}

extension TalkBackPhrasebook.Positions: PhraseGroup {
  static let entries: Entries = [
    "heading": \.heading, "rowHeading": \.rowHeading, "columnHeading": \.columnHeading,
    "row": \.row, "column": \.column, "item": \.item, "level": \.level, "items": \.items,
    "rows": \.rows, "columns": \.columns, "characters": \.characters, "ignored": \.ignored,
  ]
}

extension TalkBackPhrasebook.Collections: PhraseGroup {
  static let entries: Entries = [
    "list": \.list, "grid": \.grid, "pager": \.pager, "verticalPager": \.verticalPager,
    "horizontalPager": \.horizontalPager, "gridPager": \.gridPager, "other": \.other,
    "titled": \.titled,
  ]
}

extension TalkBackPhrasebook.Templates: PhraseGroup {
  static let entries: Entries = [
    "labelled": \.labelled, "error": \.error, "percent": \.percent, "repeated": \.repeated,
    "capital": \.capital, "requiredState": \.requiredState, "emoji": \.emoji,
  ]
}

extension TalkBackPhrasebook.Hints: PhraseGroup {
  static let entries: Entries = [
    "doubleTap": \.doubleTap, "singleTap": \.singleTap, "activate": \.activate,
    "toggle": \.toggle, "editText": \.editText, "change": \.change, "select": \.select,
    "longPress": \.longPress, "custom": \.custom, "customLongPress": \.customLongPress,
    "adjust": \.adjust, "menu": \.menu, "readingControl": \.readingControl, "actions": \.actions,
    "links": \.links, "labels": \.labels, "swipeUp": \.swipeUp, "swipeDown": \.swipeDown,
    "menuGesture": \.menuGesture, "swipeUpOrDown": \.swipeUpOrDown, "openLink": \.openLink,
  ]
}

extension TalkBackPhrasebook.Platform: PhraseGroup {
  static let entries: Entries = [
    "on": \.on, "off": \.off, "partiallyChecked": \.partiallyChecked, "busy": \.busy,
    "notSelected": \.notSelected, "invalidEntry": \.invalidEntry, "percent": \.percent,
    "submit": \.submit, "reset": \.reset,
    "whiteBullet": \.whiteBullet, "blackSquare": \.blackSquare, "sliderValue": \.sliderValue,
    "lengthExceeded": \.lengthExceeded, "invalidCheckBox": \.invalidCheckBox,
    "roleNames": \.roleNames, "chrome": \.chrome, "reactNative": \.reactNative,
  ]
}

extension TalkBackPhrasebook.Passage: PhraseGroup {
  static let entries: Entries = [
    "entering": \.entering, "enteringNamed": \.enteringNamed, "leaving": \.leaving,
    "leavingNamed": \.leavingNamed,
  ]
}

extension TalkBackPhrasebook.TitledPassage: PhraseGroup {
  static let entries: Entries = ["entering": \.entering, "leaving": \.leaving]
}

extension TalkBackPhrasebook.RoleNames: PhraseGroup {
  static let entries: Entries = [
    "alert": \.alert, "alertDialog": \.alertDialog, "application": \.application,
    "article": \.article, "banner": \.banner, "blockquote": \.blockquote, "button": \.button,
    "checkbox": \.checkbox, "colorPicker": \.colorPicker, "columnHeader": \.columnHeader,
    "complementary": \.complementary, "contentInfo": \.contentInfo, "datePicker": \.datePicker,
    "dateTimePicker": \.dateTimePicker, "localDateTimePicker": \.localDateTimePicker,
    "monthPicker": \.monthPicker, "weekPicker": \.weekPicker, "timePicker": \.timePicker,
    "definition": \.definition, "deletion": \.deletion, "dialog": \.dialog,
    "disclosureTriangle": \.disclosureTriangle, "document": \.document, "feed": \.feed,
    "graphic": \.graphic, "heading": \.heading, "highlight": \.highlight,
    "insertion": \.insertion, "link": \.link, "listBox": \.listBox, "log": \.log, "main": \.main,
    "marquee": \.marquee, "math": \.math, "menu": \.menu, "menuBar": \.menuBar,
    "menuItem": \.menuItem, "meter": \.meter, "navigation": \.navigation, "note": \.note,
    "progressIndicator": \.progressIndicator, "radioButton": \.radioButton, "region": \.region,
    "rowHeader": \.rowHeader, "scrollBar": \.scrollBar, "search": \.search,
    "searchField": \.searchField, "slider": \.slider, "spinButton": \.spinButton,
    "splitter": \.splitter, "status": \.status, "switchControl": \.switchControl, "tab": \.tab,
    "tabList": \.tabList, "tabPanel": \.tabPanel, "table": \.table, "timer": \.timer,
    "toggleButton": \.toggleButton, "toolbar": \.toolbar, "tooltip": \.tooltip, "tree": \.tree,
    "treeGrid": \.treeGrid, "treeItem": \.treeItem, "audio": \.audio, "video": \.video,
    "caption": \.caption, "comment": \.comment, "radioGroup": \.radioGroup,
    "suggestion": \.suggestion, "term": \.term, "visited": \.visited,
    "headingLevel": \.headingLevel, "headingLevelLink": \.headingLevelLink,
    "headingLink": \.headingLink, "popUpButton": \.popUpButton,
    "menuPopUpButton": \.menuPopUpButton, "dialogPopUpButton": \.dialogPopUpButton,
    "current": \.current, "currentPage": \.currentPage, "currentStep": \.currentStep,
    "currentLocation": \.currentLocation, "currentDate": \.currentDate,
    "currentTime": \.currentTime,
  ]
}

extension TalkBackPhrasebook.ReactNativeWords: PhraseGroup {
  static let entries: Entries = [
    "mixed": \.mixed, "busy": \.busy, "link": \.link, "image": \.image,
    "imageButton": \.imageButton, "summary": \.summary, "alert": \.alert, "comboBox": \.comboBox,
    "menu": \.menu, "menuBar": \.menuBar, "menuItem": \.menuItem, "progressBar": \.progressBar,
    "radioGroup": \.radioGroup, "scrollBar": \.scrollBar, "spinButton": \.spinButton,
    "tab": \.tab, "tabList": \.tabList, "timer": \.timer, "toolBar": \.toolBar,
  ]
}
