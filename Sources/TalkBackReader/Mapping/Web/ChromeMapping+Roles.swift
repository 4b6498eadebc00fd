import AccessibilityTree

/// The Android class that Chrome exposes for a role, and Chrome's word for the role.
extension ChromeMapping {
  /// Returns the Android class that Chrome exposes for an element, such as
  /// `android.widget.EditText`.
  ///
  /// Source: Chromium, browser_accessibility_android.cc, GetClassName.
  func className(of node: Node, _ entry: ChromeTree.Entry, isLeaf: Bool) -> String {
    switch node.role {
    case .button, .fileButton: node.isToggle ? Self.toggleButton : "android.widget.Button"
    case .checkbox: "android.widget.CheckBox"
    case .radio: "android.widget.RadioButton"
    case .switchControl:
      if node.isNativeSwitch {
        "android.widget.CheckBox"
      } else {
        has(.widgetClasses) ? "android.widget.Switch" : Self.toggleButton
      }
    case .combobox where node.web?.element == "select": "android.view.View"
    case .combobox: node.isFieldInChrome ? Self.field : Self.spinner
    case .textBox, .searchBox, .spinButton: Self.field
    case .dateField: has(.widgetClasses) ? "android.widget.DatePicker" : Self.spinner
    case .timeField: has(.widgetClasses) ? "android.widget.TimePicker" : Self.spinner
    case .dateTimeField, .monthField, .weekField, .colorWell: Self.spinner
    case .slider, .scrollBar: "android.widget.SeekBar"
    case .progressBar, .meter: "android.widget.ProgressBar"
    case .image, .canvas: Self.image(node)
    case let role where role.isGraphic: Self.image(node)
    case .list, .directory, .listbox, .descriptionList: "android.widget.ListView"
    case .table, .grid, .treeGrid: "android.widget.GridView"
    case .tabList, .tabBar:
      has(.widgetClasses) ? "android.view.ViewGroup" : "android.widget.TabWidget"
    case .menuItem, .menuItemCheckbox, .menuItemRadio: "android.view.MenuItem"
    case .dialog, .alertDialog: "android.app.Dialog"
    case .radioGroup: "android.widget.RadioGroup"
    case .generic, .none, .paragraph, .heading, .text:
      if node.isBareEditor {
        Self.field
      } else {
        isTextView(node, entry, isLeaf: isLeaf) ? "android.widget.TextView" : "android.view.View"
      }
    default: "android.view.View"
    }
  }

  /// Whether a block or heading contains only text.
  private func isTextView(_ node: Node, _ entry: ChromeTree.Entry, isLeaf: Bool) -> Bool {
    switch node.web?.element {
    case "label", "legend", "abbr": false
    default: entry.holdsOnlyText || isLeaf && !entry.content.contains(.anything)
    }
  }

  private static let toggleButton = "android.widget.ToggleButton"
  private static let spinner = "android.widget.Spinner"
  private static let field = "android.widget.EditText"

  private static func image(_ node: Node) -> String {
    node.web?.isClickable == true ? "android.widget.ImageButton" : "android.widget.Image"
  }

  /// Returns Chrome's word for the role, or an empty phrase if the Android class implies the role.
  ///
  /// Source: Chromium, browser_accessibility_android.cc, GetRoleDescription.
  func roleWord(of node: Node, _ index: Int, _ ancestors: Ancestors) -> Phrase {
    let names = words.roleNames
    switch node.role {
    case .button: return buttonWord(node)
    case .fileButton: return has(.fewerRoleWords) ? "" : names.button
    case .switchControl where node.isNativeSwitch: return has(.fewerRoleWords) ? "" : names.checkbox
    case .checkbox, .radio, .switchControl, .slider, .progressBar, .listbox, .image, .canvas,
      .table, .treeGrid, .columnHeader, .rowHeader, .dialog, .alertDialog:
      return has(.fewerRoleWords) ? "" : names.word(for: node.role)
    case let role where role.isGraphic: return has(.fewerRoleWords) ? "" : names.graphic
    case .combobox: return node.web?.element == "select" ? names.menuPopUpButton : ""
    case .dateTimeField where node.web?.type == "datetime": return names.dateTimePicker
    case .dateTimeField, .monthField, .weekField:
      return has(.pickerWords) ? names.word(for: node.role) : names.dateTimePicker
    case .link: return linkWord(node, index)
    case .heading:
      let link = soleLink(in: index)
      let isLink = link != nil || ancestors.contains(.link)
      let isVisited = link.map { screen[source[$0].node].states.isVisited } ?? false
      return visited(headingWord(node.level, isLink: isLink), isVisited)
    case .media: return node.web?.element == "audio" ? "" : names.video
    case .caption: return node.web?.element == "figcaption" ? "" : names.caption
    case .comment: return names.comment
    case .radioGroup: return names.radioGroup
    case .suggestion: return names.suggestion
    case .term: return has(.termWord) ? names.term : ""
    default: return names.word(for: node.role)
    }
  }

  private func buttonWord(_ node: Node) -> Phrase {
    let names = words.roleNames
    if node.isToggle { return has(.fewerRoleWords) ? "" : names.toggleButton }
    switch node.states.popup {
    case .menu: return names.menuPopUpButton
    case .dialog: return names.dialogPopUpButton
    case .listbox, .tree, .grid: return names.popUpButton
    case nil: return has(.fewerRoleWords) ? "" : names.button
    }
  }

  /// Returns the word for a link.
  ///
  /// If the link is all that a heading contains, the word also names the heading.
  private func linkWord(_ node: Node, _ index: Int) -> Phrase {
    let parent = source[index].parent
    guard parent >= 0, screen[source[parent].node].role == .heading, soleLink(in: parent) == index
    else { return visited(words.roleNames.link, node.states.isVisited) }
    let level = screen[source[parent].node].level
    return visited(headingWord(level, isLink: true), node.states.isVisited)
  }

  private func visited(_ word: Phrase, _ isVisited: Bool) -> Phrase {
    isVisited ? words.roleNames.visited.phrase(["role": word.text]) : word
  }

  private func headingWord(_ level: Int?, isLink: Bool) -> Phrase {
    guard let level, (1...6).contains(level) else {
      return isLink ? words.roleNames.headingLink : words.roleNames.heading
    }
    let template = isLink ? words.roleNames.headingLevelLink : words.roleNames.headingLevel
    return template.phrase(["level": String(level)])
  }

  /// Returns the link that is the only content of a heading, or `nil` if there is none.
  func soleLink(in index: Int) -> Int? {
    var found: Int?
    for child in source.children(of: index) {
      let entry = source[child]
      if entry.kind == .text, screen[entry.node].name.isOnlyWhitespace { continue }
      guard found == nil, entry.kind == .element, screen[entry.node].role == .link else {
        return nil
      }
      found = child
    }
    return found
  }
}

extension Node {
  /// Whether the element is a button that stays pressed.
  var isToggle: Bool { role == .button && states.pressed != nil }

  /// Whether the element is a check box with the attribute `switch`, which only Safari supports.
  var isNativeSwitch: Bool { web?.element == "input" && web?.hasExplicitRole == false }
}
