internal import ImportSupport
internal import Simulator

/// What follows from the attributes of one node for fields that dumps do not have.
extension DumpNode {
  /// What a dump tells of every node, so that a missing attribute means something.
  struct Knowledge {
    /// Hints stand beside texts.
    let hints: Bool
    /// What can be pressed is told.
    let presses: Bool
    /// What can be checked is told.
    let checks: Bool
    /// Whether a hint is shown is told.
    let showsHints: Bool
    /// The text of a field is taken for its hint where the two cannot be told apart.
    let assumesHint: Bool

    /// What the attributes of a dump tell.
    ///
    /// Appium leaves out what is null; servers that write this much write hints where there are any.
    init(_ content: DumpVocabulary, assumesHint: Bool) {
      hints =
        content.tells("hint", "hintText", "a11y-important")
        || content.tells("drawing-order") && content.tool == .appium
      presses = content.tells("clickable", "isClickable")
      checks = content.tells("checkable", "isCheckable")
      showsHints = content.tells("showing-hint", "showingHintText")
      self.assumesHint = assumesHint
    }
  }

  /// Fills in what the platform would have told as well.
  mutating func complete(_ knowledge: Knowledge) {
    if DumpNode.isField(simpleClass) { fields.editable = true }
    if !knowledge.presses {
      assumeUse(knowledge)
    } else if !knowledge.checks {
      assumeChecks()
    }
    if fields.editable == true { tellHint(knowledge) }
    if notes.contains(.noArea) { fields.visible = false }
    readRange()
    noteMissingState()
    if fields.hasClickableSpan == true {
      fields.links = [fields.text ?? fields.contentDescription].compactMap { $0 }
      notes.insert(.unnamedLinks)
    }
    if simpleClass == "WebView" { notes.insert(.viewOfPage) }
    if hasGlyph { notes.insert(.glyph) }
    if fields.actions?.isEmpty != false { fields.actions = likelyActions }
  }

  /// Whether text is typed into views of a class; apps' own classes end like Android's.
  private static func isField(_ simpleClass: Substring) -> Bool {
    simpleClass.hasSuffix("EditText") || simpleClass.hasSuffix("AutoCompleteTextView")
  }

  /// Takes controls as usable in a dump from which the flags were cut out.
  ///
  /// Assumed: a control is there to be used; only a text that can be checked leaves that to its row.
  private mutating func assumeUse(_ knowledge: Knowledge) {
    guard simpleClass != "CheckedTextView" else { return }
    switch AndroidClassRole.role(of: fields.className ?? "") {
    case .checkbox, .radio, .switchControl:
      if !knowledge.checks { fields.checkable = true }
    case .button, .textBox, .combobox: break
    default: return
    }
    fields.clickable = true
    fields.focusable = true
    notes.insert(.takenAsUsable)
  }

  /// Takes controls as checkable in a dump that tells only what is checked.
  private mutating func assumeChecks() {
    switch AndroidClassRole.role(of: fields.className ?? "") {
    case .checkbox, .radio, .switchControl: fields.checkable = true
    default: if fields.checked == true { fields.checkable = true }
    }
  }

  /// Whether the text is the hint of an empty field.
  private mutating func tellHint(_ knowledge: Knowledge) {
    guard let text = fields.text else { return }
    if knowledge.showsHints || fields.showingHintText == true { return }
    if knowledge.hints || fields.hintText != nil {
      if fields.hintText == text { fields.showingHintText = true }
      return
    }
    notes.insert(knowledge.assumesHint ? .textIsHint : .textMayBeHint)
    guard knowledge.assumesHint else { return }
    fields.hintText = text
    fields.showingHintText = true
  }

  /// Compound buttons describe their state themselves since Android 11, which dumps do not tell;
  /// before, the state of a switch was the end of the text.
  ///
  /// Assumed: a check box or radio button with a text of its own is Android's; those of Compose and
  /// React Native have theirs in a description or a child.
  private mutating func noteMissingState() {
    guard fields.checkable == true, fields.stateDescription == nil else { return }
    let text = fields.text ?? ""
    switch simpleClass {
    case "Switch", "SwitchCompat", "SwitchMaterial", "ToggleButton":
      fields.hasUntoldState = text.hasSuffix("ON") || text.hasSuffix("OFF") ? nil : true
    case "CheckBox", "RadioButton": fields.hasUntoldState = text.isEmpty ? nil : true
    default: break
    }
  }

  /// Appium writes the number of a range where a text would stand, as Java writes floats.
  ///
  /// Assumed: the range is Android's own, from 0 to 100.
  /// Source: appium-uiautomator2-server, AxNodeInfoHelper.java, getText; Android, ProgressBar.java,
  /// formatStateDescription.
  private mutating func readRange() {
    guard simpleClass == "SeekBar" || simpleClass == "ProgressBar", let text = fields.text,
      text.contains("."), text.allSatisfy({ $0.isNumber || $0 == "." }),
      let number = Double(text), (0...100).contains(number)
    else { return }
    fields.text = nil
    fields.rangeInfo = AndroidAttributes.RangeInfo(
      type: .int, min: Spelled(0, as: "0"), max: Spelled(100, as: "100"),
      current: Spelled(number, as: text))
    if fields.stateDescription == nil { fields.stateDescription = "\(Int(number))%" }
    notes.insert(.assumedRange)
  }

  /// Whether a text holds a private character, by which icon fonts draw.
  private var hasGlyph: Bool {
    [fields.text, fields.contentDescription, fields.hintText].contains { text in
      text?.unicodeScalars.contains {
        (0xE000...0xF8FF).contains($0.value) || $0.value >= 0xF0000
      } == true
    }
  }

  /// The actions that Android's views have with these flags.
  ///
  /// Source: Android, View.java, TextView.java, ScrollView.java, AbsSeekBar.java and SeekBar.java,
  /// onInitializeAccessibilityNodeInfoInternal. Assumed: what can scroll can scroll on.
  private var likelyActions: [String]? {
    var actions: [String] = []
    if fields.focusable == true, fields.focused != true { actions.append("FOCUS") }
    if isEnabled {
      if fields.clickable == true { actions.append("CLICK") }
      if fields.longClickable == true { actions.append("LONG_CLICK") }
      if fields.scrollable == true { actions.append("SCROLL_FORWARD") }
      if isAdjustable { actions += ["SCROLL_FORWARD", "SCROLL_BACKWARD", "SET_PROGRESS"] }
      if fields.editable == true { actions.append("SET_TEXT") }
    }
    if fields.editable == true, fields.text != nil, fields.showingHintText != true {
      actions.append("SET_SELECTION")
    }
    return actions.isEmpty ? nil : actions
  }

  private var isAdjustable: Bool {
    simpleClass == "SeekBar" || simpleClass == "RatingBar" && fields.focusable == true
  }
}
